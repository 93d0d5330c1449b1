import type { CollectionName } from '#collections.ts';
import { HISTORY_SECTIONS, VINEYARD_SECTIONS, VINTAGE_SECTIONS } from '#text/schemas.ts';
import type { Document } from '../document.ts';
import type { Library } from '../library.ts';
import { problemOfFile, repeated, type Problem } from '../problem.ts';
import { readBlocks, type Block } from '../texts.ts';

/** The sections that a text may have, and groups of ids of which it needs one each (docs/behaviour.md 3). */
const PLANS: Partial<Record<CollectionName, { allowed: readonly string[]; required: readonly (readonly string[])[] }>> =
  {
    grandCruProse: { allowed: VINEYARD_SECTIONS, required: [['intro'], ['notes'], ['closing', 'history']] },
    vintageProse: { allowed: VINTAGE_SECTIONS, required: VINTAGE_SECTIONS.map((id) => [id]) },
    history: { allowed: HISTORY_SECTIONS, required: HISTORY_SECTIONS.map((id) => [id]) },
  };

/**
 * A French text runs a tenth longer than the English at most on this site. A section whose length falls out
 * of these bounds has lost or gained a paragraph.
 */
const LENGTH_RATIO = { min: 0.65, max: 1.6 } as const;

/** How a section begins. */
const NAME = 'Write "## Heading {#id}"';

/** Every text has its sections, named and filled, and both languages have the same ones, with about as much in them. */
export function sectionProblems({ documents }: Library): Problem[] {
  const files = new Map(documents.map((document) => [document.file, document]));
  return documents.flatMap((document) => {
    const english = document.file.endsWith('/fr.md') ? files.get(document.file.replace(/fr\.md$/, 'en.md')) : undefined;
    return [...planProblems(document), ...(english ? pairProblems(english, document) : [])];
  });
}

function planProblems(document: Document): Problem[] {
  const plan = document.collection && PLANS[document.collection];
  if (!plan) return [];
  const blocks = readBlocks(document);
  const sections = blocks.filter(({ kind }) => kind === 'section');
  const filled = new Set(blocks.filter(({ kind }) => kind === 'paragraph').map(({ section }) => section));
  const twice = new Set(repeated(sections, ({ section }) => section).map(({ item }) => item));
  const { allowed } = plan;
  const write = `Write one of ${allowed.join(', ')}`;
  const faults = (block: Block): [broken: boolean, wrong: string, cure: string][] => {
    const { kind, level, section, text } = block;
    const named = kind === 'section';
    const unnamed = kind === 'heading' && level <= 2;
    return [
      [kind === 'paragraph' && section === '', 'stands before the first section and would not be printed', NAME],
      [unnamed, `"${text}" begins no section`, `${NAME}, or "###" for a heading inside a section`],
      [named && !allowed.includes(section), `"${section}" is no section of this page`, write],
      [twice.has(block), 'is there twice', 'Join the two sections or rename one'],
      [named && !filled.has(section), 'has no text', 'Write it or remove the heading'],
    ];
  };
  const missing = plan.required.filter((choice) => !sections.some(({ section }) => choice.includes(section)));
  return [
    ...blocks.flatMap((block) =>
      faults(block)
        .filter(([broken]) => broken)
        .map(([, wrong, cure]) => ({ file: document.file, line: block.line, field: block.field, wrong, cure })),
    ),
    ...missing.map((choice) => problemOfBody(document, `the section ${choice.join(' or ')} is missing`, NAME)),
  ];
}

function problemOfBody({ file, bodyLine }: Document, wrong: string, cure: string): Problem {
  return { ...problemOfFile(file, wrong, cure), line: bodyLine };
}

function pairProblems(english: Document, french: Document): Problem[] {
  const [expected, found] = [sectionsOf(english), sectionsOf(french)];
  const [order = '', other = ''] = [found, expected].map((sections) => sections.map(({ id }) => id).join(', '));
  if (order !== other) {
    const wrong = `has the sections ${order}; in English they are ${other}`;
    return [problemOfBody(french, wrong, 'Give both languages the same sections in the same order')];
  }
  return found.flatMap(({ id, line, letters, items }, index) => {
    const model = expected[index] ?? { letters, items };
    const ratio = letters / model.letters;
    const sameLength = ratio >= LENGTH_RATIO.min && ratio <= LENGTH_RATIO.max;
    if (items === model.items && sameLength) return [];
    const wrong = sameLength
      ? `the list has ${items} item(s), in English ${model.items}`
      : `the text has ${letters} letters, in English ${model.letters}`;
    return [{ file: french.file, line, field: id, wrong, cure: 'Look for what one of the two has lost' }];
  });
}

/** The sections that have text, with its extent. */
function sectionsOf(document: Document): { id: string; line: number; letters: number; items: number }[] {
  const paragraphs = readBlocks(document).filter(({ kind }) => kind === 'paragraph');
  return [...Map.groupBy(paragraphs, ({ section }) => section)].map(([id, own]) => {
    const text = own.map((block) => block.text).join('\n');
    return { id, line: own[0]?.line ?? 1, letters: text.length, items: (text.match(/^\s*-\s/gm) ?? []).length };
  });
}
