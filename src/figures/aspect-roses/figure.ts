import { ground } from '#atlas/records.ts';
import { petals } from '#figures/aspect-roses/petals.ts';
import type { Figure } from '#documents/figure-registry.ts';
import { data, paragraph, readingSection } from '#documents/reading.ts';
import { formatQuantity, formatShare } from '#language/format.ts';
import { formats, type Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import { grandCrus, cruLink } from '#vineyards/records.ts';
import { element } from '#text/tree.ts';

export const figure: Figure = {
  reading: async ({ locale, t }) => {
    const words = (await roses(locale, t)).flatMap(({ name, alt, altitude, slope }) => [
      element('h3', {}, name),
      ...[alt, altitude, slope].map((line) => paragraph(line)),
    ]);
    return [readingSection('ground', '', data(...words, paragraph(t('slope.ground.caption'))))];
  },
};

/** Longest petal that the drawing has room for, at a share of one half, and the radius at a share of the whole. */
export const RADIUS = 150;

/** The ground of the hill and of what lies on it: altitude, slope, and the share of each aspect as a petal and in words. */
export async function roses(locale: Locale, t: Translate) {
  const records = await grandCrus;
  return ground.map(({ id, altitude_m: altitude, slope_percent: slope, aspect_percent: shares }) => {
    const record = records.find(({ slug }) => slug === id);
    const name = record ? cruLink(record, locale).name : 'Corton';
    const drawn = petals(shares, RADIUS).map((petal) => ({ ...petal, words: formatShare(petal.share / 100, locale) }));
    return {
      name,
      alt: `${name}${formats[locale].colon}${drawn.map(({ aspect, words }) => `${t(`slope.aspect.${aspect}`)} ${words}`).join(', ')}`,
      altitude: fill(t('slope.ground.altitude'), {
        lowest: formatQuantity(Math.round(altitude.lowest), 'm', locale),
        mean: formatQuantity(Math.round(altitude.mean), 'm', locale),
        highest: formatQuantity(Math.round(altitude.highest), 'm', locale),
      }),
      slope: fill(t('slope.ground.slope'), { slope: formatShare(slope / 100, locale) }),
      petals: drawn,
    };
  });
}
