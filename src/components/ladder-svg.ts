import { LADDER_M, type LadderRung } from '#model/slope.ts';
import type { ColourName } from '#styles/tokens.ts';

const { foot: FOOT_M, head: HEAD_M } = LADDER_M;
/** Metres between the lines. */
const STEP_M = 20;
/** Units, which are CSS pixels: height of a metre, room for the figures on the left, width of a bar, size of letters. */
const METRE = 2;
const SIDE = 40;
const BAR = 12;
const LETTER = 13;

/** Size of the ladder in CSS pixels. */
export const LADDER = { width: 352, height: (HEAD_M - FOOT_M) * METRE + 52 } as const;

/**
 * The altitudes of the crus side by side on one scale, as an SVG of its own; names run up beside their bars. `own` is
 * marked, without it all are. Bars are dashed where altitudes and slope contradict each other; `notes` are the lines
 * at the foot.
 */
export function ladderSvg(
  rungs: readonly LadderRung[],
  own: string | undefined,
  notes: readonly string[],
  colour: (name: ColourName) => string,
): string {
  const y = (altitude: number): number => 8 + (HEAD_M - altitude) * METRE;
  const column = (LADDER.width - SIDE) / rungs.length;
  const levels = Array.from({ length: Math.floor((HEAD_M - FOOT_M) / STEP_M) + 1 }, (_, i) => HEAD_M - i * STEP_M);
  const lines = levels.map((level) => `M${SIDE} ${y(level)}H${LADDER.width}`).join('');
  const figures = levels.map((level) => `<text x="0" y="${y(level) + 4}">${level} m</text>`).join('');
  const bars = rungs.map(({ name, slug, range: [low, high], contradicted }, index) => {
    const marked = own === undefined || own === slug;
    const x = Math.round(SIDE + 4 + index * column);
    const stroke = colour(marked ? 'wine' : 'ink-soft');
    const dashes = contradicted ? ' stroke-dasharray="4 3"' : '';
    const frame = `M${x} ${y(low)}h${BAR}V${y(high)}h${-BAR}z`;
    // One stroke for every two metres of what is published without contradiction.
    const strokes = contradicted
      ? ''
      : Array.from({ length: Math.floor((high - low) / 2) }, (_, i) => `M${x} ${y(low + 2 * i + 1)}h${BAR}`).join('');
    return (
      `<path d="${frame}" stroke="${stroke}" stroke-width="${marked ? 1.8 : 1}"${dashes}/><path d="${strokes}" stroke="${stroke}" stroke-width="${marked ? 1.4 : 0.6}"/>` +
      `<text transform="translate(${x + BAR + LETTER - 1} ${y(low)})rotate(-90)" fill="${stroke}" stroke="${colour('paper')}" stroke-width="4">${name}</text>`
    );
  });
  const words = notes.map((note, i) => `<text x="0" y="${y(FOOT_M) + 22 + i * 18}">${note}</text>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LADDER.width} ${LADDER.height}" fill="none" font-size="${LETTER}">` +
    `<path d="${lines}" stroke="${colour('rule')}"/><g fill="${colour('ink-soft')}">${figures}${words}</g>` +
    // Names stand on a band of paper, so that the lines of the scale do not cross them.
    `<g paint-order="stroke">${bars.join('')}</g></svg>`
  );
}
