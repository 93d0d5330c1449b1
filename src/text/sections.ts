import type { ElementContent } from 'hast';
import { isElement, plainText, trimmed, type Tree } from '#text/tree.ts';

/** The forms in which the quotation of the front matter can be set: a band across the page, or the opening of its text. */
export const QUOTATION_FORMS = ['quote', 'opening'] as const;
export type QuotationForm = (typeof QUOTATION_FORMS)[number];

/** Placed by a line of its own: `![](plate:gate)`, `![](quotation:quote)`, `![](table:rules)`, `![](figure:decade-table)`. */
type Placed =
  | { readonly kind: 'plate' | 'table' | 'figure'; readonly name: string }
  | { readonly kind: 'quotation'; readonly name: QuotationForm };

/** The forms in which a section can be set, as classes of its heading: `## Title {#ranks .folded}` (`sections/Sections.astro`). */
const SECTION_FORMS = ['tier', 'columns', 'folded', 'wide'] as const;
export type SectionForm = (typeof SECTION_FORMS)[number];

/** A titled part of a text: `## Title {#id}` and what follows. */
export interface MarkdownSection {
  /** `lead` for what stands before the first heading. */
  readonly id: string;
  /** The words of the heading. */
  readonly heading: Tree;
  /** How it is set, where that is not the usual way. */
  readonly form?: SectionForm | undefined;
  readonly tree: Tree;
}

/** Cuts a text at its second-level headings. Throws an Error that names the file and the cure when a heading has no identifier or an unknown class. */
function cutSections(tree: Tree, file: string): MarkdownSection[] {
  const headings = tree.flatMap((node, index) => (isElement(node, 'h2') ? [{ node, index }] : []));
  const sections = headings.map(({ node: { properties, children }, index }, place): MarkdownSection => {
    const { id, className } = properties;
    if (typeof id !== 'string')
      throw new Error(
        `${file}: "${plainText(children).slice(0, 40)}…" has no identifier. Write its heading as "## Title {#id}".`,
      );
    const form = Array.isArray(className) ? formOf(className.join(' '), id, file) : undefined;
    return { id, heading: children, form, tree: trimmed(tree.slice(index + 1, headings[place + 1]?.index)) };
  });
  return [{ id: 'lead', heading: [], tree: trimmed(tree.slice(0, headings[0]?.index)) }, ...sections];
}

function formOf(name: string, id: string, file: string): SectionForm {
  const form = SECTION_FORMS.find((one) => one === name);
  if (form === undefined)
    throw new Error(
      `${file}: the heading {#${id}} has the class ".${name}". Write one of .${SECTION_FORMS.join(', .')}.`,
    );
  return form;
}

/** The section with this id. Throws an Error that names the file and the heading to add. */
export function sectionNamed(tree: Tree, id: string, file: string): MarkdownSection {
  const found = cutSections(tree, file).find((section) => section.id === id);
  if (!found) throw new Error(`${file} needs a section "## Title {#${id}}".`);
  return found;
}

/** The sections of a text, each with its paragraphs and what is placed between. */
export function sectionsIn(tree: Tree, file: string) {
  return cutSections(tree, file)
    .map(({ tree: text, ...section }) => ({ ...section, content: contentOf(text, file) }))
    .filter(({ heading, content }) => heading.length > 0 || content.length > 0);
}

function contentOf(tree: Tree, file: string): (Tree | Placed)[] {
  const content: (Tree | Placed)[] = [];
  let begin = 0;
  const end = (index: number): void => {
    const text = trimmed(tree.slice(begin, index));
    if (text.length > 0) content.push(text);
    begin = index + 1;
  };
  for (const [index, node] of tree.entries()) {
    const placed = placedIn(node, file);
    if (!placed) continue;
    end(index);
    content.push(placed);
  }
  end(tree.length);
  return content;
}

/** Reads a line of its own that is an image. Throws an Error with the cure where it places a quotation in an unknown form. */
function placedIn(node: ElementContent, file: string): Placed | undefined {
  const [image, ...others] = isElement(node, 'p') ? node.children : [];
  if (image === undefined || others.length > 0 || !isElement(image, 'img')) return undefined;
  const [, kind, name] = /^(plate|quotation|table|figure):([a-z0-9-]+)$/.exec(String(image.properties.src)) ?? [];
  if (kind === undefined || name === undefined) return undefined;
  if (kind !== 'quotation') return { kind: kind as 'plate' | 'table' | 'figure', name };
  const form = QUOTATION_FORMS.find((one) => one === name);
  if (form === undefined)
    throw new Error(`${file}: there is no quotation "${name}". Write one of ${QUOTATION_FORMS.join(', ')}.`);
  return { kind, name: form };
}
