import { getCollection } from 'astro:content';
import { site } from '#config/site.ts';
import { prose } from '#text/prose.ts';
import { perLocale, type Locale } from '#language/locales.ts';
import { createTranslate, fill, type Dictionary, type Translate } from '#language/translate.ts';
import { referencedIn, type Referenced } from '#text/referenced.ts';
import { numberSources } from '#text/citations.ts';
import { typeset } from '#text/typography.ts';

const areas = getCollection('translations');

/** The words as written, per language. */
const written = areas.then((loaded) => {
  const entries = loaded.flatMap((area) => Object.entries(area.data.entries));
  return perLocale((locale): Dictionary => Object.fromEntries(entries.map(([key, words]) => [key, words[locale]])));
});

/** The words as printed, per language. `{brand}` is the name of the site, which is configuration. */
const printed = written.then((dictionaries) =>
  perLocale((locale): Dictionary =>
    Object.fromEntries(
      Object.entries(dictionaries[locale]).map(([key, text]) => [
        key,
        fill(typeset(text, locale), { brand: site.brand }),
      ]),
    ),
  ),
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
      throw new Error(`The dictionary has no "${key}". Add it to a file under content/translations/.`);
    }
    return translate(key);
  };
}

/** The keys that begin so, in the order of their files. */
export async function keysUnder(prefix: string): Promise<string[]> {
  return (await areas).flatMap(({ data }) => Object.keys(data.entries)).filter((key) => key.startsWith(prefix));
}

/**
 * One text as HTML, with its links and citations; undefined when the dictionary has no such key. `offset` is the number of
 * sources that precede those of its area in the list of the page.
 */
export async function paragraph(locale: Locale, key: string, offset = 0): Promise<string | undefined> {
  const area = (await areas).find(({ data }) => Object.hasOwn(data.entries, key));
  const text = area?.data.entries[key]?.[locale];
  return area && text && prose(text, locale, { sources: numberSources(area.data.sources, offset) });
}

/** The texts of `home.about.p1`, `home.about.p2` … as HTML paragraphs, as many as the dictionary has. */
export async function paragraphs(locale: Locale, prefix: string, offset = 0): Promise<string> {
  let html = '';
  for (let number = 1; ; number += 1) {
    const text = await paragraph(locale, `${prefix}.p${number}`, offset);
    if (text === undefined) return html;
    html += text;
  }
}

/** The sources and dated notes of one area of the dictionary, `home` for `content/translations/home.md`. */
export async function areaReferences(id: string, locale: Locale): Promise<Referenced> {
  const area = (await areas).find((one) => one.id === `translations/${id}`);
  return area ? referencedIn(locale, area.data) : { sources: [], notes: [] };
}
