import type { Locale } from '#language/locales.ts';
import { builtPages, readSite, type BuiltPage } from './built-site.ts';

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

export function samplesIn(locale: Locale): readonly BuiltPage[] {
  return samplePages().filter((sample) => sample.locale === locale);
}
