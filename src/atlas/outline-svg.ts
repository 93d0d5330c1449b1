import type { OutlineDrawing } from '#vineyards/outline.ts';
import type { ColourName } from '#config/tokens.ts';

/** A cru's outline as its own mark: a small SVG in which the outline is ruled in wine, as on the maps. */
export function outlineSvg(drawing: OutlineDrawing, colour: (name: ColourName) => string): string {
  const { d, width, height, unitsPerPx, angle } = drawing;
  const px = (count: number): number => count * unitsPerPx;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<g fill="none" stroke="${colour('fill')}" stroke-linejoin="round">` +
    `<pattern id="ruled" width="${px(3)}" height="${px(3)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">` +
    `<path d="M0 ${px(1.5)}h${px(3)}" stroke-width="${px(0.7)}"/></pattern>` +
    `<path d="${d}" fill="url(#ruled)" stroke-width="${px(1.2)}"/></g></svg>`
  );
}
