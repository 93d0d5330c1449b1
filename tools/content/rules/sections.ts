import type { CollectionName } from '#collections/definitions.ts';
import { HISTORY_SECTIONS, VINEYARD_SECTIONS, VINTAGE_SECTIONS } from '#collections/schemas.ts';
import type { Document } from '../document.ts';
import type { Library } from '../library.ts';
import { repeated, type Problem } from '../problem.ts';
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
  const at = ({ line, field }: Block, wrong: string, cure: string): Problem => ({
    file: document.file,
    line,
    field,
    wrong,
    cure,
  });
  return [
    ...blocks
      .filter(({ section, kind }) => section === '' && kind === 'paragraph')
      .map((block) =>
        at(block, 'stands before the first section and would not be printed', 'Put "## Heading {#id}" before it'),
      ),
    ...blocks
      .filter(({ kind, level }) => kind === 'heading' && level <= 2)
      .map((block) =>
        at(
          block,
          `"${block.text}" begins no section`,
          'Write "## Heading {#id}", or "###" for a heading inside a section',
        ),
      ),
    ...sections
      .filter(({ section }) => !plan.allowed.includes(section))
      .map((block) =>
        at(block, `"${block.section}" is no section of this page`, `Write one of ${plan.allowed.join(', ')}`),
      ),
    ...repeated(sections, ({ section }) => section).map(({ item }) =>
      at(item, 'is there twice', 'Join the two sections or rename one'),
    ),
    ...sections
      .filter(({ section }) => !filled.has(section))
      .map((block) => at(block, 'has no text', 'Write it or remove the heading')),
    ...plan.required
      .filter((choice) => !sections.some(({ section }) => choice.includes(section)))
      .map((choice) => ({
        file: document.file,
        line: document.bodyLine,
        field: '',
        wrong: `the section ${choice.join(' or ')} is missing`,
        cure: `Add "## Heading {#${choice[0] ?? ''}}" and its text`,
      })),
  ];
}

interface Section {
  readonly id: string;
  readonly line: number;
  readonly letters: number;
  readonly items: number;
}

function pairProblems(english: Document, french: Document): Problem[] {
  const [expected, found] = [sectionsOf(english), sectionsOf(french)];
  const [order, other] = [found, expected].map((sections) => sections.map(({ id }) => id).join(', '));
  const problem = (line: number, field: string, wrong: string, cure: string): Problem => ({
    file: french.file,
    line,
    field,
    wrong,
    cure,
  });
  if (order !== other) {
    return [
      problem(
        french.bodyLine,
        '',
        `has the sections ${order ?? ''}; in English they are ${other ?? ''}`,
        'Give both languages the same sections in the same order',
      ),
    ];
  }
  return found.flatMap(({ id, line, letters, items }, index) => {
    const model = expected[index] ?? { letters, items };
    const ratio = letters / model.letters;
    const cure = 'Look for what one of the two has lost';
    if (items !== model.items)
      return [problem(line, id, `the list has ${items} item(s), in English ${model.items}`, cure)];
    if (ratio >= LENGTH_RATIO.min && ratio <= LENGTH_RATIO.max) return [];
    return [problem(line, id, `the text has ${letters} letters, in English ${model.letters}`, cure)];
  });
}

/** The sections that have text, with its extent. */
function sectionsOf(document: Document): Section[] {
  const paragraphs = readBlocks(document).filter(({ kind }) => kind === 'paragraph');
  return [...Map.groupBy(paragraphs, ({ section }) => section)].map(([id, own]) => {
    const text = own.map((block) => block.text).join('\n');
    return { id, line: own[0]?.line ?? 1, letters: text.length, items: (text.match(/^\s*-\s/gm) ?? []).length };
  });
}
