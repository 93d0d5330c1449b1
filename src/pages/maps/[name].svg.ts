import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { outlineSvg } from '#atlas/outline-svg.ts';
import { overviewSvg } from '#atlas/overview-svg.ts';
import { sectionSvg } from '#atlas/section-svg.ts';
import { sheetSvg } from '#atlas/sheet-svg.ts';
import { svgFile, type Draw } from '#atlas/svg-file.ts';
import { OVERVIEW_UNIT_M, overviewDrawing } from '#atlas/home-map.ts';
import { outlineDrawing, sheetDrawing } from '#atlas/sheets.ts';
import { hillOfCorton } from '#atlas/slopes.ts';
import { grandCrus } from '#vineyards/records.ts';
import { orientations } from '#atlas/strip.ts';

async function drawings(): Promise<[name: string, draw: Draw][]> {
  const sheets = (await grandCrus).flatMap((cru): [string, Draw][] => {
    const [sheet, outline] = [sheetDrawing(cru), outlineDrawing(cru)];
    if (!sheet || !outline) return [];
    return [
      [cru.slug, (colour) => sheetSvg(sheet, colour)],
      [`${cru.slug}-outline`, (colour) => outlineSvg(outline, colour)],
    ];
  });
  const overviews = orientations.map((orientation): [string, Draw] => [
    `cote-${orientation}`,
    (colour) => overviewSvg(overviewDrawing(orientation), OVERVIEW_UNIT_M, colour),
  ]);
  return [...sheets, ...overviews, ['hill-of-corton', (colour) => sectionSvg(hillOfCorton, colour)]];
}

/** Drawings that pages set names over: `/maps/musigny.svg`. */
export const getStaticPaths = (async () =>
  (await drawings()).map(([name, draw]) => ({ params: { name }, props: { draw } }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { draw } }) =>
  new Response(await svgFile(draw));
