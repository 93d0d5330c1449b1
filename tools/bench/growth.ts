import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'cheerio';
import { readDeployment } from '#config/deployment.ts';
import { localeCodes } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import { absoluteUrl } from '#seo/address.ts';
import { BUILD, copyProject, removeFolder, run } from '../project-copy.ts';
import type { Part } from './options.ts';
import { table } from './table.ts';
import { generateVineyards } from './vineyard-generator.ts';

const RECORDER = fileURLToPath(new URL('./build-cost.mjs', import.meta.url));

/** How many vineyards of a large site are looked at, spread evenly. */
const SAMPLES = 25;

/** What one build took. */
interface BuildCost {
  /** From start to end, which depends on what else the machine does. */
  readonly ms: number;
  /** What all threads together computed, which hardly does. */
  readonly cpuMs: number;
  readonly peakBytes: number;
}

/** Builds the site with so many Grands Crus, cold, each time in a copy of its own, and samples what was built. */
export const measureGrowth: Part = async ({ scale }) => {
  const steps: { vineyards: number; pages: number; cost: BuildCost; faults: readonly string[] }[] = [];
  for (const vineyards of [...scale].sort((a, b) => a - b)) {
    console.error(`building with ${vineyards} Grands Crus …`);
    const folder = copyProject();
    try {
      const slugs = generateVineyards(folder, vineyards);
      const cost = await build(folder);
      steps.push({ vineyards, pages: slugs.length * 2, cost, faults: sampleFaults(join(folder, 'dist'), slugs) });
    } finally {
      removeFolder(folder);
    }
  }
  const rows = steps.map(({ vineyards, pages, cost, faults }, index) => {
    const before = steps[index - 1];
    const further = before ? ((cost.ms - before.cost.ms) / (pages - before.pages)).toFixed(1) : '–';
    const seconds = (ms: number): number => Number((ms / 1000).toFixed(1));
    const peak = Math.round(cost.peakBytes / 1e6);
    return [vineyards, pages, seconds(cost.ms), seconds(cost.cpuMs), further, peak, faults.length];
  });
  const head = ['Grands Crus', 'their pages', 'clock s', 'computing s', 'ms per further page', 'peak MB', 'faults'];
  const faults = steps.flatMap((step) => step.faults);
  return { text: [table(head, rows), ...faults].join('\n\n'), results: steps, failed: faults.length > 0 };
};

/** A build of the site as it is, in a copy without any cache. */
export async function coldBuild(): Promise<BuildCost> {
  const folder = copyProject();
  try {
    return await build(folder);
  } finally {
    removeFolder(folder);
  }
}

/** Runs the build of a project and measures it. Throws with its output when it fails. */
async function build(folder: string): Promise<BuildCost> {
  const costFile = join(folder, '.build-cost');
  const started = performance.now();
  const { exitCode, output } = await run(folder, process.execPath, ['--import', RECORDER, BUILD], {
    env: { BUILD_COST_FILE: costFile },
  });
  const ms = performance.now() - started;
  if (exitCode !== 0) throw new Error(`Building in ${folder} failed:\n${output.slice(-4000)}`);
  return { ms, ...(JSON.parse(readFileSync(costFile, 'utf8')) as Omit<BuildCost, 'ms'>) };
}

/** What is wrong with a large build: addresses missing in the sitemap, and canonical and alternates of sampled pages. */
function sampleFaults(dist: string, slugs: readonly string[]): string[] {
  const deployment = readDeployment(process.env);
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const step = Math.max(1, Math.floor(slugs.length / SAMPLES));
  return slugs.flatMap((slug, index) => {
    const paths = localeCodes.map((locale) => pathTo({ id: 'vineyard', params: { slug } }, locale));
    const addresses = paths.map((path) => absoluteUrl(deployment, path));
    const missing = addresses.filter((address) => !sitemap.includes(`<loc>${address}</loc>`));
    const wrong = paths.filter((path, at) => {
      if (index % step !== 0) return false;
      const $ = load(readFileSync(join(dist, path, 'index.html')));
      const alternates = localeCodes.map((code) => $(`link[rel="alternate"][hreflang="${code}"]`).attr('href'));
      return $('link[rel="canonical"]').attr('href') !== addresses[at] || alternates.join() !== addresses.join();
    });
    return [
      ...missing.map((address) => `${address} is not in the sitemap`),
      ...wrong.map((path) => `${path} names another canonical or other alternates`),
    ];
  });
}
