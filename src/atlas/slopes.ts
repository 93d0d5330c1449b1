import { beds, grandCruOutlines, slopes } from '#atlas/records.ts';
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
import type { AltitudeRow } from '#atlas/altitude-rows.ts';
import type { Altitudes, HillSection, SectionPart, SlopeDrawing, Stratum } from '#atlas/slope.ts';
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

/** The crus of which only a climat is meant, while the published altitudes are those of the whole. */
const climats = new Set(grandCruOutlines.filter(({ data }) => data.kind === 'grand-cru-lieu-dit').map(({ id }) => id));

/** The crus with published altitudes, from north to south, in the words of one language. */
export async function altitudeRows(locale: Locale): Promise<AltitudeRow[]> {
  return (await grandCrus).flatMap((cru): AltitudeRow[] => {
    const [slope, range] = [slopes.get(cru.slug), cru.appellation.altitudeM];
    if (!slope || !range) return [];
    const hollow = slope.contradicted || climats.has(cru.slug);
    return [{ slug: cru.slug, ...linkToCru(cru, locale), range, words: formatRange(range, 'm', locale), hollow }];
  });
}

/** The altitudes of one cru among all, with a sentence: `Richebourg lies at 260 to 280 metres, the nine at 240 to 330.` */
export async function altitudesOf(cru: GrandCru, locale: Locale, t: Translate): Promise<Altitudes | undefined> {
  const rows = await altitudeRows(locale);
  const own = rows.find(({ slug }) => slug === cru.slug);
  if (!own) return undefined;
  const ends = rows.flatMap(({ range }) => range);
  const [from, to] = own.range;
  const values = { name: cru.name, from, to, low: Math.min(...ends), high: Math.max(...ends) };
  return { rows, own: cru.slug, caption: fill(t('slope.altitude'), values), hollow: t('slope.altitude.hollow') };
}

/** Lines at the foot of a drawing: the dictionary separates them by a line break. */
const lines = (text: string): string[] => text.trim().split('\n');

/** Name and address of a drawing that brings its words. */
const drawingFile = (file: string) => ({ file, src: href(deployment, `/charts/${file}.svg`) });

/** The crus of the hill of Corton, by the parts of the section that they are. */
const ON_THE_HILL: Readonly<Record<string, SectionPart['kind']>> = {
  'corton-charlemagne': 'charlemagne',
  'corton-renardes': 'renardes',
};

/** The measured section of a cru on the hill of Corton; undefined for the others. */
export function slopeDrawing(cru: GrandCru, locale: Locale, t: Translate): SlopeDrawing | undefined {
  const kind = ON_THE_HILL[cru.slug];
  if (!kind) return undefined;
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
    rows: (await altitudeRows(locale)).map((row) => ({ ...row, note: t(`slope.of.${row.slug}`) })),
    beds: strata(t),
    lens: await plate('hand-lens', locale),
  };
}
