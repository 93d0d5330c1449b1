import { LADDER_M, type LadderRung } from '#atlas/slope.ts';
import type { ColourName } from '#config/tokens.ts';

/** Metres between the lines, and the metres of the highest and the lowest. */
const STEP_M = 20;
const HIGHEST_M = LADDER_M.head;
const LOWEST_M = Math.ceil(LADDER_M.foot / STEP_M) * STEP_M;
/** In percent of the height: where the highest line is, and a metre. The lowest line is at 100. */
const HIGHEST = 21;
const METRE = (100 - HIGHEST) / (HIGHEST_M - LOWEST_M);
/** In percent of the width: where the first bar is, a column, and the bar in it. */
const FIRST = 13.5;
const COLUMN = 9.7;
const BAR = 3.5;
/** In CSS pixels: room for figures on the left and for words below the lowest line (cru-sheet.css), size of letters. */
const SIDE = 40;
const FOOT = 60;
const LETTER = 14;
/** Size and step of the words at the foot, as in a caption. */
const WORDS = 15;
const LINE = 23;

/** Size of the ladder in CSS pixels where nothing stands beside it. */
export const LADDER = { width: 352, height: 330 } as const;

/**
 * The altitudes of the crus side by side on one scale, as an SVG of its own. Names run up beside their bars. The drawing of
 * one cru (`own`), which is marked, fills the box it is given, while letters, strokes and the words at its foot (`notes`) keep
 * their size; the one of all crus is scaled as a whole. A bar has a stroke for every two metres; where altitudes and slope
 * contradict each other, it is dashed and empty.
 */
export function ladderSvg(
  rungs: readonly LadderRung[],
  own: string | undefined,
  notes: readonly string[],
  colour: (name: ColourName) => string,
): string {
  const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;
  const y = (altitude: number): string => percent(HIGHEST + (HIGHEST_M - altitude) * METRE);
  const levels = Array.from({ length: (HIGHEST_M - LOWEST_M) / STEP_M + 1 }, (_, i) => HIGHEST_M - i * STEP_M);
  const lines = levels.map((level) => `<line x1="${SIDE}" x2="100%" y1="${y(level)}" y2="${y(level)}"/>`).join('');
  const figures = levels.map((level) => `<text y="${y(level)}" dy="4">${level} m</text>`).join('');
  const strokes = (id: string, name: ColourName, width: number): string =>
    `<pattern id="${id}" y="${y(HIGHEST_M)}" width="100%" height="${percent(2 * METRE)}" patternUnits="userSpaceOnUse">` +
    `<path d="M0 2h4000" stroke="${colour(name)}" stroke-width="${width}"/></pattern>`;
  const bars = rungs.map(({ name, slug, range: [low, high], contradicted }, index) => {
    const marked = own === undefined || own === slug;
    const ink = colour(marked ? 'wine' : 'ink-soft');
    const x = FIRST + index * COLUMN;
    const look = contradicted ? 'stroke-dasharray="4 3"' : `fill="url(#${marked ? 'own' : 'other'})"`;
    const height = percent((high - low) * METRE);
    return (
      `<rect x="${percent(x)}" y="${y(high)}" width="${percent(BAR)}" height="${height}" stroke="${ink}" stroke-width="${marked ? 1.8 : 1}" ${look}/>` +
      `<svg x="${percent(x + BAR)}" y="${y(low)}" overflow="visible">` +
      `<text transform="translate(${LETTER})rotate(-90)" fill="${ink}" stroke="${colour('paper')}" stroke-width="4">${name}</text></svg>`
    );
  });
  const words = notes.map((note, i) => `<text y="100%" dy="${(i - notes.length) * LINE + WORDS}">${note}</text>`);
  const box = own === undefined ? ` viewBox="0 0 ${LADDER.width} ${LADDER.height}"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${box} fill="none" font-size="${LETTER}"><defs>${strokes('own', 'wine', 1.4)}${strokes('other', 'ink-soft', 0.6)}</defs>` +
    `<g fill="${colour('ink-soft')}" font-size="${WORDS}">${words.join('')}</g>` +
    // As high as the whole and moved up, so that the lowest line stands over the words whatever the height is.
    `<svg y="${-FOOT}" width="100%" height="100%" overflow="visible"><g stroke="${colour('rule')}">${lines}</g><g fill="${colour('ink-soft')}">${figures}</g>` +
    // Names stand on a band of paper, so that the lines of the scale do not cross them.
    `<g paint-order="stroke">${bars.join('')}</g></svg></svg>`
  );
}
