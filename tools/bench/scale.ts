import { join } from 'node:path';
import { readDeployment } from '#config/deployment.ts';
import { BUILD, copyProject, removeFolder } from '../project-copy.ts';
import { writeBareSite } from './bare-site.ts';
import { hotSpots, readProfile, type HotSpot } from './hot-spots.ts';
import type { Options } from './options.ts';
import { progress } from './progress.ts';
import { runBuild, type BuildCost } from './run-build.ts';
import { sampleProblems } from './scale-sample.ts';
import { table } from './table.ts';
import { generateVineyards } from './vineyard-generator.ts';

/** What is built at every size. */
const builds = {
  site: 'the site',
  uncompressed: 'the site without .br and .gz',
  astro: 'its pages by astro build alone',
  bare: 'a bare Astro site, same Markdown',
} as const;
type Build = keyof typeof builds;
const buildNames = Object.keys(builds) as Build[];

interface Step {
  readonly vineyards: number;
  /** Vineyard pages, both languages together. */
  readonly pages: number;
  readonly costs: Readonly<Record<Build, BuildCost>>;
  readonly problems: readonly string[];
}

export interface ScaleResults {
  readonly steps: readonly Step[];
  readonly hotSpots: readonly HotSpot[];
}

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
  const say = (build: Build): void => {
    progress(`${vineyards} vineyards: ${builds[build]}`);
  };
  let problems: readonly string[] = [];
  let pages = 0;
  say('site');
  const site = await inCopy(vineyards, async (folder, slugs) => {
    const cost = await runBuild(folder, [BUILD]);
    pages = slugs.length * 2;
    problems = sampleProblems(join(folder, 'dist'), slugs, readDeployment(process.env).origin);
    return cost;
  });
  say('uncompressed');
  const uncompressed = await inCopy(vineyards, (folder) =>
    runBuild(folder, [BUILD], { env: { SITE_PRECOMPRESS: 'no' } }),
  );
  say('astro');
  const astro = await inCopy(vineyards, (folder) => runBuild(folder, [ASTRO, 'build']));
  say('bare');
  const bare = await inCopy(vineyards, async (folder) => {
    const bareSite = writeBareSite(folder);
    try {
      return await runBuild(bareSite, [ASTRO, 'build']);
    } finally {
      removeFolder(bareSite);
    }
  });
  progress('');
  return { vineyards, pages, costs: { site, uncompressed, astro, bare }, problems };
}

/** Lets some work be done in a fresh copy of the project with so many vineyards. Copies share no cache. */
async function inCopy<Result>(
  vineyards: number,
  work: (folder: string, slugs: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const folder = copyProject();
  try {
    return await work(folder, generateVineyards(folder, vineyards));
  } finally {
    removeFolder(folder);
  }
}

/** One more build under V8's profiler, which makes it slower and is not timed. */
function profile(vineyards: number): Promise<HotSpot[]> {
  return inCopy(vineyards, async (project) => {
    const folder = join(project, PROFILES);
    await runBuild(project, [BUILD], { nodeOptions: ['--cpu-prof', '--cpu-prof-dir', folder] });
    return hotSpots(readProfile(folder)).slice(0, 25);
  });
}

/** Two tables: clock time, and computing time, which a busy machine disturbs less; then what was wrong. */
export function printScale({ steps, hotSpots: spots }: ScaleResults): string {
  const found = steps.flatMap(({ vineyards, problems }) => problems.map((problem) => `${vineyards}: ${problem}`));
  return [
    growth(steps, 'clock', ({ ms }) => ms),
    growth(steps, 'computing', ({ cpuMs }) => cpuMs),
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
  const rows = steps.flatMap((one, index) => {
    const before = steps[index - 1];
    const perFurtherPage = (build: Build): number =>
      before ? (time(one.costs[build]) - time(before.costs[build])) / (one.pages - before.pages) : Number.NaN;
    const shown = (value: number): number | string => (before ? rounded(value, 2) : '–');
    return buildNames.map((build) => [
      one.vineyards,
      one.pages,
      builds[build],
      rounded(time(one.costs[build]) / 1000, 1),
      rounded(time(one.costs[build]) / one.pages, 1),
      shown(perFurtherPage(build)),
      shown(perFurtherPage(build) / perFurtherPage('bare')),
      shown(perFurtherPage(build) / perFurtherPage('astro')),
      Math.round(one.costs[build].peakBytes / 1e6),
    ]);
  });
  const head = [`${name} s`, 'ms per page', 'ms per further page', '× bare', '× astro alone', 'peak MB'];
  return table(['vineyards', 'pages', 'build', ...head], rows);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
