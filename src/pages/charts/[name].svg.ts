import type { APIRoute, InferGetStaticPropsType } from 'astro';
import subsetFont from 'subset-font';
import { harvestSvg, type PlotColour } from '#charts/harvest-svg.ts';
import { translator } from '#data/dictionary.ts';
import { harvestMarks, harvests } from '#data/harvests.ts';
import { localeCodes } from '#i18n/locales.ts';
import face from '#styles/fonts/garamond-roman.woff2?inline';
import theme from '#styles/theme.css?raw';
import { colourToken } from '#styles/tokens.ts';

/** The plot of the harvests for the vintages page: `/charts/harvests-en.svg`, upright `/charts/harvests-en-tall.svg`. */
export const getStaticPaths = () =>
  localeCodes.flatMap((locale) => [
    { params: { name: `harvests-${locale}` }, props: { locale, shape: 'wide' as const } },
    { params: { name: `harvests-${locale}-tall` }, props: { locale, shape: 'upright' as const } },
  ]);

/** Classes of the drawing with the token of each and the property it colours. */
const DARK: readonly (readonly [name: string, property: 'stroke' | 'fill', colour: PlotColour])[] = [
  ['rules', 'stroke', 'rule'],
  ['needles', 'stroke', 'ink'],
  ['mean', 'stroke', 'wine'],
  ['founded', 'stroke', 'wine'],
  ['estate', 'stroke', 'wine'],
  ['words', 'fill', 'ink-soft'],
  ['marks', 'fill', 'wine'],
];

/** A picture has no access to the faces of the page, so it brings the letters it needs. */
async function ownFace(svg: string): Promise<string> {
  const letters = svg.replace(/<[^>]*>/g, '');
  const woff2 = Buffer.from(face.slice(face.indexOf(',') + 1), 'base64');
  const subset = Buffer.from(await subsetFont(woff2, letters, { targetFormat: 'woff2' }));
  return `@font-face{font-family:g;src:url(data:font/woff2;base64,${subset.toString('base64')})}text{font:15px g,serif}`;
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale, shape } }) => {
  const marks = harvestMarks(locale, await translator(locale));
  const draw = (head: string): string =>
    harvestSvg(harvests, marks, shape, (name) => colourToken(theme, name, 'paper'), { head });
  const dark = DARK.map(([name, property, colour]) => `.${name}{${property}:${colourToken(theme, colour, 'cellar')}}`);
  const styles = `${await ownFace(draw(''))}@media (prefers-color-scheme:dark){${dark.join('')}}`;
  return new Response(draw(`<style>${styles}</style>`));
};
