import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserArguments, findBrowser } from '../browser.ts';
import { run } from '../project-copy.ts';
import { median, range, table, type Part } from './report.ts';
import { projectFolder, serveSite, sitePages } from './site.ts';

const FORMS = ['phone', 'desktop'] as const;

/** Visits of a page until one is recorded. */
const ATTEMPTS = 3;

/** The folder whose package only this needs. */
const kit = join(projectFolder, 'tools', 'bench', 'kit');

/** Categories, scored from 0 to 100, and measures, in milliseconds but for the layout shift, as the table heads them. */
const CATEGORIES = { perf: 'performance', a11y: 'accessibility', bp: 'best-practices', seo: 'seo' };
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};
const [SCORES, TIMES] = [Object.keys(CATEGORIES), Object.keys(AUDITS)];

/** What Lighthouse says of one visit, by the heads of the table. */
type Visit = Readonly<Record<string, number>>;

/** One page to audit in one form, and what every visit gave. */
interface Series {
  readonly form: (typeof FORMS)[number];
  readonly path: string;
  readonly visits: Visit[];
}

/**
 * Audits every page as a phone and as a desktop machine with simulated throttling. Each round goes through all rows, so
 * that a busy minute affects them alike. Every visit is the first one of a new profile, so the loading screen shows.
 */
export const measureWithLighthouse: Part = async ({ runs, words }) => {
  const options = ['ci', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', options, { cwd: kit, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('npm ci failed in tools/bench/kit.');
  const site = await serveSite();
  const series = FORMS.flatMap((form): Series[] => sitePages(words).map(({ path }) => ({ form, path, visits: [] })));
  try {
    for (let round = 1; round <= runs; round += 1) {
      for (const [index, { form, path, visits }] of series.entries()) {
        console.error(`round ${round} of ${runs}, ${index + 1} of ${series.length}: ${form} ${path}`);
        visits.push(await audit(`${site.origin}${path}`, form));
      }
    }
  } finally {
    await site.close();
  }
  return { text: [allRows(series), summary(series)].join('\n\n'), results: series };
};

async function audit(address: string, form: Series['form']): Promise<Visit> {
  const chromeFlags = ['--headless=new', '--ignore-certificate-errors', ...browserArguments].join(' ');
  const args = [address, '--output=json', '--quiet', `--chrome-flags=${chromeFlags}`, '--disable-full-page-screenshot'];
  if (form === 'desktop') args.push('--preset=desktop');
  const program = join(kit, 'node_modules/lighthouse/cli/index.js');
  for (let attempt = 1; ; attempt += 1) {
    const { exitCode, output } = await run(kit, process.execPath, [program, ...args], {
      env: { CHROME_PATH: findBrowser() },
    });
    if (exitCode === 0) return read(JSON.parse(output.slice(output.indexOf('{'))) as LighthouseReport);
    // Now and then its trace lacks the start of the visit. It says to run it again.
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse failed on ${address}:\n${output.slice(-2000)}`);
    console.error(`Lighthouse failed on ${address}, attempt ${attempt} of ${ATTEMPTS}.`);
  }
}

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

function read({ categories, audits }: LighthouseReport): Visit {
  const scores = Object.entries(CATEGORIES).map(([head, id]) => [
    head,
    Math.round((categories[id]?.score ?? NaN) * 100),
  ]);
  const times = Object.entries(AUDITS).map(([head, id]) => {
    return [head, Number((audits[id]?.numericValue ?? NaN).toFixed(head === 'CLS' ? 4 : 0))];
  });
  return Object.fromEntries([...scores, ...times]) as Visit;
}

const valuesOf = (head: string, visits: readonly Visit[]): number[] => visits.map((visit) => visit[head] ?? NaN);

/** One row per address: the range of its scores and the medians of its times. */
function allRows(series: readonly Series[]): string {
  const rows = series.map(({ form, path, visits }) => [
    ...[form, path],
    ...SCORES.map((head) => range(valuesOf(head, visits))),
    ...TIMES.map((head) => median(valuesOf(head, visits))),
  ]);
  return table(['form', 'page', ...SCORES, ...TIMES], rows);
}

/** One row per form: scores of all visits and medians of all pages, from the lowest to the highest. */
function summary(series: readonly Series[]): string {
  const rows = [...Map.groupBy(series, ({ form }) => form)].map(([form, pages]) => [
    ...[form, pages.length],
    ...SCORES.map((head) => range(pages.flatMap(({ visits }) => valuesOf(head, visits)))),
    ...TIMES.map((head) => range(pages.map(({ visits }) => median(valuesOf(head, visits))))),
  ]);
  return table(['form', 'pages', ...SCORES, ...TIMES], rows);
}
