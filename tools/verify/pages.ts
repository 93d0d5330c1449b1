import { locales, localeCodes, type Locale } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import type { PageRef } from '#routing/routes.ts';
import { absoluteUrl, type SiteAddress } from '#seo/address.ts';
import { alternatesOf } from '#seo/sitemap.ts';
import { fingerprint, type Fingerprints } from '../builder/fingerprints.ts';
import type { Header } from '../builder/host-files/rules.ts';
import { failure, warning, type Check, type Finding } from './finding.ts';
import { policyHashes, readHead } from './html.ts';
import { arrive, type Visit, type Visitor } from './visit.ts';

interface Site {
  readonly siteAddress: SiteAddress;
  readonly pages: readonly PageRef[];
  readonly fingerprints: Fingerprints;
  /** Headers that each answer should carry; the policy differs from build to build and is left out. */
  readonly headers: readonly Header[];
}

/** Two checks per page and language: the address itself, and the same with a slash at the end. */
export function pageChecks({ siteAddress, pages, fingerprints, headers }: Site, visit: Visitor): Check[] {
  return pages.flatMap((page) =>
    localeCodes.flatMap((locale): Check[] => {
      const path = pathTo(page, locale);
      const address = absoluteUrl(siteAddress, path);
      const expected = fingerprints[`${path.slice(1)}/index.html`];
      return [
        {
          areas: ['pages', 'addresses', 'headers', 'search'],
          address,
          run: async () => {
            const answer = await arrive(visit, address);
            const shown = isPage(answer, expected);
            if (answer.status !== 200) return shown;
            return [
              ...shown,
              ...detour(address, answer),
              ...isAtHome(answer, page, locale, siteAddress),
              ...carries(answer, headers),
            ];
          },
        },
        {
          areas: ['addresses', 'pages'],
          address: `${address}/`,
          run: async () => isPage(await arrive(visit, `${address}/`), expected),
        },
      ];
    }),
  );
}

/** Whether an answer is the page that was built. */
function isPage({ status, headers, body }: Visit, expected: string | undefined): Finding[] {
  if (status !== 200) return [failure('pages', `answers with status ${status} instead of 200`)];
  const type = headers.get('content-type') ?? 'no type';
  if (!type.startsWith('text/html')) return [failure('pages', `is sent as ${type} instead of text/html`)];
  if (expected === undefined || fingerprint(body) === expected) return [];
  return [failure('pages', 'is not the page that was built: an old upload, or a host that rewrites pages')];
}

function detour(address: string, { address: arrived }: Visit): Finding[] {
  if (arrived === address) return [];
  if (arrived === `${address}/`)
    return [warning('addresses', 'answers only after a redirect to the form with a slash')];
  return [failure('addresses', `leads to ${arrived}`)];
}

/** Whether language, canonical and alternates are those of the route table at this address. */
function isAtHome({ body }: Visit, page: PageRef, locale: Locale, siteAddress: SiteAddress): Finding[] {
  const head = readHead(body.toString());
  const canonical = absoluteUrl(siteAddress, pathTo(page, locale));
  const alternates = alternatesOf(page, siteAddress)
    .map(({ hreflang, url }) => `${hreflang} ${url}`)
    .sort();
  const findings: Finding[] = [];
  if (head.language !== locales[locale].hreflang) {
    findings.push(failure('pages', `says its language is ${head.language ?? 'unknown'} instead of ${locale}`));
  }
  if (head.canonical !== canonical) {
    findings.push(failure('search', `calls itself ${originOf(head.canonical)}: build with SITE_ORIGIN and SITE_BASE`));
  } else if (head.alternates.join('\n') !== alternates.join('\n')) {
    findings.push(failure('search', 'does not name its two languages and the default as alternates'));
  }
  return findings;
}

function originOf(address: string | undefined): string {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : 'nothing';
}

/** Whether the header form of the policy lets the page's own code run, and the other headers are there. */
function carries({ body, headers: sent }: Visit, expected: readonly Header[]): Finding[] {
  const findings: Finding[] = [];
  const policy = sent.get('content-security-policy');
  const own = readHead(body.toString()).policy;
  if (own === undefined) findings.push(failure('headers', 'holds no policy of its own'));
  if (policy === null) {
    findings.push(
      warning('headers', 'Content-Security-Policy is not sent; the pages hold it, without frame-ancestors'),
    );
  } else if (!policyHashes(own ?? '').every((hash) => policy.includes(hash))) {
    findings.push(failure('headers', 'Content-Security-Policy stops the page’s own code: it belongs to another build'));
  }
  for (const { name, value } of expected) {
    const found = sent.get(name);
    if (found === null) findings.push(warning('headers', `${name} is not sent`));
    else if (found !== value) findings.push(warning('headers', `${name} is "${found}" instead of "${value}"`));
  }
  if (sent.get('content-encoding') === null) findings.push(warning('headers', 'is sent without compression'));
  return findings;
}
