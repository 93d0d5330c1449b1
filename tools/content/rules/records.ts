import { localeCodes } from '#i18n/locales.ts';
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
  const forms = entriesOf(library, 'glossary').flatMap(({ document, data }) =>
    localeCodes.flatMap((locale) => data.forms[locale].map((form, index) => ({ document, locale, form, index }))),
  );
  return [
    ...repeated(vineyards, ({ tier, data }) => `${tier} ${data.order}`).map(({ item, first }) =>
      problemAt(
        item.document,
        ['order'],
        `is ${item.data.order}, as in ${first.document.file}`,
        'Give each record of a tier its own place',
      ),
    ),
    ...repeated(vineyards, ({ tier, data }) => `${tier} ${data.name}`).map(({ item, first }) =>
      problemAt(item.document, ['name'], `is also the name of ${first.document.file}`, 'Name the climat as well'),
    ),
    ...repeated(entriesOf(library, 'plates'), ({ data }) => String(data.number)).map(({ item, first }) =>
      problemAt(
        item.document,
        ['number'],
        `is ${item.data.number}, as in ${first.document.file}`,
        'Give each plate its own number',
      ),
    ),
    ...repeated(forms, ({ locale, form }) => `${locale} ${form.toLowerCase()}`)
      .filter(({ item, first }) => item.document !== first.document)
      .map(({ item: { document, locale, form, index }, first }) =>
        problemAt(
          document,
          ['forms', locale, index],
          `"${form}" is also a form in ${first.document.file}`,
          'Leave it to one of the two terms',
        ),
      ),
  ];
}
