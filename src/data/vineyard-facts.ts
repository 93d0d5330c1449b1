import { inline } from '#data/prose.ts';
import { formatArea, formatQuantity, formatRange } from '#i18n/format.ts';
import type { Locale, Localized } from '#i18n/locales.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Fact, GrandCru, Vineyard } from '#model/vineyard.ts';

type Row = readonly [key: string, html: string | undefined];

function facts(t: Translate, rows: readonly Row[]): Fact[] {
  return rows.flatMap(([key, html]) => (html === undefined ? [] : [{ label: t(key), html }]));
}

/** What a card of the vineyards page lists below its note. A Grand Cru's own page says the rest. */
export function cardFacts(vineyard: Vineyard, locale: Locale, t: Translate): Fact[] {
  const words = (text?: Localized): string | undefined => text && inline(text[locale], locale);
  const grape: Row = ['vineyard.grape', t(`grape.${vineyard.grape}`)];
  const aspect: Row = ['vineyard.aspect', words(vineyard.aspect)];
  if (vineyard.tier === 'grand-cru') return facts(t, [grape, aspect]);
  return facts(t, [
    grape,
    aspect,
    ['vineyard.soils', words(vineyard.soils)],
    ['vineyard.first-vintage', vineyard.firstVintage?.toString()],
    ['vineyard.profile', words(vineyard.profile)],
  ]);
}

/** The specimen label of a Grand Cru: everything that can be said in a figure or a few words. */
export function specimenFacts(cru: GrandCru, locale: Locale, t: Translate): Fact[] {
  const words = (text?: Localized): string | undefined => text && inline(text[locale], locale);
  return facts(t, [
    ['vineyard.commune', inline(cru.commune, locale)],
    ['vineyard.area', formatArea(cru.areaHa, locale)],
    ['vineyard.parcels', words(cru.parcels)],
    ['vineyard.grape', t(`grape.${cru.grape}`)],
    ['vineyard.acquired', cru.acquired?.toString()],
    ['vineyard.base-yield', formatQuantity(cru.baseYieldHlPerHa, 'hl/ha', locale)],
    ['vineyard.ageing', cru.ageingYears && formatRange(cru.ageingYears, t('vineyard.years'), locale)],
    ['vineyard.serve', cru.serveCelsius && formatRange(cru.serveCelsius, '°C', locale)],
    ['vineyard.profile', words(cru.profile)],
  ]);
}

/** The terroir card (specification 2): aspect, size, soils, altitude. */
export function terroirFacts(cru: GrandCru, locale: Locale, t: Translate): Fact[] {
  const words = (text?: Localized): string | undefined => text && inline(text[locale], locale);
  return facts(t, [
    ['vineyard.aspect', words(cru.aspect)],
    ['vineyard.area', formatArea(cru.areaHa, locale)],
    ['vineyard.soils', words(cru.soils)],
    ['vineyard.altitude', cru.altitudeM && formatRange(cru.altitudeM, 'm', locale)],
  ]);
}
