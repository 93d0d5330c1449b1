import { VINTAGE_SECTIONS } from '#vintages/schemas.ts';
import type { CollectionName, Document } from '../document.ts';
import { pairsOf, type Library } from '../library.ts';
import { problemOfFile, repeated, type Problem } from '../problem.ts';
import { readBlocks, type Block } from '../texts.ts';

/** The sections that a text may have (any, where none are named), and groups of ids of which it needs one each (docs/behaviour.md 3). */
interface Plan {
  readonly allowed?: readonly string[];
  readonly required: readonly (readonly string[])[];
  /** A text may stand before the first section. */
  readonly opens?: true;
}

const each = (ids: readonly string[]): Plan => ({ allowed: ids, required: ids.map((id) => [id]) });

const GRAND_CRU: Plan = { required: [['intro'], ['notes'], ['closing', 'history']] };

/** What stands before the first section opens the page. */
const PAGE: Plan = { required: [], opens: true };

/** A holding has no page: nothing would print the sections of its file. */
const HOLDING: Plan = { allowed: [], required: [] };

/** The texts of a page are originals of their own; one whose length falls out of these bounds has lost or gained a section's worth. */
const LENGTH_RATIO = { min: 0.7, max: 1.45 } as const;

/** Ids that the frame of every page has (src/frame/). */
const RESERVED = ['text', 'sources', 'glossary', 'header', 'top'];

/** How a section begins. */
const NAME = 'Write "## Heading {#id}"';

/** Every text has its sections, named and filled; both languages have the same ones, and about as long a page. */
export function sectionProblems(library: Library): Problem[] {
  const { documents } = library;
  const crus = new Set(documents.filter(({ collection }) => collection === 'grandCruFacts').map(({ name }) => name));
  const plans: Partial<Record<CollectionName, (document: Document) => Plan>> = {
    vineyards: ({ name }) => (crus.has(name) ? GRAND_CRU : HOLDING),
    vintages: () => each(VINTAGE_SECTIONS),
    pages: () => PAGE,
  };
  return [
    ...documents.flatMap((document) => {
      const plan = document.collection && plans[document.collection]?.(document);
      return plan ? planProblems(document, plan) : [];
    }),
    ...pairsOf(library).flatMap(pairProblems),
  ];
}

function planProblems(document: Document, plan: Plan): Problem[] {
  const blocks = readBlocks(document);
  const sections = blocks.filter(({ kind }) => kind === 'section');
  const filled = new Set(
    blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'placed').map(({ section }) => section),
  );
  const twice = new Set(repeated(sections, ({ section }) => section).map(({ item }) => item));
  const { allowed } = plan;
  const write = allowed?.length === 0 ? 'Move it to the note' : `Write one of ${allowed?.join(', ') ?? ''}`;
  const faults = (block: Block): [broken: boolean, wrong: string, cure: string][] => {
    const { kind, level, section, text } = block;
    const named = kind === 'section';
    const unnamed = kind === 'heading' && level <= 2;
    return [
      [
        kind === 'paragraph' && section === '' && !plan.opens,
        'stands before the first section and would not be printed',
        NAME,
      ],
      [unnamed, `"${text}" begins no section`, `${NAME}, or "###" for a heading inside a section`],
      [named && allowed?.includes(section) === false, `"${section}" is no section of this page`, write],
      [
        named && RESERVED.includes(section),
        `"${section}" is the id of a part of every page`,
        'Name the section otherwise',
      ],
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

function pairProblems({ model, document }: { readonly model: Document; readonly document: Document }): Problem[] {
  // A page without a text of its own shows that of the default language.
  if (document.collection === 'pages' && document.body.trim() === '') return [];
  const [order, other] = [orderOf(document), orderOf(model)];
  if (order !== other) {
    const wrong = `has the sections ${order}; in ${model.file} they are ${other}`;
    return [problemOfBody(document, wrong, 'Give both languages the same sections in the same order')];
  }
  const [expected, found] = [lettersOf(model), lettersOf(document)];
  const ratio = found / Math.max(1, expected);
  if (expected === found || (ratio >= LENGTH_RATIO.min && ratio <= LENGTH_RATIO.max)) return [];
  const wrong = `the text has ${found} letters, in ${model.file} ${expected}`;
  return [problemOfBody(document, wrong, 'Look for what one of the two has lost')];
}

/** Sections by id, and what stands between their paragraphs: `intro, ![](quotation:quote), notes`. */
function orderOf(document: Document): string {
  const blocks = readBlocks(document).filter(({ kind }) => kind === 'paragraph' || kind === 'placed');
  const names = blocks.flatMap(({ kind, section, text }, index) => {
    const begins = blocks[index - 1]?.section !== section;
    return [...(begins && section !== '' ? [section] : []), ...(kind === 'placed' ? [text] : [])];
  });
  return names.join(', ');
}

/** The letters of a document's paragraphs. */
function lettersOf(document: Document): number {
  const paragraphs = readBlocks(document).filter(({ kind }) => kind === 'paragraph');
  return paragraphs.reduce((sum, { text }) => sum + text.length, 0);
}
