import { baseHeight, footHeight } from '#atlas/sheet.ts';
import type { SheetDrawing } from '#atlas/cru-sheet.ts';
import type { ColourName } from '#config/tokens.ts';

/**
 * The sheet of a Grand Cru as an SVG of its own, without words: the page sets the names over it, as links that keep
 * their size when the drawing shrinks.
 */
export function sheetSvg(drawing: SheetDrawing, colour: (name: ColourName) => string): string {
  const { frame, areaHa, barM, angle } = drawing;
  const [x, y, width, height] = [frame.x, frame.y, frame.width, frame.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const foot = Math.round(footHeight(width));
  const top = y + height - foot;
  const base = y + height - Math.round(baseHeight(width));
  /** Lines keep their weight at 1 : 10 000, and enough of it where a large sheet shrinks. */
  const weight = (times: number): number => Math.round(Math.max(2.2, width / 640) * times * 10) / 10;
  const side = Math.round(Math.sqrt(areaHa * 10_000));
  // The largest square has its place in the middle of the strip's height.
  const squareFoot = Math.max(base, Math.round(top + (foot + side) / 2));
  const bar = Math.round(x + width * 0.5);
  const north = Math.round(x + width * 0.93);
  const tick = Math.round(foot * 0.09);
  const square = drawing.areaDisputed
    ? `fill="none" stroke="${colour('ink')}" stroke-width="${weight(1.5)}"`
    : `fill="${colour('ink')}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" fill="none" stroke-linejoin="round">` +
    `<defs><pattern id="ruled" width="20" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">` +
    `<path d="M0 8h20" stroke="${colour('wine')}" stroke-width="3"/></pattern>` +
    `<clipPath id="ground"><path d="M${x} ${y}h${width}v${height - foot}h${-width}z"/></clipPath></defs>` +
    `<g clip-path="url(#ground)">` +
    `<path d="${drawing.land}" fill="${colour('limestone')}"/>` +
    `<path d="${drawing.premiersCrus}" stroke="${colour('edge')}" stroke-opacity=".65" stroke-width="${weight(1.4)}"/>` +
    `<path d="${drawing.grandsCrus}" fill="${colour('paper')}" stroke="${colour('ink-soft')}" stroke-width="${weight(1.4)}"/>` +
    `<path d="${drawing.cru}" fill="url(#ruled)" stroke="${colour('wine')}" stroke-width="${weight(3)}"/></g>` +
    `<path d="M${x} ${top}h${width}" stroke="${colour('rule')}" stroke-width="${weight(1)}"/>` +
    `<path d="M${x + Math.round(width * 0.06)} ${squareFoot}v${-side}h${side}v${side}z" ${square}/>` +
    `<path d="M${bar} ${base - tick}v${tick}h${barM}v${-tick}M${north} ${base}v${-Math.round(foot * 0.38)}l${-tick} ${2 * tick}m${tick} ${-2 * tick}l${tick} ${2 * tick}" ` +
    `stroke="${colour('ink')}" stroke-width="${weight(1.5)}"/></svg>`
  );
}
