import { inline } from '#text/prose.ts';
import { grandCruYieldsHlPerHa } from '#vineyards/records.ts';
import { RANGE_DASH } from '#language/spacing.ts';
import { formatArea, formatDay, formatOrdinal, formatQuantity, formatRange, formatShare } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import type { DescribedCru, DescribedVineyard, Fact, FactGroup, RecordFact, Vineyard } from '#vineyards/vineyard.ts';
import { raiseOrdinals } from '#text/typography.ts';

type Row = readonly [key: string, html: string | undefined];
type Appellation = NonNullable<Vineyard['appellation']>;

function facts(t: Translate, rows: readonly Row[]): RecordFact[] {
  return rows.flatMap(([key, html]) => (html ? [{ key, label: t(key), html }] : []));
}

/** What a card of the vineyards page lists below its note. A Grand Cru's own page says it instead. */
export function cardFacts(vineyard: DescribedVineyard, locale: Locale, t: Translate): Fact[] {
  const areaHa = vineyard.appellation?.areaHa;
  const whole = [areaHa && formatArea(areaHa, locale), vineyard.aspect, vineyard.soils];
  return facts(t, [
    ['vineyard.grape', t(`grape.${vineyard.grape}`)],
    [
      'vineyard.whole',
      join(
        whole.filter((part) => typeof part === 'string'),
        locale,
      ),
    ],
    ['vineyard.first-vintage', vineyard.firstVintage?.toString()],
    ['vineyard.profile', vineyard.profile && inline(vineyard.profile, locale)],
  ]);
}

/** What a reader with a bottle asks first: the area held, the temperature to serve at and the years to keep. */
export function keyFigures(
  { areaHa, serveCelsius, ageingYears }: DescribedCru,
  locale: Locale,
  t: Translate,
): string[] {
  const labelled = (key: string, figure: string) => `${t(key)} ${figure}`;
  return [
    formatArea(areaHa, locale),
    ...(serveCelsius ? [labelled('vineyard.serve', formatRange(serveCelsius, '°C', locale))] : []),
    ...(ageingYears ? [labelled('vineyard.ageing', formatRange(ageingYears, t('vineyard.years'), locale))] : []),
  ];
}

/** The data card of a Grand Cru: what the estate holds, and the wine. */
export function specimenGroups(cru: DescribedCru, locale: Locale, t: Translate): FactGroup[] {
  const yields = formatRange(grandCruYieldsHlPerHa, 'hl/ha', locale);
  const holding = facts(t, [
    ['vineyard.commune', cru.commune],
    ['vineyard.area', formatArea(cru.areaHa, locale)],
    ['vineyard.share', share(cru, locale, t)],
    ['vineyard.estate-yield', fill(t('vineyard.estate-yield.value'), { yields })],
    ['vineyard.parcels', cru.parcels && inline(cru.parcels, locale)],
    ['vineyard.grape', t(`grape.${cru.grape}`)],
    ['vineyard.acquired', [cru.acquired, cru.acquiredFrom].filter(Boolean).join(', ')],
  ]);
  const wine = facts(t, [
    ['vineyard.ageing', cru.ageingYears && formatRange(cru.ageingYears, t('vineyard.years'), locale)],
    ['vineyard.serve', cru.serveCelsius && formatRange(cru.serveCelsius, '°C', locale)],
    ['vineyard.profile', inline(cru.profile, locale)],
  ]);
  return [
    { title: t('vineyard.holding'), facts: holding },
    { title: t('vineyard.wine'), facts: wine },
  ];
}

/** The terroir card (docs/behaviour.md 3.6): the plots of the estate that a source locates, and the whole appellation. */
export function terroirGroups(cru: DescribedCru, locale: Locale, t: Translate): FactGroup[] {
  const places = cru.plots.map(({ place, areaHa }) => ({ name: place, areaHa }));
  const holding = facts(t, [
    ['vineyard.plots', list(places, locale, t)],
    ['vineyard.farming', t('vineyard.farming.value')],
  ]);
  return [{ title: t('vineyard.vines'), facts: holding }, appellationGroup(cru, locale, t)];
}

/** What is true of the whole appellation. */
function appellationGroup({ appellation, ...cru }: DescribedCru, locale: Locale, t: Translate): FactGroup {
  const { areaHa, communes, altitudeM, lieuxDits, ownersCount, owners, ownersDate } = appellation;
  const ranks = cru.ranks.map(({ author, year, rank }) => `${author}, ${year}: ${rank}`);
  const rows: Row[] = [
    ['vineyard.communes', communes.join(', ')],
    ['vineyard.area', formatArea(areaHa, locale)],
    ['vineyard.aspect', inline(cru.aspect, locale)],
    ['vineyard.soils', inline(cru.soils, locale)],
    ['vineyard.altitude', altitudeM && formatRange(altitudeM, 'm', locale)],
    ['vineyard.lieux-dits', list(lieuxDits, locale, t)],
    ['vineyard.yields', yields(appellation, locale, t)],
    ['vineyard.owners-count', [ownersCount ?? []].flat().join(RANGE_DASH)],
    ['vineyard.owners', dated(list(owners, locale, t), ownersDate, locale)],
    ['vineyard.ranks', join(ranks, locale)],
    ['vineyard.decree', decree(appellation, locale)],
  ];
  return { title: t('vineyard.appellation'), facts: facts(t, rows) };
}

/** Several short texts in one line, typeset; nothing when there are none. */
function join(texts: readonly string[], locale: Locale): string | undefined {
  return texts.length === 0 ? undefined : inline(texts.join('; '), locale);
}

/** A list with the day on which it held: `…; Roumier 0.10 ha (1 January 2025)`. */
function dated(text: string | undefined, day: string | undefined, locale: Locale): string | undefined {
  return text !== undefined && day !== undefined ? `${text} (${raiseOrdinals(formatDay(day, locale), locale)})` : text;
}

interface Named {
  readonly name: string;
  readonly areaHa?: number | undefined;
  readonly approximate?: boolean;
}

/** Names with their areas, where known: `Les Richebourgs 5.05 ha; Les Véroilles 2.98 ha`. */
function list(places: readonly Named[], locale: Locale, t: Translate): string | undefined {
  const texts = places.map(({ name, areaHa, approximate = false }) => {
    if (areaHa === undefined) return name;
    // An area that is not exact gets no decimals that its source does not have.
    const area = approximate
      ? `${t('vineyard.about')} ${formatQuantity(areaHa, 'ha', locale)}`
      : formatArea(areaHa, locale);
    return `${name} ${area}`;
  });
  return join(texts, locale);
}

/** The holding's part of the appellation, and the estate's place among its owners. */
function share({ areaHa, areaDisputed, appellation }: DescribedCru, locale: Locale, t: Translate): string | undefined {
  const { estateRank, estateRankApproximate } = appellation;
  const part = areaDisputed ? [] : [formatShare(areaHa / appellation.areaHa, locale)];
  const about = estateRankApproximate ? `${t('vineyard.about')} ` : '';
  const rank = estateRank
    ? [fill(t('vineyard.rank'), { rank: about + formatOrdinal(estateRank, locale).toLowerCase() })]
    : [];
  return join([...part, ...rank], locale);
}

function yields({ yields: rules }: Appellation, locale: Locale, t: Translate): string | undefined {
  const texts = rules.map(({ rule, year, hlPerHa }) =>
    fill(t(`vineyard.yield.${rule}`), { yield: formatQuantity(hlPerHa, 'hl/ha', locale), year }),
  );
  return join(texts, locale);
}

function decree({ decree: founding }: Appellation, locale: Locale): string | undefined {
  if (!founding) return undefined;
  const day = raiseOrdinals(formatDay(founding.date, locale), locale);
  return founding.address === undefined ? day : `<a href="${founding.address}" rel="external">${day}</a>`;
}
