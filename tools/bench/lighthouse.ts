import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { max, median, min } from 'd3-array';
import { browserArguments, findBrowser } from '../browser.ts';
import { run } from '../process.ts';
import { everyPage, projectFolder, serveSite } from './site.ts';

/** The folder whose package only this needs. */
const kit = join(projectFolder, 'tools', 'bench', 'kit');

const FORMS = { phone: [], desktop: ['--preset=desktop'] };

/** Visits of a page until one is recorded. */
const ATTEMPTS = 3;

/** Categories, scored from 0 to 100, and measures, in milliseconds but for the layout shift, as the table heads them. */
const CATEGORIES = { perf: 'performance', a11y: 'accessibility', bp: 'best-practices', seo: 'seo' };
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};

/** What Lighthouse says of one visit, or of several, by the heads of the table. */
type Figures = Readonly<Record<string, number>>;

/**
 * Audits every page as a phone and as a desktop machine with simulated throttling, and prints for each the lowest score
 * and the median time. Every visit is the first one of a new profile, so the loading screen shows.
 */
export async function measureWithLighthouse(words: readonly string[], visits: number): Promise<void> {
  const options = ['ci', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', options, { cwd: kit, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('npm ci failed in tools/bench/kit.');
  // Facing pages and tasting sheets are not for search engines, which one of the scores is about.
  const pages = everyPage(words).filter(({ isFacing, page }) => !isFacing && page.id !== 'tasting');
  const site = await serveSite();
  try {
    for (const [form, preset] of Object.entries(FORMS)) {
      const rows = new Map<string, Figures>();
      for (const { path } of pages) {
        console.error(`${form} ${path}`);
        const seen: Figures[] = [];
        while (seen.length < visits) seen.push(await audit(`${site.origin}${path}`, preset));
        rows.set(path, joined(seen, median));
      }
      console.log(`Lighthouse, ${form}, visits of each page: ${visits}`);
      console.table({ ...Object.fromEntries(rows), 'the worst': joined([...rows.values()], max) });
    }
  } finally {
    await site.close();
  }
}

/** The lowest scores, and the times that `choose` takes. */
function joined(all: readonly Figures[], choose: (times: number[]) => number | undefined): Figures {
  const heads = [...Object.keys(CATEGORIES), ...Object.keys(AUDITS)];
  return Object.fromEntries(
    heads.map((head) => [head, (head in CATEGORIES ? min : choose)(all.map((one) => one[head] ?? NaN)) ?? NaN]),
  );
}

async function audit(address: string, preset: readonly string[]): Promise<Figures> {
  const chromeFlags = ['--headless=new', '--ignore-certificate-errors', ...browserArguments].join(' ');
  const args = [address, '--output=json', '--quiet', `--chrome-flags=${chromeFlags}`, '--disable-full-page-screenshot'];
  const program = join(kit, 'node_modules/lighthouse/cli/index.js');
  for (let attempt = 1; ; attempt += 1) {
    const { exitCode, output } = await run(kit, process.execPath, [program, ...args, ...preset], {
      env: { CHROME_PATH: findBrowser() },
    });
    if (exitCode === 0) return read(JSON.parse(output.slice(output.indexOf('{'))) as LighthouseReport);
    // Now and then its trace lacks the start of the visit. It says to run it again.
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse failed on ${address}:\n${output.slice(-2000)}`);
  }
}

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

function read({ categories, audits }: LighthouseReport): Figures {
  const scores = Object.entries(CATEGORIES).map(([head, id]) => [head, 100 * (categories[id]?.score ?? NaN)] as const);
  const times = Object.entries(AUDITS).map(([head, id]) => [head, audits[id]?.numericValue ?? NaN] as const);
  return Object.fromEntries(
    [...scores, ...times].map(([head, value]) => [head, Number(value.toFixed(head === 'CLS' ? 4 : 0))]),
  );
}
