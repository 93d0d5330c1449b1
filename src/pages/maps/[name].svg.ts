import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { sheetSvg } from '#components/sheet-svg.ts';
import { sheetDrawing } from '#data/sheets.ts';
import { grandCrus } from '#data/vineyards.ts';
import theme from '#styles/theme.css?raw';
import { colourToken } from '#styles/tokens.ts';

/** The sheets of the Grands Crus, each in both colour schemes: `/maps/musigny.svg`, `/maps/musigny-dark.svg`. */
export const getStaticPaths = (async () =>
  (await grandCrus).flatMap((cru) => {
    const drawing = sheetDrawing(cru);
    if (!drawing) return [];
    return [
      { params: { name: cru.slug }, props: { drawing, scheme: 'paper' as const } },
      { params: { name: `${cru.slug}-dark` }, props: { drawing, scheme: 'cellar' as const } },
    ];
  })) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { drawing, scheme } }) =>
  new Response(sheetSvg(drawing, (name) => colourToken(theme, name, scheme)));
