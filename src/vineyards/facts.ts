import { greatest } from 'd3-array';
import { renderInline } from '#text/render.ts';
import { estateFacts } from '#vineyards/records.ts';
import { UNDATED } from '#vineyards/schemas.ts';
import { formatArea, formatDay, formatOrdinal, formatQuantity, formatRange, formatShare } from '#language/format.ts';
import { formats, type Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import {
  climatIn,
  type LocalizedGrandCru,
  type LocalizedVineyard,
  type Fact,
  type FactGroup,
  type FactKey,
  type Vineyard,
} from '#vineyards/vineyard.ts';
import { element, treeOf, type Tree } from '#text/tree.ts';

type Row = readonly [key: FactKey, text: Tree | string | undefined];
type Appellation = NonNullable<Vineyard['appellation']>;

function facts(t: Translate, rows: readonly Row[]): Fact<FactKey>[] {
  return rows.flatMap(([key, text]) =>
    text ? [{ key, label: t(key), text: typeof text === 'string' ? treeOf(text) : text }] : [],
  );
}

/** The facts of a vineyard in its row of the vineyards page. A Grand Cru's own page has them instead. */
export function listingFacts(vineyard: LocalizedVineyard, locale: Locale, t: Translate): Fact[] {
  const areaHa = vineyard.appellation?.areaHa;
  const whole = [areaHa && formatArea(areaHa, locale), vineyard.aspect, vineyard.soils];
  return facts(t, [
    ['vineyard.grape', vineyard.grape && t(`grape.${vineyard.grape}`)],
    [
      'vineyard.whole',
      join(
        whole.filter((part) => typeof part === 'string'),
        locale,
      ),
    ],
    ['vineyard.first-vintage', vineyard.firstVintage?.toString()],
    ['vineyard.profile', vineyard.profile && renderInline(vineyard.profile, locale)],
  ]);
}

/** How a name is said; nothing where that is not told. */
export function pronunciationFacts(
  { ipa, respelling }: Pick<LocalizedVineyard, 'ipa' | 'respelling'>,
  t: Translate,
): Fact<FactKey>[] {
  if (ipa === undefined) return [];
  const said = respelling ? treeOf(element('i', {}, respelling), ` [${ipa}]`) : treeOf(`[${ipa}]`);
  return [{ key: 'vineyard.said', label: t('vineyard.said'), text: said }];
}

/** First questions of a reader with a bottle: the area held, the temperature to serve at and the years to keep. */
export const KEY_FACTS: readonly FactKey[] = ['vineyard.area', 'vineyard.serve', 'vineyard.ageing'];

/** The key facts for narrow screens: the area without its label, the others after theirs. */
export function keyFacts(
  { areaHa, serveCelsius, ageingYears }: LocalizedGrandCru,
  locale: Locale,
  t: Translate,
): string[] {
  const labelled = (key: FactKey, value: string) => `${t(key)} ${value}`;
  return [
    formatArea(areaHa, locale),
    ...(serveCelsius ? [labelled('vineyard.serve', formatRange(serveCelsius, '°C', locale))] : []),
    ...(ageingYears ? [labelled('vineyard.ageing', formatRange(ageingYears, t('vineyard.years'), locale))] : []),
  ];
}

/** The fact card of a Grand Cru: what the estate holds, and the wine. */
export function cruFactGroups(cru: LocalizedGrandCru, locale: Locale, t: Translate): FactGroup<FactKey>[] {
  const holding = facts(t, [
    ['vineyard.commune', cru.commune],
    ['vineyard.area', formatArea(cru.areaHa, locale)],
    ['vineyard.share', share(cru, locale, t)],
    ['vineyard.grape', cru.grape && t(`grape.${cru.grape}`)],
    ['vineyard.acquired', purchased(cru, locale)],
  ]);
  const wine = facts(t, [
    ['vineyard.ageing', cru.ageingYears && formatRange(cru.ageingYears, t('vineyard.years'), locale)],
    ['vineyard.serve', cru.serveCelsius && formatRange(cru.serveCelsius, '°C', locale)],
    ['vineyard.profile', renderInline(cru.profile, locale)],
  ]);
  return [
    { id: 'card-holding', title: t('vineyard.holding'), facts: holding },
    { id: 'card-wine', title: t('vineyard.wine'), facts: wine },
  ];
}

function estateYield(locale: Locale, t: Translate): Tree {
  const average = formatQuantity(estateFacts.averageYieldHlPerHa, 'hl/ha', locale);
  const yields = formatRange(estateFacts.grandCruYieldsHlPerHa, 'hl/ha', locale);
  return renderInline(fill(t('vineyard.estate-yield.value'), { average, yields }), locale);
}

/** The purchase: `1990, Moine-Hudelot (two of the four parcels)`. */
function purchased({ acquired, acquiredFrom, purchase }: LocalizedGrandCru, locale: Locale): Tree | undefined {
  const text = [acquired && spanInWords(acquired, locale), acquiredFrom].filter(Boolean).join(', ');
  return join(purchase === undefined ? [text].filter(Boolean) : [`${text} (${purchase})`], locale);
}

/** The terroir card (docs/behaviour.md 3.6): how the holding is divided and worked, and the whole appellation. */
export function terroirFactGroups(cru: LocalizedGrandCru, locale: Locale, t: Translate): FactGroup<FactKey>[] {
  const holding = facts(t, [
    ['vineyard.parcels', cru.parcels && renderInline(cru.parcels, locale)],
    ['vineyard.estate-yield', estateYield(locale, t)],
    ['vineyard.farming', t('vineyard.farming.value')],
  ]);
  return [{ id: 'card-vines', title: t('vineyard.vines'), facts: holding }, appellationGroup(cru, locale, t)];
}

function appellationGroup(
  { appellation, ...cru }: LocalizedGrandCru,
  locale: Locale,
  t: Translate,
): FactGroup<FactKey> {
  const { communes, altitudeM, lieuxDits, ownersCount, growersCount, since } = appellation;
  const ranks = cru.ranks.map(({ author, year, rank }) => `${t(`vineyard.author.${author}`)}, ${year}: ${rank}`);
  const rows: Row[] = [
    ['vineyard.communes', communes.join(', ')],
    ['vineyard.area', named({ ...appellation, name: appellation.name ?? '' }, locale, t).trim()],
    ['vineyard.aspect', renderInline(cru.aspect, locale)],
    ['vineyard.soils', renderInline(cru.soils, locale)],
    ['vineyard.altitude', altitudeM && formatRange(altitudeM, 'm', locale)],
    ['vineyard.lieux-dits', list(lieuxDits, locale, t) ?? (cru.places && renderInline(cru.places, locale))],
    ['vineyard.yields', yields(appellation, locale, t)],
    ['vineyard.owners-count', ownersCount && countInWords(ownersCount, locale, t)],
    ['vineyard.growers-count', growersCount && countInWords(growersCount, locale, t)],
    ['vineyard.owners', owners(appellation, locale, t)],
    ['vineyard.ranks', join(ranks, locale)],
    ['vineyard.decree', since && renderInline(dateInWords(since.date, locale, t), locale)],
  ];
  return { id: 'card-whole', title: t('vineyard.appellation'), facts: facts(t, rows) };
}

/** A number of people, with its year where it has one: `80–84`, `86 (2023)`, `about 15`. */
export function countInWords(
  { count, approximate, date }: NonNullable<Appellation['ownersCount']>,
  locale: Locale,
  t: Translate,
): string {
  const number = spanInWords(count, locale);
  return (
    (approximate ? `${t('vineyard.about')} ${number}` : number) +
    (date === UNDATED ? '' : ` (${dateInWords(date, locale, t)})`)
  );
}

/** A number, or the first and the last: `1990`, `1988–1990`. */
export function spanInWords(numbers: number | readonly number[], locale: Locale): string {
  return [numbers].flat().join(formats[locale].range);
}

/** A date of a value: `1 January 2025`, `2010`, `undated`. */
function dateInWords(date: string, locale: Locale, t: Translate): string {
  if (date === UNDATED) return t('vineyard.undated');
  return date.includes('-') ? formatDay(date, locale) : date;
}

/** The date that most values have. */
export function commonest(dates: readonly string[]): string | undefined {
  return greatest(new Set(dates), (date) => dates.filter((one) => one === date).length);
}

/** Owners, each with its area, and behind it the date of one that does not have the usual date, or that the area is not known. */
export function ownersInWords(listed: Appellation['owners'], usual: string | undefined, locale: Locale, t: Translate) {
  return listed.map((owner) => {
    const text = named(owner, locale, t);
    if (owner.areaHa === undefined) return { ...owner, text: `${text} (${t('vineyard.owners.no-area')})` };
    return { ...owner, text: owner.date === usual ? text : `${text} (${dateInWords(owner.date, locale, t)})` };
  });
}

/** The owners, with the date of each: `Vogüé 7.14 ha (2010); Mugnier 1.14 ha (the others 1 January 2025)`. */
function owners({ owners: listed }: Appellation, locale: Locale, t: Translate): Tree | undefined {
  const usual = commonest(listed.filter(({ areaHa }) => areaHa !== undefined).map(({ date }) => date));
  if (usual === undefined) return undefined;
  const texts = ownersInWords(listed, usual, locale, t).map(({ text }) => text);
  const dated = listed.every(({ date }) => date === usual) ? 'all' : 'others';
  const day = fill(t(`vineyard.owners.${dated}`), { date: dateInWords(usual, locale, t) });
  return renderInline(`${texts.join('; ')} (${day})`, locale);
}

/** Several short texts in one line, typeset; nothing when there are none. */
function join(texts: readonly string[], locale: Locale): Tree | undefined {
  return texts.length === 0 ? undefined : renderInline(texts.join('; '), locale);
}

interface Named {
  readonly name: string;
  readonly areaHa?: number | undefined;
  readonly approximate?: boolean;
}

/** A name with its area, where known: `Les Richebourgs 5.05 ha`. */
function named({ name, areaHa, approximate }: Named, locale: Locale, t: Translate): string {
  return areaHa === undefined ? name : `${name} ${areaInWords({ areaHa, approximate }, locale, t)}`;
}

/** An area, which gets no decimals that its source does not have where it is not exact: `16.90 ha`, `about 14.4 ha`. */
export function areaInWords(
  { areaHa, approximate = false }: { readonly areaHa: number; readonly approximate?: boolean | undefined },
  locale: Locale,
  t: Translate,
): string {
  return approximate ? `${t('vineyard.about')} ${formatQuantity(areaHa, 'ha', locale)}` : formatArea(areaHa, locale);
}

/** Names with their areas: `Les Richebourgs 5.05 ha; Les Véroilles 2.98 ha`. */
function list(places: readonly Named[], locale: Locale, t: Translate): Tree | undefined {
  return join(
    places.map((place) => named(place, locale, t)),
    locale,
  );
}

/** The holding's part of the appellation, and the estate's place among its owners. */
function share(
  { areaHa, areaDisputed, lieuDit, appellation }: LocalizedGrandCru,
  locale: Locale,
  t: Translate,
): Tree | undefined {
  // A climat of a larger appellation has a share of both.
  const climat = climatIn({ lieuDit, appellation })?.areaHa;
  const of = (wholeHa: number, name?: string): string =>
    formatShare(areaHa / wholeHa, locale) + (name === undefined ? '' : ` (${name})`);
  const parts = climat === undefined ? [] : [of(climat, lieuDit)];
  const part = areaDisputed ? [] : [of(appellation.areaHa, appellation.name), ...parts];
  const { estateRank } = appellation;
  const rank = estateRank ? [rankInWords(estateRank, t('vineyard.rank'), locale, t)] : [];
  return join([...part, ...rank], locale);
}

/** The estate's place among the owners: `about fifth`, in a pattern that says of what. */
export function rankInWords(
  { place, approximate, among }: NonNullable<Appellation['estateRank']>,
  pattern: string,
  locale: Locale,
  t: Translate,
): string {
  const ordinal = formatOrdinal(place, locale).toLowerCase();
  const rank = fill(pattern, { rank: approximate ? fill(t('vineyard.rank.about'), { rank: ordinal }) : ordinal });
  return among === undefined ? rank : `${rank} ${t('vineyard.rank.companies')}`;
}

function yields({ yields: rules, ownText }: Appellation, locale: Locale, t: Translate): Tree | undefined {
  const texts = rules.map(({ rule, year, hlPerHa }) =>
    fill(t(`vineyard.yield.${rule}`), { yield: formatQuantity(hlPerHa, 'hl/ha', locale), year }),
  );
  // Of a text of its own that gives no base here, the year.
  const isBaseKnown = !ownText || rules.some(({ rule }) => rule === 'base');
  const unknown = isBaseKnown ? [] : [fill(t('vineyard.yield.no-base'), { year: ownText.date.slice(0, 4) })];
  return join([...texts, ...unknown], locale);
}
