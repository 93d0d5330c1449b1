import { join } from 'node:path';
import { readDeployment } from '#config/deployment.ts';
import { writeBareSite } from './bare-site.ts';
import { hotSpots, readProfile, type HotSpot } from './hot-spots.ts';
import type { Options } from './options.ts';
import { progress } from './progress.ts';
import { copyProject, removeFolder, runBuild, type BuildCost } from './project-copy.ts';
import { sampleProblems } from './scale-sample.ts';
import { table } from './table.ts';
import { generateVineyards } from './vineyard-generator.ts';

/** The site at one size, beside a bare Astro site that renders the same Markdown. */
interface Step {
  readonly vineyards: number;
  /** Vineyard pages, both languages together. */
  readonly pages: number;
  readonly ours: BuildCost;
  readonly bare: BuildCost;
  readonly problems: readonly string[];
}

export interface ScaleResults {
  readonly steps: readonly Step[];
  readonly hotSpots: readonly HotSpot[];
}

const BUILD = 'tools/build/build.ts';
const PROFILES = '.profiles';
const ASTRO = 'node_modules/.bin/astro';

/** Builds the site at every size, cold, each in a copy of its own. */
export async function measureScale({ scale, hotSpots: profiled }: Options): Promise<ScaleResults> {
  const steps: Step[] = [];
  for (const vineyards of scale) steps.push(await step(vineyards));
  const largest = scale.at(-1);
  return { steps, hotSpots: profiled && largest !== undefined ? await profile(largest) : [] };
}

async function step(vineyards: number): Promise<Step> {
  const project = copyProject();
  const slugs = generateVineyards(project, vineyards);
  const bareSite = writeBareSite(project);
  try {
    progress(`${vineyards} vineyards: the site`);
    const ours = await runBuild(project, [BUILD]);
    progress(`${vineyards} vineyards: a bare Astro site`);
    const bare = await runBuild(bareSite, [ASTRO, 'build']);
    progress('');
    const problems = sampleProblems(join(project, 'dist'), slugs, readDeployment(process.env).origin);
    return { vineyards, pages: slugs.length * 2, ours, bare, problems };
  } finally {
    removeFolder(project);
    removeFolder(bareSite);
  }
}

/** One more build under V8's profiler, which makes it slower and is not timed. */
async function profile(vineyards: number): Promise<HotSpot[]> {
  const project = copyProject();
  try {
    generateVineyards(project, vineyards);
    const folder = join(project, PROFILES);
    await runBuild(project, [BUILD], ['--cpu-prof', '--cpu-prof-dir', folder]);
    return hotSpots(readProfile(folder)).slice(0, 25);
  } finally {
    removeFolder(project);
  }
}

/** Two tables: clock time, and computing time, which a busy machine disturbs less; then memory and what was wrong. */
export function printScale({ steps, hotSpots: spots }: ScaleResults): string {
  const found = steps.flatMap(({ vineyards, problems }) => problems.map((problem) => `${vineyards}: ${problem}`));
  return [
    growth(steps, 'clock', ({ ms }) => ms),
    growth(steps, 'computing', ({ cpuMs }) => cpuMs),
    memory(steps),
    found.length > 0 ? found.join('\n') : 'Sampled pages, alternates, switcher and sitemap are right at every size.',
    ...(spots.length > 0
      ? [
          table(
            ['busy in (main thread)', 'ms'],
            spots.map(({ place, ms }) => [place, ms]),
          ),
        ]
      : []),
  ].join('\n\n');
}

function growth(steps: readonly Step[], name: string, time: (cost: BuildCost) => number): string {
  const rows = steps.map((one, index) => {
    const before = steps[index - 1];
    const perFurtherPage = (cost: 'ours' | 'bare'): number =>
      before ? (time(one[cost]) - time(before[cost])) / (one.pages - before.pages) : Number.NaN;
    const [ours, bare] = [perFurtherPage('ours'), perFurtherPage('bare')];
    return [
      one.vineyards,
      one.pages,
      rounded(time(one.ours) / 1000, 1),
      rounded(time(one.bare) / 1000, 1),
      rounded(time(one.ours) / one.pages, 1),
      rounded(time(one.bare) / one.pages, 1),
      before ? rounded(ours, 2) : '–',
      before ? rounded(bare, 2) : '–',
      before ? rounded(ours / bare, 2) : '–',
    ];
  });
  const head = [`${name} s`, 'bare s', 'ms per page', 'bare', 'ms per further page', 'bare', 'ratio (≤ 1.3)'];
  return table(['vineyards', 'pages', ...head], rows);
}

function memory(steps: readonly Step[]): string {
  const rows = steps.map(({ vineyards, ours, bare }) => [vineyards, megabytes(ours), megabytes(bare)]);
  return table(['vineyards', 'peak MB', 'bare peak MB'], rows);
}

function megabytes({ peakBytes }: BuildCost): number {
  return Math.round(peakBytes / 1e6);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
