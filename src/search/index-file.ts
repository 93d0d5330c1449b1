import { createHash } from 'node:crypto';
import { site } from '#config/site.ts';
import { fill } from '#language/translate.ts';
import { KEEPING } from '#compare/comparison.ts';
import { facingPathTo } from '#routes/paths.ts';
import { bookPath } from '#routes/book.ts';
import { answers } from '#search/records.ts';
import { grandCrus } from '#vineyards/records.ts';
import { harvests } from '#vintages/harvests.ts';
import { seasonYears } from '#vintages/records.ts';
import { indexEntries, otherNames, type IndexEntry } from '#search/entries.ts';
import { linkTo, linkToPath } from '#routes/links.ts';
import { translator } from '#text/dictionary.ts';
import { passages, type Passage } from '#search/passages.ts';
import { localeCodes, perLocale, type Locale } from '#language/locales.ts';
import { plainText } from '#text/html.ts';
import { namedRoutes } from '#routes/routes.ts';
import type { SearchFile } from '#search/engine.ts';

/** Nobody asks for an older one. */
const OLDEST_BOTTLE = 1900;

const WORDS = ['title', 'field', 'close', 'slash', 'found', 'some', 'near', 'none', 'names', 'passages'];

/** The files that the search reads. Their names carry a hash of their content. */
export const searchFiles = perLocale(async (locale) => {
  const text = JSON.stringify(await searchFile(locale));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `/_astro/search.${locale}.${hash}.json`, text };
});

/** Address of the file that the search reads. */
export async function searchAddress(locale: Locale): Promise<string> {
  return linkToPath((await searchFiles[locale]).path);
}

async function searchFile(locale: Locale): Promise<SearchFile> {
  const t = await translator(locale);
  const texts = await passages(locale);
  const pages = new Map(texts.map(({ pageName, href: address }) => [address.replace(/#.*/, ''), pageName]));
  const places = [...pages.keys()];
  return {
    words: { ...Object.fromEntries(WORDS.map((name) => [name, t(`search.${name}`)])), az: t('az.menu') },
    pages: [...pages].map(([address, name]) => [name, address]),
    names: [...(await pageNames(locale)), ...(await entryNames(locale)), ...(await answerNames(locale, texts))],
    years: await yearAnswers(locale),
    passages: texts.flatMap(({ href: address, heading, paragraphs }) => {
      const [path = '', fragment = ''] = address.split('#');
      return paragraphs.map((text) => [places.indexOf(path), fragment, heading, text] as const);
    }),
  };
}

/** The pages by their names in both languages. */
async function pageNames(locale: Locale): Promise<SearchFile['names']> {
  const t = await translator(locale);
  return Promise.all(
    namedRoutes.map(async ({ id, label }): Promise<SearchFile['names'][number]> => {
      const others = await Promise.all(localeCodes.map(async (code) => (await translator(code))(label)));
      return [t(label), [...others, ...otherNames(others), ...wordsFor(id)].join(';'), linkTo({ id }, locale), ''];
    }),
  );
}

/** What visitors ask for when they mean a page, a section or a file. */
const wordsFor = (target: string): readonly string[] => answers.find(({ to }) => to === target)?.words ?? [];

/** What answers a question and is no page with a name: sections, the sheets for notes and the book. */
async function answerNames(locale: Locale, texts: readonly Passage[]): Promise<SearchFile['names']> {
  const t = await translator(locale);
  const sections = answers
    .filter(({ to }) => to.includes('#'))
    .map(({ to, words }): SearchFile['names'][number] => {
      const [id = '', fragment = ''] = to.split('#');
      const section = texts.find(({ page, href: address }) => page.id === id && address.endsWith(`#${fragment}`));
      if (!section) throw new Error(`content/facts/aliases.md leads to "${to}", and no page has that section.`);
      return [section.heading, words.join(';'), section.href, section.pageName];
    });
  const sheets = (await grandCrus).map(({ name, slug }): SearchFile['names'][number] => [
    fill(t('notes.meta-title'), { name }),
    wordsFor('notes').join(';'),
    linkTo({ id: 'notes', params: { slug } }, locale),
    '',
  ]);
  const facing = facingPathTo({ id: 'home' }, locale);
  const sides = fill(t('facing.meta-title'), { title: site.brand });
  return [
    [t('search.book'), wordsFor('book').join(';'), linkToPath(bookPath(locale)), ''],
    ...(facing === undefined
      ? []
      : [[t('facing.name'), wordsFor('facing').join(';'), linkToPath(facing), sides] as const]),
    ...sections,
    ...sheets,
  ];
}

/** What answers years: the walk through the harvests, the seasons after its last year, and the labels for older bottles. */
async function yearAnswers(locale: Locale): Promise<SearchFile['years']> {
  const t = await translator(locale);
  const [first, last] = [harvests[0]?.year ?? 0, harvests.at(-1)?.year ?? 0];
  const lastSeason = Math.max(...seasonYears.map(({ year }) => year));
  const walk = linkTo({ id: 'harvests' }, locale);
  const page = t('harvests.title');
  return [
    [first, last, t('search.year.harvest'), `${walk}#{year}`, page],
    [last + 1, lastSeason, t('search.year.season'), `${walk}#seasons`, page],
    [
      ...([site.foundingYear, lastSeason, t('search.year.drink')] as const),
      `${linkTo({ id: 'compare' }, locale)}#${KEEPING}`,
      t('compare.menu'),
    ],
    [OLDEST_BOTTLE, site.foundingYear - 1, t('search.year.bottle'), `${linkTo({ id: 'labels' }, locale)}#bottles`, ''],
  ];
}

/** The entries of the index by their names in both languages, leading to what is about them, terms and years to the index. */
async function entryNames(locale: Locale): Promise<SearchFile['names']> {
  const elsewhere = Map.groupBy(
    (await Promise.all(localeCodes.filter((code) => code !== locale).map(indexEntries))).flat(),
    ({ subject }) => subject,
  );
  return (await indexEntries(locale)).map((entry) => {
    const translated = (elsewhere.get(entry.subject) ?? []).map(({ name }) => name);
    const also = [...new Set([...otherNames([entry.name, ...translated]), ...translated, entry.name])].filter(
      (name) => name !== entry.headword,
    );
    return [entry.headword, also.join(';'), addressOf(entry, locale), context(entry)];
  });
}

function addressOf({ kind, id, references }: IndexEntry, locale: Locale): string {
  const [first] = references;
  return first && (kind === 'climat' || kind === 'plate') ? first.href : `${linkTo({ id: 'az' }, locale)}#${id}`;
}

function context({ html, references }: IndexEntry): string {
  return html === undefined ? [...new Set(references.map(({ pageName }) => pageName))].join(', ') : plainText(html);
}
