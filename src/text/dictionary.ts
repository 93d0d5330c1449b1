import { translations } from '#text/records.ts';
import { site } from '#site/site.ts';
import { defaultLocale, perLocale, type Locale } from '#language/locales.ts';
import { createTranslate, fill, type Dictionary, type Translate } from '#language/translate.ts';
import { pageHeads } from '#text/page-files.ts';
import { typeset } from '#text/typography.ts';

/** The words as printed, per language: those of the interface, and the heads of the pages. `{brand}` is the site's name. */
const printed = Promise.all([translations, pageHeads]).then(([files, heads]) =>
  perLocale((locale): Dictionary => {
    const own = [...files, ...heads].filter(({ id }) => id.startsWith(`${locale}/`));
    const words = own.flatMap(({ data }) => Object.entries(data));
    return Object.fromEntries(words.map(([key, text]) => [key, fill(typeset(text, locale), { brand: site.brand })]));
  }),
);

/**
 * The words of one language, typeset. A missing key shows itself while writing; in a build it is
 * an error, so that no visitor ever sees one.
 */
export async function translator(locale: Locale): Promise<Translate> {
  const dictionary = (await printed)[locale];
  const translate = createTranslate(dictionary);
  if (import.meta.env.DEV) return translate;
  return (key) => {
    if (!Object.hasOwn(dictionary, key)) {
      throw new Error(`The dictionary has no "${key}". Add it to a file under content/${locale}/translations/.`);
    }
    return translate(key);
  };
}

/** The words of one area of the dictionary, without the head of a page, for an island: `messagesOf('offline', 'en')['offline.kept']`. */
export async function messagesOf(area: string, locale: Locale): Promise<Dictionary> {
  const heads = new Set((await pageHeads).flatMap(({ data }) => Object.keys(data)));
  const words = Object.entries((await printed)[locale]);
  return Object.fromEntries(words.filter(([key]) => key.startsWith(`${area}.`) && !heads.has(key)));
}

/** The keys that begin so, in the order of their files. */
export async function keysUnder(prefix: string): Promise<string[]> {
  return Object.keys((await printed)[defaultLocale]).filter((key) => key.startsWith(prefix));
}
