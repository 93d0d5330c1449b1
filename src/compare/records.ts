import type { AltitudeRow } from '#atlas/altitude-rows.ts';
import { polygonsOf } from '#atlas/schemas.ts';
import { altitudeRows } from '#atlas/slopes.ts';
import { translator } from '#text/dictionary.ts';
import { plate } from '#pictures/plates.ts';
import { specimenGroups, terroirGroups } from '#vineyards/facts.ts';
import { describedCrus, grandCruOutlines, grandCrus, linkToCru } from '#vineyards/records.ts';
import { linkTo } from '#routes/links.ts';
import { boxAround, outlinePath, polygonsToPlane, toPlane } from '#atlas/plane.ts';
import { formatPosition } from '#language/format.ts';
import { nameLocale, type Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import {
  factOwners,
  fragmentOf,
  type ComparedCru,
  type ComparedFact,
  type ComparedOutline,
  type Comparison,
  type FactOwner,
} from '#compare/comparison.ts';
import { thumbnailWidths } from '#pictures/picture.ts';
import type { DescribedCru, GrandCru, NamedLink, RecordFact } from '#vineyards/vineyard.ts';
import { plainText, textRuns } from '#text/runs.ts';

/** Metres of one unit of the outlines. */
const OUTLINE_UNIT_M = 5;

/** Pairs that readers ask for although the two are no neighbours. */
const FURTHER_PAIRS: readonly (readonly [string, string])[] = [
  ['chambertin', 'musigny'],
  ['musigny', 'richebourg'],
];

/** The pair shown at first. */
const FIRST_PAIR = fragmentOf(['richebourg', 'romanee-saint-vivant']);

/** The cru that lies nearest to another one. */
function nearestTo(cru: GrandCru, all: readonly GrandCru[]): GrandCru {
  const distance = (other: GrandCru): number => {
    const [[x, y], [otherX, otherY]] = [
      toPlane([cru.position.lon, cru.position.lat]),
      toPlane([other.position.lon, other.position.lat]),
    ];
    return Math.hypot(x - otherX, y - otherY);
  };
  const others = all.filter(({ slug }) => slug !== cru.slug);
  return others.reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest), others[0] ?? cru);
}

/** The pairs with links of their own: each cru with the one nearest to it, then the others asked for. */
function pairsOf(crus: readonly GrandCru[]): Comparison['pairs'] {
  const neighbours = crus.map((cru): [string, string] => {
    const [first, second] = [cru, nearestTo(cru, crus)].sort((a, b) => a.order - b.order);
    return [first?.slug ?? '', second?.slug ?? ''];
  });
  const pairs = new Map([...neighbours, ...FURTHER_PAIRS].map((pair) => [fragmentOf(pair), pair]));
  return [...pairs].sort(([a], [b]) => Number(b === FIRST_PAIR) - Number(a === FIRST_PAIR)).map(([, pair]) => pair);
}

/** The link from a cru's page to the page that compares it with the cru nearest to it. */
export async function comparisonLink(cru: GrandCru, locale: Locale, t: Translate): Promise<NamedLink> {
  const crus = await grandCrus;
  const other = nearestTo(cru, crus);
  const pair = [cru, other].sort((a, b) => a.order - b.order).map(({ slug }) => slug);
  return {
    name: fill(t('compare.with'), { name: other.name }),
    href: `${linkTo({ id: 'compare' }, locale)}#${fragmentOf(pair)}`,
  };
}

/** All Grands Crus with every fact of their records, from north to south. */
export async function comparison(locale: Locale): Promise<Comparison> {
  const t = await translator(locale);
  const crus = await describedCrus(locale);
  const altitudes = await altitudeRows(locale);
  return {
    crus: await Promise.all(crus.map((cru) => comparedCru(cru, altitudes, locale))),
    facts: comparedFacts(crus, locale, t),
    pairs: pairsOf(crus),
  };
}

async function comparedCru(cru: GrandCru, altitudes: readonly AltitudeRow[], locale: Locale): Promise<ComparedCru> {
  const { picture, alt } = await plate(cru.plate, locale);
  return {
    slug: cru.slug,
    ...linkToCru(cru, locale),
    plate: { address: picture.address, widths: thumbnailWidths(picture), fallback: picture.fallback, alt },
    outline: comparedOutline(cru),
    areaDisputed: cru.areaDisputed,
    altitude: altitudes.find(({ slug }) => slug === cru.slug) ?? null,
  };
}

/** Null where the atlas has no outline of the cru. */
function comparedOutline({ slug, areaHa }: GrandCru): ComparedOutline | null {
  const outline = grandCruOutlines.find(({ id }) => id === slug);
  if (!outline) return null;
  const polygons = polygonsToPlane(polygonsOf(outline.data.geometry));
  const { x, y, width, height } = boxAround(polygons);
  const units = (metres: number): number => Math.round(metres / OUTLINE_UNIT_M);
  return {
    d: outlinePath(polygons, OUTLINE_UNIT_M),
    box: [units(x), units(y), units(width), units(height)],
    holdingSide: units(Math.sqrt(areaHa * 10_000)),
  };
}

/** Facts that the data cards do not have, because a Grand Cru's page says them elsewhere. */
function further(cru: GrandCru, locale: Locale, t: Translate): Record<FactOwner, RecordFact[]> {
  const fact = (key: string, html: string): RecordFact => ({ key, label: t(key), html });
  return {
    holding:
      cru.lieuDit === undefined ? [] : [fact('vineyard.lieu-dit', `<span lang="${nameLocale}">${cru.lieuDit}</span>`)],
    whole: [
      fact('compare.order', String(cru.order)),
      fact('vineyard.said', `<span lang="fr-fonipa">[${cru.ipa}]</span>`),
      fact('compare.position', formatPosition(cru.position, locale)),
    ],
    wine: [],
  };
}

function factsOf(cru: DescribedCru, locale: Locale, t: Translate): Record<FactOwner, RecordFact[]> {
  const more = further(cru, locale, t);
  const groups = [...specimenGroups(cru, locale, t), ...terroirGroups(cru, locale, t)];
  const under = (title: string): RecordFact[] =>
    groups.filter((group) => group.title === title).flatMap(({ facts }) => facts);
  return {
    holding: [...more.holding, ...under(t('vineyard.holding'))],
    whole: [...more.whole, ...under(t('vineyard.appellation'))],
    wine: [...more.wine, ...under(t('vineyard.wine'))],
  };
}

/** What facts in figures are sorted by. */
const NUMBERS: Readonly<Record<string, (cru: GrandCru) => number | undefined>> = {
  'holding vineyard.area': ({ areaHa }) => areaHa,
  'holding vineyard.share': ({ areaHa, areaDisputed, appellation }) =>
    areaDisputed ? undefined : areaHa / appellation.areaHa,
  'holding vineyard.acquired': ({ acquired }) => acquired,
  'whole compare.order': ({ order }) => order,
  'whole vineyard.area': ({ appellation }) => appellation.areaHa,
  'whole vineyard.altitude': ({ appellation }) => appellation.altitudeM?.[0],
  'whole vineyard.yields': ({ appellation }) => appellation.yields[0]?.hlPerHa,
  'whole vineyard.owners-count': ({ appellation }) => [appellation.ownersCount ?? []].flat()[0],
  'whole vineyard.decree': ({ appellation }) => appellation.decree && Date.parse(appellation.decree.date),
  'wine vineyard.ageing': ({ ageingYears }) => ageingYears?.[0],
  'wine vineyard.serve': ({ serveCelsius }) => serveCelsius?.[0],
};

function comparedFacts(crus: readonly DescribedCru[], locale: Locale, t: Translate): ComparedFact[] {
  const all = crus.map((cru) => factsOf(cru, locale, t));
  return factOwners.flatMap(({ owner }) => {
    const keys = inOrder(all.map((facts) => facts[owner].map(({ key }) => key)));
    return keys.map((key): ComparedFact => {
      const found = all.map((facts) => facts[owner].find((fact) => fact.key === key));
      const number = NUMBERS[`${owner} ${key}`];
      return {
        key,
        owner,
        label: plainText(t(key)),
        values: found.map((fact) => (fact ? textRuns(fact.html) : null)),
        ...(number && { numbers: crus.map((cru) => number(cru) ?? null) }),
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
