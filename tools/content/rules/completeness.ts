import { readBlocks, type Block } from '../blocks.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import type { Document } from '../document.ts';
import type { Library } from '../library.ts';
import type { Problem } from '../problem.ts';

/**
 * French runs a tenth longer than English at most on this site. A section whose length falls out of
 * these bounds against the English one has lost or gained a paragraph.
 */
const LENGTH_RATIO = { min: 0.65, max: 1.6 } as const;

/** Both languages of a section say about as much: lists of as many items, texts of like length. */
export function completenessProblems({ documents }: Library): Problem[] {
  const files = new Map(documents.map((document) => [document.file, document]));
  return documents.flatMap((french) => {
    const english = french.file.endsWith('/fr.md') ? files.get(french.file.replace(/fr\.md$/, 'en.md')) : undefined;
    return english ? pairProblems(english, french) : [];
  });
}

interface Extent {
  /** Where the section begins. */
  readonly line: number;
  readonly letters: number;
  readonly items: number;
}

function pairProblems(english: Document, french: Document): Problem[] {
  const expected = extents(english);
  return [...extents(french)].flatMap(([section, found]) => {
    const other = expected.get(section);
    const wrong = other && difference(other, found);
    const cure = 'Look for what one of the two has lost';
    return wrong === undefined ? [] : [{ file: french.file, line: found.line, field: section, wrong, cure }];
  });
}

function difference(english: Extent, french: Extent): string | undefined {
  if (english.items !== french.items) {
    return `the list has ${french.items} item(s), in ${LANGUAGE_NAMES.en} ${english.items}`;
  }
  const ratio = french.letters / english.letters;
  if (ratio >= LENGTH_RATIO.min && ratio <= LENGTH_RATIO.max) return undefined;
  return `the text has ${french.letters} letters, in ${LANGUAGE_NAMES.en} ${english.letters}`;
}

/** Extents of the sections that have text. */
function extents({ body, bodyLine }: Document): Map<string, Extent> {
  const paragraphs = readBlocks(body, bodyLine).filter(({ kind }) => kind === 'paragraph');
  return new Map(
    [...Map.groupBy(paragraphs, ({ section }) => section)].map(([section, own]) => [section, extent(own)]),
  );
}

function extent(paragraphs: readonly Block[]): Extent {
  const texts = paragraphs.map(({ text }) => text).join('\n');
  return {
    line: paragraphs[0]?.line ?? 1,
    letters: texts.length,
    items: (texts.match(/^\s*-\s/gm) ?? []).length,
  };
}
