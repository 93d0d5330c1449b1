import type { APIRoute } from 'astro';
import { explorerFiles } from '#atlas/explorer/data.ts';
import { mapGround } from '#figures/comparison/map-ground.ts';
import { crusOnTheHill } from '#atlas/slopes/hill-of-corton.ts';
import { overviewSvg, overviewMaps } from '#atlas/overview/overview-map.ts';
import { crossSectionSvg } from '#atlas/slopes/cross-section-svg.ts';
import { groundOfSheet } from '#atlas/sheet/sheet-drawing.ts';
import { svgFile } from '#site/svg-file.ts';
import { packageDocument } from '#layouts/book/opf.ts';
import { socialCard } from '#layouts/social/cards.ts';
import { token } from '#site/theme.ts';
import { pageText, sitePages } from '#documents/page-text.ts';
import { correctionsFeed } from '#documents/corrections-feed.ts';
import { bottlesFile } from '#figures/bottle-examiner/records.ts';
import { llmsTxt } from '#documents/llms-txt.ts';
import { pageMarkdown } from '#documents/page-markdown.ts';
import { localeCodes } from '#language/locales.ts';
import { precacheManifest } from '#offline/precache-manifest.ts';
import { BOOK_FOLDER } from '#site/book.ts';
import { feedPath, pathTo, socialCardPath } from '#site/paths.ts';
import { searchFiles } from '#search/make-search-file.ts';
import { translator } from '#text/dictionary.ts';
import { plainText } from '#text/tree.ts';
import { openFiles } from '#vineyards/open-data.ts';
import { harvestSvg } from '#vintages/harvest-svg.ts';
import { harvestMarks, harvests } from '#vintages/harvests.ts';
import { contentType } from '#site/mime-types.ts';

/** Path of a file below the site's root, and what writes it. */
type MadeFile = readonly [path: string, make: () => Content | Promise<Content>];
type Content = string | Uint8Array<ArrayBuffer>;

/** Letters of a wide plot that is shown at half its size, on a tablet, as large as those of the plot in a page. */
const LARGER_LETTERS = `@media (max-width:60rem){text{font-size:${token('text-half')}}}`;

/** Drawings that pages set names over. */
function maps(): MadeFile[] {
  const map = (name: string, draw: () => string): MadeFile => [`/uploads/maps/${name}.svg`, () => svgFile(draw())];
  return [
    ...Object.values(overviewMaps).map((small) => map(`cote-${small.orientation}`, () => overviewSvg(small))),
    ['/uploads/maps/cote.svg', () => svgFile(groundOfSheet(), '', false)],
    map('ground', mapGround),
    map('hill-of-corton', crossSectionSvg),
    ...Object.entries(crusOnTheHill).map(([slug, own]) => map(`hill-${slug}`, () => crossSectionSvg(own))),
  ];
}

/**
 * The files of each language: drawings that bring their words, what the explorer of the map shows, the dated notes and the
 * package of the book.
 */
async function filesOfLanguages(): Promise<MadeFile[]> {
  const files = localeCodes.map(async (locale): Promise<MadeFile[]> => {
    const t = await translator(locale);
    const marks = harvestMarks(locale, t);
    const chart = (shape: 'wide' | 'upright'): string =>
      harvestSvg(harvests, marks, { shape, colour: (name) => `var(--${name})` });
    return [
      [`/uploads/charts/harvests-${locale}.svg`, () => svgFile(chart('wide'), LARGER_LETTERS)],
      [`/uploads/charts/harvests-${locale}-tall.svg`, () => svgFile(chart('upright'))],
      [feedPath(locale), () => correctionsFeed(locale)],
      [`/${BOOK_FOLDER}/${locale}/package.opf`, () => packageDocument(locale)],
    ];
  });
  return (await Promise.all(files)).flat();
}

/** The files beside every page: its text as Markdown, and its social card. */
async function besidePages(): Promise<MadeFile[]> {
  return (await sitePages).flatMap((page) =>
    localeCodes.flatMap((locale): MadeFile[] => {
      const card = async () => {
        const { title, subtitle, cover } = await pageText(page, locale);
        return new Uint8Array(await socialCard(title, plainText(subtitle), cover.id));
      };
      const markdown = () => pageMarkdown(page, locale);
      return [
        [`${pathTo(page, locale)}.md`, markdown],
        [socialCardPath(page, locale), card],
      ];
    }),
  );
}

/** Fetched by islands. */
const hashedFiles = Promise.all([...Object.values(searchFiles), ...Object.values(explorerFiles), bottlesFile]);

/** The files that are made of the content and are no pages. */
export const getStaticPaths = async () => {
  const files: readonly MadeFile[] = [
    ...maps(),
    ...(await filesOfLanguages()),
    ...(await besidePages()),
    ...(await openFiles).map(({ name, text }): MadeFile => [`/data/${name}`, () => text]),
    ...(await hashedFiles).map(({ path, text }): MadeFile => [path, () => text]),
    ['/llms.txt', llmsTxt],
    ['/offline.json', async () => JSON.stringify(await precacheManifest())],
  ];
  return files.map(([path, make]) => ({ params: { file: path.slice(1) }, props: { make } }));
};

/** Hosts tell the type of a file by its name; `astro dev` by this header. */
export const GET: APIRoute<{ make: MadeFile[1] }> = async ({ params: { file = '' }, props: { make } }) =>
  new Response(await make(), { headers: { 'Content-Type': `${contentType(file)}; charset=utf-8` } });
