import { VINTAGE_SECTIONS } from '#vintages/schemas.ts';
import type { Block, Document } from '../document.ts';
import { pairsOf, type Library } from '../library.ts';
import { problem, type Problem } from '../problem.ts';

/** The sections that a text may have (any, where none are named), and groups of ids of which it needs one each (docs/behaviour.md 3). */
interface Plan {
  readonly allowed?: readonly string[];
  readonly required: readonly (readonly string[])[];
  /** A text may stand before the first section. */
  readonly opens?: true;
}

const VINTAGE: Plan = { allowed: VINTAGE_SECTIONS, required: VINTAGE_SECTIONS.map((id) => [id]) };

const GRAND_CRU: Plan = { required: [['intro'], ['notes'], ['closing', 'history']] };

/** What stands before the first section opens the page. */
const PAGE: Plan = { required: [], opens: true };

/** A vineyard of another tier has no page: nothing would print the sections of its file. */
const OTHER_VINEYARD: Plan = { allowed: [], required: [] };

/** The texts of a page are originals of their own; one whose length falls out of these bounds has lost or gained a section's worth. */
const LENGTH_RATIO = { min: 0.7, max: 1.45 } as const;

/** Ids that the frame of every page has (src/layouts/). */
const RESERVED = ['text', 'sources', 'glossary', 'header', 'top'];

/** How a section begins. */
const NAME = 'Write "## Heading {#id}"';

/** Every text has its sections, named and filled; both languages have the same ones, and about as long a page. */
export function* sectionProblems(library: Library): Iterable<Problem> {
  for (const document of library.documents) {
    const plan = planOf(document, library.crus);
    if (plan) yield* planProblems(document, plan);
  }
  for (const { model, document } of pairsOf(library)) yield* pairProblems(model, document);
}

function planOf({ collection, name }: Document, crus: readonly string[]): Plan | undefined {
  if (collection === 'vineyards') return crus.includes(name) ? GRAND_CRU : OTHER_VINEYARD;
  if (collection === 'vintages') return VINTAGE;
  return collection === 'pages' ? PAGE : undefined;
}

function* planProblems({ blocks, start }: Document, { allowed, required, opens }: Plan): Iterable<Problem> {
  const sections = blocks.filter(({ kind }) => kind === 'section');
  for (const block of blocks) {
    const { kind, section, text } = block;
    if (kind === 'paragraph' && section === '' && !opens)
      yield problem(block, 'stands before the first section and would not be printed', NAME);
    if (kind === 'unnamed')
      yield problem(block, `"${text}" begins no section`, `${NAME}, or "###" for a heading inside a section`);
    if (kind !== 'section') continue;
    if (allowed?.includes(section) === false) {
      const cure = allowed.length === 0 ? 'Move it to the note' : `Write one of ${allowed.join(', ')}`;
      yield problem(block, `"${section}" is no section of this page`, cure);
    }
    if (RESERVED.includes(section))
      yield problem(block, `"${section}" is the id of a part of every page`, 'Name the section otherwise');
    if (sections.find((one) => one.section === section) !== block)
      yield problem(block, 'is there twice', 'Join the two sections or rename one');
    if (!blocks.some((one) => one.section === section && isFilling(one)))
      yield problem(block, 'has no text', 'Write it or remove the heading');
  }
  for (const choice of required)
    if (!sections.some(({ section }) => choice.includes(section)))
      yield problem(start, `the section ${choice.join(' or ')} is missing`, NAME);
}

/** Whether a block is more than a heading. */
const isFilling = ({ kind }: Block): boolean => kind === 'paragraph' || kind === 'placed';

function* pairProblems(model: Document, document: Document): Iterable<Problem> {
  // A page without a text of its own shows that of the default language, and one may show it after its own.
  if (document.collection === 'pages' && (document.blocks.length === 0 || document.data?.original === true)) return;
  const [order, other] = [orderOf(document), orderOf(model)];
  const [found, expected] = [lettersOf(document), lettersOf(model)];
  const ratio = found / Math.max(1, expected);
  if (order !== other) {
    const wrong = `has the sections ${order}; in ${model.file} they are ${other}`;
    yield problem(document.start, wrong, 'Give both languages the same sections in the same order');
  } else if (found !== expected && (ratio < LENGTH_RATIO.min || ratio > LENGTH_RATIO.max)) {
    const wrong = `the text has ${found} letters, in ${model.file} ${expected}`;
    yield problem(document.start, wrong, 'Look for what one of the two has lost');
  }
}

/** Sections by id, and what stands between their paragraphs: `intro, ![](quotation:quote), notes`. */
function orderOf(document: Document): string {
  const blocks = document.blocks.filter(isFilling);
  const names = blocks.flatMap(({ kind, section, text }, index) => {
    const begins = blocks[index - 1]?.section !== section;
    return [...(begins && section !== '' ? [section] : []), ...(kind === 'placed' ? [text] : [])];
  });
  return names.join(', ');
}

function lettersOf({ blocks }: Document): number {
  return blocks.reduce((sum, { kind, text }) => (kind === 'paragraph' ? sum + text.length : sum), 0);
}
