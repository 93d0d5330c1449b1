import type { Element } from 'hast';
import { foreign, nameLocale, type Locale } from '#language/locales.ts';
import { hrefTo } from '#site/links.ts';
import { routeIds } from '#site/routes.ts';
import { linkCitations, type SourceNumbers } from '#text/citations.ts';
import { parseMarkdown } from '#text/markdown.ts';
import { labelCells } from '#text/tables.ts';
import { elementsIn, isElement, mapElements, mapText, plainText, treeOf, type Tree } from '#text/tree.ts';
import { keepLinked, typeset } from '#text/typography.ts';
import { anchorOf } from '#text/strings.ts';

interface RenderOptions {
  /** Language of the linked pages; differs from the text's only where a page shows a text it has no translation of. */
  readonly linkLocale?: Locale;
  /** The sources that the text may cite. */
  readonly sources?: SourceNumbers;
}

/** A text in Markdown, finished. */
export function renderMarkdown(markdown: string, locale: Locale, options?: RenderOptions): Tree {
  return finished(parseMarkdown(markdown), locale, options);
}

/** A short Markdown text without links, for a label, a card or another place that is a paragraph already. */
export function renderInline(markdown: string, locale: Locale): Tree {
  const tree = parseMarkdown(markdown);
  if (elementsIn(tree, ({ tagName }) => tagName === 'a').length > 0)
    throw new Error(`"${markdown}": a short text cannot hold a link. Move the link to the page's prose.`);
  return unwrapped(finished(tree, locale));
}

/** The words of a text that is one paragraph; any other text as it is. */
export function unwrapped(tree: Tree): Tree {
  const [only, ...others] = tree;
  return only !== undefined && others.length === 0 && isElement(only, 'p') ? only.children : tree;
}

const INTERNAL = /^(route|vineyard):([^#]*)(.*)$/;
const isInternal = ({ properties }: Element): boolean => INTERNAL.test(String(properties.href));

const CODE = new Set(['code', 'kbd', 'pre', 'samp']);
const HEADING = /^h\d$/;

/**
 * Citations and internal links get their addresses, the text is typeset, and where the words of the land are foreign,
 * emphasis is marked as such. Names are not (WCAG 2.2, 3.1.2). In headings, what hyphens link is kept on one line. Code
 * stays as it is.
 */
function finished(tree: Tree, locale: Locale, options: RenderOptions = {}): Tree {
  const { linkLocale = locale, sources = new Map() } = options;
  const lang = foreign(nameLocale, locale);
  const linked = mapElements(linkCitations(tree, sources, locale), (element) => {
    if (element.tagName === 'em' && lang) return { ...element, tagName: 'i', properties: { lang } };
    const { href, id } = element.properties;
    // A smaller heading has an address too.
    if (element.tagName === 'h3')
      return { ...element, properties: { id: id ?? anchorOf(plainText(element.children)), ...element.properties } };
    if (!isInternal(element)) return element;
    return { ...element, properties: { ...element.properties, href: addressOf(String(href), linkLocale) } };
  });
  const set = mapText(linked, (text, { before, within }) => {
    if (within.some(({ tagName }) => CODE.has(tagName))) return treeOf(text);
    const words = typeset(text.replace(/[ \n]{2,}|\n/g, ' '), locale, before);
    return within.some(({ tagName }) => HEADING.test(tagName)) ? keepLinked(words) : treeOf(words);
  });
  return labelCells(set);
}

/** The address of `route:vintages`, or of `vineyard:musigny#notes`; anything else is an error. */
function addressOf(target: string, locale: Locale): string {
  const [, kind, name = '', fragment = ''] = INTERNAL.exec(target) ?? [];
  if (kind === 'vineyard') return hrefTo({ id: 'vineyard', params: { slug: name } }, locale) + fragment;
  const id = routeIds.find((candidate) => candidate === name);
  if (id === undefined || id === 'vineyard' || id === 'tasting') {
    throw new Error(`The link target "${target}" names no page. Use route:<id> or vineyard:<slug>.`);
  }
  return hrefTo({ id }, locale) + fragment;
}
