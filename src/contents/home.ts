import { atlasLabels } from '#atlas/map.ts';
import { linkTo } from '#routes/links.ts';
import { paragraphs, translator } from '#text/dictionary.ts';
import type { PageTerms } from '#text/glossary.ts';
import { smallMaps } from '#atlas/home-map.ts';
import { drawingsBefore, plate } from '#pictures/plates.ts';
import { grandCrus, linkToCru } from '#vineyards/records.ts';
import type { Locale } from '#language/locales.ts';
import type { Plate } from '#pictures/picture.ts';
import type { NamedLink } from '#vineyards/vineyard.ts';

const FIGURES = ['area', 'parcels', 'crus', 'bottles'];

/** Who, how much and where: the figures under the poster, each with what it counts. */
async function homeFigures(locale: Locale): Promise<{ value: string; label: string }[]> {
  const t = await translator(locale);
  return FIGURES.map((name) => ({ value: t(`home.figures.${name}`), label: t(`home.figures.${name}-what`) }));
}

/** The nine Grands Crus with their plates, from north to south. */
async function cruPlates(locale: Locale): Promise<(NamedLink & { plate: Plate })[]> {
  return Promise.all(
    (await grandCrus).map(async (cru) => ({ ...linkToCru(cru, locale), plate: await plate(cru.plate, locale) })),
  );
}

/** Beside the paragraphs on the wall of Cîteaux and on the shoots that are not trimmed. */
const DRAWINGS = [
  [2, 'gate'],
  [4, 'tied-shoot'],
] as const;

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

/** The parts of the home page below its title page, in their order. Marks terms in the order of the page. */
export async function homePage(locale: Locale, terms: PageTerms) {
  const t = await translator(locale);
  return {
    about: {
      title: t('home.about.title'),
      html: terms.mark(await paragraphs(locale, 'home.about')),
      drawings: await drawingsBefore(DRAWINGS, locale),
      figures: await homeFigures(locale),
    },
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
