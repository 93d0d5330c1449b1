import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { defaultLocale, formats, localeOf } from '#language/locales.ts';

/** The text of one page for programs that read. */
export type PageMarkdown = NonNullable<ReturnType<typeof pageMarkdown>>;

/** Controls, which a reader of text cannot use. Code and drawings have no Markdown. */
const CONTROLS = new Set(['form', 'fieldset', 'select', 'label', 'button', 'input']);

const CITATION = /^#source-(\d+)$/;
const SOURCE_ID = /^source-(\d+)$/;

/**
 * The main part of a finished page as Markdown (CommonMark with the tables and footnotes of GitHub), under its title,
 * description, language and address as YAML. Undefined for a page whose head names no Markdown.
 */
export function pageMarkdown(html: string, day: string) {
  // The word joiner of ranges is of use only where lines are set, and would hide "15–16" from a search.
  const tree = fromHtml(html.replaceAll('\u2060', ''));
  const property = (selector: string, name: string): string => String(select(selector, tree)?.properties[name] ?? '');
  /** Below the origin: `/estate/philosophy/en.md`. */
  const address = property('link[rel=alternate][type="text/markdown"]', 'href');
  const main = select('main', tree);
  if (address === '' || main === undefined) return undefined;
  const title = textOf(select('title', tree)).split(' | ')[0] ?? '';
  const description = property('meta[name=description]', 'content');
  const url = property('link[rel=canonical]', 'href');
  const language = property('html', 'lang');
  const changed = property('meta[name=citation_publication_date]', 'content').replaceAll('/', '-');
  const front = { title, description, language, url, version: changed || day };
  const yaml = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const { colon } = formats[localeOf(language) ?? defaultLocale];
  const body = toMarkdown(toMdast(kept(main, new Set()), { handlers: handlers(new URL(url).origin, colon) }), {
    // Columns that are filled up with spaces would be three quarters of a table.
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
  });
  return { address, title, description, text: `---\n${yaml.join('\n')}\n---\n\n${body}` };
}

/** Citations become footnotes, the list of sources their definitions, links whole addresses, facts a line each. */
function handlers(origin: string, colon: string): Record<string, Handle> {
  const link: Handle = (state, node) => {
    const { href = '' } = node.properties as { href?: string };
    const [, number] = CITATION.exec(href) ?? [];
    if (number !== undefined) return { type: 'footnoteReference', identifier: number, label: number };
    // A place on the page has no address in the text; the list of plates says nothing of a plate that is not here.
    if (href.startsWith('#') || 'dataPlate' in node.properties) return state.all(node);
    node.properties.href = href.startsWith('/') ? `${origin}${href}` : href;
    return defaultHandlers.a(state, node);
  };
  const picture: Handle = (_, node) => ({
    type: 'image',
    url: `${origin}${String(node.properties.src)}`,
    alt: (node.properties as { alt?: string }).alt ?? '',
  });
  const list: Handle = (state, node) => {
    const sources = elementsIn(node).filter(({ properties }) => SOURCE_ID.test(String(properties.id)));
    if (sources.length === 0) return defaultHandlers.ol(state, node);
    return sources.map((source) => {
      const [, number = ''] = SOURCE_ID.exec(String(source.properties.id)) ?? [];
      const children = state.toFlow(state.all(source));
      return { type: 'footnoteDefinition', identifier: number, label: number, children };
    }) as unknown as ReturnType<Handle>;
  };
  const inline = (node: Element): Element => ({ ...node, tagName: 'span' });
  const labelled = (label: Element, values: readonly Element[]): Element =>
    element('li', [inline(label), { type: 'text', value: colon }, ...values.map(inline)]);
  const facts: Handle = (state, node) => {
    const lines = elementsIn(node).flatMap((group) => {
      const [term, ...values] = group.tagName === 'div' ? elementsIn(group) : [];
      return term ? [labelled(term, values)] : [];
    });
    return lines.length === 0 ? defaultHandlers.dl(state, node) : defaultHandlers.ul(state, element('ul', lines));
  };
  const item: Handle = (state, node) => {
    const [label, text, ...others] = elementsIn(node);
    // An item with a label has it beside its text on the page (`splitLabels`).
    const isLabelled = label?.tagName === 'span' && text?.tagName === 'div' && others.length === 0;
    return defaultHandlers.li(state, isLabelled ? labelled(label, [text]) : node);
  };
  return { a: link, img: picture, ol: list, dl: facts, li: item };
}

function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/**
 * A copy without what a reader of text cannot use: comments, controls (`data-controls`), what is hidden from readers,
 * pictures without words, and lists of places on the page. Of a drawing it keeps the words, once.
 */
function kept<Node extends Nodes>(node: Node, drawn: Set<string>): Node {
  if (!('children' in node)) return node;
  const children = node.children.flatMap((child): Nodes[] => {
    if (child.type === 'comment') return [];
    if (child.type !== 'element') return [child];
    if (child.tagName === 'svg') return wordsOfDrawing(child, drawn);
    return isLeftOut(child) ? [] : [kept(child, drawn)];
  });
  return { ...node, children: children.filter((child) => !isEmpty(child)).flatMap(setApart) };
}

function isLeftOut({ tagName, properties, children }: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return (
    CONTROLS.has(tagName) ||
    'dataControls' in properties ||
    properties.hidden === true ||
    properties.ariaHidden === 'true' ||
    classes.includes('image-unavailable') ||
    (tagName === 'img' && !properties.alt) ||
    (tagName === 'nav' && children.length > 0 && leadsNowhereElse({ type: 'root', children }))
  );
}

/** Whether all words of a part are links to places on the same page. */
function leadsNowhereElse(node: Nodes): boolean {
  if (node.type === 'element' && node.tagName === 'a') return String(node.properties.href).startsWith('#');
  if (node.type === 'text') return node.value.trim() === '';
  return !('children' in node) || node.children.every(leadsNowhereElse);
}

/** A line with the words of a drawing. Maps and plots are drawn twice, for wide and for narrow screens. */
function wordsOfDrawing({ properties }: Element, drawn: Set<string>): Element[] {
  const { ariaLabel, ariaHidden } = properties as { ariaLabel?: string; ariaHidden?: string };
  if (ariaHidden === 'true' || ariaLabel === undefined || drawn.has(ariaLabel)) return [];
  drawn.add(ariaLabel);
  return [element('p', [element('em', [{ type: 'text', value: ariaLabel }])])];
}

/** What was the frame of something left out. */
const FRAMES = new Set(['a', 'li', 'ul', 'ol', 'summary', 'span', 'p', 'nav', 'picture']);

function isEmpty(node: Nodes): boolean {
  if (node.type !== 'element') return false;
  const hasContent = (one: Nodes): boolean =>
    one.type === 'text'
      ? one.value.trim() !== ''
      : one.type === 'element' && (one.tagName === 'img' || one.children.some(hasContent));
  // Marks of citation hold a number; an element that was empty from the start holds nothing to lose.
  return FRAMES.has(node.tagName) && !hasContent(node);
}

/** Elements within a line that words may stand in without a space between them: the style sets them apart. */
const IN_LINE = new Set(['a', 'b', 'dfn', 'i', 'em', 'span', 'small', 'strong', 'time']);
const isInLine = (node: Nodes | undefined): boolean => node?.type === 'element' && IN_LINE.has(node.tagName);

/** A space before an element that follows another one without any. */
function setApart(node: Nodes, index: number, all: readonly Nodes[]): ElementContent[] {
  const apart = isInLine(node) && isInLine(all[index - 1]);
  return [...(apart ? [{ type: 'text' as const, value: ' ' }] : []), node as ElementContent];
}

function textOf(node: Root | Element | undefined): string {
  return (node?.children ?? []).map((child) => (child.type === 'text' ? child.value : '')).join('');
}
