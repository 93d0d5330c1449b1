import { readDeployment } from '#config/deployment.ts';
import { href } from '#seo/address.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { builtSite } from './built-site.ts';
import { audit, openAuditBrowser, warmUp, type Audited } from './kit/audit.ts';
import { profileName, type Options } from './options.ts';
import { benchPages } from './pages.ts';
import { progress } from './progress.ts';
import { projectFolder } from './report.ts';
import { serveSecurely } from './site-server.ts';
import { medianOf } from './statistics.ts';
import { table } from './table.ts';

/** Ways to draw the loading screen. Its content stays: a mark, a spinner and the words, over the page, for its time. */
const veils: Readonly<Record<string, string>> = {
  'as built': '',
  'opaque veil': veil('100%'),
  'veil of 92 %': veil('92%'),
  'veil of 85 %': veil('85%'),
  'veil of 70 %': veil('70%'),
  'no veil': veil('0%'),
  'card of 16 rem in the middle': card('inset:50% auto auto 50%;translate:-50% -50%'),
  'card of 16 rem at the foot': card('inset:auto auto 1.5rem 50%;translate:-50% 0'),
};

function veil(share: string): string {
  return `.first-view .loading-screen{background:color-mix(in srgb,var(--color-paper) ${share},transparent)}`;
}

function card(place: string): string {
  const frame = 'width:16rem;padding:2rem;background:var(--color-paper);border:1px solid var(--color-rule)';
  return `.first-view .loading-screen{${place};${frame}}`;
}

interface Veil {
  readonly name: string;
  readonly profile: Options['profiles'][number];
  readonly path: string;
  readonly runs: readonly Audited[];
}

/** What each drawing of the loading screen costs on the first view. Pages are served without their policy, which would refuse the change. */
export async function measureVeils(options: Options): Promise<Veil[]> {
  const deployment = readDeployment(process.env);
  const pages = benchPages(projectFolder, options.pages.length > 0 ? options.pages : [`/en`]).slice(0, 1);
  const profiles = options.profiles.filter(({ screen }) => screen === 'on');
  const browser = await openAuditBrowser(findBrowser(), browserArguments);
  const results: Veil[] = [];
  try {
    for (const [name, css] of Object.entries(veils)) {
      const site = await serveSecurely({
        folder: builtSite(),
        base: deployment.base,
        rewrite: (html) => withStyle(html, css),
      });
      for (const { path } of pages) {
        await warmUp(browser, `${site.origin}${href(deployment, path)}`);
        for (const profile of profiles) {
          const runs: Audited[] = [];
          for (let run = 1; run <= options.runs; run += 1) {
            progress(`${name}, ${profileName(profile)}, run ${run}`);
            runs.push(await audit(browser, `${site.origin}${href(deployment, path)}`, profile, 'performance'));
          }
          results.push({ name, profile, path, runs });
        }
      }
      await site.stop();
    }
  } finally {
    await browser.close();
  }
  progress('');
  return results;
}

function withStyle(html: string, css: string): string {
  return html
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
    .replace('</head>', `<style>${css}</style></head>`);
}

export function printVeils(results: readonly Veil[]): string {
  return table(
    ['loading screen', 'page', 'profile', 'perf', 'FCP', 'LCP', 'TBT', 'CLS', 'SI'],
    results.map(({ name, profile, path, runs }) => [
      name,
      path,
      profileName(profile),
      medianOf(runs, (run) => run.performance),
      Math.round(medianOf(runs, (run) => run.fcp)),
      Math.round(medianOf(runs, (run) => run.lcp)),
      Math.round(medianOf(runs, (run) => run.tbt)),
      Number(medianOf(runs, (run) => run.cls).toFixed(4)),
      Math.round(medianOf(runs, (run) => run.speedIndex)),
    ]),
  );
}
