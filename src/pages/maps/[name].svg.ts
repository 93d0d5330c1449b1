import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { groundSvg } from '#atlas/ground.ts';
import { outlineSvg } from '#atlas/outline-svg.ts';
import { overviewSvg } from '#atlas/overview-svg.ts';
import { sectionSvg } from '#atlas/section-svg.ts';
import { svgFile, type Draw } from '#atlas/svg-file.ts';
import { landDrawing } from '#atlas/sheet-paths.ts';
import { landSvg } from '#atlas/land-svg.ts';
import { OVERVIEW_UNIT_M, overviewDrawing } from '#atlas/home-map.ts';
import { outlineDrawing } from '#atlas/sheets.ts';
import { hillOfCorton } from '#atlas/slopes.ts';
import { tileMaps, tileMapsSvg } from '#atlas/tile-maps.ts';
import { grandCrus } from '#vineyards/records.ts';
import { orientations, strips } from '#atlas/strip.ts';

async function drawings(): Promise<[name: string, draw: Draw][]> {
  const outlines = (await grandCrus).flatMap((cru): [string, Draw][] => {
    const outline = outlineDrawing(cru);
    return outline ? [[`${cru.slug}-outline`, (colour) => outlineSvg(outline, colour)]] : [];
  });
  const overviews = orientations.map((orientation): [string, Draw] => [
    `cote-${orientation}`,
    (colour) => overviewSvg(overviewDrawing(orientation), OVERVIEW_UNIT_M, colour),
  ]);
  const lands = strips.map(({ id }): [string, Draw] => [`land-${id}`, (colour) => landSvg(landDrawing(id), colour)]);
  const tiles = await tileMaps();
  return [
    ...outlines,
    ...overviews,
    ...lands,
    ['cote-tiles', (colour) => tileMapsSvg(tiles, colour)],
    ['ground', groundSvg],
    ['hill-of-corton', (colour) => sectionSvg(hillOfCorton, colour)],
  ];
}

/** Drawings that pages set names over: `/maps/cote-wide.svg`. */
export const getStaticPaths = (async () =>
  (await drawings()).map(([name, draw]) => ({ params: { name }, props: { draw } }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  params: { name },
  props: { draw },
}) => new Response(await svgFile(draw, '', !name?.startsWith('land-')));
