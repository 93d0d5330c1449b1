import type { ElementContent } from 'hast';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { site } from '#site/site.ts';
import { pageText } from '#documents/page-text.ts';
import { changedOn } from '#documents/dated-notes.ts';
import { blockTree, link, list, paragraph, readingOf, type InlineContent } from '#documents/reading.ts';
import { formats, locales, type Locale } from '#language/locales.ts';
import { withoutJoiners } from '#language/spacing.ts';
import { fill, type Translate } from '#language/translate.ts';
import { deployment, urlOf } from '#site/links.ts';
import { featuresOf, type PageWithText } from '#site/routes.ts';
import { translator } from '#text/dictionary.ts';
import { termIndexes } from '#text/glossary.ts';
import { referenceLists, type References } from '#text/references.ts';
import { linkTerms, type GlossaryTerm } from '#text/terms.ts';
import { element, elementsIn, isElement, plainText, type Tree } from '#text/tree.ts';

const CITATION = /^#source-(\d+)$/;

/**
 * The reading form of a page as Markdown (CommonMark with the tables and footnotes of GitHub), under its title, description,
 * language, address and licence as YAML. Citations are footnotes, and their definitions are the sources.
 */
export async function pageMarkdown(page: PageWithText, locale: Locale): Promise<string> {
  const text = await pageText(page, locale);
  const t = await translator(locale);
  const front = {
    title: text.documentTitle,
    description: text.description,
    language: locales[text.textLocale].hreflang,
    url: urlOf(page, locale),
    version: await changedOn(text, locale),
    licence: site.licence.name,
  };
  const yaml = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const { hero, glossary } = featuresOf(page.id);
  const showsCover = page.id === 'vineyard' || hero === 'poster' || hero === 'plate';
  const pictureOf = ({ picture }: typeof text.cover): string => picture.fallback;
  const sections = (await readingOf(page, text, locale)).flatMap(({ heading, under, blocks }): Tree => [
    ...(heading.length > 0 ? [element(under === undefined ? 'h2' : 'h3', {}, heading)] : []),
    ...blocks.flatMap((block) => blockTree(block, t, pictureOf)),
  ]);
  const children: ElementContent[] = [
    element('h1', {}, text.title),
    paragraph(text.subtitle),
    ...(text.textLocale === locale ? [] : [paragraph(t('page.original-notice'))]),
    ...(showsCover ? blockTree({ kind: 'plate', plate: text.cover }, t, pictureOf) : []),
    ...sections,
    ...(text.next ?? []),
    ...sourcesOf(text.references, locale, t),
  ];
  if (glossary) children.push(...(await glossaryOf(children, text.textLocale)));
  const body = toMarkdown(toMdast({ type: 'root', children }, { handlers: handlers(formats[locale].colon) }), {
    // Columns that are filled up with spaces would be three quarters of a table.
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
  });
  return withoutJoiners(`---\n${yaml.join('\n')}\n---\n\n${body}`);
}

/** The terms of the glossary that a text uses. */
async function glossaryOf(text: Tree, locale: Locale): Promise<Tree> {
  const t = await translator(locale);
  const used = new Set<GlossaryTerm>();
  linkTerms(text, (await termIndexes)[locale], used);
  const lines = [...used].map(({ word, definition }) => [`${word}${formats[locale].colon}`, definition]);
  return lines.length === 0 ? [] : [element('h2', {}, t('glossary.title')), list('ul', lines)];
}

/** Sources under their headings, and dated notes. */
function sourcesOf(all: readonly References[], locale: Locale, t: Translate): Tree {
  const { groups, accessed, datedNotes } = referenceLists(all, locale);
  if (groups.length === 0) return [];
  const source = ({
    number,
    supports,
    by,
    title,
    year,
    address,
    accessed: seen,
  }: (typeof groups)[number]['sources'][number]) => {
    const work: readonly InlineContent[] = address
      ? [link(address, `${by}, ${title}`), seen ? '' : ` (${t('sources.unseen')})`]
      : [`${by}, `, element('em', {}, title)];
    const line = paragraph(supports, formats[locale].colon, ...work, `, ${year ? `${year}.` : t('sources.undated')}`);
    return element('footnote', { number }, [line]);
  };
  return [
    element('h2', {}, t('sources.title')),
    ...groups
      .flatMap(({ sources }) => sources)
      .sort((a, b) => a.number - b.number)
      .map(source),
    ...(accessed ? [paragraph(fill(t('sources.accessed'), { date: accessed }))] : []),
    ...datedNotes.map(({ day, title, text }) =>
      paragraph(fill(t('sources.note'), { date: day }), ' ', element('em', {}, title ? `${title}.` : ''), ' ', text),
    ),
  ];
}

/** Marks of citation lead to footnotes, links to whole addresses; a plate is one image, facts have a line each, titles are emphasised. */
function handlers(colon: string): Record<string, Handle> {
  const anchor: Handle = (state, node) => {
    const { href = '' } = node.properties as { href?: string };
    const [, number] = CITATION.exec(href) ?? [];
    if (number !== undefined) return { type: 'footnoteReference', identifier: number, label: number };
    // A place on the page has no address in the text.
    if (href.startsWith('#')) return state.all(node);
    node.properties.href = whole(href);
    return defaultHandlers.a(state, node);
  };
  const footnote: Handle = (state, node) => {
    const number = String(node.properties.number);
    return { type: 'footnoteDefinition', identifier: number, label: number, children: state.toFlow(state.all(node)) };
  };
  const figure: Handle = (state, node) => {
    const [image] = elementsIn(node.children, (one) => isElement(one, 'img'));
    if (!image) return defaultHandlers.figure(state, node);
    const [caption] = elementsIn(node.children, (one) => isElement(one, 'figcaption'));
    const { src, alt } = image.properties;
    const title = caption && plainText(caption.children);
    return { type: 'paragraph', children: [{ type: 'image', url: whole(String(src)), alt: String(alt), title }] };
  };
  const facts: Handle = (state, node) => {
    const line = (group: ElementContent): ElementContent[] => {
      const [term, value] =
        group.type === 'element' ? elementsIn(group.children, (one) => isElement(one, 'dt', 'dd')) : [];
      return term && value
        ? [element('li', {}, [...term.children, { type: 'text', value: colon }, ...value.children])]
        : [];
    };
    return defaultHandlers.ul(state, element('ul', {}, node.children.flatMap(line)));
  };
  return { a: anchor, footnote, figure, dl: facts, cite: defaultHandlers.em };
}

const whole = (address: string): string => (address.startsWith('/') ? `${deployment.origin}${address}` : address);
