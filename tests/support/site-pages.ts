import type { Locale } from '#language/locales.ts';
import { facingPathTo, pathTo } from '#site/paths.ts';
import { builtPages, readSite, type BuiltPage } from './built-site.ts';

/** A path that is no page of the site. */
export const UNKNOWN_PATH = '/no/such/cru';

/** Every page that has both languages side by side, in a frame of each. */
export const facingPages = builtPages.flatMap((built) => {
  const path = facingPathTo(built.page, built.locale);
  return path === undefined ? [] : [{ ...built, facingPath: path }];
});

/** Facing pages are of one template: the longest kind stands for all. */
export const facingExample = facingPages.find(({ page }) => page.id === 'vineyard')?.facingPath ?? '';

/** The tasting sheet of every Grand Cru, beside the page of its vineyard. */
export const tastingSheets = builtPages.flatMap(({ page, locale, path: of }) =>
  page.id === 'vineyard' ? [{ of, path: pathTo({ id: 'tasting', params: page.params }, locale) }] : [],
);

/** Tasting sheets are of one template; the longest name and map stand for all. */
const tastingSheetExample = pathTo({ id: 'tasting', params: { slug: 'corton-charlemagne' } }, 'en');

/** Every page a visitor may meet; hosts know the error pages by the names of their files. */
export const everyPath: readonly string[] = [
  ...builtPages.map(({ path }) => path),
  facingExample,
  tastingSheetExample,
  '/404.html',
  '/500.html',
];

/** One page of each kind. */
export const kinds: readonly string[] = [
  ...new Map(builtPages.filter(({ locale }) => locale === 'en').map(({ page, path }) => [page.id, path])).values(),
  facingExample,
  tastingSheetExample,
  '/404.html',
];

/** An opening tag, and the classes in it. Parsing every page properly would take each worker seconds. */
const TAG = /<([a-z][\w-]*)(?:[^>]*? class="([^"]*)")?/g;

/** What a page is made of: its route, and each kind of element with its classes. */
function partsOf({ page, path }: BuiltPage): ReadonlySet<string> {
  const [, body = ''] = readSite(`${path}/index.html`).split('<body');
  return new Set([page.id, ...body.matchAll(TAG).map(([, name = '', classes = '']) => `${name} ${classes}`)]);
}

/**
 * A few pages that together hold every part of the site, for questions about templates and components
 * rather than about words: the page with most parts first, then always the one that adds most.
 */
export function samplePages(): readonly BuiltPage[] {
  const candidates = builtPages.map((page) => ({ page, parts: partsOf(page) }));
  const missing = new Set(candidates.flatMap(({ parts }) => [...parts]));
  const sample: BuiltPage[] = [];
  while (missing.size > 0) {
    const ranked = candidates.map(({ page, parts }) => ({ page, parts, adds: parts.intersection(missing).size }));
    const best = ranked.reduce((most, other) => (other.adds > most.adds ? other : most));
    sample.push(best.page);
    for (const part of best.parts) missing.delete(part);
  }
  return sample;
}

/** Those of them in a language. */
export function samplesIn(locale: Locale): readonly BuiltPage[] {
  return samplePages().filter((sample) => sample.locale === locale);
}
