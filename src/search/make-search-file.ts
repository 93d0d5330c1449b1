import type { Parameter } from '#island/dialog-address.client.ts';
import { site } from '#site/site.ts';
import { fill } from '#language/translate.ts';
import { facingPathTo, pageName } from '#site/paths.ts';
import { bookPath } from '#site/book.ts';
import { vocabularyIn } from '#search/records.ts';
import { grandCrus } from '#vineyards/records.ts';
import { harvests } from '#vintages/harvests.ts';
import { seasonYears } from '#vintages/records.ts';
import { alphabetical, azEntries, otherNames, type AzEntry } from '#search/az-entries.ts';
import { ANCHORS } from '#site/anchors.ts';
import { fragmentOf } from '#site/pair-fragment.ts';
import { hashedFile, hrefTo, hrefToPath, hrefToSection } from '#site/links.ts';
import { translator } from '#text/dictionary.ts';
import { asides, passages, type Passage } from '#search/passages.ts';
import { localeCodes, perLocale, type Locale } from '#language/locales.ts';
import { plainText } from '#text/tree.ts';
import { namedRoutes } from '#site/routes.ts';
import { SAME_HEADING, WORDS, type SearchFile, type DialogWords } from '#search/search-file.ts';

/** Nobody asks for an older one. */
const OLDEST_BOTTLE = 1900;

/** In all languages: the name of a page, a file or a word may be typed on any page. */
const answers = localeCodes.flatMap((locale) => vocabularyIn(locale).answers.map((one) => ({ ...one, locale })));

/** The files that the search reads. Their names carry a hash of their content. */
export const searchFiles = perLocale(async (locale) => {
  return hashedFile(`search.${locale}`, await searchFile(locale));
});

/** Address of the file that the search reads. */
export async function searchAddress(locale: Locale): Promise<string> {
  return hrefToPath((await searchFiles[locale]).path);
}

async function searchFile(locale: Locale): Promise<SearchFile> {
  const t = await translator(locale);
  const { questionWords, synonyms, commonWords, yearWords, bottleWords, unanswered, questions } = vocabularyIn(locale);
  const entries = await azEntries(locale);
  const plates = entries.filter(({ kind }) => kind === 'plate');
  const words = entries.filter(({ kind }) => kind !== 'plate');
  const inOrder = alphabetical(locale);
  const sorted = (names: SearchFile['names']): SearchFile['names'] =>
    names.toSorted(([one], [other]) => inOrder(one, other));
  const texts = [...(await passages[locale]), ...(await asides[locale]), ...definitions(entries, t('az.menu'), locale)];
  const pages = new Map(texts.map(({ pageName, href: address }) => [address.replace(/#.*/, ''), pageName]));
  const places = [...pages.keys()];
  const { placeOf, askedOf } = answersIn(texts, locale);
  const lines = texts.flatMap(({ paragraphs }) => paragraphs);
  const linesOf = (question: number): number[] =>
    lines.flatMap((line, index) => (line.question === question ? [index] : []));
  const bottles = `${hrefTo({ id: 'labels' }, locale)}?${'title' satisfies Parameter}={title}#${ANCHORS.examiner.section}`;
  return {
    locale,
    words: {
      ...(Object.fromEntries(WORDS.map((name) => [name, t(`search.${name}`)])) as DialogWords),
      az: t('az.menu'),
    },
    vocabulary: {
      questionWords,
      synonyms,
      commonWords,
      yearWords,
      bottleWords,
      unanswered: unanswered.map(({ near, ...subject }) => ({ ...subject, near: near ? placeOf(near) : -1 })),
    },
    pages: [...pages].map(([address, name]) => [name, address]),
    // Captions are sentences, and many begin with an article.
    names: [
      ...sorted([...(await pageNames(locale)), ...(await entryNames(words, locale)), ...(await fileNames(locale))]),
      ...sorted(await entryNames(plates, locale)),
    ],
    crus: (await grandCrus).map(({ slug, name }) => [slug, name, otherNames([name]).join(';')]),
    years: await yearAnswers(locale),
    compare: [
      t('compare.menu'),
      hrefToSection({ id: 'compare', section: fragmentOf(['{first}', '{second}']) }, locale),
    ],
    bottles: [t('search.bottle'), bottles],
    questions: questions.map(({ of = '', fact = '', at = [], words }, number) => {
      const answered = [...at.map(placeOf), ...linesOf(number)];
      if (answered.length === 0)
        throw new Error(`content/${locale}/search.md names "${fact}" of "${of}", which no page has. Correct the name.`);
      return [words.join(';'), ...answered];
    }),
    passages: texts
      .flatMap(({ href, heading, paragraphs }) => paragraphs.map((paragraph) => ({ ...paragraph, href, heading })))
      .map(({ href, heading, under = heading, ...paragraph }) => ({ ...paragraph, href, heading: under }))
      .map(({ href, heading, fragment, text }, index, all) => {
        const told = heading === all[index - 1]?.heading ? SAME_HEADING : heading;
        const passage = [places.indexOf(href.replace(/#.*/, '')), fragment, told, text] as const;
        const asked = askedOf(index);
        return asked === undefined ? passage : [...passage, asked];
      }),
  };
}

/** Phrases of visitors, by the number of the paragraph that answers them. */
function answersIn(texts: readonly Passage[], locale: Locale) {
  const addresses = texts.flatMap(({ page, heading, paragraphs }) =>
    paragraphs.map(({ fragment }) => ({
      page: pageName(page),
      fragment,
      heading,
    })),
  );
  const placeOf = (to: string): number => {
    const [id = '', fragment = ''] = to.split('#');
    const at = (wanted: string): number[] =>
      addresses.flatMap((one, index) => (one.page === id && one.fragment === wanted ? [index] : []));
    // Lines of a section that share its address are counted: `vintages#vineyard-2019-2`.
    const [, section = '', line = ''] = /^(.+)-(\d+)$/.exec(fragment) ?? [];
    const place = [...at(fragment), ...at(`${fragment}-1`)][0] ?? at(section)[Number(line) - 1];
    if (place === undefined)
      throw new Error(`content/${locale}/search.md leads to "${to}", which no page has. Correct the address.`);
    return place;
  };
  const asked = new Map<number, string[]>();
  for (const { to, words, locale: spoken } of answers.filter((one) => one.to.includes('#'))) {
    // The paragraphs of a section differ between languages; phrases count in their own.
    const counted = words.filter((word) => spoken === locale || !word.includes(' '));
    if (counted.length === 0) continue;
    const place = placeOf(to);
    asked.set(place, [...(asked.get(place) ?? []), ...counted]);
  }
  return { placeOf, askedOf: (index: number) => asked.get(index)?.join('; ') };
}

function definitions(entries: readonly AzEntry[], pageName: string, locale: Locale): Passage[] {
  const terms = entries.filter(({ kind }) => kind === 'term');
  return terms.map(({ id, headword, definition = [] }) => ({
    page: { id: 'az' },
    pageName,
    href: hrefTo({ id: 'az' }, locale),
    heading: headword,
    paragraphs: [{ fragment: id, text: plainText(definition) }],
  }));
}

/** The pages by their names in both languages. */
async function pageNames(locale: Locale): Promise<SearchFile['names']> {
  const t = await translator(locale);
  return Promise.all(
    namedRoutes.map(async ({ id, labelKey }): Promise<SearchFile['names'][number]> => {
      const others = await Promise.all(localeCodes.map(async (code) => (await translator(code))(labelKey)));
      const also = new Set([...others, ...otherNames(others), ...wordsFor(id)]);
      return [t(labelKey), [...also].join(';'), hrefTo({ id }, locale), ''];
    }),
  );
}

/** Phrases of visitors that mean a page, a section or a file. */
const wordsFor = (target: string): readonly string[] =>
  answers.filter(({ to }) => to === target).flatMap(({ words }) => words);

/** Names that are not in the menu or the footer: the book, the pages in two languages and the tasting sheets. */
async function fileNames(locale: Locale): Promise<SearchFile['names']> {
  const t = await translator(locale);
  const facing = facingPathTo({ id: 'home' }, locale);
  const sides = fill(t('facing.meta-title'), { title: site.brand });
  const sheets = (await grandCrus).map(({ name, slug }): SearchFile['names'][number] => [
    fill(t('tasting.meta-title'), { name }),
    wordsFor('tasting').join(';'),
    hrefTo({ id: 'tasting', params: { slug } }, locale),
    '',
  ]);
  return [
    [t('search.book'), wordsFor('book').join(';'), hrefToPath(bookPath(locale)), ''],
    ...(facing === undefined
      ? []
      : [[t('facing.name'), wordsFor('facing').join(';'), hrefToPath(facing), sides] as const]),
    ...sheets,
  ];
}

/** Answers to years: the walk through the harvests, the seasons after its last year, and the labels for older bottles. */
async function yearAnswers(locale: Locale): Promise<SearchFile['years']> {
  const t = await translator(locale);
  const [first, last] = [harvests[0]?.year ?? 0, harvests.at(-1)?.year ?? 0];
  const lastSeason = Math.max(...seasonYears.map(({ year }) => year));
  const page = t('harvests.title');
  return [
    [first, last, t('search.year.harvest'), `${hrefTo({ id: 'harvests' }, locale)}#{year}`, page],
    [last + 1, lastSeason, t('search.year.season'), hrefToSection(ANCHORS.seasons, locale), page],
    [OLDEST_BOTTLE, site.foundingYear - 1, t('search.year.bottle'), hrefToSection(ANCHORS.bottles, locale), ''],
  ];
}

/** The entries of the index by their names in both languages, leading to what is about them, terms and years to the index. */
async function entryNames(entries: readonly AzEntry[], locale: Locale): Promise<SearchFile['names']> {
  const elsewhere = Map.groupBy(
    (await Promise.all(localeCodes.filter((code) => code !== locale).map(azEntries))).flat(),
    ({ subject }) => subject,
  );
  return entries.map((entry) => {
    const translated = (elsewhere.get(entry.subject) ?? []).map(({ name }) => name);
    const also = [...new Set([...otherNames([entry.name, ...translated]), ...translated, entry.name])].filter(
      (name) => name !== entry.headword,
    );
    return [entry.headword, also.join(';'), addressOf(entry, locale), context(entry)];
  });
}

function addressOf({ kind, id, references }: AzEntry, locale: Locale): string {
  const [first] = references;
  return first && (kind === 'climat' || kind === 'plate') ? first.href : `${hrefTo({ id: 'az' }, locale)}#${id}`;
}

function context({ definition, references }: AzEntry): string {
  return definition === undefined
    ? [...new Set(references.map(({ pageName }) => pageName))].join(', ')
    : plainText(definition);
}
