import type { Element, ElementContent, Properties, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** A text as nodes of HTML (hast): paragraphs, or words that stand in a line. */
export type Tree = readonly ElementContent[];

/** Makes a tree of elements and plain texts. */
export const treeOf = (...parts: readonly (ElementContent | string)[]): ElementContent[] =>
  parts.flatMap((part) => (typeof part === 'string' ? textNodes(part) : [part]));

const textNodes = (value: string): Text[] => (value === '' ? [] : [{ type: 'text', value }]);

export function element(tagName: string, properties: Properties = {}, children: Tree | string = []): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: typeof children === 'string' ? treeOf(children) : [...children],
  };
}

/** A paragraph of each text. */
export const paragraphs = (...texts: readonly (Tree | string)[]): Tree => texts.map((text) => element('p', {}, text));

/** The HTML of a text, for the place where it is printed. */
export function htmlOf(tree: Tree): string {
  return toHtml([...tree], { characterReferences: { useNamedReferences: true } });
}

/** The words of a text, without their markup. */
export function plainText(tree: Tree): string {
  return tree
    .map((node) => (node.type === 'text' ? node.value : node.type === 'element' ? plainText(node.children) : ''))
    .join('');
}

/** Where a piece of text stands. */
interface TextContext {
  /** The character before it in its paragraph, or nothing at the paragraph's start. */
  readonly before: string;
  /** The elements around it, outermost first. */
  readonly within: readonly Element[];
}

const IN_LINE = new Set(['a', 'abbr', 'b', 'cite', 'code', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup']);

/** The tree with every piece of its text replaced. */
export function mapText(tree: Tree, change: (text: string, context: TextContext) => Tree): ElementContent[] {
  let before = '';
  const changed = (nodes: Tree, within: readonly Element[]): ElementContent[] =>
    nodes.flatMap((node): Tree => {
      if (node.type === 'text') {
        const replaced = change(node.value, { before, within });
        before = node.value.at(-1) ?? before;
        return replaced;
      }
      if (node.type !== 'element') return [node];
      if (!IN_LINE.has(node.tagName)) before = '';
      const children = changed(node.children, [...within, node]);
      if (!IN_LINE.has(node.tagName)) before = '';
      return [{ ...node, children }];
    });
  return changed(tree, []);
}

/** The tree with every element replaced, the inner ones before those around them. */
export function mapElements(tree: Tree, change: (element: Element) => ElementContent): ElementContent[] {
  return tree.map((node) =>
    node.type === 'element' ? change({ ...node, children: mapElements(node.children, change) }) : node,
  );
}

/** A text in which each match of a global pattern became something else; undefined leaves it as it is. */
export function replaceInText(
  text: string,
  pattern: RegExp,
  replace: (match: string, at: number) => ElementContent | undefined,
): ElementContent[] {
  const parts: (ElementContent | string)[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const replaced = replace(match, index);
    if (replaced === undefined) continue;
    parts.push(text.slice(end, index), replaced);
    end = index + match.length;
  }
  return treeOf(...parts, text.slice(end));
}

/** Fills the places of a text: `{date}`. */
export function fillTree(pattern: string, values: Readonly<Record<string, Tree>>): Tree {
  return pattern.split(/\{(\w+)\}/).flatMap((part, index) => (index % 2 === 0 ? treeOf(part) : (values[part] ?? [])));
}

/** Every element of a tree that passes, in order. */
export function elementsIn(tree: Tree, passes: (element: Element) => boolean): Element[] {
  return tree.flatMap((node) =>
    node.type === 'element' ? [...(passes(node) ? [node] : []), ...elementsIn(node.children, passes)] : [],
  );
}

export const isElement = (node: ElementContent, ...names: readonly string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

/** The tree without the white space at its ends. */
export function trimmed(tree: Tree): Tree {
  const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';
  const begin = tree.findIndex((node) => !isBlank(node));
  return begin === -1 ? [] : tree.slice(begin, tree.findLastIndex((node) => !isBlank(node)) + 1);
}

/** A piece of text, with its language where it has one of its own, or the raised ending of an ordinal. */
export type TextRun = string | { readonly lang: string; readonly text: string } | { readonly raised: string };

/** A short text in pieces for an island: words with a language of their own, and plain text between them. */
export function textRuns(tree: Tree): TextRun[] {
  const runs: TextRun[] = [];
  let text = '';
  const end = (): void => {
    if (text !== '') runs.push(text);
    text = '';
  };
  const walk = (nodes: Tree): void => {
    for (const node of nodes) {
      if (node.type === 'text') text += node.value;
      if (node.type !== 'element') continue;
      const { lang } = node.properties;
      if (typeof lang !== 'string') walk(node.children);
      else {
        end();
        runs.push({ lang, text: plainText(node.children) });
      }
    }
  };
  walk(tree);
  end();
  return runs;
}
