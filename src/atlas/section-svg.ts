import { altitudeAt, parts, profile, type PartKind } from '#atlas/hill.ts';
import type { PlanePoint } from '#atlas/plane.ts';
import { rockPattern } from '#atlas/rock-patterns.ts';
import type { Draw } from '#atlas/svg-file.ts';

/** How many times heights are drawn larger than lengths. */
const HEIGHTS = 4;
/** Lowest and highest altitude of the drawing, in metres: below the plain, and above the trees. */
const FOOT_M = 205;
const HEAD_M = 365;

const [first = 0, last = 0] = [profile[0]?.[0], profile.at(-1)?.[0]];

/** Size of the drawing: a unit is a metre of length. */
export const sectionSize = { width: last - first, height: (HEAD_M - FOOT_M) * HEIGHTS };
const { width, height } = sectionSize;

/** A place of the section on the drawing. */
export const sectionPlace = ([distance, altitude]: PlanePoint): PlanePoint => [
  distance - first,
  (HEAD_M - altitude) * HEIGHTS,
];

/** Altitudes that the drawing is ruled at, in metres. */
export const LEVELS_M = [250, 300];

/** Where the figures of the scale stand, as a part of the width: inside the hill, under the wood. */
export const SCALE_AT = 0.33;

/** What a drawing says in words of its own, with lines at its foot. */
interface SectionWords {
  /** The part that is marked, and its name. */
  readonly own: PartKind;
  readonly name: string;
  readonly wood: string;
  readonly west: string;
  readonly east: string;
  readonly notes: readonly string[];
}

/** Width of a section with words in CSS pixels, and the size of its letters and height of its lines in metres. */
const WORDS_PX = 430;
const LETTER = 78;
const LINE = 96;

/** Room that words take over the drawing and, without the lines of the notes, under it. */
const OVER = 60;
const UNDER = 20;

const heightWith = (notes: readonly string[]): number => OVER + height + UNDER + notes.length * LINE;

/** Size of a section with words in CSS pixels. */
export const sectionPictureSize = ({ notes }: SectionWords) => ({
  width: WORDS_PX,
  height: Math.round((heightWith(notes) / width) * WORDS_PX),
});

const at = (point: PlanePoint): string => sectionPlace(point).map(Math.round).join(' ');

/** The surface between two distances. */
const surface = (from: number, to: number): PlanePoint[] => [
  [from, altitudeAt(from)],
  ...profile.filter(([x]) => x > from && x < to),
  [to, altitudeAt(to)],
];

/** A band below a part of the surface, so many metres deep. */
function band(edge: readonly PlanePoint[], depth: number): string {
  const below = edge.map(([x, y]): PlanePoint => [x, y - depth]).reverse();
  return `M${[...edge, ...below].map(at).join('L')}z`;
}

/** The section through the hill as an SVG of its own. Without words the page sets them over it and all crus are marked. */
export const sectionSvg =
  (words?: SectionWords): Draw =>
  (colour) => {
    const line = profile.map(at).join('L');
    const levels = LEVELS_M.map((altitude) => `M0 ${(HEAD_M - altitude) * HEIGHTS}h${width}`);
    const soil = parts.map(({ kind, from, to }) => {
      const edge = surface(from, to);
      if (kind === 'wood') return `<path d="${trees(edge)}" stroke="${colour('ink')}" stroke-width="2"/>`;
      const marl = kind === 'charlemagne' ? `<path d="${band(edge, 26)}" fill="url(#rock-marl)"/>` : '';
      const marked = words ? kind === words.own : kind === 'charlemagne' || kind === 'renardes';
      const stroke = colour(marked ? 'fill' : 'ink-soft');
      return (
        `${marl}<path d="M${edge.map(at).join('L')}" stroke="${stroke}" stroke-width="${marked ? 8 : 3}"/>` +
        `<path d="${stakes(edge)}" stroke="${stroke}" stroke-width="2"/>`
      );
    });
    const [top, tall] = words ? [-OVER, heightWith(words.notes)] : [0, height];
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${Math.round(width)} ${tall}" fill="none" stroke-linejoin="round">` +
      `<defs stroke="${colour('ink-soft')}">${rockPattern('marl', 1.9)}</defs>` +
      `<path d="M0 ${height}L${line}V${height}z" fill="${colour('limestone')}"/>` +
      `<path d="${levels.join('')}" stroke="${colour('rule')}" stroke-width="2" stroke-dasharray="2 10"/>` +
      `<path d="M${line}" stroke="${colour('ink')}" stroke-width="3"/>${soil.join('')}` +
      `<path d="M60 ${height - 40}v14h500v-14" stroke="${colour('ink')}" stroke-width="3"/>` +
      (words
        ? `<g font-size="${LETTER}" fill="${colour('ink-soft')}">${lettering(words)}<g fill="${colour('wine')}">${over(words.own, words.name)}</g></g>`
        : '') +
      '</svg>'
    );
  };

const text = (x: number, y: number, content: string, anchor = 'start'): string =>
  `<text x="${Math.round(x)}" y="${Math.round(y)}" text-anchor="${anchor}">${content}</text>`;

/** The name of a part over the middle of its surface, or beside it. */
function over(kind: PartKind, content: string): string {
  const part = parts.findLast((one) => one.kind === kind);
  if (!part) return '';
  const middle = (part.from + part.to) / 2;
  const [x, y] = sectionPlace([middle, altitudeAt(middle)]);
  return kind === 'charlemagne'
    ? text(x + LETTER / 2, y - LETTER / 2, content)
    : text(x, y - LETTER * 0.9, content, 'middle');
}

/** The words of a section apart from its own name. */
function lettering({ west, east, wood, notes }: SectionWords): string {
  return [
    text(20, LETTER, west),
    text(width - 20, LETTER, east, 'end'),
    over('wood', wood),
    ...LEVELS_M.map((level) => text(width * SCALE_AT, (HEAD_M - level) * HEIGHTS - 14, `${level} m`, 'middle')),
    text(310, height - 50, '500 m', 'middle'),
    ...notes.map((note, index) => text(0, height + (index + 1) * LINE, note)),
  ].join('');
}

/** Vines as short strokes on the surface, 30 m apart. */
const stakes = (edge: readonly PlanePoint[]): string =>
  edge
    .filter((_, index) => index % 3 === 1)
    .map((point) => `M${at(point)}v-22m-6 5q6-8 12 0`)
    .join('');

/** Trees as rounded crowns on the surface. */
const trees = (edge: readonly PlanePoint[]): string =>
  edge
    .filter((_, index) => index % 2 === 0)
    .map((point) => `M${at(point)}v-26m-13-2a13 17 0 1 1 26 0a13 9 0 0 1-26 0`)
    .join('');
