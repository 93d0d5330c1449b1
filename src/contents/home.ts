import { linkTo } from '#routes/links.ts';
import { translator } from '#text/dictionary.ts';
import { pageFiles } from '#text/pages.ts';
import { inline } from '#text/prose.ts';
import { typeset } from '#text/typography.ts';
import { plate } from '#pictures/plates.ts';
import { describedCrus, linkToCru } from '#vineyards/records.ts';
import type { Locale } from '#language/locales.ts';
import type { DescribedCru } from '#vineyards/vineyard.ts';

/** The plate beside the quotation that opens the text. */
const OPENING_PLATE = 'vine-stock';

/** The Grands Crus that are shown at large, one from each end of the way and the smallest between them. */
const AT_LARGE: readonly string[] = ['chambertin', 'musigny', 'romanee-saint-vivant'];

/** The questions that lead on, by the page that answers them. */
const DOORS = [
  { id: 'history' },
  { id: 'vineyards', section: '#visit' },
  { id: 'labels' },
  { id: 'harvests' },
] as const;

const pictured = async (cru: DescribedCru, locale: Locale) => ({
  ...linkToCru(cru, locale),
  plate: await plate(cru.plate, locale),
});

/** What the home page shows beside its text. */
export async function homePage(locale: Locale) {
  const t = await translator(locale);
  const { words } = await pageFiles('home', locale);
  const crus = await describedCrus(locale);
  const isAtLarge = ({ slug }: DescribedCru): boolean => AT_LARGE.includes(slug);
  return {
    /** Who, how much and where, each figure with what it counts. */
    figures: words.figures.map(({ value, what = '' }) => ({
      value: typeset(value, locale),
      what: typeset(what, locale),
    })),
    openingPlate: await plate(OPENING_PLATE, locale),
    map: {
      title: t('home.nine'),
      crus: await Promise.all(crus.map((cru) => pictured(cru, locale))),
      caption: t('home.map'),
      atlas: { href: linkTo({ id: 'atlas' }, locale), label: t('atlas.title') },
    },
    wines: {
      title: t('home.wines'),
      wines: await Promise.all(
        crus
          .filter(isAtLarge)
          .map(async (cru) => ({ ...(await pictured(cru, locale)), tagline: inline(cru.subtitle, locale) })),
      ),
      others: {
        label: t('home.wines.others'),
        links: crus.filter((cru) => !isAtLarge(cru)).map((cru) => linkToCru(cru, locale)),
      },
    },
    doors: {
      label: t('home.doors'),
      doors: DOORS.map(({ id, ...door }) => ({
        question: t(`home.doors.${id}`),
        line: t(`home.doors.${id}.line`),
        href: `${linkTo({ id }, locale)}${'section' in door ? door.section : ''}`,
      })),
    },
  };
}
