import { rockPattern } from '#atlas/rock-patterns.ts';
import { altitudeAt } from '#atlas/section.ts';
import type { PlanePoint } from '#atlas/plane.ts';
import type { HillSection, SectionPart, SectionWords } from '#atlas/slope.ts';
import type { ColourName } from '#config/tokens.ts';

/** How many times heights are drawn larger than lengths. */
const HEIGHTS = 4;
/** Lowest and highest altitude of the drawing, in metres: below the plain, and above the trees. */
const FOOT_M = 205;
const HEAD_M = 365;

/** Size of the drawing: a unit is a metre of length. */
export function sectionSize({ profile }: HillSection): { width: number; height: number } {
  const [first = [0, 0], last = [0, 0]] = [profile[0], profile.at(-1)];
  return { width: last[0] - first[0], height: (HEAD_M - FOOT_M) * HEIGHTS };
}

/** A place of the section as parts of the drawing's width and height. */
export function sectionPlace(section: HillSection, distance: number, altitude: number): [x: number, y: number] {
  const { width, height } = sectionSize(section);
  return [(distance - (section.profile[0]?.[0] ?? 0)) / width, ((HEAD_M - altitude) * HEIGHTS) / height];
}

/** Width of a section with words in CSS pixels, and the size of its letters and height of its lines in metres. */
const WORDS_PX = 430;
const LETTER = 78;
const LINE = 96;

/** Room that words take over the drawing and, without the lines of the notes, under it. */
const OVER = 60;
const UNDER = 20;

/** Altitudes that the drawing is ruled at, in metres. */
export const LEVELS_M = [250, 300];

/** Where the figures of the scale stand, as a part of the width: inside the hill, under the wood. */
export const SCALE_AT = 0.33;

/** Size of a section with words in CSS pixels. */
export function sectionPictureSize(section: HillSection, notes: number): { width: number; height: number } {
  const { width, height } = sectionSize(section);
  return { width: WORDS_PX, height: Math.round(((OVER + height + UNDER + notes * LINE) / width) * WORDS_PX) };
}

/** The section through the hill as an SVG of its own. Without words the page sets them over it and all crus are marked. */
export function sectionSvg(
  section: HillSection,
  colour: (name: ColourName) => string,
  words?: SectionWords,
  notes: readonly string[] = [],
): string {
  const { profile, parts } = section;
  const { width, height } = sectionSize(section);
  const start = profile[0]?.[0] ?? 0;
  const at = ([distance, altitude]: PlanePoint): string =>
    `${Math.round(distance - start)} ${Math.round((HEAD_M - altitude) * HEIGHTS)}`;
  const surface = profile.map(at).join('L');
  const along = (from: number, to: number): PlanePoint[] => [
    [from, altitudeAt(profile, from)],
    ...profile.filter(([x]) => x > from && x < to),
    [to, altitudeAt(profile, to)],
  ];
  /** A band below the surface, so many metres deep. */
  const band = (from: number, to: number, depth: number): string => {
    const edge = along(from, to);
    const below = edge.map(([x, y]): PlanePoint => [x, y - depth]).reverse();
    return `M${[...edge, ...below].map(at).join('L')}z`;
  };
  const level = (altitude: number): string => `M0 ${(HEAD_M - altitude) * HEIGHTS}h${width}`;
  const soil = parts.map(({ kind, from, to }) => {
    const line = `M${along(from, to).map(at).join('L')}`;
    if (kind === 'wood') return trees(along(from, to), at, colour('ink'));
    const marl = kind === 'charlemagne' ? `<path d="${band(from, to, 26)}" fill="url(#rock-marl)"/>` : '';
    const marked = words ? kind === words.own : kind === 'charlemagne' || kind === 'renardes';
    const stroke = colour(marked ? 'fill' : 'ink-soft');
    const vines = stakes(along(from, to), at, stroke);
    return `${marl}<path d="${line}" stroke="${stroke}" stroke-width="${marked ? 8 : 3}"/>${vines}`;
  });
  const [over, under] = words ? [OVER, UNDER + notes.length * LINE] : [0, 0];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-over} ${Math.round(width)} ${over + height + under}" fill="none" stroke-linejoin="round">` +
    `<defs stroke="${colour('ink-soft')}">${rockPattern('marl', 1.9)}</defs>` +
    `<path d="M0 ${height}L${surface}V${height}z" fill="${colour('limestone')}"/>` +
    `<path d="${LEVELS_M.map(level).join('')}" stroke="${colour('rule')}" stroke-width="2" stroke-dasharray="2 10"/>` +
    `<path d="M${surface}" stroke="${colour('ink')}" stroke-width="3"/>${soil.join('')}` +
    `<path d="M60 ${height - 40}v14h500v-14" stroke="${colour('ink')}" stroke-width="3"/>${words ? lettering(section, words, notes, colour) : ''}</svg>`
  );
}

/** The words of a section, beside what they name. */
function lettering(
  section: HillSection,
  words: SectionWords,
  notes: readonly string[],
  colour: (name: ColourName) => string,
): string {
  const { width, height } = sectionSize(section);
  const text = (x: number, y: number, content: string, anchor = 'start'): string =>
    `<text x="${Math.round(x)}" y="${Math.round(y)}" text-anchor="${anchor}">${content}</text>`;
  const over = (kind: SectionPart['kind'], content: string): string => {
    const part = section.parts.findLast((one) => one.kind === kind);
    if (!part) return '';
    const middle = (part.from + part.to) / 2;
    const [x, y] = sectionPlace(section, middle, altitudeAt(section.profile, middle));
    return kind === 'charlemagne'
      ? text(x * width + LETTER / 2, y * height - LETTER / 2, content)
      : text(x * width, y * height - LETTER * 0.9, content, 'middle');
  };
  const level = (altitude: number): string =>
    text(width * SCALE_AT, (HEAD_M - altitude) * HEIGHTS - 14, `${altitude} m`, 'middle');
  const foot = notes.map((note, index) => text(0, height + (index + 1) * LINE, note));
  return (
    `<g font-size="${LETTER}" fill="${colour('ink-soft')}">${text(20, LETTER, words.west)}${text(width - 20, LETTER, words.east, 'end')}` +
    `${over('wood', words.wood)}${LEVELS_M.map(level).join('')}${text(310, height - 50, '500 m', 'middle')}${foot.join('')}` +
    `<g fill="${colour('wine')}">${over(words.own, words.name)}</g></g>`
  );
}

/** Vines as short strokes on the surface, 30 m apart. */
function stakes(edge: readonly PlanePoint[], at: (point: PlanePoint) => string, stroke: string): string {
  const d = edge.filter((_, index) => index % 3 === 1).map((point) => `M${at(point)}v-22m-6 5q6-8 12 0`);
  return `<path d="${d.join('')}" stroke="${stroke}" stroke-width="2"/>`;
}

/** Trees as rounded crowns on the surface. */
function trees(edge: readonly PlanePoint[], at: (point: PlanePoint) => string, stroke: string): string {
  const d = edge
    .filter((_, index) => index % 2 === 0)
    .map((point) => `M${at(point)}v-26m-13-2a13 17 0 1 1 26 0a13 9 0 0 1-26 0`);
  return `<path d="${d.join('')}" stroke="${stroke}" stroke-width="2"/>`;
}
