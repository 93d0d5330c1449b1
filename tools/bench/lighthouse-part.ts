import { readDeployment } from '#config/deployment.ts';
import { href } from '#seo/address.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { builtSite } from './built-site.ts';
import { audit, openAuditBrowser, warmUp, type Audited, type Profile } from './kit/audit.ts';
import { profileName, type Options } from './options.ts';
import { benchPages, type BenchPage } from './pages.ts';
import { removeReferences } from './references/kit-modules.ts';
import { buildSinglePageApp } from './references/single-page-app.ts';
import { siteText } from './references/site-text.ts';
import { buildStarlight, starlightPath } from './references/starlight.ts';
import { progress } from './progress.ts';
import { projectFolder } from './report.ts';
import { serveSecurely, type RunningSite } from './site-server.ts';
import { medianOf } from './statistics.ts';
import { table } from './table.ts';

/** Pages that are also measured in the reference sites: the shortest and one of the longest. */
const REFERENCE_PAGES = ['home', 'musigny'];

/** One address to audit under one profile, and what every run said. */
interface Series {
  readonly site: 'ours' | 'starlight' | 'spa';
  readonly page: BenchPage;
  readonly profile: Profile;
  readonly address: string;
  readonly runs: Audited[];
}

export interface LighthouseResults {
  readonly series: readonly Series[];
}

/**
 * Audits the pages and the references side by side, run after run, so that a busy minute hits them all.
 * Hours may go by: what there is after each round is given to `keep`.
 */
export async function measureWithLighthouse(
  options: Options,
  keep: (results: LighthouseResults) => void,
): Promise<LighthouseResults> {
  const pages = benchPages(projectFolder, options.pages);
  const texts = siteText(benchPages(projectFolder));
  console.log('Building the reference sites …');
  const starlight = await serveSecurely({ folder: await buildStarlight(texts) });
  const spa = await serveSecurely({ folder: await buildSinglePageApp(texts), fallback: 'index.html' });
  const deployment = readDeployment(process.env);
  const ours = await serveSecurely({ folder: builtSite(), base: deployment.base });
  const browser = await openAuditBrowser(findBrowser(), browserArguments);
  const address = (page: BenchPage): string => `${ours.origin}${href(deployment, page.path)}`;

  const series = options.profiles.flatMap((profile) =>
    pages.flatMap((page): Series[] => [
      { site: 'ours', page, profile, address: address(page), runs: [] },
      ...references(page, pages, profile, { starlight, spa }),
    ]),
  );
  try {
    for (const known of new Set(series.map((one) => one.address))) await warmUp(browser, known);
    for (let run = 1; run <= options.runs; run += 1) {
      for (const [index, one] of series.entries()) {
        progress(`run ${run} of ${options.runs}, ${index + 1} of ${series.length}: ${one.site} ${one.page.path}`);
        one.runs.push(await audit(browser, one.address, one.profile, run === 1 ? 'all' : 'performance'));
      }
      keep({ series });
    }
    progress('');
    return { series };
  } finally {
    await browser.close();
    await Promise.all([ours.stop(), starlight.stop(), spa.stop()]);
    removeReferences();
  }
}

/** The same page in the reference sites. They know no visits: Starlight has no loading screen, the application always has. */
function references(
  page: BenchPage,
  pages: readonly BenchPage[],
  profile: Profile,
  { starlight, spa }: Readonly<Record<'starlight' | 'spa', RunningSite>>,
): Series[] {
  const known = pages.some(({ name }) => REFERENCE_PAGES.includes(name));
  if (known ? !REFERENCE_PAGES.includes(page.name) : page !== pages[0]) return [];
  return profile.screen === 'off'
    ? [{ site: 'starlight', page, profile, address: `${starlight.origin}${starlightPath(page)}`, runs: [] }]
    : [{ site: 'spa', page, profile, address: `${spa.origin}${page.path}`, runs: [] }];
}

/** The medians of all series as a table, and the comparison with Starlight. */
export function printLighthouse({ series }: LighthouseResults): string {
  const scores = table(
    [
      'site',
      'page',
      'profile',
      'perf',
      'range',
      'a11y',
      'bp',
      'seo',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
      'SI',
      'bytes',
      'req',
      'bench',
    ],
    series.map(({ site, page, profile, runs }) => [
      site,
      page.path,
      profileName(profile),
      medianOf(runs, (run) => run.performance),
      range(runs.map((run) => run.performance)),
      runs[0]?.accessibility ?? Number.NaN,
      runs[0]?.bestPractices ?? Number.NaN,
      runs[0]?.seo ?? Number.NaN,
      Math.round(medianOf(runs, (run) => run.fcp)),
      Math.round(medianOf(runs, (run) => run.lcp)),
      Math.round(medianOf(runs, (run) => run.tbt)),
      Number(medianOf(runs, (run) => run.cls).toFixed(4)),
      Math.round(medianOf(runs, (run) => run.speedIndex)),
      medianOf(runs, (run) => run.bytes),
      medianOf(runs, (run) => run.requests),
      Math.round(medianOf(runs, (run) => run.benchmarkIndex)),
    ]),
  );
  return [scores, comparison(series)].join('\n\n');
}

/** Our page against Starlight's under the same profile: LCP at most 1.1 times, bytes without pictures at most 1.5 times. */
function comparison(series: readonly Series[]): string {
  const rows = series
    .filter(({ site }) => site === 'starlight')
    .map((reference) => {
      const ours = series.find(
        ({ site, page, profile }) => site === 'ours' && page === reference.page && profile === reference.profile,
      );
      const ratio = (field: (run: Audited) => number): number =>
        ours ? Number((medianOf(ours.runs, field) / medianOf(reference.runs, field)).toFixed(2)) : Number.NaN;
      return [
        reference.page.path,
        profileName(reference.profile),
        ratio((run) => run.lcp),
        ratio((run) => run.bytesWithoutImages),
      ];
    });
  return table(['page', 'profile', 'LCP ÷ Starlight (≤ 1.1)', 'bytes without pictures ÷ Starlight (≤ 1.5)'], rows);
}

function range(values: readonly number[]): string {
  return `${Math.min(...values)}–${Math.max(...values)}`;
}
