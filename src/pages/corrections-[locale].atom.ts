import type { APIRoute, GetStaticPaths } from 'astro';
import { correctionsFeed } from '#contents/feed.ts';
import { localeCodes, type Locale } from '#language/locales.ts';
import { FEED_TYPE } from '#routes/head.ts';

export const getStaticPaths = (() =>
  localeCodes.map((locale) => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths;

/** The feed of dated notes in one language. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
  new Response(await correctionsFeed(locale), { headers: { 'Content-Type': `${FEED_TYPE}; charset=utf-8` } });
