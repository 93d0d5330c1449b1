import { defaultLocale, localeCodes } from '#language/locales.ts';
import { analyzerFor } from '#search/analyzer.ts';
import type { Document } from '../document.ts';
import { languageName } from '../languages.ts';
import { entriesOf, factsOf, pairsOf, vineyardRecords, type Library } from '../library.ts';
import { problem, repeated, type Problem } from '../problem.ts';

/** Records are complete in every language, and no two of them claim the same place, name, number or word. */
export function* recordProblems(library: Library): Iterable<Problem> {
  yield* missingFiles(library);
  yield* wordsOfFacts(library);
  yield* unevenFields(library);
  yield* sameTwice(library);
  yield* unusedSynonyms(library);
}

/** Of each line of synonyms the texts of its language have one at least. */
function* unusedSynonyms(library: Library): Iterable<Problem> {
  for (const { document, data } of entriesOf(library, 'search')) {
    const { locale = defaultLocale } = document;
    const analyzer = analyzerFor(locale);
    const texts = library.texts.filter((text) => text.locale === locale || text.document.collection === 'pages');
    const known = new Set(texts.flatMap(({ text }) => analyzer.termsOf(text)));
    for (const [index, words] of data.synonyms.entries())
      if (!words.some((word) => analyzer.termsOf(word).every((term) => known.has(term))))
        yield problem(
          document.at(['synonyms', index]),
          `"${words.join(', ')}" leads to no text`,
          'Add a word of the texts',
        );
  }
}

/** Path of the words that belong to a file of facts: `vineyards/musigny.md` for `vineyards/grand-cru/musigny.md`. */
const wordsPath = ({ path, name }: Document): string => `${path.split('/')[0] ?? ''}/${name}.md`;

/** What one language has, or facts are about, every language has. */
function* missingFiles({ documents }: Library): Iterable<Problem> {
  const files = new Set(documents.map(({ file }) => file));
  const facts = new Set(documents.filter(({ collection }) => collection?.endsWith('Facts')).map(wordsPath));
  const words = documents.filter(({ locale }) => locale !== undefined);
  const cure = 'Write it, like its neighbours, or remove it in every language and from content/facts/';
  for (const path of new Set([...facts, ...words.map((document) => document.path)]))
    for (const locale of localeCodes) {
      const file = `content/${locale}/${path}`;
      if (!files.has(file)) yield problem({ file }, `the ${languageName(locale)} text is missing`, cure);
    }
  for (const document of words)
    if (/^(?:vineyards|vintages)$/.test(document.collection ?? '') && !facts.has(document.path)) {
      const write = `Write them in content/facts/, in a file ${document.name}.md`;
      yield problem(document, 'its facts are missing', write);
    }
}

/** Every language says something of each source and rank that the facts name, and of no other. */
function* wordsOfFacts(library: Library): Iterable<Problem> {
  for (const { document: facts, data } of factsOf(library)) {
    const ranks = 'appellation' in data ? (data.appellation?.ranks ?? []) : [];
    const named = {
      sources: data.sources.map(({ id }) => id),
      ranks: ranks.map(({ year }) => String(year)),
    };
    const path = wordsPath(facts);
    for (const document of library.documents.filter((one) => one.locale !== undefined && one.path === path))
      for (const [field, expected] of Object.entries(named)) {
        const said = keysOf(document.data?.[field]);
        for (const key of expected.filter((one) => !said.includes(one)))
          yield problem(document.at([field]), `lacks "${key}", which ${facts.file} names`, 'Write it');
        for (const key of said.filter((one) => !expected.includes(one)))
          yield problem(document.at([field, key]), `is not named in ${facts.file}`, 'Remove it, or add it there');
      }
  }
}

const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

/** Fields that have rules of their own, or that a language may lack, or have more of. */
const RULED = [
  'quote',
  'respelling',
  'ipa',
  'sources',
  'ranks',
  'forms',
  'synonyms',
  'answers',
  'yearWords',
  'commonWords',
  'unanswered',
  'original',
];
/** Fields that belong to a text, which a page that shows that of the default language may leave to it. */
const OF_TEXT = ['subtitle', 'timeline'];

/** A field that one language fills is filled in every language, with as many parts. */
function* unevenFields(library: Library): Iterable<Problem> {
  for (const { model, document } of pairsOf(library)) {
    if (![document, model].every(({ parsed }) => parsed?.success)) continue;
    const [own, other] = [document.data ?? {}, model.data ?? {}];
    const shows = document.collection === 'pages' && (document.blocks.length === 0 || own.original === true);
    const ruled = shows ? [...RULED, ...OF_TEXT] : RULED;
    for (const field of Object.keys({ ...own, ...other })) {
      if (ruled.includes(field)) continue;
      const [count, expected] = [keysOf(own[field]).length, keysOf(other[field]).length];
      if (own[field] === undefined)
        yield problem(document.at([field]), `is missing, but ${model.file} has it`, 'Add it');
      else if (other[field] === undefined)
        yield problem(model.at([field]), `is missing, but ${document.file} has it`, 'Add it');
      else if (count !== expected)
        yield problem(document.at([field]), `has ${count} entries, but ${expected} in ${model.file}`, 'Write the same');
    }
  }
}

function* sameTwice(library: Library): Iterable<Problem> {
  const claims = [
    ...vineyardRecords(library).flatMap(({ document, data: { order, name } }) => {
      const [, tier = ''] = document.path.split('/');
      return [
        { document, path: ['order'], value: order, within: tier },
        { document, path: ['name'], value: name, within: tier },
        { document, path: [], value: document.name, within: 'files' },
      ];
    }),
    ...entriesOf(library, 'glossary').flatMap(({ document, data }) =>
      data.forms.map((value, index) => ({ document, path: ['forms', index], value, within: document.locale ?? '' })),
    ),
  ];
  for (const { item, first } of repeated(claims, ({ path, value, within }) =>
    `${path[0] ?? ''} ${within} ${value}`.toLowerCase(),
  )) {
    const wrong = `is "${item.value}", as in ${first.document.file}`;
    if (item.document !== first.document) yield problem(item.document.at(item.path), wrong, 'Give each its own');
  }
}
