import { localeCodes } from '#language/locales.ts';
import type { Document, FieldPath } from '../document.ts';
import { languageName } from '../languages.ts';
import { entriesOf, factsOf, pairsOf, vineyardsOf, type Library } from '../library.ts';
import { problemAt, problemOfFile, repeated, type Problem } from '../problem.ts';

/** Records are complete in every language, and no two of them claim the same place, name, number or word. */
export function recordProblems(library: Library): Problem[] {
  return [...missingFiles(library), ...wordsOfFacts(library), ...unevenFields(library), ...sameTwice(library)];
}

/** The folder of the words that belong to a file of facts. */
const WORDS: Readonly<Record<string, string>> = { vintageFacts: 'vintages', pageFacts: 'pages' };

/** Path of the words that belong to a file of facts. */
const wordsPath = ({ collection, name }: Document): string => `${WORDS[collection ?? ''] ?? 'vineyards'}/${name}.md`;

const isFacts = ({ collection }: Document): boolean =>
  /^(?:grandCru|holding|vintage|page)Facts$/.test(collection ?? '');

/** What one language has, or facts are about, every language has. */
function missingFiles({ documents }: Library): Problem[] {
  const files = new Set(documents.map(({ file }) => file));
  const facts = new Set(documents.filter(isFacts).map(wordsPath));
  const words = documents.filter(({ locale }) => locale !== undefined);
  return [
    ...[...new Set([...facts, ...words.map(({ path }) => path)])].flatMap((path) =>
      localeCodes
        .filter((locale) => !files.has(`content/${locale}/${path}`))
        .map((locale) =>
          problemOfFile(
            `content/${locale}/${path}`,
            `the ${languageName(locale)} text is missing`,
            'Write it, like its neighbours, or remove it in every language and from content/facts/',
          ),
        ),
    ),
    ...words
      .filter(({ collection, path }) => /^(?:vineyards|vintages)$/.test(collection ?? '') && !facts.has(path))
      .map(({ file, name }) =>
        problemOfFile(file, 'its facts are missing', `Write them in content/facts/, in a file ${name}.md`),
      ),
  ];
}

/** Every language says something of each source, plot and rank that the facts name, and of no other. */
function wordsOfFacts(library: Library): Problem[] {
  return factsOf(library).flatMap(({ document: facts, data }) => {
    const words = library.documents.filter((one) => one.locale !== undefined && one.path === wordsPath(facts));
    const ranks = 'appellation' in data ? (data.appellation?.ranks ?? []) : [];
    const named = {
      sources: data.sources.map(({ id }) => id),
      plots: 'plots' in data ? data.plots.map(({ id }) => id) : [],
      ranks: ranks.map(({ year }) => String(year)),
    };
    return words.flatMap((document) =>
      Object.entries(named).flatMap(([field, keys]) => unmatchedKeys(document, field, keys, facts)),
    );
  });
}

function unmatchedKeys(document: Document, field: string, expected: readonly string[], facts: Document): Problem[] {
  const said = keysOf((document.data as Record<string, unknown> | undefined)?.[field]);
  return [
    ...expected
      .filter((key) => !said.includes(key))
      .map((key) => problemAt(document, [field], `lacks "${key}", which ${facts.file} names`, 'Write it')),
    ...said
      .filter((key) => !expected.includes(key))
      .map((key) => problemAt(document, [field, key], `is not named in ${facts.file}`, 'Remove it, or add it there')),
  ];
}

const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

/** Fields whose parts every language counts alike; and those that have rules of their own, or that a language may lack. */
const COUNTED = ['notes', 'tags', 'figures', 'steps', 'cards', 'years', 'captions'];
const RULED = ['quote', 'respelling', 'ipa', 'sources', 'plots', 'ranks'];
/** Fields that belong to a text, which a page may leave to the default language. */
const OF_TEXT = ['subtitle', 'steps'];

/** A field that one language fills is filled in every language, with as many parts. */
function unevenFields(library: Library): Problem[] {
  return pairsOf(library).flatMap(({ model, document }) => {
    if (![document, model].every(({ parsed }) => parsed?.success)) return [];
    const [own, other] = [document.data, model.data] as [Record<string, unknown>, Record<string, unknown>];
    const ruled = document.body.trim() === '' && document.collection === 'pages' ? [...RULED, ...OF_TEXT] : RULED;
    const fields = new Set([...Object.keys(own), ...Object.keys(other)].filter((field) => !ruled.includes(field)));
    return [...fields].flatMap((field): Problem[] => {
      const path: FieldPath = [field];
      if (own[field] === undefined)
        return [problemAt(document, path, `is missing, but ${model.file} has it`, 'Add it')];
      if (other[field] === undefined)
        return [problemAt(model, path, `is missing, but ${document.file} has it`, 'Add it')];
      const [count, expected] = [keysOf(own[field]).length, keysOf(other[field]).length];
      if (!COUNTED.includes(field) || count === expected) return [];
      return [problemAt(document, path, `has ${count} entries, but ${expected} in ${model.file}`, 'Write the same')];
    });
  });
}

function sameTwice(library: Library): Problem[] {
  const claims = [
    ...vineyardsOf(library).flatMap(({ document, data: { order, name } }) => {
      const [, , , tier = ''] = document.file.split('/');
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
  return repeated(claims, ({ path, value, within }) => `${path[0] ?? ''} ${within} ${value}`.toLowerCase())
    .filter(({ item, first }) => item.document !== first.document)
    .map(({ item, first }) =>
      problemAt(item.document, item.path, `is "${item.value}", as in ${first.document.file}`, 'Give each its own'),
    );
}
