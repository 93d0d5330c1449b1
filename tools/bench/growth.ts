import { copyFileSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localeCodes } from '#language/locales.ts';
import { BUILD, copyProject, removeFolder, run } from '../project-copy.ts';
import { table, type Part } from './report.ts';

const RECORDER = fileURLToPath(new URL('./build-cost.mjs', import.meta.url));

/** Numbers of Grands Crus to build with, unless others are asked for. The site itself has 9. */
const SCALE = [9, 60, 240, 800, 2000];

/** All files, and those that name every Grand Cru, and so grow with their number. Names may hold a mark of the content. */
const FILES = {
  site: '**/*',
  'not found': '404.html',
  compare: 'compare/en/index.html',
  'A–Z': 'a-z/en/index.html',
  vineyards: 'vineyards/en/index.html',
  atlas: 'atlas/en/index.html',
  search: '_astro/search.en.*.json',
  offline: 'offline.json',
  worker: 'service-worker.js',
};

/** What one build took and made. */
interface Build {
  /** From start to end, which depends on what else the machine does. */
  readonly ms: number;
  /** What all threads together computed, which hardly does. */
  readonly cpuMs: number;
  readonly peakBytes: number;
  /** Bytes of `FILES`. */
  readonly sizes: readonly number[];
}

/** Builds the site with so many Grands Crus, cold, each time in a copy of its own. */
export const measureGrowth: Part = async ({ words }) => {
  const steps: { vineyards: number; build: Build }[] = [];
  for (const vineyards of words.length > 0 ? words.map(Number) : SCALE) {
    console.error(`building with ${vineyards} Grands Crus …`);
    steps.push({ vineyards, build: await coldBuild(vineyards) });
    console.error(JSON.stringify(steps.at(-1)));
  }
  const rows = steps.map(({ vineyards, build: { ms, cpuMs, peakBytes, sizes } }, index) => {
    const before = steps[index - 1];
    const further = before ? ((cpuMs - before.build.cpuMs) / (vineyards - before.vineyards)).toFixed(0) : '–';
    const kilobytes = sizes.map((size) => Math.round(size / 1000));
    return [
      vineyards,
      Math.round(ms / 1000),
      Math.round(cpuMs / 1000),
      further,
      Math.round(peakBytes / 1e6),
      ...kilobytes,
    ];
  });
  const head = ['Grands Crus', 'clock s', 'computing s', 'ms per further', 'peak MB'];
  return { text: table([...head, ...Object.keys(FILES).map((name) => `${name} kB`)], rows), results: steps };
};

/** A build in a copy without any cache, with at least so many Grands Crus. Throws with its output when it fails. */
export async function coldBuild(vineyards = 0): Promise<Build> {
  const folder = copyProject();
  try {
    addVineyards(join(folder, 'content'), vineyards);
    const costFile = join(folder, '.build-cost');
    const started = performance.now();
    const { exitCode, output } = await run(folder, process.execPath, ['--import', RECORDER, ...BUILD], {
      env: { BUILD_COST_FILE: costFile },
    });
    const ms = performance.now() - started;
    if (exitCode !== 0) throw new Error(`Building in ${folder} failed:\n${output.slice(-4000)}`);
    const cost = JSON.parse(readFileSync(costFile, 'utf8')) as Pick<Build, 'cpuMs' | 'peakBytes'>;
    return { ms, ...cost, sizes: Object.values(FILES).map((pattern) => bytesOf(join(folder, 'dist'), pattern)) };
  } finally {
    removeFolder(folder);
  }
}

/** The size of all files that a pattern names. */
function bytesOf(folder: string, pattern: string): number {
  const found = globSync(pattern, { cwd: folder }).map((file) => statSync(join(folder, file)));
  return found.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0);
}

/**
 * Adds Grands Crus to a content until there are so many. Each is a real one under another name, so that lengths,
 * links and fields are those of the real site.
 */
function addVineyards(content: string, wanted: number): void {
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
