import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLocale } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import { assetFiles, deadFolders, hostilePaths, pageFile, pagePaths, UNKNOWN_PATHS } from './addresses.ts';
import { arrive, ask, redirectTarget } from './ask.ts';
import { complaints, hungUp, told, type Origin } from './complaints.ts';
import type { Host } from './host.ts';
import {
  askForCompression,
  askForDirectAnswers,
  askForOurHeaders,
  askForOurNotFoundPage,
  askForOurRules,
  askForRootRedirect,
} from './our-rules.ts';
import { SECRET, type BuiltSite } from './prepare.ts';
import type { RunningHost } from './program.ts';

/** What every host has to get right, because a browser refuses the file otherwise. */
const NEEDED_TYPES: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html/,
  '.css': /^text\/css/,
  '.js': /^(text|application)\/javascript/,
  '.svg': /^image\/svg\+xml/,
  '.webp': /^image\/webp/,
};

const LISTING = /Index of|Directory listing|Files within/i;

/** Asks a host everything, under `/` and under a base. Each answer that is wrong is named. */
export function describeHost(host: Host, sites: readonly BuiltSite[]): void {
  for (const site of sites) {
    describe(`${host.name}, under ${site.base || '/'}`, () => {
      let running: RunningHost | undefined;
      const origin: Origin = () => running?.origin ?? 'http://not.started.invalid';
      beforeAll(async () => {
        running = await host.start(site);
      });
      afterAll(() => running?.stop());

      askForPages(site, origin);
      askForTrouble(site, origin);
      const can = host.abilities(site);
      if (can.direct) askForDirectAnswers(site, origin);
      if (can.rootRedirect) askForRootRedirect(site, origin);
      if (can.notFoundPage) askForOurNotFoundPage(site, origin);
      if (can.headers) askForOurHeaders(site, origin);
      if (can.rules) askForOurRules(site, origin);
      if (can.codings.length > 0) askForCompression(site, origin, can.codings);
    });
  }
}

function askForPages({ base, dist }: BuiltSite, origin: Origin): void {
  it.each(['', '/'])('answers every page of the route table with its own file, with "%s" at the end', async (end) => {
    const wrong = await complaints(pagePaths, async (path) => {
      const answer = await arrive(origin(), `${base}${path}${end}`);
      const right = answer.status === 200 && answer.body.equals(await pageFile(dist, path));
      const typed = answer.headers['content-type']?.startsWith('text/html') === true;
      return right && typed && answer.way.length <= 2 ? undefined : `${answer.way.join(' → ')} ${told(answer)}`;
    });
    expect(wrong).toEqual([]);
  });

  it('answers a page when a query follows and when letters are percent-encoded', async () => {
    const wrong = await complaints(
      ['/en?from=mail', '/%65n', '/histo%69re', '/vignoble/musigny?a=%2F'],
      async (path) => {
        const answer = await arrive(origin(), `${base}${path}`);
        const page = decodeURIComponent(path.split('?', 1)[0] ?? path);
        return answer.body.equals(await pageFile(dist, page)) ? undefined : told(answer);
      },
    );
    expect(wrong).toEqual([]);
  });

  it('answers every file that pages refer to, whole and with a type that browsers accept', async () => {
    const wrong = await complaints(await assetFiles(dist), async (file) => {
      const answer = await ask(origin(), `${base}/${file}`);
      const type = NEEDED_TYPES[extname(file)];
      const typed = type === undefined || type.test(answer.headers['content-type'] ?? '');
      return typed && answer.body.equals(await readFile(join(dist, file))) ? undefined : told(answer);
    });
    expect(wrong).toEqual([]);
  });

  it('leads from the root to the home page, by a redirect or by a page that goes there', async () => {
    const home = `${base}${pathTo({ id: 'home' }, defaultLocale)}`;
    const answer = await arrive(origin(), `${base}/`);
    const moved = answer.way.at(-1)?.replace(/\/$/, '') === home;
    const refreshes = answer.body.toString().includes(`content="0; url=${home}"`);
    expect({ status: answer.status, leadsHome: moved || refreshes }).toEqual({ status: 200, leadsHome: true });
  });
}

function askForTrouble({ base, dist }: BuiltSite, origin: Origin): void {
  it('answers unknown addresses with status 404', async () => {
    const wrong = await complaints(UNKNOWN_PATHS, async (path) => {
      const answer = await arrive(origin(), `${base}${path}`);
      return answer.status === 404 ? undefined : told(answer);
    });
    expect(wrong).toEqual([]);
  });

  it('lists the files of no folder', async () => {
    const wrong = await complaints(await deadFolders(dist), async (path) => {
      const answer = await arrive(origin(), `${base}${path}`);
      const text = answer.body.toString();
      const closed = [403, 404].includes(answer.status) || text.includes('<meta name="robots" content="noindex"/>');
      return closed && !LISTING.test(text) ? undefined : told(answer);
    });
    expect(wrong).toEqual([]);
  });

  it('gives away nothing outside the web root and leads nobody off the host', async () => {
    const wrong = await complaints(hostilePaths(base), async (path) => {
      const answer = await ask(origin(), path).catch(hungUp);
      if (answer === undefined) return undefined;
      redirectTarget(origin(), path, answer);
      if (answer.body.includes(SECRET)) return 'showed the secret';
      return answer.headers['x-injected'] === undefined ? undefined : 'let a header in';
    });
    expect(wrong).toEqual([]);
  });

  it('still answers after all that', async () => {
    const answer = await arrive(origin(), `${base}/fr`);
    expect(answer.body.equals(await pageFile(dist, '/fr'))).toBe(true);
  });
}
