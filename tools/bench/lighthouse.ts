import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserArguments, findBrowser } from '../browser.ts';
import { run } from '../project-copy.ts';
import type { Part } from './options.ts';
import { projectFolder, serveSite, sitePages } from './site.ts';
import { median, range, table } from './table.ts';

const FORMS = ['phone', 'desktop'] as const;

/** Visits of a page until one is recorded. */
const ATTEMPTS = 3;

/** The folder whose package only this needs. */
const kit = join(projectFolder, 'tools', 'bench', 'kit');

/** What Lighthouse says of one visit. Times in milliseconds, scores from 0 to 100. */
interface Audited {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly speedIndex: number;
}

/** One page to audit in one form, and what every visit gave. */
interface Series {
  readonly form: (typeof FORMS)[number];
  readonly path: string;
  readonly visits: Audited[];
}

/**
 * Audits every page as a phone and as a desktop machine with simulated throttling. Each round goes through all rows, so
 * that a busy minute affects them alike. Every visit is the first one of a new profile, so the loading screen shows.
 */
export const measureWithLighthouse: Part = async ({ runs, words }) => {
  installKit();
  const ours = await serveSite();
  const series = FORMS.flatMap((form): Series[] => sitePages(words).map(({ path }) => ({ form, path, visits: [] })));
  try {
    for (let round = 1; round <= runs; round += 1) {
      for (const [index, { form, path, visits }] of series.entries()) {
        console.error(`round ${round} of ${runs}, ${index + 1} of ${series.length}: ${form} ${path}`);
        visits.push(await audit(`${ours.origin}${path}`, form));
      }
    }
  } finally {
    await ours.close();
  }
  return { text: [allRows(series), summary(series)].join('\n\n'), results: series };
};

/** Installs Lighthouse. Throws an Error when npm fails. */
function installKit(): void {
  const options = ['ci', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', options, { cwd: kit, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('npm ci failed in tools/bench/kit.');
}

async function audit(address: string, form: Series['form']): Promise<Audited> {
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

function read({ categories, audits }: LighthouseReport): Audited {
  const score = (category: string): number => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(4)),
    speedIndex: Math.round(value('speed-index')),
  };
}

const SCORES = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
const TIMES = ['fcp', 'lcp', 'tbt', 'cls', 'speedIndex'] as const;
const HEAD = ['perf', 'a11y', 'bp', 'seo', 'FCP', 'LCP', 'TBT', 'CLS', 'SI'];

/** One row per address: the range of its scores and the medians of its times. */
function allRows(series: readonly Series[]): string {
  const rows = series.map(({ form, path, visits }) => [
    ...[form, path],
    ...SCORES.map((field) => range(visits.map((visit) => visit[field]))),
    ...TIMES.map((field) => median(visits.map((visit) => visit[field]))),
  ]);
  return table(['form', 'page', ...HEAD], rows);
}

/** One row per form: scores of all visits and medians of all pages, from the lowest to the highest. */
function summary(series: readonly Series[]): string {
  const groups = Map.groupBy(series, ({ form }) => form);
  const rows = [...groups].map(([name, group]) => [
    name,
    group.length,
    ...SCORES.map((field) => range(group.flatMap(({ visits }) => visits.map((visit) => visit[field])))),
    ...TIMES.map((field) => range(group.map(({ visits }) => median(visits.map((visit) => visit[field]))))),
  ]);
  return table(['form', 'pages', ...HEAD], rows);
}
