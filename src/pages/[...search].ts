import type { APIRoute } from 'astro';
import { searchFiles } from '#search/index-file.ts';

export const getStaticPaths = async () =>
  (await searchFiles).map(({ path, text }) => ({ params: { search: path.slice(1) }, props: { text } }));

/** The file that the search of one language reads. */
export const GET: APIRoute<{ text: string }> = ({ props: { text } }) =>
  new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
