import { defaultLocale } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import type { PageRef } from '#routing/routes.ts';
import { absoluteUrl, href, type SiteAddress } from '#seo/address.ts';
import { sitemapEntries, sitemapFiles } from '#seo/sitemap.ts';
import { fingerprint, type Fingerprints } from '../builder/fingerprints.ts';
import { locations } from '../builder/sitemap.ts';
import { failure, warning, type Check, type Finding } from './finding.ts';
import { arrive, Unreachable, type Visitor } from './visit.ts';

const UNKNOWN_PATH = '/no-page-has-this-address';

/** Marks of the listings that servers print. */
const LISTING = /Index of|Directory listing/i;

/** The day changes no sitemap's size, so the names of its files are known before the day is. */
const ANY_DAY = '0000-00-00';

/** What is checked once for the whole site. */
export function siteChecks(
  siteAddress: SiteAddress,
  pages: readonly PageRef[],
  built: Fingerprints,
  visit: Visitor,
): Check[] {
  const at = (path: string): string => absoluteUrl(siteAddress, path);
  const checks: Check[] = [
    { areas: ['addresses'], address: at('/'), run: () => root(at('/'), siteAddress, visit) },
    { areas: ['errors'], address: at(UNKNOWN_PATH), run: () => unknown(at(UNKNOWN_PATH), built, visit) },
    { areas: ['errors'], address: at('/vineyard/'), run: () => folder(at('/vineyard/'), visit) },
    { areas: ['search'], address: at('/robots.txt'), run: () => robots(at('/robots.txt'), siteAddress, visit) },
    ...sitemapFiles(sitemapEntries(pages, siteAddress, ANY_DAY), siteAddress).map(({ name }): Check => {
      return { areas: ['search'], address: at(`/${name}`), run: () => sitemap(name, siteAddress, pages, visit) };
    }),
  ];
  const secure = new URL(siteAddress.origin);
  if (secure.protocol !== 'https:' || secure.port !== '') return checks;
  const plain = at('/').replace(/^https:/, 'http:');
  return [...checks, { areas: ['headers'], address: plain, run: () => secured(plain, visit) }];
}

/** The root leads home by a redirect or by a page that goes there at once. */
async function root(address: string, siteAddress: SiteAddress, visit: Visitor): Promise<Finding[]> {
  const home = pathTo({ id: 'home' }, defaultLocale);
  const answer = await visit(address);
  if (answer.redirect !== undefined) {
    const right = answer.redirect.replace(/\/$/, '') === absoluteUrl(siteAddress, home);
    return right ? [] : [failure('addresses', `leads to ${answer.redirect} instead of ${home}`)];
  }
  const refreshes = answer.body.includes(`content="0; url=${href(siteAddress, home)}"`);
  if (answer.status === 200 && refreshes) return [];
  return [failure('addresses', `answers with status ${answer.status} and does not lead to ${home}`)];
}

async function unknown(address: string, built: Fingerprints, visit: Visitor): Promise<Finding[]> {
  const answer = await arrive(visit, address);
  if (answer.status !== 404) {
    return [failure('errors', `an unknown address answers with status ${answer.status} instead of 404`)];
  }
  const ours = built['404.html'] === undefined || fingerprint(answer.body) === built['404.html'];
  return ours ? [] : [warning('errors', 'unknown addresses show the host’s own page instead of 404.html')];
}

/** A folder that is no page shows the not-found page, never its files. */
async function folder(address: string, visit: Visitor): Promise<Finding[]> {
  const text = (await arrive(visit, address)).body.toString();
  return LISTING.test(text) ? [failure('errors', 'lists its files: turn directory listings off')] : [];
}

async function robots(address: string, siteAddress: SiteAddress, visit: Visitor): Promise<Finding[]> {
  const answer = await visit(address);
  if (answer.status !== 200) return [failure('search', `answers with status ${answer.status} instead of 200`)];
  const line = `Sitemap: ${absoluteUrl(siteAddress, '/sitemap.xml')}`;
  return answer.body.toString().split(/\r?\n/).includes(line) ? [] : [failure('search', `does not say "${line}"`)];
}

/** A file of the sitemap is written again from the route table, with the day it gives, and compared whole. */
async function sitemap(
  name: string,
  siteAddress: SiteAddress,
  pages: readonly PageRef[],
  visit: Visitor,
): Promise<Finding[]> {
  const answer = await visit(absoluteUrl(siteAddress, `/${name}`));
  if (answer.status !== 200) return [failure('search', `answers with status ${answer.status} instead of 200`)];
  const type = answer.headers.get('content-type') ?? 'no type';
  if (!/^(application|text)\/xml/.test(type))
    return [failure('search', `is sent as ${type} instead of application/xml`)];
  const text = answer.body.toString();
  const day = /<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/.exec(text)?.[1] ?? '';
  const files = sitemapFiles(sitemapEntries(pages, siteAddress, day), siteAddress);
  const expected = files.find((file) => file.name === name)?.text ?? '';
  if (text === expected) return [];
  const missing = locations(expected).filter((url) => !text.includes(`<loc>${url}</loc>`));
  const reason =
    missing.length === 0 ? 'its entries are others' : `${missing.length} addresses are missing, such as ${missing[0]}`;
  return [failure('search', `does not follow the route table: ${reason}`)];
}

/** Somebody who types the name without `https` is led to it; a closed port is as good. */
async function secured(address: string, visit: Visitor): Promise<Finding[]> {
  try {
    const { redirect } = await visit(address);
    return redirect?.startsWith('https:') === true
      ? []
      : [warning('headers', 'answers over http without leading to https')];
  } catch (error) {
    if (error instanceof Unreachable) return [];
    throw error;
  }
}
