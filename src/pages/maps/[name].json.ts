import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { explorerData } from '#atlas/explorer-data.ts';
import { localeCodes } from '#language/locales.ts';
import { translator } from '#text/dictionary.ts';

/** What the explorer of the map shows in each language: `/maps/cote.en.json`. */
export const getStaticPaths = (() =>
  localeCodes.map((locale) => ({ params: { name: `cote.${locale}` }, props: { locale } }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) =>
  Response.json(explorerData(locale, await translator(locale)));
