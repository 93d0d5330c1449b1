import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { launch, type Browser } from 'puppeteer-core';

/** How one page is audited. */
export interface Profile {
  readonly form: 'phone' | 'desktop';
  /** `simulate` computes a slow line from a fast visit, `devtools` really makes it slow. */
  readonly throttling: 'simulate' | 'devtools';
  /** Whether the visit is the first one, on which the loading screen shows. */
  readonly screen: 'on' | 'off';
}

/** What Lighthouse says of one visit. Times in milliseconds, scores from 0 to 100. */
export interface Audited {
  readonly performance: number;
  /** These three depend on no clock and are asked of the first visit alone. */
  readonly accessibility: number | undefined;
  readonly bestPractices: number | undefined;
  readonly seo: number | undefined;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly speedIndex: number;
  readonly bytes: number;
  readonly bytesWithoutImages: number;
  readonly requests: number;
  /** Lighthouse's own measure of the machine: low values mean a disturbed run. */
  readonly benchmarkIndex: number;
}

const PERFORMANCE = 'performance';
const CATEGORIES = [PERFORMANCE, 'accessibility', 'best-practices', 'seo'];

/** The flag that `src/effects/first-view.js` leaves: with it a page is not the first of its visit. */
const VISITED = `sessionStorage.setItem('visited', 'yes')`;

/** Starts Chromium for audits; the bench's certificate is its own. */
export function openAuditBrowser(executablePath: string, args: readonly string[]): Promise<Browser> {
  return launch({ executablePath, args: [...args, '--ignore-certificate-errors'], headless: true });
}

/** Loads a page once without looking, so that no audit waits for the server's compressor. */
export async function warmUp(browser: Browser, address: string): Promise<void> {
  const context = await browser.createBrowserContext();
  try {
    await (await context.newPage()).goto(address, { waitUntil: 'load' });
  } finally {
    await context.close();
  }
}

/** One Lighthouse run in a fresh profile: all categories, or only the one that varies from run to run. */
export async function audit(
  browser: Browser,
  address: string,
  profile: Profile,
  categories: 'all' | 'performance',
): Promise<Audited> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (profile.screen === 'off') await page.evaluateOnNewDocument(VISITED);
    const onlyCategories = categories === 'all' ? CATEGORIES : [PERFORMANCE];
    const flags = {
      logLevel: 'error',
      throttlingMethod: profile.throttling,
      onlyCategories,
      disableFullPageScreenshot: true,
    } as const;
    const run = await lighthouse(address, flags, profile.form === 'desktop' ? desktopConfig : undefined, page);
    if (!run) throw new Error(`Lighthouse gave no result for ${address}.`);
    if (run.lhr.runtimeError) throw new Error(`Lighthouse failed on ${address}: ${run.lhr.runtimeError.message}`);
    return read(run.lhr);
  } finally {
    await context.close();
  }
}

function read({ categories, audits, environment }: Result): Audited {
  const score = (category: string): number | undefined =>
    categories[category] && Math.round((categories[category].score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']?.details?.items ?? []).filter(
    ({ url }) => typeof url === 'string' && url.startsWith('http'),
  );
  const bytes = (items: typeof requests): number =>
    items.reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  return {
    performance: score(PERFORMANCE) ?? Number.NaN,
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    bytes: bytes(requests),
    bytesWithoutImages: bytes(requests.filter(({ resourceType }) => resourceType !== 'Image')),
    requests: requests.length,
    benchmarkIndex: environment.benchmarkIndex,
  };
}
