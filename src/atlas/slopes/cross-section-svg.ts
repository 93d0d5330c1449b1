import { mean } from 'd3-array';
import { altitudeAt, parts, profile, type PartKind } from '#atlas/slopes/hill-of-corton.ts';
import type { PlanePoint } from '#atlas/plane/plane.ts';

/** How many times heights are drawn larger than lengths. */
const HEIGHTS = 4;
/** Lowest and highest altitude of the drawing, in metres: below the plain, and above the trees. */
const FOOT_M = 205;
const HEAD_M = 365;

const [first = 0, last = 0] = [profile[0]?.[0], profile.at(-1)?.[0]];

/** Size of the drawing: a unit is a metre of length. */
export const crossSectionSize = { width: last - first, height: (HEAD_M - FOOT_M) * HEIGHTS };
const { width, height } = crossSectionSize;

/** A place of the section on the drawing. */
export const crossSectionPlace = ([distance, altitude]: PlanePoint): PlanePoint => [
  distance - first,
  (HEAD_M - altitude) * HEIGHTS,
];

/** Altitudes whose numbers stand in the hill, in metres. */
export const LEVELS_M = [250, 300];

/** Where the numbers of the scale stand, as a part of the width: inside the hill, under the wood. */
export const SCALE_AT = 0.33;

const at = (point: PlanePoint): string => crossSectionPlace(point).map(Math.round).join(' ');

/** The surface between two distances. */
const surface = (from: number, to: number): PlanePoint[] => [
  [from, altitudeAt(from)],
  ...profile.filter(([x]) => x > from && x < to),
  [to, altitudeAt(to)],
];

/** Distances from one to another, a step apart. */
const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** A number from 0 to 1 that is always the same for an integer and unlike that of its neighbours (MurmurHash3's last step). */
function varied(seed: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The same for a place along a line, without jumps. */
function waved(line: number, place: number): number {
  const [from, part] = [Math.floor(place), place % 1];
  return varied(line * 997 + from) * (1 - part) + varied(line * 997 + from + 1) * part;
}

/** Widths of the lines that shade the ground, from the lightest; the last is that of the dashes for marl. */
const PENS = [0.9, 1.5, 2.4, 1.7];
const MARL = 3;
const STEP_M = 20;
/** As deep as this the ground is shaded, its lines are whole, and marl is dashed, in metres. */
const SHADED_M = 110;
const WHOLE_M = 28;
const MARL_M = 26;

/** Half the length over which the slope is taken, in metres: a terrace does not change the pen. */
const REACH_M = 100;

/** How dark the ground is at a place, as a number of its pen: the light comes from the west. */
function penAt(distance: number, depth: number): number {
  const slope = altitudeAt(distance + REACH_M) - altitudeAt(distance - REACH_M);
  if (slope < -10) return depth < 30 ? 2 : 1;
  return slope < 7 && depth < 45 ? 1 : 0;
}

/** Whether marl is drawn at a place: it thins out towards the ends of its part, where nobody has described its limit. */
const isMarl = (distance: number, depth: number, line: number): boolean =>
  parts.some(({ kind, from, to }) => {
    const inside = Math.min(distance - from, to - distance) - 40 * varied(line);
    return kind === 'charlemagne' && inside > 0 && depth < Math.min(MARL_M, inside / 2);
  });

/** The altitude of a line of the shading, which follows the surface the less closely the deeper it lies. */
const lineAt = (distance: number, depth: number): number =>
  (mean([-2, -1, 0, 1, 2], (place) => altitudeAt(distance + (place * depth) / 2)) ?? 0) - depth;

/** The ground as an engraver shades it: lines that follow the surface, close below it, and end one by one further down. */
function shading(): string {
  const strokes = PENS.map((): string[] => []);
  let line = 0;
  for (let depth = 1.6; depth < SHADED_M; depth += 1.6 + depth * 0.035) {
    line += 1;
    /** None before the first line and between two. */
    let pen = -1;
    for (const distance of steps(first, last, STEP_M)) {
      const altitude = lineAt(distance, depth);
      const inMarl = isMarl(distance, depth, line);
      const next = inMarl ? MARL : penAt(distance + 60 * varied(line) - 30, depth);
      const isDrawn =
        inMarl || (altitude > FOOT_M && waved(line, (distance - first) / 80) > (1.1 * (depth - WHOLE_M)) / SHADED_M);
      strokes[pen]?.push(`L${at([distance, altitude])}`);
      if (isDrawn && next !== pen) strokes[next]?.push(`M${at([distance, altitude])}`);
      pen = isDrawn ? next : -1;
    }
  }
  return strokes
    .map((path, pen) => {
      const dashes = pen === MARL ? ' stroke-dasharray="18 16"' : '';
      return `<path d="${path.join('')}" stroke-width="${PENS[pen] ?? 1}"${dashes}/>`;
    })
    .join('');
}

/** The section through the hill as an SVG of its own, without words, in which one part is marked, or both Grands Crus. */
export function crossSectionSvg(own?: PartKind): string {
  const line = profile.map(at).join('L');
  const soil = parts.map(({ kind, from, to }) => {
    if (kind === 'wood') return `<g stroke="var(--ink)">${wood(from, to)}</g>`;
    const edge = surface(from, to);
    const marked = own ? kind === own : kind === 'charlemagne' || kind === 'renardes';
    const stroke = `var(--${marked ? 'fill' : 'ink-soft'})`;
    return (
      `<path d="M${edge.map(at).join('L')}" stroke="${stroke}" stroke-width="${marked ? 7 : 3}"/>` +
      `<path d="${vines(from, to)}" stroke="${stroke}" stroke-width="1.7"/>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(width)} ${height}" fill="none" stroke-linejoin="round">` +
    `<path d="M0 ${height}L${line}V${height}z" fill="var(--limestone)"/>` +
    `<g stroke="var(--ink-soft)">${shading()}</g>` +
    `<path d="M${line}" stroke="var(--ink)" stroke-width="3"/>${soil.join('')}` +
    `<path d="M60 ${height - 40}v14h500v-14" stroke="var(--ink)" stroke-width="3"/></svg>`
  );
}

/** Vines on their stakes, larger than life. */
const vines = (from: number, to: number): string =>
  steps(from + 5, to - 3, 11)
    .map(
      (x) =>
        `M${at([x, altitudeAt(x)])}v-${Math.round(15 + 4 * varied(x))}m-4 2q2-5 4 0t4 0m-7 4q2-4 4 0t4 1m-6 3q2-3 4 0`,
    )
    .join('');

/** Trees of a wood, as high as the drawing makes them, with a scalloped edge, and leaves and strokes on the side away from the light. */
function wood(from: number, to: number): string {
  const trunks = steps(from + 4, to - 4, 9).sort((one, other) => varied(one) - varied(other));
  return trunks.map((distance) => tree(distance)).join('');
}

function tree(distance: number): string {
  const [x, foot] = crossSectionPlace([distance, altitudeAt(distance)]).map(Math.round) as [number, number];
  const vary = (of: number): number => varied(distance * 101 + of);
  const [radius, tall] = [14 + 6 * vary(1), 54 + 26 * vary(2)];
  const [half, y] = [0.42 * tall, foot - tall + 1.2 * radius];
  const on = (across: number, down: number): string =>
    `${(x + across * radius).toFixed(1)} ${(y + down * half).toFixed(1)}`;
  const edge = Array.from({ length: 11 }, (_, index) => {
    const [angle, far] = [(2 * Math.PI * index) / 11, 0.9 + 0.2 * vary(10 + index)];
    return on(far * Math.sin(angle), -far * Math.cos(angle));
  });
  const leaves = Array.from(
    { length: 60 },
    (_, index) => [2 * vary(100 + index) - 1, 2 * vary(200 + index) - 1] as const,
  )
    .filter(
      ([across, down], index) => across ** 2 + down ** 2 < 0.85 && vary(300 + index) < 0.3 + 0.6 * (across + down / 2),
    )
    .map(([across, down]) => `M${on(across, down)}q2-3 4 0`);
  const strokes = steps(-0.7, 0.75, 0.18).map((down) => {
    const chord = Math.sqrt(1 - down ** 2);
    return `M${on(0.35 * chord, down)}l${(0.55 * chord * radius).toFixed(1)} 3`;
  });
  return (
    `<path d="M${x} ${foot}V${Math.round(y + 0.6 * half)}" stroke-width="3"/>` +
    `<path d="M${[...edge, edge[0]].join('A4 4 0 0 1 ')}z" fill="var(--paper)" stroke-width="1.6"/>` +
    `<path d="${leaves.join('')}${strokes.join('')}" stroke-width="1.3"/>`
  );
}
