import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'cheerio';
import { grandCruSlugs } from '#vineyards/slugs.ts';
import { localeCodes } from '#language/locales.ts';
import { allPages, pathTo } from '#routes/paths.ts';
import { socialCardPath } from '#routes/social-card.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Holds a digest of what each committed card was drawn from. */
export const RECORDS = join(root, 'tools/social/cards.json');

/** What a card shows: words, the id of a plate, and the digest that the plate maker gave its drawing. */
export interface CardSource {
  readonly title: string;
  readonly tagline: string;
  readonly plate: string;
  readonly digest: string;
}

/** Paths of cards below `public` to what they were drawn from. */
export type CardSources = Readonly<Record<string, CardSource>>;

/** The plate on cards of pages that show none, or begin with a small drawing. */
const DEFAULT_PLATE = 'panorama';

/** Width in pixels of the drawing that a card is made of. */
export const PLATE_WIDTH = 1600;

/** What the card of every page that search engines may list has to show, read from a built site. */
export function cardSources(dist: string): CardSources {
  const plates = JSON.parse(readFileSync(join(root, 'src/pictures/plates.generated.json'), 'utf8')) as Readonly<
    Record<string, { readonly digest: string; readonly widths: readonly number[] }>
  >;
  const sources = allPages(grandCruSlugs(join(root, 'content'))).flatMap((page) =>
    localeCodes.flatMap((locale): [string, CardSource][] => {
      const $ = load(readFileSync(join(dist, pathTo(page, locale), 'index.html')));
      if ($('meta[name=robots]').attr('content')?.includes('noindex') === true) return [];
      const picture = $('main img[src*="/uploads/plates/"]').first().attr('src') ?? '';
      const first = /\/plates\/(.+?)-\d+(?:-dark)?\.\w+$/.exec(picture)?.[1] ?? DEFAULT_PLATE;
      const plate = plates[first]?.widths.includes(PLATE_WIDTH) ? first : DEFAULT_PLATE;
      const text = (selector: string): string => $(selector).first().text().replaceAll(/\s+/g, ' ').trim();
      const source = {
        title: text('main h1'),
        tagline: text('.hero__subtitle'),
        plate,
        digest: plates[plate]?.digest ?? '',
      };
      return [[socialCardPath(page, locale), source]];
    }),
  );
  return Object.fromEntries(sources);
}

/** A digest of what each card shows, by its path. */
export function recordsOf(sources: CardSources): Readonly<Record<string, string>> {
  const digest = (source: CardSource): string => createHash('sha256').update(JSON.stringify(source)).digest('hex');
  return Object.fromEntries(Object.entries(sources).map(([path, source]) => [path, digest(source).slice(0, 16)]));
}

/** The records of the committed cards. */
export function readRecords(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(RECORDS, 'utf8')) as Readonly<Record<string, string>>;
}

/** Paths of the cards that are missing or were drawn from something else than their page shows now. */
export function staleCards(sources: CardSources): string[] {
  const records = readRecords();
  return Object.entries(recordsOf(sources))
    .filter(([path, record]) => !existsSync(join(root, 'public', path)) || records[path] !== record)
    .map(([path]) => path);
}
