import { collections } from '#collections/definitions.ts';
import { VINEYARD_SECTIONS, VINTAGE_SECTIONS } from '#collections/schemas.ts';
import { blockName, readBlocks, type Block } from '../blocks.ts';
import type { Document } from '../document.ts';
import type { Library } from '../library.ts';
import { repeated } from '../repeated.ts';
import type { Problem } from '../problem.ts';

/** What sections a text may have. Each of `required` lists ids of which one at least must be there. */
interface Plan {
  readonly definition: unknown;
  readonly allowed: readonly string[];
  readonly required: readonly (readonly string[])[];
}

/** Sections of the history page (specification 2). */
const HISTORY_SECTIONS = ['narrative', 'profile'] as const;

/** Sections begin with `##`: the first level is the page's own title. */
const SECTION_LEVEL = 2;

const plans: readonly Plan[] = [
  {
    definition: collections.grandCruProse,
    allowed: VINEYARD_SECTIONS,
    // The long pages end with their history, the others with a closing section of their own.
    required: [['intro'], ['notes'], ['closing', 'history']],
  },
  { definition: collections.vintageProse, allowed: VINTAGE_SECTIONS, required: VINTAGE_SECTIONS.map((id) => [id]) },
  { definition: collections.history, allowed: HISTORY_SECTIONS, required: HISTORY_SECTIONS.map((id) => [id]) },
];

/** Every text has its sections, named and filled, and both languages have the same in the same order. */
export function sectionProblems({ documents }: Library): Problem[] {
  const files = new Map(documents.map((document) => [document.file, document]));
  return plans.flatMap((plan) =>
    documents
      .filter(({ definition }) => definition === plan.definition)
      .flatMap((document) => [...planProblems(document, plan), ...parityProblems(document, files)]),
  );
}

function sectionsOf({ body, bodyLine }: Document): Block[] {
  return readBlocks(body, bodyLine).filter(({ kind }) => kind === 'section');
}

function planProblems(document: Document, { allowed, required }: Plan): Problem[] {
  const blocks = readBlocks(document.body, document.bodyLine);
  const sections = sectionsOf(document);
  const ids = sections.map(({ section }) => section);
  const at = (block: Block, wrong: string, cure: string): Problem => ({
    file: document.file,
    line: block.line,
    field: blockName(block),
    wrong,
    cure,
  });
    return [
    ...blocks
      .filter(({ section, kind }) => section === '' && kind !== 'section')
      .map((block) => at(block, 'stands before the first section and would not be printed', 'Put "## Heading {#id}" before it')),
    ...blocks
      .filter(({ kind, level }) => kind === 'heading' && level <= SECTION_LEVEL)
      .map((block) => at(block, `"${block.text}" begins no section`, 'Write "## Heading {#id}", or "###" for a heading inside a section')),
    ...sections
      .filter(({ section }) => !allowed.includes(section))
      .map((block) => at(block, `"${block.section}" is no section of this page`, `Write one of ${allowed.join(', ')}`)),
    ...repeated(sections, ({ section }) => section).map(({ item }) => at(item, 'is there twice', 'Join the two sections or rename one')),
    ...sections
      .filter((block) => !blocks.some((other) => other.kind === 'paragraph' && other.section === block.section))
      .map((block) => at(block, 'has no text', 'Write it or remove the heading')),
    ...required
      .filter((choice) => !choice.some((id) => ids.includes(id)))
      .map((choice) => ({
        file: document.file,
        line: lastLine(document),
        field: '',
        wrong: `the section ${choice.join(' or ')} is missing`,
        cure: `Add "## Heading {#${choice[0] ?? ''}}" and its text`,
      })),
  ];
}

function lastLine({ body, bodyLine }: Document): number {
  return bodyLine + body.trimEnd().split('\n').length - 1;
}

/** The French text is measured against the English one; the first difference is enough to find the others. */
function parityProblems(document: Document, files: ReadonlyMap<string, Document>): Problem[] {
  if (!document.file.endsWith('/fr.md')) return [];
  const english = files.get(document.file.replace(/fr\.md$/, 'en.md'));
  if (!english) return [];
  const own = sectionsOf(document);
  const other = sectionsOf(english);
  const place = Array.from({ length: Math.max(own.length, other.length) }, (_, index) => index).find(
    (index) => own[index]?.section !== other[index]?.section,
  );
  if (place === undefined) return [];
  const [found, expected] = [own[place], other[place]];
  return [
    {
      file: document.file,
      line: found?.line ?? lastLine(document),
      field: found ? blockName(found) : '',
      wrong: `the English text has ${expected ? `the section "${expected.section}"` : 'no further section'} here`,
      cure: 'Give both languages the same sections in the same order',
    },
  ];
}
