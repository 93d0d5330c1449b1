import { collections } from '#collections/definitions.ts';
import { CITATION } from '#prose/citations.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { entriesOf, type Library } from '../library.ts';
import { localizedGroups } from '../pairs.ts';
import { problemIn, type Passage } from '../passages.ts';
import type { Problem } from '../problem.ts';

/** Citations (`[^id]`) stand where they can be printed, name a source of their page, and are the same in both languages. */
export function citationProblems(library: Library): Problem[] {
  const sources = new Map(
    [
      ...entriesOf(library, collections.grandCrus),
      ...entriesOf(library, collections.vintages),
      ...entriesOf(library, collections.history),
      ...entriesOf(library, collections.translations),
    ].map(({ document, data }) => [document.file, new Set(data.sources.map(({ id }) => id))]),
  );
  return [
    ...library.passages.flatMap((passage) =>
      citedIn(passage).flatMap((id) => {
        if (!holdsCitations(passage)) {
          return [problemIn(passage, `the citation [^${id}] stands in a text that is printed without links`, 'Move it to a paragraph of the prose')];
        }
        const file = sourceFile(passage);
        const known = sources.get(file);
        if (!known || known.has(id)) return [];
        return [problemIn(passage, `the citation [^${id}] names no source of ${file}`, `Write one of ${[...known].join(', ')}`)];
      }),
    ),
    ...localizedGroups(library.passages, 'page').flatMap(({ en, fr }) => [
      ...onlyIn(en, fr, LANGUAGE_NAMES.fr),
      ...onlyIn(fr, en, LANGUAGE_NAMES.en),
    ]),
  ];
}

function citedIn({ text }: Passage): string[] {
  return [...text.matchAll(CITATION)].map(([, id = '']) => id);
}

/** Paragraphs: texts in files of one language, steps of the history, numbered texts of the dictionary. */
function holdsCitations({ document, field }: Passage): boolean {
  if (document.definition === collections.translations) return /^entries\.(?:.*\.p\d+|vintages\.intro\.text)\./.test(field);
  return /, paragraph \d+$|^steps\.\d+\.text$/.test(field);
}

/** The file that lists the sources of a text. */
function sourceFile({ document: { file, definition } }: Passage): string {
  return definition === collections.grandCruProse || definition === collections.vintageProse
    ? file.replace(/[^/]+$/, 'index.md')
    : file;
}

function onlyIn(passages: readonly Passage[], others: readonly Passage[], language: string): Problem[] {
  const known = new Set(others.flatMap(citedIn));
  return passages.flatMap((passage) =>
    citedIn(passage)
      .filter((id) => !known.has(id))
      .map((id) => problemIn(passage, `the source "${id}" is not cited in ${language}`, 'Cite the same sources in both languages')),
  );
}
