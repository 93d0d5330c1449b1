import { localeCodes } from '#language/locales.ts';
import { entriesOf, vineyardsOf, type Library } from '../library.ts';
import { problemAt, problemOfFile, repeated, type Problem } from '../problem.ts';
import { LANGUAGES } from '../texts.ts';

/** Records with a folder each: the facts in `index.md`, the words in one file per language. */
const FOLDERS = /^(?<folder>content\/(?:vineyards\/grand-cru|vintages)\/[^/]+)\/(?:index|en|fr)\.md$/;

/** Records are complete in both languages, and no two of them claim the same place, name, number or word. */
export function recordProblems(library: Library): Problem[] {
  return [...missingFiles(library), ...sameTwice(library)];
}

function missingFiles({ documents }: Library): Problem[] {
  const files = new Set(documents.map(({ file }) => file));
  const folders = new Set([...files].flatMap((file) => FOLDERS.exec(file)?.groups?.folder ?? []));
  const absent = (file: string, what: string): Problem[] =>
    files.has(file)
      ? []
      : [problemOfFile(file, `${what} missing`, 'Write it, like its neighbours, or remove the folder')];
  return [...folders].flatMap((folder) => [
    ...absent(`${folder}/index.md`, 'the facts of this folder are'),
    ...localeCodes.flatMap((locale) => absent(`${folder}/${locale}.md`, `the ${LANGUAGES[locale]} text is`)),
  ]);
}

function sameTwice(library: Library): Problem[] {
  const vineyards = vineyardsOf(library).map((entry) => ({ ...entry, tier: entry.document.file.split('/')[2] ?? '' }));
  const claims = [
    ...vineyards.map(({ document, tier, data }) => ({ document, path: ['order'], value: data.order, within: tier })),
    ...vineyards.map(({ document, tier, data }) => ({ document, path: ['name'], value: data.name, within: tier })),
    ...entriesOf(library, 'plates').map(({ document, data }) => {
      return { document, path: ['number'], value: data.number, within: 'plates' };
    }),
    ...entriesOf(library, 'glossary').flatMap(({ document, data }) =>
      localeCodes.flatMap((locale) =>
        data.forms[locale].map((form, index) => ({
          document,
          path: ['forms', locale, index],
          value: form,
          within: locale,
        })),
      ),
    ),
  ];
  return repeated(claims, ({ path, value, within }) => `${path[0] ?? ''} ${within} ${value}`.toLowerCase())
    .filter(({ item, first }) => item.document !== first.document)
    .map(({ item, first }) =>
      problemAt(item.document, item.path, `is "${item.value}", as in ${first.document.file}`, 'Give each its own'),
    );
}
