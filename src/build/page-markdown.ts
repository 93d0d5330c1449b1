import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** The text of one page for programs that read. */
export interface PageMarkdown {
  /** The file's address below the origin, as the head of the page names it: `/estate/philosophy/en.md`. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

/** What a reader of text cannot use: drawings, which captions and tables tell in words, controls and code. */
const LEFT_OUT = new Set(['svg', 'script', 'style', 'template', 'form', 'button', 'input', 'source']);

const CITATION = /^#source-(\d+)$/;
const SOURCE_ID = /^source-(\d+)$/;

/**
 * The main part of a finished page as Markdown (CommonMark with the tables and footnotes of GitHub), under its title,
 * description, language and address as YAML. Undefined for a page whose head names no Markdown.
 */
export function pageMarkdown(html: string, day: string): PageMarkdown | undefined {
  // The word joiner of ranges is of use only where lines are set, and would hide "15–16" from a search.
  const tree = fromHtml(html.replaceAll('\u2060', ''));
  const property = (selector: string, name: string): string => String(select(selector, tree)?.properties[name] ?? '');
  const address = property('link[rel=alternate][type="text/markdown"]', 'href');
  const main = select('main', tree);
  if (address === '' || main === undefined) return undefined;
  const title = textOf(select('title', tree)).split(' | ')[0] ?? '';
  const description = property('meta[name=description]', 'content');
  const url = property('link[rel=canonical]', 'href');
  const front = { title, description, language: property('html', 'lang'), url, version: day };
  const yaml = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const body = toMarkdown(toMdast(kept(main), { handlers: handlers(new URL(url).origin) }), {
    extensions: [gfmToMarkdown()],
    bullet: '-',
  });
  return { address, title, description, text: `---\n${yaml.join('\n')}\n---\n\n${body}` };
}

/** Citations become footnotes, the list of sources their definitions, links whole addresses. */
function handlers(origin: string): Record<string, Handle> {
  const link: Handle = (state, node) => {
    const { href = '' } = node.properties as { href?: string };
    const [, number] = CITATION.exec(href) ?? [];
    if (number !== undefined) return { type: 'footnoteReference', identifier: number, label: number };
    // A place on the page has no address in the text.
    if (href.startsWith('#')) return state.all(node);
    node.properties.href = href.startsWith('/') ? `${origin}${href}` : href;
    return defaultHandlers.a(state, node);
  };
  const picture: Handle = (_, node) => ({
    type: 'image',
    url: `${origin}${String(node.properties.src)}`,
    alt: (node.properties as { alt?: string }).alt ?? '',
  });
  const list: Handle = (state, node) => {
    const sources = node.children.filter(
      (item): item is Element => item.type === 'element' && SOURCE_ID.test(String(item.properties.id)),
    );
    if (sources.length === 0) return defaultHandlers.ol(state, node);
    return sources.map((source) => {
      const [, number = ''] = SOURCE_ID.exec(String(source.properties.id)) ?? [];
      const children = state.toFlow(state.all(source));
      return { type: 'footnoteDefinition', identifier: number, label: number, children };
    }) as unknown as ReturnType<Handle>;
  };
  return { a: link, img: picture, ol: list };
}

/** A copy without comments, what is left out, the controls of islands (`data-controls`) and what is hidden from readers. */
function kept<Node extends Nodes>(node: Node): Node {
  if (!('children' in node)) return node;
  const children = node.children.filter(
    (child) =>
      child.type !== 'comment' &&
      (child.type !== 'element' ||
        !(
          LEFT_OUT.has(child.tagName) ||
          'dataControls' in child.properties ||
          child.properties.hidden === true ||
          child.properties.ariaHidden === 'true'
        )),
  );
  // The number of a plate and its words are set apart by style alone.
  const isCaption = node.type === 'element' && node.tagName === 'figcaption';
  const apart = isCaption ? children.flatMap((child) => [child, { type: 'text' as const, value: ' ' }]) : children;
  return { ...node, children: apart.map(kept) };
}

function textOf(node: Root | Element | undefined): string {
  return (node?.children ?? []).map((child) => (child.type === 'text' ? child.value : '')).join('');
}
