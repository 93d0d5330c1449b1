import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CITATION } from '#text/citations.ts';
import { routeIds } from '#site/routes.ts';
import { QUOTATION_FORMS } from '#text/sections.ts';
import { tableNames } from '#vineyards/schemas.ts';
import type { CollectionName, Document } from '../document.ts';
import type { Library } from '../library.ts';
import { problem, type Problem } from '../problem.ts';
import { isParagraph, type Text } from '../texts.ts';

const LINK = /\[[^\]]*\]\(([^)]*)\)/g;
const PLACED = /\((?<kind>\w+):(?<name>[^)]*)\)/;

/** Collections whose short texts are printed inside other elements and cannot hold a link. */
const WITHOUT_LINKS: readonly (CollectionName | undefined)[] = ['pages', 'vineyards', 'vintages', 'plates', 'glossary'];

/** Texts that may link and cite: paragraphs of a body, steps of the history and what is told of years. */
const isProse = (text: Text): boolean =>
  isParagraph(text) || /^timeline\.\d+\.text$|^year-by-year\.\d+$/.test(text.field);

/** Each figure is a folder (src/documents/figure-registry.ts). */
const figures = readdirSync(fileURLToPath(new URL('../../../src/figures', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Links lead to pages, citations to sources of the page, where they can be printed; and what a text places exists. */
export function* referenceProblems(library: Library): Iterable<Problem> {
  const routes = routeIds.filter((id) => id !== 'vineyard').map((id) => `route:${id}`);
  const pages = [...routes, ...library.crus.map((slug) => `vineyard:${slug}`)];
  for (const text of library.texts) {
    yield* linkProblems(text, pages);
    yield* citationProblems(text);
  }
  const plates = library.documents.filter(({ collection }) => collection === 'plates').map(({ name }) => name);
  for (const document of library.documents) yield* placedProblems(document, plates);
}

function* linkProblems(text: Text, pages: readonly string[]): Iterable<Problem> {
  for (const [, target = ''] of text.text.matchAll(LINK)) {
    const link = `the link to "${target.trim()}"`;
    const isKnown = /^\s*https:/.test(target) || pages.includes(target.trim().replace(/#[a-z0-9-]+$/, ''));
    if (WITHOUT_LINKS.includes(text.document.collection) && !isProse(text)) {
      const cure = "Move it to the page's prose";
      yield problem(text, `${link} stands in a short text that is printed without links`, cure);
    } else if (!isKnown) {
      yield problem(text, `${link} leads to no page`, `Write https://… or one of ${pages.join(', ')}`);
    }
  }
}

function* citationProblems(text: Text): Iterable<Problem> {
  const sources = Object.keys(text.document.data?.sources ?? {});
  for (const [mark, id = ''] of text.text.matchAll(CITATION)) {
    const citation = `the citation ${mark}`;
    if (!isProse(text)) {
      const cure = 'Move it to a paragraph of the prose';
      yield problem(text, `${citation} stands in a text that is printed without links`, cure);
    } else if (!sources.includes(id)) {
      yield problem(text, `${citation} names no source of ${text.file}`, `Write one of ${sources.join(', ')}`);
    }
  }
}

/** What a line such as `![](plate:gate)` places exists, and a quotation has one place. */
function* placedProblems({ data, blocks, at }: Document, plates: readonly string[]): Iterable<Problem> {
  const quotations = data?.quote === undefined ? [] : QUOTATION_FORMS;
  const kinds: Readonly<Record<string, readonly [known: readonly string[], cure: string]>> = {
    plate: [plates, 'Name another plate'],
    table: [tableNames, `Write one of ${tableNames.join(', ')}`],
    figure: [figures, `Write one of ${figures.join(', ')}`],
    quotation: [quotations, 'Add it as "quote" to the front matter, or remove the line'],
  };
  const placed = blocks.filter((block) => block.kind === 'placed');
  for (const block of placed) {
    const { kind = '', name = '' } = PLACED.exec(block.text)?.groups ?? {};
    const [known, cure = ''] = kinds[kind] ?? [];
    if (known?.includes(name) === false) yield problem(block, `there is no ${kind} "${name}"`, cure);
  }
  const places = placed.filter(({ text }) => text.includes('(quotation:')).length;
  if (quotations.length > 0 && blocks.length > 0 && places !== 1)
    yield problem(
      at(['quote']),
      `stands in ${places} places of the text`,
      'Write ![](quotation:quote) once, or ![](quotation:opening)',
    );
}
