import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { outlineSvg } from '#atlas/cru-outline.ts';
import { groundSvg } from '#atlas/ground.ts';
import { crusOnTheHill } from '#atlas/hill.ts';
import { overviewSvg, smallMaps } from '#atlas/home-map.ts';
import { sectionSvg } from '#atlas/section-svg.ts';
import { landSvg, lands } from '#atlas/sheet-paths.ts';
import { svgFile, type Draw } from '#atlas/svg-file.ts';
import { tileMaps, tileMapsSvg } from '#atlas/tile-maps.ts';
import { grandCrus } from '#vineyards/records.ts';

async function drawings(): Promise<[name: string, draw: Draw][]> {
  const outlines = (await grandCrus).flatMap((cru): [string, Draw][] => {
    const outline = outlineSvg(cru);
    return outline ? [[`${cru.slug}-outline`, outline]] : [];
  });
  const tiles = await tileMaps();
  return [
    ...outlines,
    ...smallMaps.map((map): [string, Draw] => [`cote-${map.orientation}`, overviewSvg(map)]),
    ...lands.map((land): [string, Draw] => [`land-${land.id}`, landSvg(land)]),
    ['cote-tiles', (colour) => tileMapsSvg(tiles, colour)],
    ['ground', groundSvg],
    ['hill-of-corton', sectionSvg()],
    ...Object.entries(crusOnTheHill).map(([slug, own]): [string, Draw] => [`hill-${slug}`, sectionSvg(own)]),
  ];
}

/** Drawings that pages set names over: `/maps/cote-wide.svg`. */
export const getStaticPaths = (async () =>
  (await drawings()).map(([name, draw]) => ({ params: { name }, props: { draw } }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  params: { name },
  props: { draw },
}) => new Response(await svgFile(draw, '', !name?.startsWith('land-')));
