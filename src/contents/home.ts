import { atlasLabels } from '#atlas/map.ts';
import { linkTo } from '#routes/links.ts';
import { translator } from '#text/dictionary.ts';
import { pageFiles } from '#text/pages.ts';
import { typeset } from '#text/typography.ts';
import { smallMaps } from '#atlas/home-map.ts';
import { plate } from '#pictures/plates.ts';
import { grandCrus, linkToCru } from '#vineyards/records.ts';
import type { Locale } from '#language/locales.ts';
import type { Plate } from '#pictures/picture.ts';
import type { NamedLink } from '#vineyards/vineyard.ts';

/** Who, how much and where: the figures under the poster, each with what it counts. */
async function homeFigures(locale: Locale): Promise<{ value: string; what: string }[]> {
  const { words } = await pageFiles('home', locale);
  return words.figures.map(({ value, what = '' }) => ({ value: typeset(value, locale), what: typeset(what, locale) }));
}

/** The nine Grands Crus with their plates, from north to south. */
async function cruPlates(locale: Locale): Promise<(NamedLink & { plate: Plate })[]> {
  return Promise.all(
    (await grandCrus).map(async (cru) => ({ ...linkToCru(cru, locale), plate: await plate(cru.plate, locale) })),
  );
}

/** The three ways on at the end of the home page, from the widest to the narrowest. */
const DOORS = [
  { id: 'history', plate: 'vine-stock' },
  { id: 'philosophy', plate: 'cellar' },
  { id: 'vintages', plate: 'bunch' },
] as const;

/** The three ways on: a page of the menu, a line about it, and a plate. */
async function homeDoors(locale: Locale): Promise<{ title: string; line: string; href: string; plate: Plate }[]> {
  const t = await translator(locale);
  return Promise.all(
    DOORS.map(async ({ id, plate: name }) => ({
      title: t(`nav.${id}`),
      line: t(`home.doors.${id}`),
      href: linkTo({ id }, locale),
      plate: await plate(name, locale),
    })),
  );
}

/** What the home page shows beside its text. */
export async function homePage(locale: Locale) {
  const t = await translator(locale);
  return {
    figures: await homeFigures(locale),
    map: {
      views: smallMaps(locale),
      caption: t('home.map'),
      labels: atlasLabels(t),
      atlas: { href: linkTo({ id: 'atlas' }, locale), label: t('atlas.title') },
    },
    nine: { title: t('home.nine'), crus: await cruPlates(locale) },
    doors: { label: t('home.doors'), doors: await homeDoors(locale) },
  };
}
