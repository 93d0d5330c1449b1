import type { Box } from '#atlas/plane.ts';
import type { OverviewDrawing } from '#atlas/small-map.ts';
import type { ColourName } from '#config/tokens.ts';

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly OverviewDrawing[];
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The small map of the Côte as an SVG of its own, without words; `unitM` is the unit of its paths in metres. */
export function overviewSvg(
  { width, height, parts }: Drawing,
  unitM: number,
  colour: (name: ColourName) => string,
): string {
  const angles = [20, 65, 110, 155].map(
    (angle, index) =>
      `<pattern id="ruled-${index}" width="20" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">` +
      `<path d="M0 6h20" stroke="${colour('fill')}" stroke-width="3.4"/></pattern>`,
  );
  const drawn = parts.map(({ at, shows, degrees, land, premiersCrus, grandsCrus, crus, plots }) => {
    const held = crus.map(
      ({ number, d }) =>
        `<path d="${d}" fill="url(#ruled-${number % 4})" stroke="${colour('fill')}" stroke-width="4.5"/>`,
    );
    return (
      `<svg x="${round(at.x)}" y="${round(at.y)}" width="${round(at.width)}" height="${round(at.height)}" viewBox="${viewBox(shows, unitM)}">` +
      `<g transform="rotate(${degrees})"><path d="${land}" fill="${colour('limestone')}"/>` +
      `<path d="${premiersCrus}" stroke="${colour('edge')}" stroke-opacity=".65" stroke-width="2"/>` +
      `<path d="${grandsCrus}" fill="${colour('paper')}" stroke="${colour('ink-soft')}" stroke-width="2"/>${held.join('')}` +
      `<path d="${plots}" fill="${colour('fill')}"/></g></svg>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(width)} ${Math.round(height)}" fill="none" stroke-linejoin="round">` +
    `<defs>${angles.join('')}</defs>${drawn.join('')}${breakBetween(parts, colour('edge'))}</svg>`
  );
}

function viewBox({ x, y, width, height }: Box, unitM: number): string {
  return [x, y, width, height].map((metres) => Math.round(metres / unitM)).join(' ');
}

/** A dotted line between the two halves, where the map leaves out what lies between them. */
function breakBetween(parts: readonly OverviewDrawing[], stroke: string): string {
  const [north, south] = parts;
  if (!north || !south) return '';
  const line = `stroke="${stroke}" stroke-width="1.5" stroke-dasharray="1 5" stroke-linecap="round"`;
  if (south.at.y > north.at.y + north.at.height) {
    const y = round((north.at.y + north.at.height + south.at.y) / 2);
    return `<path d="M0 ${y}h${round(Math.max(north.at.width, south.at.width))}" ${line}/>`;
  }
  const x = round((south.at.x + south.at.width + north.at.x) / 2);
  const top = Math.min(north.at.y, south.at.y);
  const bottom = Math.max(north.at.y + north.at.height, south.at.y + south.at.height);
  return `<path d="M${x} ${round(top)}V${round(bottom)}" ${line}/>`;
}
