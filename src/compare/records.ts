import { least } from 'd3-array';
import { angleOf } from '#atlas/cru-maps.ts';
import { groundBox } from '#atlas/ground.ts';
import { PLOT_PARTS } from '#atlas/map-views.ts';
import { climatOf, plots, together } from '#atlas/outlines.ts';
import { boxAround, outlinePath, type Box } from '#atlas/plane.ts';
import { toPlane } from '#atlas/projection.ts';
import { altitudeRows } from '#atlas/slopes.ts';
import {
  factOwners,
  fragmentOf,
  UNIT_M,
  type ComparedFact,
  type ComparedOutline,
  type Comparison,
  type FactOwner,
  type Figure,
  type UnitBox,
} from '#compare/comparison.ts';
import { formatArea, formatQuantity, formatRange, formatShare } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { RANGE_DASH } from '#language/spacing.ts';
import { fill, type Translate } from '#language/translate.ts';
import { href } from '#routes/address.ts';
import { deployment, linkTo } from '#routes/links.ts';
import { translator } from '#text/dictionary.ts';
import { plainText, textRuns } from '#text/html.ts';
import { specimenGroups, terroirGroups } from '#vineyards/facts.ts';
import { describedCrus, grandCrus, linkToCru } from '#vineyards/records.ts';
import type { DescribedCru, GrandCru, NamedLink, RecordFact } from '#vineyards/vineyard.ts';

/** Pairs that readers ask for although the two are no neighbours. */
const FURTHER_PAIRS: readonly (readonly [string, string])[] = [
  ['chambertin', 'musigny'],
  ['musigny', 'richebourg'],
];

/** The pair shown at first. */
const FIRST_PAIR = fragmentOf(['richebourg', 'romanee-saint-vivant']);

/** The vintage whose years of keeping are reckoned as an example. */
const EXAMPLE = { slug: 'richebourg', year: 2012 };

/** The cru that lies nearest to each of them. */
function nearestOnes(crus: readonly GrandCru[]): Map<string, GrandCru> {
  const placed = crus.map((cru) => ({ cru, at: toPlane([cru.position.lon, cru.position.lat]) }));
  return new Map(
    placed.map(({ cru, at: [x, y] }) => {
      const others = placed.filter((other) => other.cru !== cru);
      return [cru.slug, least(others, ({ at: [otherX, otherY] }) => Math.hypot(x - otherX, y - otherY))?.cru ?? cru];
    }),
  );
}

const nearest = await grandCrus.then(nearestOnes);

/** The pairs with links of their own: each cru with the one nearest to it, then the others asked for. */
function pairsOf(crus: readonly GrandCru[]): Comparison['pairs'] {
  const neighbours = crus.map((cru): [string, string] => {
    const [first, second] = [cru, nearest.get(cru.slug) ?? cru].sort((a, b) => a.order - b.order);
    return [first?.slug ?? '', second?.slug ?? ''];
  });
  const pairs = new Map([...neighbours, ...FURTHER_PAIRS].map((pair) => [fragmentOf(pair), pair]));
  return [...pairs].sort(([a], [b]) => Number(b === FIRST_PAIR) - Number(a === FIRST_PAIR)).map(([, pair]) => pair);
}

/** The link from a cru's page to the page that compares it with the cru nearest to it. */
export function comparisonLink(cru: GrandCru, locale: Locale, t: Translate): NamedLink {
  const other = nearest.get(cru.slug) ?? cru;
  const pair = [cru, other].sort((a, b) => a.order - b.order).map(({ slug }) => slug);
  return {
    name: fill(t('compare.with'), { name: other.name }),
    href: `${linkTo({ id: 'compare' }, locale)}#${fragmentOf(pair)}`,
  };
}

/** What the years of keeping mean for one vintage, in a sentence. */
export async function keepingExample(locale: Locale): Promise<string> {
  const t = await translator(locale);
  const cru = (await grandCrus).find(({ slug }) => slug === EXAMPLE.slug);
  if (!cru?.ageingYears) throw new Error(`The record of ${EXAMPLE.slug} has no years of keeping.`);
  const [from, to] = cru.ageingYears.map((years) => EXAMPLE.year + years);
  const span = formatRange(cru.ageingYears, t('vineyard.years'), locale);
  return fill(t('compare.keep.example'), { name: cru.name, year: EXAMPLE.year, span, from: from ?? '', to: to ?? '' });
}

/** All Grands Crus with every fact of their records, from north to south. */
export async function comparison(locale: Locale): Promise<Comparison> {
  const t = await translator(locale);
  const crus = await describedCrus(locale);
  const altitudes = await altitudeRows(locale);
  return {
    crus: crus.map((cru) => ({
      slug: cru.slug,
      ...linkToCru(cru, locale),
      ipa: `[${cru.ipa}]`,
      outline: comparedOutline(cru),
      altitude: altitudes.find(({ slug }) => slug === cru.slug) ?? null,
    })),
    facts: comparedFacts(crus, locale, t),
    keeping: await keepingExample(locale),
    pairs: pairsOf(crus),
    ground: { address: href(deployment, '/maps/ground.svg'), box: unitBox(groundBox) },
  };
}

const unitBox = ({ x, y, width, height }: Box): UnitBox => {
  const units = (metres: number): number => Math.round(metres / UNIT_M);
  return [units(x), units(y), units(width), units(height)];
};

/** Null where the atlas has no outline of the cru. */
function comparedOutline(cru: GrandCru): ComparedOutline | null {
  const plane = climatOf(cru)?.plane;
  if (!plane) return null;
  const held = together(plots.filter((plot) => plot.cru === cru.slug));
  return {
    d: outlinePath(plane, UNIT_M),
    box: unitBox(boxAround(plane)),
    angle: angleOf(held),
    plots: outlinePath(held, UNIT_M / PLOT_PARTS),
  };
}

/** Facts that the data cards do not have, because a Grand Cru's page says them elsewhere. */
function further(cru: GrandCru, t: Translate): Record<FactOwner, RecordFact[]> {
  const fact = (key: string, html: string): RecordFact => ({ key, label: t(key), html });
  return {
    holding: cru.lieuDit === undefined ? [] : [fact('vineyard.lieu-dit', cru.lieuDit)],
    whole: [],
    wine: [],
  };
}

function factsOf(cru: DescribedCru, locale: Locale, t: Translate): Record<FactOwner, RecordFact[]> {
  const more = further(cru, t);
  const groups = [...specimenGroups(cru, locale, t), ...terroirGroups(cru, locale, t)];
  const under = (title: string): RecordFact[] =>
    groups.filter((group) => group.title === title).flatMap(({ facts }) => facts);
  return {
    holding: [...more.holding, ...under(t('vineyard.holding'))],
    whole: [...more.whole, ...under(t('vineyard.appellation'))],
    wine: [...more.wine, ...under(t('vineyard.wine'))],
  };
}

/** A figure with its words, and where its bar begins and ends on the scale of all. */
interface Measured {
  readonly bar: readonly [from: number, to: number];
  readonly words: string;
}

type Measure = (cru: GrandCru, locale: Locale, t: Translate) => Measured | undefined;

const upTo = (value: number, words: string): Measured => ({ bar: [0, value], words });

/** The facts in figures, by owner and key: the name of their column, and where the scale begins. */
const MEASURES: Readonly<Record<string, { head: string; from: number; measure: Measure }>> = {
  'holding vineyard.area': {
    head: 'compare.figure.held',
    from: 0,
    measure: ({ areaHa }, locale) => upTo(areaHa, formatArea(areaHa, locale)),
  },
  'holding vineyard.share': {
    head: 'compare.figure.share',
    from: 0,
    measure: ({ areaHa, areaDisputed, appellation }, locale) => {
      const share = areaHa / appellation.areaHa;
      return areaDisputed ? undefined : upTo(share, formatShare(share, locale));
    },
  },
  'holding vineyard.acquired': {
    head: 'compare.figure.acquired',
    from: 1987.9,
    measure: ({ acquired }) =>
      acquired === undefined ? undefined : { bar: [acquired - 0.1, acquired + 0.1], words: String(acquired) },
  },
  'whole vineyard.area': {
    head: 'compare.figure.whole',
    from: 0,
    measure: ({ appellation: { areaHa } }, locale) => upTo(areaHa, formatArea(areaHa, locale)),
  },
  'whole vineyard.altitude': {
    head: 'compare.figure.altitude',
    from: 230,
    measure: ({ appellation: { altitudeM } }, locale) =>
      altitudeM && { bar: altitudeM, words: formatRange(altitudeM, 'm', locale) },
  },
  'whole vineyard.yields': {
    head: 'compare.figure.yield',
    from: 0,
    measure: ({ appellation: { yields } }, locale) => {
      const base = yields.find(({ rule }) => rule === 'base');
      return base && upTo(base.hlPerHa, formatQuantity(base.hlPerHa, 'hl/ha', locale));
    },
  },
  'whole vineyard.owners-count': {
    head: 'compare.figure.owners',
    from: 0,
    measure: ({ appellation: { ownersCount } }) => {
      const counts = [ownersCount ?? []].flat();
      return counts.length === 0 ? undefined : upTo(Math.max(...counts), counts.join(RANGE_DASH));
    },
  },
  'wine vineyard.ageing': {
    head: 'compare.figure.keep',
    from: 0,
    measure: ({ ageingYears }, locale, t) =>
      ageingYears && { bar: ageingYears, words: formatRange(ageingYears, t('vineyard.years'), locale) },
  },
};

function figureOf(crus: readonly GrandCru[], name: string, locale: Locale, t: Translate): Figure | undefined {
  const measured = MEASURES[name];
  if (!measured) return undefined;
  const { head, from, measure } = measured;
  const values = crus.map((cru) => measure(cru, locale, t));
  const last = Math.max(...values.flatMap((value) => value?.bar ?? []));
  const percent = (value: number): number => Math.round(((value - from) / (last - from)) * 1000) / 10;
  return {
    head: t(head),
    words: values.map((value) => value?.words ?? null),
    spans: values.map((value) => (value ? [percent(value.bar[0]), percent(value.bar[1])] : null)),
  };
}

/** Lists that are too long to stand beside figures. */
const OPENS = new Set(['vineyard.plots', 'vineyard.lieux-dits', 'vineyard.owners', 'vineyard.ranks']);

function comparedFacts(crus: readonly DescribedCru[], locale: Locale, t: Translate): ComparedFact[] {
  const all = crus.map((cru) => factsOf(cru, locale, t));
  return factOwners.flatMap(({ owner }) => {
    const keys = inOrder(all.map((facts) => facts[owner].map(({ key }) => key)));
    return keys.map((key): ComparedFact => {
      const found = all.map((facts) => facts[owner].find((fact) => fact.key === key));
      const figure = figureOf(crus, `${owner} ${key}`, locale, t);
      return {
        key,
        owner,
        label: plainText(t(key)),
        values: found.map((fact) => (fact ? textRuns(fact.html) : null)),
        ...(figure && { figure }),
        ...(OPENS.has(key) && { opens: true }),
      };
    });
  });
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
