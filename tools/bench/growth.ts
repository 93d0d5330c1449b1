import { copyFileSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localeCodes } from '#language/locales.ts';
import { BUILD, copyProject, removeFolder, run } from '../project-copy.ts';
import type { Part } from './options.ts';
import { table } from './table.ts';

const RECORDER = fileURLToPath(new URL('./build-cost.mjs', import.meta.url));

/** Numbers of Grands Crus to build with, unless others are asked for. The site itself has 9. */
const SCALE = [9, 60, 240, 800, 2000];

/** What one build took. */
interface BuildCost {
  /** From start to end, which depends on what else the machine does. */
  readonly ms: number;
  /** What all threads together computed, which hardly does. */
  readonly cpuMs: number;
  readonly peakBytes: number;
}

/** The files that name every Grand Cru, and so grow with their number. */
const LISTS = {
  'not found': '404.html',
  compare: 'compare/en/index.html',
  'A–Z': 'a-z/en/index.html',
  vineyards: 'vineyards/en/index.html',
  atlas: 'atlas/en/index.html',
  search: '_astro/search.en.*.json',
  offline: 'offline.json',
  worker: 'service-worker.js',
};

/** What was built: bytes of all files, and of those that grow. */
interface Built {
  readonly bytes: number;
  readonly lists: Readonly<Record<keyof typeof LISTS, number>>;
}

/** Builds the site with so many Grands Crus, cold, each time in a copy of its own. */
export const measureGrowth: Part = async ({ words }) => {
  const scale = words.length > 0 ? words.map(Number) : SCALE;
  const steps: { vineyards: number; cost: BuildCost; built: Built }[] = [];
  for (const vineyards of scale) {
    console.error(`building with ${vineyards} Grands Crus …`);
    let built: Built | undefined;
    const cost = await coldBuild({
      before: (folder) => {
        generateVineyards(folder, vineyards);
      },
      after: (folder) => {
        built = sizeOf(join(folder, 'dist'));
      },
    });
    if (built) steps.push({ vineyards, cost, built });
    console.error(JSON.stringify(steps.at(-1)));
  }
  const seconds = (ms: number): number => Number((ms / 1000).toFixed(1));
  const rows = steps.map(({ vineyards, cost, built }, index) => {
    const before = steps[index - 1];
    const further = before ? ((cost.cpuMs - before.cost.cpuMs) / (vineyards - before.vineyards)).toFixed(0) : '–';
    return [
      vineyards,
      seconds(cost.ms),
      seconds(cost.cpuMs),
      further,
      Math.round(cost.peakBytes / 1e6),
      Math.round(built.bytes / 1e6),
      ...Object.values(built.lists).map((bytes) => Math.round(bytes / 1000)),
    ];
  });
  const head = ['Grands Crus', 'clock s', 'computing s', 'ms per further', 'peak MB', 'site MB'];
  return { text: table([...head, ...Object.keys(LISTS).map((name) => `${name} kB`)], rows), results: steps };
};

/** The names of files may hold a mark of their content, so each is looked for. */
function sizeOf(folder: string): Built {
  const size = (pattern: string): number =>
    globSync(pattern, { cwd: folder }).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    bytes: files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0),
    lists: Object.fromEntries(Object.entries(LISTS).map(([name, file]) => [name, size(file)])) as Built['lists'],
  };
}

/** What is done to a project before it is built, and with what was built. */
interface Around {
  readonly before?: (folder: string) => void;
  readonly after?: (folder: string) => void;
}

/** A build in a copy without any cache. Throws with its output when it fails. */
export async function coldBuild({ before, after }: Around = {}): Promise<BuildCost> {
  const folder = copyProject();
  try {
    before?.(folder);
    const costFile = join(folder, '.build-cost');
    const started = performance.now();
    const { exitCode, output } = await run(folder, process.execPath, ['--import', RECORDER, ...BUILD], {
      env: { BUILD_COST_FILE: costFile },
    });
    const ms = performance.now() - started;
    if (exitCode !== 0) throw new Error(`Building in ${folder} failed:\n${output.slice(-4000)}`);
    after?.(folder);
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
  const content = join(projectFolder, 'content');
  const facts = join(content, 'facts', 'vineyards', 'grand-cru');
  const models = readdirSync(facts).sort();
  for (let number = models.length + 1; number <= wanted; number += 1) {
    const model = models[number % models.length] ?? '';
    const copy = `parcel-${String(number).padStart(5, '0')}.md`;
    const text = readFileSync(join(facts, model), 'utf8')
      .replace(/^order: .*$/m, `order: ${number}`)
      .replace(/^name: (.*)$/m, (_, name: string) => `name: ${name} ${number}`);
    writeFileSync(join(facts, copy), text);
    for (const locale of localeCodes) {
      const words = join(content, locale, 'vineyards');
      copyFileSync(join(words, model), join(words, copy));
    }
  }
}
