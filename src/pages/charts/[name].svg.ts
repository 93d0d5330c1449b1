import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { harvestSvg } from '#vintages/harvest-svg.ts';
import theme from '#config/theme.css?raw';
import { svgFile, type Draw } from '#atlas/svg-file.ts';
import { translator } from '#text/dictionary.ts';
import { harvestMarks, harvests } from '#vintages/harvests.ts';
import { localeCodes, type Locale } from '#language/locales.ts';

/** Letters of a wide plot that is shown at half its size, on a tablet, as large as those of the plot in a page. */
const size = /--text-half: (\d+px)/.exec(theme)?.[1];
if (!size) throw new Error('src/config/theme.css sets no --text-half in px. Add it.');
const LARGER_LETTERS = `@media (max-width:60rem){text{font-size:${size}}}`;

async function charts(locale: Locale): Promise<[name: string, draw: Draw, rules?: string][]> {
  const t = await translator(locale);
  const marks = harvestMarks(locale, t);
  return [
    [`harvests-${locale}`, (colour) => harvestSvg(harvests, marks, 'wide', colour), LARGER_LETTERS],
    [`harvests-${locale}-tall`, (colour) => harvestSvg(harvests, marks, 'upright', colour)],
  ];
}

/** Drawings that bring their words: `/charts/harvests-en.svg`. */
export const getStaticPaths = (async () =>
  (await Promise.all(localeCodes.map(charts)))
    .flat()
    .map(([name, draw, rules]) => ({ params: { name }, props: { draw, rules } }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { draw, rules } }) =>
  new Response(await svgFile(draw, rules));
