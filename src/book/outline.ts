import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#config/site.ts';
import { linkTo } from '#routes/links.ts';
import { translator } from '#text/dictionary.ts';
import { plates as platesIn } from '#pictures/plates.ts';
import { grandCrus } from '#vineyards/records.ts';
import { localeCodes, type Locale } from '#language/locales.ts';
import { fill } from '#language/translate.ts';
import { stripTags } from '#text/html.ts';
import { bookChapters } from '#routes/book.ts';

/** What the binder needs to know of the book in one language, beside the chapters (bind.ts). */
export type BookOutline = Awaited<ReturnType<typeof outlineOf>>;

async function outlineOf(locale: Locale) {
  const t = await translator(locale);
  return {
    title: site.brand,
    description: t('home.description'),
    rights: t('book.licence'),
    accessibility: t('book.accessibility'),
    /** Who makes the book, which is not the estate. */
    publisher: t('cite.publisher'),
    /** Headings of the navigation and names of the landmarks. */
    words: {
      back: t('book.back'),
      contents: t('book.contents'),
      plates: t('book.plates'),
      landmarks: t('book.landmarks'),
      cover: t('book.cover'),
      text: t('book.text'),
      glossary: t('book.glossary'),
      colophon: t('book.colophon'),
    },
    /** In reading order, each with the address of its page for links inside the site, where it has one. */
    chapters: bookChapters((await grandCrus).map(({ slug }) => slug)).map(({ id, page }) => ({
      id,
      href: page && linkTo(page, locale),
    })),
    /** In the order of their numbers, with number and caption. */
    plates: (await platesIn(locale)).map(({ id, numeral, caption }) => ({
      id,
      label: `${fill(t('plate.number'), { numeral })} ${stripTags(caption)}`,
    })),
  };
}

export const getStaticPaths = (() =>
  localeCodes.map((locale) => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
  Response.json(await outlineOf(locale));
