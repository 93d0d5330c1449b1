import type { APIRoute } from 'astro';
import { openFiles, type OpenFile } from '#vineyards/open-data.ts';

export const getStaticPaths = async () =>
  (await openFiles).map((file) => ({ params: { file: file.name }, props: file }));

/** One file of the open data page. Hosts tell its type by its name; `astro dev` by this header. */
export const GET: APIRoute<OpenFile> = ({ props: { text, type } }) =>
  new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
