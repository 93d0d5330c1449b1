import { readDeployment } from '#config/deployment.ts';
import { href } from '#seo/address.ts';
import { inTurns } from '../in-turns.ts';
import { BUILD, copyProject, removeFolder } from '../project-copy.ts';
import { budgets, missed } from './budgets.ts';
import { builtSite } from './built-site.ts';
import { firstView, openBrowser, totalBytes, type FirstView } from './first-view.ts';
import { benchPages, type BenchPage } from './pages.ts';
import { pageSize, type PageSize } from './page-size.ts';
import { loadNote, projectFolder } from './report.ts';
import { runBuild, type BuildCost } from './run-build.ts';
import { servePlainly } from './site-server.ts';
import { table } from './table.ts';

/** Pages visited at a time: sizes do not depend on it, and most of a visit is waiting. */
const VISITS_AT_ONCE = 3;

interface Measured {
  readonly page: BenchPage;
  readonly size: PageSize;
  readonly view: FirstView;
}

export interface SizeResults {
  readonly budgets: typeof budgets;
  readonly pages: readonly Measured[];
  /** Left out where only some pages are measured. */
  readonly build: BuildCost | undefined;
  /** `/vignobles: htmlAndCss is 14601, budget 14600` */
  readonly failures: readonly string[];
}

/** What each page of the built site costs a first visitor, and how long a cold build takes. No words: all pages. */
export async function measureSizes(words: readonly string[]): Promise<SizeResults> {
  const pages = await visitPages(benchPages(projectFolder, words));
  const build = words.length === 0 ? await coldBuild() : undefined;
  const failures = [
    ...pages.flatMap((one) => missed(figures(one)).map((miss) => `${one.page.path}: ${miss}`)),
    ...(build ? missed({ coldBuildMs: Math.round(build.ms) }) : []),
  ];
  return { budgets, pages, build, failures };
}

/** The table of pages, the cold build, and the budgets that are missed. */
export function printSizes({ pages, build, failures }: SizeResults): string {
  return [
    table(head(), pages.map(row)),
    'Bytes with brotli 11; gzip 6 beside them where a host compresses on the fly. Phone, 412 × 823 at 1.75.',
    ...(build ? [coldBuildNote(build)] : []),
    [...failures, failures.length === 0 ? 'Every budget is kept.' : `${failures.length} budget(s) missed.`].join('\n'),
  ].join('\n\n');
}

function coldBuildNote({ ms, cpuMs, peakBytes }: BuildCost): string {
  const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;
  return `Cold build: ${seconds(ms)} (computing ${seconds(cpuMs)}), peak ${Math.round(peakBytes / 1e6)} MB, ${loadNote()}`;
}

async function visitPages(wanted: readonly BenchPage[]): Promise<Measured[]> {
  const deployment = readDeployment(process.env);
  const site = await servePlainly({ folder: builtSite(), base: deployment.base });
  const browser = await openBrowser();
  try {
    return await inTurns(wanted, VISITS_AT_ONCE, async (page) => {
      const path = href(deployment, page.path);
      const view = await firstView(browser, site, path);
      return { page, view, size: await pageSize(site, path, view.scripts) };
    });
  } finally {
    await browser.close();
    await site.stop();
  }
}

function head(): string[] {
  const bytes = ['HTML+CSS', 'gzip', 'script', 'raw', 'html', 'css', 'js', 'font', 'image', 'total'];
  return ['page', ...bytes, 'requests', 'third party', 'shift'];
}

function row({ page, size, view }: Measured): (string | number)[] {
  const { html, css, script, font, image } = view.bytes;
  return [
    page.path,
    size.htmlAndCss.brotli,
    size.htmlAndCss.gzip,
    size.script.brotli,
    size.script.raw,
    html,
    css,
    script,
    font,
    image,
    totalBytes(view),
    view.requests,
    view.thirdParty.length,
    Number(view.layoutShift.toFixed(4)),
  ];
}

function figures({ size, view }: Measured): Parameters<typeof missed>[0] {
  return {
    htmlAndCss: size.htmlAndCss.brotli,
    scriptBeforeInteraction: size.script.brotli,
    requests: view.requests,
    thirdPartyRequests: view.thirdParty.length,
    layoutShift: Number(view.layoutShift.toFixed(4)),
    transfer: totalBytes(view),
  };
}

async function coldBuild(): Promise<BuildCost> {
  const copy = copyProject();
  try {
    return await runBuild(copy, [BUILD]);
  } finally {
    removeFolder(copy);
  }
}
