import { sum } from 'd3-array';
import { LOWEST_M, type AltitudeRow } from '#atlas/slopes/altitude-scale.ts';
import { altitudeRows, wholeName } from '#atlas/slopes/slopes.ts';
import { comparedOutline, neighbours } from '#figures/comparison/compared-outlines.ts';
import { ANCHORS } from '#site/anchors.ts';
import { pairs } from '#figures/comparison/pairs.ts';
import { formatArea, formatQuantity, formatRange, formatShare } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate, type WordOf } from '#language/translate.ts';
import { translator } from '#text/dictionary.ts';
import { renderInline } from '#text/render.ts';
import { textRuns, treeOf, type TextRun, type Tree } from '#text/tree.ts';
import { endingsApart } from '#text/typography.ts';
import { areaInWords, countInWords, spanInWords, cruFactGroups, terroirFactGroups } from '#vineyards/facts.ts';
import { localizedCrus, estateFacts, grandCrus, cruLink } from '#vineyards/records.ts';
import {
  climatIn,
  type Fact,
  type FactGroup,
  type FactKey,
  type GrandCru,
  type LocalizedGrandCru,
} from '#vineyards/vineyard.ts';

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
      profile: runsOf(renderInline(cru.profile, locale), locale),
      outline: comparedOutline(cru),
      told: toldOf(cru, altitudes, locale, t),
      /** The ground whose altitudes are published. */
      whole: wholeName(cru, t),
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

const drawnHa = (cru: GrandCru): number => climatIn(cru)?.areaHa ?? cru.appellation.areaHa;

const drawnArea = (cru: GrandCru, locale: Locale, t: Translate): string =>
  areaInWords({ areaHa: drawnHa(cru), approximate: climatIn(cru)?.approximate }, locale, t);

/** What the sentences say of a cru, by their keys in the dictionary, each under the name of the ground that it is true of. */
function toldOf(cru: GrandCru, altitudes: readonly AltitudeRow[], locale: Locale, t: Translate) {
  const altitude = altitudes.find(({ slug }) => slug === cru.slug);
  const years = cru.ageingYears;
  return {
    /** Of the ground that is drawn: the climat where the estate's wine names one, otherwise the whole. */
    area: {
      name: climatIn(cru)?.name ?? cru.name,
      words: drawnArea(cru, locale, t),
      held: formatArea(cru.areaHa, locale),
      size: drawnHa(cru),
    },
    altitude: altitude && {
      name: wholeName(cru, t),
      words: altitude.words,
      range: altitude.range,
      hollow: altitude.hollow,
      size: sum(altitude.range),
    },
    keep: years && { name: cru.name, words: formatRange(years, t('vineyard.years'), locale), size: sum(years) },
  };
}

/** What a fact is true of, in the order of the page, and the groups of the fact cards that tell it. */
const OWNERS = ['holding', 'whole', 'wine'] as const;
type Owner = (typeof OWNERS)[number];
const GROUPS: Readonly<Record<Owner, readonly FactGroup['id'][]>> = {
  holding: ['card-holding', 'card-vines'],
  whole: ['card-whole'],
  wine: ['card-wine'],
};

/** The facts of a cru that are true of one of these, from its fact cards. Its page says the lieu-dit elsewhere. */
function factsOf(owner: Owner, cru: LocalizedGrandCru, locale: Locale, t: Translate): Fact<FactKey>[] {
  const groups = [...cruFactGroups(cru, locale, t), ...terroirFactGroups(cru, locale, t)];
  const facts = groups.filter(({ id }) => GROUPS[owner].includes(id)).flatMap((group) => group.facts);
  if (owner !== 'holding' || cru.lieuDit === undefined) return facts;
  return [{ key: 'vineyard.lieu-dit', label: t('vineyard.lieu-dit'), text: treeOf(cru.lieuDit) }, ...facts];
}

/** A number with its words, and where its bar begins and ends on the scale of all. */
interface Measured {
  readonly bar: readonly [from: number, to: number];
  readonly words: string;
}

const upTo = (value: number, words: string): Measured => ({ bar: [0, value], words });

/** A column of the facts in numbers. */
interface Column {
  readonly head: WordOf<'compare.column'>;
  /** Its anchor, where something links to it. */
  readonly id?: string;
  /** Where the scale begins if not at nought. */
  readonly from?: number;
  /** The numbers are too much alike for bars. */
  readonly areAlike?: true;
  /** Of a climat, too, the numbers are those of the whole appellation. */
  readonly isOfWhole?: true;
  readonly measure: (cru: GrandCru, locale: Locale, t: Translate) => Measured | undefined;
}

const COLUMNS: Readonly<Record<Owner, Partial<Record<FactKey, Column>>>> = {
  holding: {
    'vineyard.area': {
      head: 'compare.column.held',
      measure: ({ areaHa }, locale) => upTo(areaHa, formatArea(areaHa, locale)),
    },
    'vineyard.share': {
      head: 'compare.column.share',
      measure: (cru, locale) => {
        const share = cru.areaHa / drawnHa(cru);
        return cru.areaDisputed ? undefined : upTo(share, formatShare(share, locale));
      },
    },
    'vineyard.acquired': {
      head: 'compare.column.acquired',
      areAlike: true,
      measure: ({ acquired }, locale) =>
        acquired === undefined ? undefined : upTo(Math.max(...[acquired].flat()), spanInWords(acquired, locale)),
    },
  },
  whole: {
    'vineyard.area': {
      head: 'compare.column.whole',
      measure: (cru, locale, t) => upTo(drawnHa(cru), drawnArea(cru, locale, t)),
    },
    'vineyard.altitude': {
      head: 'compare.column.altitude',
      from: LOWEST_M,
      isOfWhole: true,
      measure: ({ appellation: { altitudeM } }, locale) =>
        altitudeM && { bar: altitudeM, words: formatRange(altitudeM, 'm', locale) },
    },
    'vineyard.yields': {
      head: 'compare.column.yield',
      areAlike: true,
      isOfWhole: true,
      measure: ({ appellation: { yields } }, locale) => {
        const base = yields.find(({ rule }) => rule === 'base');
        return base && upTo(base.hlPerHa, formatQuantity(base.hlPerHa, 'hl/ha', locale));
      },
    },
    'vineyard.owners-count': {
      head: 'compare.column.owners',
      isOfWhole: true,
      measure: ({ appellation: { ownersCount, growersCount } }, locale, t) => {
        const people = ownersCount ?? growersCount;
        if (!people) return undefined;
        const count = countInWords(people, locale, t);
        return upTo(Math.max(...[people.count].flat()), ownersCount ? count : fill(t('compare.growers'), { count }));
      },
    },
  },
  wine: {
    'vineyard.ageing': {
      head: 'compare.column.keep',
      id: ANCHORS.keeping.section,
      measure: ({ ageingYears }, locale, t) =>
        ageingYears && { bar: ageingYears, words: formatRange(ageingYears, t('vineyard.years'), locale) },
    },
  },
};

/** A column of numbers with its bars. */
function barsOf(crus: readonly GrandCru[], column: Column, locale: Locale, t: Translate) {
  const { head, from = 0, measure, ...marks } = column;
  const values = crus.map((cru) => measure(cru, locale, t));
  const last = Math.max(...values.flatMap((value) => value?.bar ?? []));
  const along = (value: number): number =>
    marks.areAlike ? value : Math.round(((value - from) / (last - from)) * 100);
  return {
    ...marks,
    /** Its name over a column of bars, or of words alone. */
    head: t(head),
    /** One entry per cru; null where none is published. */
    words: values.map((value) => value?.words ?? null),
    /** Where each bar begins and ends, in percent of the scale; without bars the numbers themselves, which percent would make equal. */
    spans: values.map((value) => (value ? ([along(value.bar[0]), along(value.bar[1])] as const) : null)),
  };
}

/** Told under the name, in tables of all nine further down the page, or the same of all. */
const TOLD_ELSEWHERE: ReadonlySet<FactKey> = new Set([
  'vineyard.profile',
  'vineyard.ranks',
  'vineyard.decree',
  'vineyard.owners',
  'vineyard.farming',
]);

function comparedFacts(crus: readonly LocalizedGrandCru[], locale: Locale, t: Translate) {
  return OWNERS.flatMap((owner) => {
    const all = crus.map((cru) => factsOf(owner, cru, locale, t));
    const keys = inOrder(all.map((facts) => facts.map(({ key }) => key)));
    return keys
      .filter((key) => !TOLD_ELSEWHERE.has(key))
      .map((key) => {
        const found = all.map((facts) => facts.find((fact) => fact.key === key));
        const column = COLUMNS[owner][key];
        return {
          owner,
          label: t(key),
          /** One entry per cru, in pieces, so that an island can print it without HTML; null where the record says nothing. */
          values: found.map((fact) => (fact ? runsOf(fact.text, locale) : null)),
          /** Whether the commune of the vines says the same of each cru. */
          ...(key === 'vineyard.communes' && {
            repeated: crus.map(({ commune, appellation }) => appellation.communes.join() === commune),
          }),
          ...(column && { bars: barsOf(crus, column, locale, t) }),
        };
      });
  });
}

/** A short text in pieces, or in one where they are not needed; the build raises the endings of ordinals on finished pages, but not in what an island prints. */
function runsOf(tree: Tree, locale: Locale): TextRun | TextRun[] {
  const pieces = (text: string): TextRun[] =>
    endingsApart(text, locale).map((piece, index) => (index % 2 === 0 ? piece : { raised: piece }));
  const runs = textRuns(tree).flatMap((run) => (typeof run === 'string' ? pieces(run) : [run]));
  return runs.length === 1 ? (runs[0] ?? '') : runs;
}

/** Merges lists that leave some entries out but have one order: `[[a, c], [a, b, c]]` gives `[a, b, c]`. */
function inOrder<T>(lists: readonly (readonly T[])[]): T[] {
  const merged: T[] = [];
  for (const list of lists) {
    list.forEach((entry, index) => {
      if (merged.includes(entry)) return;
      const before = list.slice(0, index).findLast((one) => merged.includes(one));
      merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, entry);
    });
  }
  return merged;
}
