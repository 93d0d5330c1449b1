import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from '#site/deployment.ts';
import { formatMegabytes } from '#language/format.ts';
import { localeCodes, perLocale, type Locale } from '#language/locales.ts';
import type { PrecacheManifest } from '#offline/precache-manifest.ts';
import { KEPT_TILES, KEPT_WIDTHS } from '#offline/store.ts';
import { bookPath } from '#site/book.ts';
import { FETCHED, FETCHED_PER_LOCALE } from '#site/fetched-files.ts';

/** Stand in a page for the size of the whole site in each language, until the build knows it. */
export const WHOLE_SITE_SIZE = perLocale((locale) => `{whole-site.${locale}}`);

/** `offline.json`: what the whole site in each language consists of. */
export type OfflineFiles = ReturnType<typeof offlineFiles>;

/** Files beside pages and plates: scripts, styles, fonts, drawings, the open data, the marks and the style of the line. */
const OTHER =
  /^(?:_astro\/.*\.(?:js|css|woff2)|data\/[^/]*\.(?:csv|json|geojson)|uploads\/(?:charts|maps)\/.*\.svg|favicon\.svg|kept-copy\.css)$/;

/** A tile of the panorama that is kept. */
const TILE = new RegExp(`^uploads/cote/\\d+-(?:${Object.values(KEPT_TILES).join('|')})(?:-dark)?\\.webp$`);

/** The files that islands fetch, of which there is one for all languages. */
const FETCHED_FILE = new RegExp(`^_astro/(?:${FETCHED.join('|')})\\..*\\.json$`);

/** The book, and the files that the search and the explorer of the map read, of which there is one for each language. */
const fileIn = (locale: Locale): RegExp =>
  new RegExp(`^(?:_astro/(?:${FETCHED_PER_LOCALE.join('|')})\\.${locale}\\..*\\.json|${bookPath(locale).slice(1)})$`);

/** A plate that is not the tall form of another, with its width. */
const PLATE = /^(uploads\/plates\/.+?)(?<!-tall)-(\d+)(-dark)?\.avif$/;

/** The files of the whole site in each language. `files` are those of the finished site, by their names. */
export function offlineFiles(
  folder: string,
  { base }: Deployment,
  manifest: PrecacheManifest,
  files: readonly string[],
) {
  /** The file of each plate, light and dark, in the first of the widths that it has. */
  const plates = new Map<string, string>();
  for (const kept of KEPT_WIDTHS.toReversed())
    for (const file of files) {
      const [, plate = '', width, scheme = ''] = PLATE.exec(file) ?? [];
      if (Number(width) === kept) plates.set(plate + scheme, file);
    }
  const others = files.filter((file) => [OTHER, TILE, FETCHED_FILE].some((kind) => kind.test(file)));
  const kept = [...others, ...plates.values()].sort();
  const size = (file: string): number => statSync(join(folder, file)).size;
  const pageFile = (address: string): string => `${address.slice(base.length + 1)}/index.html`;
  const digest = createHash('sha256');
  const ofLanguage = perLocale((locale) => files.filter((file) => fileIn(locale).test(file)).sort());
  const ofPages = Object.values(manifest.pages).flat().map(pageFile);
  for (const file of [...ofPages, ...kept, ...Object.values(ofLanguage).flat()]) {
    digest.update(readFileSync(join(folder, file)));
  }
  return {
    /** Another for each edition of the site. */
    version: digest.digest('hex').slice(0, 16),
    languages: perLocale((locale) => {
      const pages = manifest.pages[locale];
      const own = [...kept, ...ofLanguage[locale]];
      const bytes = [...pages.map(pageFile), ...own].reduce((sum, file) => sum + size(file), 0);
      /** Beside the pages their scripts, styles, fonts and plates. */
      return { pages, files: own.map((file) => `${base}/${file}`), bytes };
    }),
  };
}

/** Fills the sizes of the whole site into the offline page of a language. */
export function withWholeSiteSizes(html: string, { languages }: OfflineFiles, locale: Locale): string {
  const fill = (text: string, code: Locale): string =>
    text.replaceAll(WHOLE_SITE_SIZE[code], formatMegabytes(languages[code].bytes, locale));
  return localeCodes.reduce(fill, html);
}
