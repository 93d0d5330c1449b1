import { LOWEST_M, type AltitudeRow } from '#atlas/altitude-scale.ts';
import { altitudeRows, wholeName } from '#atlas/slopes.ts';
import { comparedOutline, neighbours } from '#figures/comparison/compared-outlines.ts';
import { pairs } from '#figures/comparison/pairs.ts';
import { formatArea, formatQuantity, formatRange, formatShare } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import { translator } from '#text/dictionary.ts';
import { textRuns, treeOf, type TextRun, type Tree } from '#text/tree.ts';
import { endingsApart } from '#text/typography.ts';
import { areaInWords, countInWords, spanInWords, cruFactGroups, terroirFactGroups } from '#vineyards/facts.ts';
import { localizedCrus, estateFacts, grandCrus, cruLink } from '#vineyards/records.ts';
import { climatIn, type LocalizedGrandCru, type Fact, type GrandCru } from '#vineyards/vineyard.ts';

const { keepingExample: example } = estateFacts;

const records = await grandCrus;

/** A sentence on the years of keeping of one vintage. */
async function keepingExample(locale: Locale): Promise<string> {
  const t = await translator(locale);
  const cru = records.find(({ slug }) => slug === example.cru);
  if (!cru?.ageingYears) {
    throw new Error(
      `content/facts/estate.md: "keepingExample" names "${example.cru}", which has no "ageingYears". Name a Grand Cru that has.`,
    );
  }
  const [from, to] = cru.ageingYears.map((years) => example.vintage + years);
  const span = formatRange(cru.ageingYears, t('vineyard.years'), locale);
  return fill(t('compare.keep.example'), {
    name: cru.name,
    year: example.vintage,
    span,
    from: from ?? '',
    to: to ?? '',
  });
}

/** All Grands Crus with every fact of their records, from north to south. */
export async function comparisonData(locale: Locale) {
  const t = await translator(locale);
  const crus = await localizedCrus(locale);
  const altitudes = await altitudeRows(locale);
  return {
    crus: crus.map((cru) => ({
      slug: cru.slug,
      ...cruLink(cru, locale),
      /** How its name is said. */
      ipa: `[${cru.ipa}]`,
      outline: comparedOutline(cru),
      /** The ground that is drawn, and its area: the climat where the estate's wine names one, otherwise the whole. */
      drawn: climatIn(cru)?.name ?? cru.name,
      areaHa: drawnHa(cru),
      area: drawnArea(cru, locale, t),
      /** The ground whose altitudes are published. */
      whole: wholeName(cru, t),
      /** Null where no source gives it. */
      altitude: altitudeIn(altitudes, cru),
    })),
    facts: comparedFacts(crus, locale, t),
    keeping: await keepingExample(locale),
    /** The meaning of hollow ends of altitudes. */
    hollow: t('slope.altitude.hollow'),
    /** The pairs that are printed; the first is shown at first. */
    pairs: pairs(),
    neighbours,
    /** Caption of the maps, with the licence of their data. */
    mapNote: runsOf(treeOf(t('compare.map-note')), locale),
  };
}

function altitudeIn(altitudes: readonly AltitudeRow[], { slug }: GrandCru) {
  const row = altitudes.find((one) => one.slug === slug);
  return row ? { range: row.range, words: row.words, hollow: row.hollow } : null;
}

const drawnHa = (cru: GrandCru): number => climatIn(cru)?.areaHa ?? cru.appellation.areaHa;

const drawnArea = (cru: GrandCru, locale: Locale, t: Translate): string =>
  areaInWords({ areaHa: drawnHa(cru), approximate: climatIn(cru)?.approximate }, locale, t);

/** What a fact is true of, in the order of the page. */
const OWNERS = ['holding', 'whole', 'wine'] as const;

/** The facts of a cru that are true of one of these, from its fact cards. Its page says the lieu-dit elsewhere. */
function factsOf(owner: (typeof OWNERS)[number], cru: LocalizedGrandCru, locale: Locale, t: Translate): Fact[] {
  const cards = [`card-${owner}`, ...(owner === 'holding' ? ['card-vines'] : [])];
  const groups = [...cruFactGroups(cru, locale, t), ...terroirFactGroups(cru, locale, t)];
  const facts = groups.filter(({ id }) => cards.includes(id)).flatMap((group) => group.facts);
  if (owner !== 'holding' || cru.lieuDit === undefined) return facts;
  return [{ key: 'vineyard.lieu-dit', label: t('vineyard.lieu-dit'), text: treeOf(cru.lieuDit) }, ...facts];
}

/** A number with its words, and where its bar begins and ends on the scale of all. */
interface Measured {
  readonly bar: readonly [from: number, to: number];
  readonly words: string;
}

type Measure = (cru: GrandCru, locale: Locale, t: Translate) => Measured | undefined;

const upTo = (value: number, words: string): Measured => ({ bar: [0, value], words });

/**
 * The facts in numbers, by owner and key: the name of their column, where the scale begins if not at nought, and whether the
 * numbers are too much alike for bars.
 */
const MEASURES: Readonly<Record<string, { head: string; from?: number; areAlike?: true; measure: Measure }>> = {
  'holding vineyard.area': {
    head: 'compare.column.held',
    measure: ({ areaHa }, locale) => upTo(areaHa, formatArea(areaHa, locale)),
  },
  'holding vineyard.share': {
    head: 'compare.column.share',
    measure: (cru, locale) => {
      const share = cru.areaHa / drawnHa(cru);
      return cru.areaDisputed ? undefined : upTo(share, formatShare(share, locale));
    },
  },
  'holding vineyard.acquired': {
    head: 'compare.column.acquired',
    areAlike: true,
    measure: ({ acquired }, locale) =>
      acquired === undefined ? undefined : upTo(Math.max(...[acquired].flat()), spanInWords(acquired, locale)),
  },
  'whole vineyard.area': {
    head: 'compare.column.whole',
    measure: (cru, locale, t) => upTo(drawnHa(cru), drawnArea(cru, locale, t)),
  },
  'whole vineyard.altitude': {
    head: 'compare.column.altitude',
    from: LOWEST_M,
    measure: ({ appellation: { altitudeM } }, locale) =>
      altitudeM && { bar: altitudeM, words: formatRange(altitudeM, 'm', locale) },
  },
  'whole vineyard.yields': {
    head: 'compare.column.yield',
    areAlike: true,
    measure: ({ appellation: { yields } }, locale) => {
      const base = yields.find(({ rule }) => rule === 'base');
      return base && upTo(base.hlPerHa, formatQuantity(base.hlPerHa, 'hl/ha', locale));
    },
  },
  'whole vineyard.owners-count': {
    head: 'compare.column.owners',
    measure: ({ appellation: { ownersCount, growersCount } }, locale, t) => {
      const people = ownersCount ?? growersCount;
      if (!people) return undefined;
      const count = countInWords(people, locale, t);
      return upTo(Math.max(...[people.count].flat()), ownersCount ? count : fill(t('compare.growers'), { count }));
    },
  },
  'wine vineyard.ageing': {
    head: 'compare.column.keep',
    measure: ({ ageingYears }, locale, t) =>
      ageingYears && { bar: ageingYears, words: formatRange(ageingYears, t('vineyard.years'), locale) },
  },
};

/** The bars of a fact in numbers; undefined for one that is none. */
function barsOf(crus: readonly GrandCru[], name: string, locale: Locale, t: Translate) {
  const measured = MEASURES[name];
  if (!measured) return undefined;
  const { head, from = 0, areAlike = false, measure } = measured;
  const values = crus.map((cru) => measure(cru, locale, t));
  const last = Math.max(...values.flatMap((value) => value?.bar ?? []));
  const along = (value: number): number => (areAlike ? value : Math.round(((value - from) / (last - from)) * 100));
  return {
    /** Its name over a column of bars, or of words alone. */
    head: t(head),
    areAlike,
    /** One entry per cru; null where none is published. */
    words: values.map((value) => value?.words ?? null),
    /** Where each bar begins and ends, in percent of the scale; without bars the numbers themselves, which percent would make equal. */
    spans: values.map((value) => (value ? ([along(value.bar[0]), along(value.bar[1])] as const) : null)),
  };
}

/** Told in tables of all nine further down the page, or the same of all. */
const TOLD_BELOW = new Set(['vineyard.ranks', 'vineyard.decree', 'vineyard.owners', 'vineyard.farming']);

function comparedFacts(crus: readonly LocalizedGrandCru[], locale: Locale, t: Translate) {
  return OWNERS.flatMap((owner) => {
    const all = crus.map((cru) => factsOf(owner, cru, locale, t));
    const keys = inOrder(all.map((facts) => facts.map(({ key }) => key)));
    return keys
      .filter((key) => !TOLD_BELOW.has(key))
      .map((key) => {
        const found = all.map((facts) => facts.find((fact) => fact.key === key));
        const bars = barsOf(crus, `${owner} ${key}`, locale, t);
        return {
          key,
          owner,
          label: t(key),
          /** One entry per cru, in pieces, so that an island can print it without HTML; null where the record says nothing. */
          values: found.map((fact) => (fact ? runsOf(fact.text, locale) : null)),
          ...(bars && { bars }),
        };
      });
  });
}

/** A short text in pieces; the build raises the endings of ordinals on finished pages, but not in what an island prints. */
function runsOf(tree: Tree, locale: Locale): TextRun[] {
  const pieces = (text: string): TextRun[] =>
    endingsApart(text, locale).map((piece, index) => (index % 2 === 0 ? piece : { raised: piece }));
  return textRuns(tree).flatMap((run) => (typeof run === 'string' ? pieces(run) : [run]));
}

/** Merges lists that leave some entries out but have one order: `[[a, c], [a, b, c]]` gives `[a, b, c]`. */
function inOrder(lists: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  for (const list of lists) {
    list.forEach((entry, index) => {
      if (merged.includes(entry)) return;
      const before = list.slice(0, index).findLast((one) => merged.includes(one));
      merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, entry);
    });
  }
  return merged;
}
