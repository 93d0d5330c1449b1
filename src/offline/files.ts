import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from '#config/deployment.ts';
import { formatMegabytes } from '#language/format.ts';
import { perLocale, type Locale } from '#language/locales.ts';
import type { OfflineOutline } from '#offline/outline.ts';
import { KEPT_WIDTHS } from '#offline/store.ts';

/** Stands in a page for the size of the whole site in its language, until the build knows it. */
export const WHOLE_SITE_SIZE = '{whole-site}';

/** `offline.json`: what the whole site in each language consists of. */
export type OfflineFiles = ReturnType<typeof offlineFiles>;

/** Files beside pages and plates: drawings, the marks and the style of the line. */
const OTHER = /^(?:_astro\/.*\.(?:js|css|woff2)|(?:charts|maps)\/.*\.svg|favicon\.svg|kept-copy\.css)$/;

/** The files that the search and the explorer of the map read, of which there is one for each language. */
const fileIn = (locale: Locale): RegExp =>
  new RegExp(`^(?:_astro/search\\.${locale}\\..*|maps/cote\\.${locale})\\.json$`);

/** A plate that is not the tall form of another, with its width. */
const PLATE = /^(uploads\/plates\/.+?)(?<!-tall)-(\d+)(-dark)?\.avif$/;

/** What the whole site in each language consists of. `files` are those of the finished site, by their names. */
export function offlineFiles(folder: string, { base }: Deployment, outline: OfflineOutline, files: readonly string[]) {
  /** The file of each plate, light and dark, in the first of the widths that it has. */
  const plates = new Map<string, string>();
  for (const kept of KEPT_WIDTHS.toReversed())
    for (const file of files) {
      const [, plate = '', width, scheme = ''] = PLATE.exec(file) ?? [];
      if (Number(width) === kept) plates.set(plate + scheme, file);
    }
  const kept = [...files.filter((file) => OTHER.test(file)), ...plates.values()].sort();
  const size = (file: string): number => statSync(join(folder, file)).size;
  const pageFile = (address: string): string => `${address.slice(base.length + 1)}/index.html`;
  const digest = createHash('sha256');
  for (const file of [...Object.values(outline.pages).flat().map(pageFile), ...kept]) {
    digest.update(readFileSync(join(folder, file)));
  }
  return {
    /** Another for each edition of the site. */
    version: digest.digest('hex').slice(0, 16),
    languages: perLocale((locale) => {
      const pages = outline.pages[locale];
      const own = [...kept, ...files.filter((file) => fileIn(locale).test(file))];
      const bytes = [...pages.map(pageFile), ...own].reduce((sum, file) => sum + size(file), 0);
      /** Beside the pages their scripts, styles, fonts and plates. */
      return { pages, files: own.map((file) => `${base}/${file}`), bytes };
    }),
  };
}

/** Fills the size of the whole site in a language into the offline page of that language. */
export function withWholeSiteSize(html: string, { languages }: OfflineFiles, locale: Locale): string {
  return html.replaceAll(WHOLE_SITE_SIZE, formatMegabytes(languages[locale].bytes, locale));
}
