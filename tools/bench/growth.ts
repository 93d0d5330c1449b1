import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD, copyProject, removeFolder, run } from '../project-copy.ts';
import type { Part } from './options.ts';
import { table } from './table.ts';

const RECORDER = fileURLToPath(new URL('./build-cost.mjs', import.meta.url));

/** Numbers of Grands Crus to build with. */
const SCALE = [20, 200, 2000];

/** What one build took. */
interface BuildCost {
  /** From start to end, which depends on what else the machine does. */
  readonly ms: number;
  /** What all threads together computed, which hardly does. */
  readonly cpuMs: number;
  readonly peakBytes: number;
}

/** Builds the site with so many Grands Crus, cold, each time in a copy of its own. */
export const measureGrowth: Part = async () => {
  const steps: { vineyards: number; pages: number; cost: BuildCost }[] = [];
  for (const vineyards of SCALE) {
    console.error(`building with ${vineyards} Grands Crus …`);
    const cost = await coldBuild((folder) => {
      generateVineyards(folder, vineyards);
    });
    steps.push({ vineyards, pages: vineyards * 2, cost });
  }
  const rows = steps.map(({ vineyards, pages, cost }, index) => {
    const before = steps[index - 1];
    const further = before ? ((cost.ms - before.cost.ms) / (pages - before.pages)).toFixed(1) : '–';
    const seconds = (ms: number): number => Number((ms / 1000).toFixed(1));
    return [vineyards, pages, seconds(cost.ms), seconds(cost.cpuMs), further, Math.round(cost.peakBytes / 1e6)];
  });
  const head = ['Grands Crus', 'their pages', 'clock s', 'computing s', 'ms per further page', 'peak MB'];
  return { text: table(head, rows), results: steps };
};

/** A build in a copy without any cache, which `change` may change first. Throws with its output when it fails. */
export async function coldBuild(change?: (folder: string) => void): Promise<BuildCost> {
  const folder = copyProject();
  try {
    change?.(folder);
    const costFile = join(folder, '.build-cost');
    const started = performance.now();
    const { exitCode, output } = await run(folder, process.execPath, ['--import', RECORDER, ...BUILD], {
      env: { BUILD_COST_FILE: costFile },
    });
    const ms = performance.now() - started;
    if (exitCode !== 0) throw new Error(`Building in ${folder} failed:\n${output.slice(-4000)}`);
    return { ms, ...(JSON.parse(readFileSync(costFile, 'utf8')) as Omit<BuildCost, 'ms'>) };
  } finally {
    removeFolder(folder);
  }
}

/**
 * Adds Grands Crus to a project's content until there are so many. Each is a real one under another name,
 * so that lengths, links and fields are those of the real site.
 */
function generateVineyards(projectFolder: string, wanted: number): void {
  const folder = join(projectFolder, 'content', 'vineyards', 'grand-cru');
  const models = readdirSync(folder).sort();
  for (let number = models.length + 1; number <= wanted; number += 1) {
    const copy = join(folder, `parcel-${String(number).padStart(5, '0')}`);
    cpSync(join(folder, models[number % models.length] ?? ''), copy, { recursive: true });
    const record = join(copy, 'index.md');
    const text = readFileSync(record, 'utf8')
      .replace(/^order: .*$/m, `order: ${number}`)
      .replace(/^name: (.*)$/m, (_, name: string) => `name: ${name} ${number}`);
    writeFileSync(record, text);
  }
}
