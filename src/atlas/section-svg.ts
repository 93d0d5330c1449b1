import { altitudeAt, parts, profile, type PartKind } from '#atlas/hill.ts';
import type { PlanePoint } from '#atlas/plane.ts';
import { rockPattern } from '#atlas/rock-patterns.ts';

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

/** The section through the hill as an SVG of its own, without words, in which one part is marked, or both Grands Crus. */
export function sectionSvg(own?: PartKind): string {
  const line = profile.map(at).join('L');
  const levels = LEVELS_M.map((altitude) => `M0 ${(HEAD_M - altitude) * HEIGHTS}h${width}`);
  const soil = parts.map(({ kind, from, to }) => {
    const edge = surface(from, to);
    if (kind === 'wood') return `<path d="${trees(edge)}" stroke="var(--ink)" stroke-width="2"/>`;
    const marl = kind === 'charlemagne' ? `<path d="${band(edge, 26)}" fill="url(#rock-marl)"/>` : '';
    const marked = own ? kind === own : kind === 'charlemagne' || kind === 'renardes';
    const stroke = `var(--${marked ? 'fill' : 'ink-soft'})`;
    return (
      `${marl}<path d="M${edge.map(at).join('L')}" stroke="${stroke}" stroke-width="${marked ? 8 : 3}"/>` +
      `<path d="${stakes(edge)}" stroke="${stroke}" stroke-width="2"/>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(width)} ${height}" fill="none" stroke-linejoin="round">` +
    `<defs stroke="var(--ink-soft)">${rockPattern('marl', 1.9)}</defs>` +
    `<path d="M0 ${height}L${line}V${height}z" fill="var(--limestone)"/>` +
    `<path d="${levels.join('')}" stroke="var(--rule)" stroke-width="2" stroke-dasharray="2 10"/>` +
    `<path d="M${line}" stroke="var(--ink)" stroke-width="3"/>${soil.join('')}` +
    `<path d="M60 ${height - 40}v14h500v-14" stroke="var(--ink)" stroke-width="3"/></svg>`
  );
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
