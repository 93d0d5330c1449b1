import { beds, slopes } from '#atlas/records.ts';
import { range } from 'd3-array';
import { plate } from '#pictures/plates.ts';
import { deployment } from '#routes/links.ts';
import { grandCrus, linkToCru } from '#vineyards/records.ts';
import type { LonLat } from '#atlas/plane.ts';
import { altitudeAt, joinAtTop, placeAlong } from '#atlas/section.ts';
import { formatRange } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import { typeset } from '#text/typography.ts';
import { href } from '#routes/address.ts';
import type { HillSection, LadderCru, LadderRung, SectionPart, SlopeDrawing, Stratum } from '#atlas/slope.ts';
import type { GrandCru } from '#vineyards/vineyard.ts';

const FILE = 'content/facts/atlas/slopes.json';

const [west, east] = [slopes.get('corton-charlemagne'), slopes.get('corton-renardes')];
if (!west || !east) throw new Error(`${FILE} needs the slopes "corton-charlemagne" and "corton-renardes".`);

/** Distance of the highest point of a profile, where both profiles of the hill meet. */
function topOf(points: readonly { distance_m: number; altitude_m: number }[]): number {
  return points.reduce((top, point) => (point.altitude_m > top.altitude_m ? point : top)).distance_m;
}
const topWest = topOf(west.points);
const topEast = topOf(east.points);

/** What a mark of the data is on the drawing; undefined for what lies outside the vineyard. */
function kindOf(what: string): SectionPart['kind'] | undefined {
  if (what.startsWith('Corton-Charlemagne')) return 'charlemagne';
  if (what.startsWith('Les Renardes')) return 'renardes';
  if (what.startsWith('Corton,')) return 'corton';
  if (what.startsWith('Pernand')) return 'premier-cru';
  return what.includes('wood') ? 'wood' : undefined;
}

/** The section through the hill of Corton, from west to east. */
export const hillOfCorton: HillSection = {
  profile: joinAtTop(west.points, topWest, east.points, topEast),
  parts: [
    ...west.marks.filter(({ from_m }) => from_m < topWest),
    ...east.marks
      .filter(({ to_m }) => to_m < topEast)
      .map(({ from_m, to_m, what }) => ({
        from_m: topWest + topEast - to_m,
        to_m: topWest + topEast - from_m,
        what,
      })),
  ].flatMap(({ from_m, to_m, what }): SectionPart[] => {
    const kind = kindOf(what);
    return kind === undefined ? [] : [{ kind, from: from_m, to: to_m }];
  }),
};

/** Metres between the trees that stand for a wood on the map. */
const TREES_M = 90;

const { start_lonlat: lineStart, end_lonlat: lineEnd, zero_m: lineZero } = west.axis;
if (!lineStart || !lineEnd || lineZero === undefined) {
  throw new Error(`${FILE}: the axis of "corton-charlemagne" needs start_lonlat, end_lonlat and zero_m.`);
}
const alongLine = placeAlong(lineStart, lineEnd);

/** Places along the measured line where it crosses the wood on the hill of Corton, the only wood that the data place. */
export const woodOfCorton: readonly LonLat[] = hillOfCorton.parts
  .filter(({ kind }) => kind === 'wood')
  .flatMap(({ from, to }) => range(lineZero + from + TREES_M / 2, lineZero + to, TREES_M).map(alongLine));

/** The nine crus with their published altitudes, from north to south. */
const rungs = (await grandCrus).flatMap((cru): (LadderRung & { cru: GrandCru })[] => {
  const slope = slopes.get(cru.slug);
  const range = cru.appellation.altitudeM;
  return slope && range ? [{ cru, slug: cru.slug, name: cru.name, range, contradicted: slope.contradicted }] : [];
});

/** The same with their links, altitudes and slopes in one language. */
function ladder(locale: Locale, t: Translate): LadderCru[] {
  return rungs.map(({ cru, range }) => ({
    ...linkToCru(cru, locale),
    number: cru.order,
    altitude: formatRange(range, 'm', locale),
    slope: t(`slope.of.${cru.slug}`),
  }));
}

/** Lines at the foot of a drawing: the dictionary separates them by a line break. */
const lines = (text: string): string[] => text.trim().split('\n');

/** Name and address of a drawing that brings its words. */
const drawingFile = (file: string) => ({ file, src: href(deployment, `/charts/${file}.svg`) });

/** The ladder of altitudes, with one cru marked or all of them. */
export function ladderDrawing(own: GrandCru | undefined, locale: Locale, t: Translate): SlopeDrawing {
  const rung = rungs.find(({ slug }) => slug === own?.slug);
  const ends = {
    low: Math.min(...rungs.map(({ range }) => range[0])),
    high: Math.max(...rungs.map(({ range }) => range[1])),
  };
  const range = rung && formatRange(rung.range, 'm', locale);
  const alt = rung ? 'slope.ladder.alt.own' : 'slope.ladder.alt';
  return {
    ...drawingFile(`altitudes-${own ? `${own.slug}-` : ''}${locale}`),
    alt: typeset(
      fill(t(rung?.contradicted ? `${alt}.contradicted` : alt), {
        ...ends,
        name: rung?.name ?? '',
        range: range ?? '',
      }),
      locale,
    ),
    notes: lines(t('slope.ladder.notes')),
    rungs,
    own: own?.slug,
  };
}

/** The crus of the hill of Corton, by the parts of the section that they are. */
const ON_THE_HILL: Readonly<Record<string, SectionPart['kind']>> = {
  'corton-charlemagne': 'charlemagne',
  'corton-renardes': 'renardes',
};

/** The slope of a cru: the measured section on the hill of Corton, elsewhere its place on the ladder. */
export function slopeDrawing(cru: GrandCru, locale: Locale, t: Translate): SlopeDrawing {
  const kind = ON_THE_HILL[cru.slug];
  if (!kind) return ladderDrawing(cru, locale, t);
  const { profile, parts } = hillOfCorton;
  const bounds = parts
    .filter((part) => part.kind === kind)
    .flatMap(({ from, to }) => [from, to].map((distance) => Math.round(altitudeAt(profile, distance))));
  const [a, b, c, d] = bounds;
  return {
    ...drawingFile(`hill-${cru.slug}-${locale}`),
    alt: typeset(fill(t(`slope.section.alt.${kind}`), { a: a ?? 0, b: b ?? 0, c: c ?? 0, d: d ?? 0 }), locale),
    notes: lines(t('slope.section.notes')),
    section: hillOfCorton,
    words: {
      own: kind,
      name: kind === 'renardes' ? 'Les Renardes' : cru.name,
      wood: t('slope.wood'),
      west: t('slope.west'),
      east: t('slope.east'),
    },
  };
}

/** The beds of the Côte de Nuits from the youngest, which lies on top, to the oldest. */
function strata(t: Translate): Stratum[] {
  return beds
    .map(({ rock, stage }) => ({ name: t(`slope.bed.${rock}`), stage: t(`slope.stage.${stage}`), rock }))
    .reverse();
}

/** Address of the drawing of the section that the atlas sets words over. */
const hillAddress = href(deployment, '/maps/hill-of-corton.svg');

/** Everything that the atlas shows of the slope, in one language. */
export async function slope(locale: Locale, t: Translate) {
  return {
    section: hillOfCorton,
    address: hillAddress,
    altitudes: ladderDrawing(undefined, locale, t),
    crus: ladder(locale, t),
    beds: strata(t),
    lens: await plate('hand-lens', locale),
  };
}
