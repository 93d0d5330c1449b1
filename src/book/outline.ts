import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#config/site.ts';
import { linkTo } from '#routes/links.ts';
import { translator } from '#text/dictionary.ts';
import { plates as platesIn } from '#pictures/plates.ts';
import { grandCrus } from '#vineyards/records.ts';
import { localeCodes, type Locale } from '#language/locales.ts';
import { fill } from '#language/translate.ts';
import type { BookOutline } from '#book/book-outline.ts';
import { stripTags } from '#text/html.ts';
import { bookChapters } from '#routes/book.ts';

export const getStaticPaths = (() =>
  localeCodes.map((locale) => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths;

/** The outline of the book in one language, as JSON for the binder (bind.ts). */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const t = await translator(locale);
  const plates = await platesIn(locale);
  const outline: BookOutline = {
    title: site.brand,
    description: t('home.description'),
    rights: t('book.licence'),
    accessibility: t('book.accessibility'),
    publisher: t('cite.publisher'),
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
    chapters: bookChapters((await grandCrus).map(({ slug }) => slug)).map(({ id, page }) => ({
      id,
      href: page && linkTo(page, locale),
    })),
    plates: plates.map(({ id, numeral, caption }) => ({
      id,
      label: `${fill(t('plate.number'), { numeral })} ${stripTags(caption)}`,
    })),
  };
  return Response.json(outline);
};
