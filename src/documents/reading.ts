import type { ElementContent } from 'hast';
import { figureNamed } from '#documents/figure-registry.ts';
import type { PageText, PlacedFigure, TextSection } from '#documents/section.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import type { Plate } from '#pictures/picture.ts';
import type { PageWithText } from '#site/routes.ts';
import { translator } from '#text/dictionary.ts';
import type { Quotation } from '#text/quotation.ts';
import { element, treeOf, type Tree } from '#text/tree.ts';
import type { Fact, FactGroup } from '#vineyards/vineyard.ts';

export type Block =
  /** Paragraphs, which the search reads, and what only a table or a list of links says. */
  | { readonly kind: 'prose' | 'data'; readonly body: Tree }
  /** A view, or a small drawing beside a paragraph. */
  | { readonly kind: 'plate'; readonly plate: Plate; readonly isSmall?: boolean }
  | { readonly kind: 'quotation'; readonly quotation: Quotation }
  | { readonly kind: 'facts'; readonly groups: readonly FactGroup[] }
  /** A map or a plot in a line of words. `Book.astro` of its figure draws it where there is paper. */
  | { readonly kind: 'drawing'; readonly figure: string; readonly id: string; readonly alt: string };

/** A part of a page under its heading, in the order in which it is read. */
export interface ReadingSection {
  /** Its anchor, and its partner in other languages. */
  readonly id: string;
  /** Empty for a part that continues another. */
  readonly heading: Tree;
  /** The heading that it belongs to, empty for the page's; its own is then a smaller one. */
  readonly under?: string | undefined;
  /** Its heading is a year, the same in all languages. */
  readonly isYear?: true;
  readonly blocks: readonly Block[];
}

/** Words with or without markup. */
export type InlineContent = string | ElementContent | Tree;

const isTree = (words: InlineContent): words is Tree => Array.isArray(words);
const inOne = (all: readonly InlineContent[]): Tree => all.flatMap((one) => (isTree(one) ? one : treeOf(one)));

export const paragraph = (...words: readonly InlineContent[]): ElementContent => element('p', {}, inOne(words));

export const link = (href: string, ...words: readonly InlineContent[]): ElementContent =>
  element('a', { href }, inOne(words));

export const list = (name: 'ol' | 'ul', items: readonly (readonly InlineContent[])[]): ElementContent =>
  element(
    name,
    {},
    items.map((item) => element('li', {}, inOne(item))),
  );

/** A table whose rows begin with their names; a row of one cell names those below it. */
export function table(columns: readonly InlineContent[], rows: readonly (readonly InlineContent[])[]): ElementContent {
  const row = (cells: readonly InlineContent[]): ElementContent => {
    const [name = '', ...others] = cells;
    const head =
      others.length > 0 ? { scope: 'row' } : { scope: 'rowgroup', colSpan: columns.length, className: ['commune'] };
    return element('tr', {}, [
      element('th', head, inOne([name])),
      ...others.map((cell) => element('td', {}, inOne([cell]))),
    ]);
  };
  const heads = columns.map((column) => element('th', { scope: 'col' }, inOne([column])));
  return element('table', {}, [element('thead', {}, [element('tr', {}, heads)]), element('tbody', {}, rows.map(row))]);
}

export const prose = (...body: readonly ElementContent[]): Block => ({ kind: 'prose', body });
export const data = (...body: readonly ElementContent[]): Block => ({ kind: 'data', body });

/** A section of the reading form. Without a heading its blocks continue the section in which a figure stands. */
export const readingSection = (id: string, heading: InlineContent, ...blocks: readonly Block[]): ReadingSection => ({
  id,
  heading: inOne([heading]),
  blocks,
});

/** The reading form of a page: its text in order, with words and tables in the places of its figures. */
export async function readingOf(page: PageWithText, text: PageText, locale: Locale): Promise<ReadingSection[]> {
  const t = await translator(locale);
  const sections: (ReadingSection & { readonly blocks: Block[] })[] = [];
  const begin = (section: ReadingSection): void => {
    sections.push({ ...section, blocks: [...section.blocks] });
  };
  const place = async ({ id, prose: written = [] }: PlacedFigure, section: string): Promise<void> => {
    const { reading: read } = await figureNamed(id);
    for (const own of await read({ page, section, locale, t, prose: written })) {
      const last = sections.at(-1);
      if (own.heading.length === 0 && last) last.blocks.push(...own.blocks);
      else begin(own);
    }
  };
  for (const section of text.sections) {
    if (section.kind === 'figure') await place(section, section.id);
    else if (section.kind === 'quotation' || section.kind === 'facts')
      begin({ id: section.id, heading: [], blocks: [section] });
    else {
      begin({ id: section.id, heading: section.heading, blocks: [] });
      for (const piece of section.pieces) {
        if (piece.kind === 'figure') await place(piece, section.id);
        else if (piece.kind === 'plate') sections.at(-1)?.blocks.push(piece);
        else {
          if (piece.vignette) sections.at(-1)?.blocks.push({ kind: 'plate', plate: piece.vignette, isSmall: true });
          if (piece.tree.length > 0) sections.at(-1)?.blocks.push(prose(...piece.tree));
        }
      }
    }
  }
  return sections;
}

/** A section with what is written in it and nothing else. */
export const proseSection = (
  { id, heading, under }: Omit<TextSection, 'kind' | 'pieces'>,
  tree: Tree,
): ReadingSection => ({
  id,
  heading,
  under,
  blocks: tree.length === 0 ? [] : [prose(...tree)],
});

/** A section with the texts of its paragraphs, tables and facts changed. */
export const withTexts = (section: ReadingSection, change: (tree: Tree) => Tree): ReadingSection => ({
  ...section,
  blocks: section.blocks.map((block) => {
    if ('body' in block) return { ...block, body: change(block.body) };
    if (block.kind !== 'facts') return block;
    const changed = (fact: Fact): Fact => ({ ...fact, text: change(fact.text) });
    return { ...block, groups: block.groups.map((group) => ({ ...group, facts: group.facts.map(changed) })) };
  }),
});

/** A block of the reading form as plain elements; a plate's picture lies where `pictureOf` says. */
export function blockTree(block: Block, t: Translate, pictureOf: (plate: Plate) => string): Tree {
  if (block.kind === 'plate') {
    const { id, alt, numeral, caption } = block.plate;
    const number = element('span', { className: ['caps'] }, fill(t('plate.number'), { numeral }));
    return [
      element('figure', { id: `plate-${id}`, className: ['plate'] }, [
        element('img', { src: pictureOf(block.plate), alt }),
        element('figcaption', {}, inOne([number, ' ', caption])),
      ]),
    ];
  }
  if (block.kind === 'quotation') {
    const { text, author, source, original, originalLang } = block.quotation;
    const by = inOne([paragraph(author, ', ', source)]);
    const before = original ? [element('p', { className: ['original'], lang: originalLang }, original)] : [];
    return [
      element('figure', { className: ['quotation'] }, [
        element('blockquote', {}, [paragraph(text)]),
        element('figcaption', {}, [...by, ...before]),
      ]),
    ];
  }
  if (block.kind === 'facts')
    return [
      element(
        'aside',
        { className: ['card'] },
        block.groups.flatMap(({ title, facts }) => [element('h3', {}, title), factList(facts)]),
      ),
    ];
  if (block.kind === 'drawing')
    return [element('figure', { className: ['drawing'] }, [element('figcaption', {}, block.alt)])];
  return block.body;
}

/** Facts with their names. */
export const factList = (facts: readonly Fact[]): ElementContent =>
  element(
    'dl',
    {},
    facts.map(({ label, text }) =>
      element('div', {}, [element('dt', {}, label), ...treeOf(' '), element('dd', {}, text)]),
    ),
  );
