import type { SheetColour } from '#components/sheet-svg.ts';
import { altitudeAt } from '#geo/section.ts';
import type { PlanePoint } from '#geo/plane.ts';
import type { HillSection } from '#model/slope.ts';

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

/** The section through the hill as an SVG of its own, without words. */
export function sectionSvg(section: HillSection, colour: (name: SheetColour) => string): string {
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
    const marl = kind === 'charlemagne' ? `<path d="${band(from, to, 26)}" fill="url(#marl)"/>` : '';
    const stroke = kind === 'corton' ? colour('ink-soft') : colour('wine');
    const vines = stakes(along(from, to), at, stroke);
    return `${marl}<path d="${line}" stroke="${stroke}" stroke-width="${kind === 'corton' ? 3 : 8}"/>${vines}`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(width)} ${height}" fill="none" stroke-linejoin="round">` +
    `<defs><pattern id="marl" width="42" height="22" patternUnits="userSpaceOnUse">` +
    `<path d="M2 6h24M23 17h24M-19 17h24" stroke="${colour('wine')}" stroke-width="2"/></pattern></defs>` +
    `<path d="M0 ${height}L${surface}V${height}z" fill="${colour('limestone')}"/>` +
    `<path d="${[250, 300].map(level).join('')}" stroke="${colour('rule')}" stroke-width="2" stroke-dasharray="2 10"/>` +
    `<path d="M${surface}" stroke="${colour('ink')}" stroke-width="3"/>${soil.join('')}` +
    `<path d="M60 ${height - 40}v14h500v-14" stroke="${colour('ink')}" stroke-width="3"/></svg>`
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
