import { collections } from '#collections/definitions.ts';
import { localeCodes } from '#i18n/locales.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { problemOfFile, type Definition } from '../document.ts';
import type { Library } from '../library.ts';
import type { Problem } from '../problem.ts';

/** Collections whose records have a folder each: the facts in `index.md`, the words in one file per language. */
const pairs: readonly { readonly record: Definition; readonly prose: Definition }[] = [
  { record: collections.grandCrus, prose: collections.grandCruProse },
  { record: collections.vintages, prose: collections.vintageProse },
];

/** The history is written in English and shown on both pages (specification 2). */
const HISTORY = 'content/history/en.md';

/** Every record has its words in every language, and all words have their record. */
export function languageProblems({ documents }: Library): Problem[] {
  const files = new Set(documents.map(({ file }) => file));
  const folders = pairs.flatMap(({ record, prose }) => {
    const own = documents.filter(({ file, definition }) => {
      return definition === prose || (definition === record && file.endsWith('/index.md'));
    });
    return [...new Set(own.map(({ file }) => file.slice(0, file.lastIndexOf('/'))))];
  });
  const missing = folders.flatMap((folder) => [
    ...absent(files, `${folder}/index.md`, 'the facts of this folder are missing', 'Write them, or remove the folder'),
    ...localeCodes.flatMap((locale) => {
      const name = LANGUAGE_NAMES[locale];
      return absent(files, `${folder}/${locale}.md`, `the ${name} text is missing`, 'Write it, section by section like the other language');
    }),
  ]);
  return [...missing, ...absent(files, HISTORY, 'the history is missing', 'Write it')];
}

function absent(files: ReadonlySet<string>, file: string, wrong: string, cure: string): Problem[] {
  return files.has(file) ? [] : [problemOfFile(file, wrong, cure)];
}
