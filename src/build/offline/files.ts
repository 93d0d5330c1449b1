import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from '#config/deployment.ts';
import { formatMegabytes } from '#language/format.ts';
import { perLocale, type Locale } from '#language/locales.ts';
import { WHOLE_SITE_SIZE, type OfflineFiles, type OfflineOutline } from '#offline/files.ts';
import { KEPT_WIDTHS } from '#offline/store.ts';

/** Files beside pages and plates: drawings, the marks and the style of the line. */
const OTHER = /^(?:_astro\/.*\.(?:js|css|woff2)|(?:charts|maps)\/.*\.svg|favicon\.svg|kept-copy\.css)$/;

/** The files that the search and the explorer of the map read, of which there is one for each language. */
const fileIn = (locale: Locale): RegExp =>
  new RegExp(`^(?:_astro/search\\.${locale}\\..*|maps/cote\\.${locale})\\.json$`);

const PLATE = /^(uploads\/plates\/.+?)-(\d+)(-dark)?\.avif$/;

/** What the whole site in each language consists of. `files` are those of the finished site, by their names. */
export function offlineFiles(
  folder: string,
  { base }: Deployment,
  outline: OfflineOutline,
  files: readonly string[],
): OfflineFiles {
  const widest = new Map<string, { readonly file: string; readonly rank: number }>();
  for (const file of files) {
    const [, plate, width, scheme = ''] = PLATE.exec(file) ?? [];
    const rank = KEPT_WIDTHS.indexOf(Number(width));
    if (plate === undefined || rank === -1 || plate.endsWith('-tall')) continue;
    const other = widest.get(plate + scheme);
    if (other === undefined || rank < other.rank) widest.set(plate + scheme, { file, rank });
  }
  const kept = [...files.filter((file) => OTHER.test(file)), ...[...widest.values()].map(({ file }) => file)].sort();
  const size = (file: string): number => statSync(join(folder, file)).size;
  const pageFile = (address: string): string => `${address.slice(base.length + 1)}/index.html`;
  const digest = createHash('sha256');
  for (const file of [...Object.values(outline.pages).flat().map(pageFile), ...kept]) {
    digest.update(readFileSync(join(folder, file)));
  }
  return {
    version: digest.digest('hex').slice(0, 16),
    languages: perLocale((locale) => {
      const pages = outline.pages[locale];
      const own = [...kept, ...files.filter((file) => fileIn(locale).test(file))];
      const bytes = [...pages.map(pageFile), ...own].reduce((sum, file) => sum + size(file), 0);
      return { pages, files: own.map((file) => `${base}/${file}`), bytes };
    }),
  };
}

/** Fills the size of the whole site in a language into the offline page of that language. */
export function withWholeSiteSize(html: string, { languages }: OfflineFiles, locale: Locale): string {
  return html.replaceAll(WHOLE_SITE_SIZE, formatMegabytes(languages[locale].bytes, locale));
}
