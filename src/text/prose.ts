import { foreign, nameLocale, type Locale } from '#language/locales.ts';
import { linkTo } from '#routes/links.ts';
import { routeIds } from '#routes/routes.ts';
import { linkCitations, type SourceNumbers } from '#text/citations.ts';
import { labelCells, mapText } from '#text/html.ts';
import { renderMarkdown } from '#text/markdown.ts';
import { keepLinked, raiseOrdinals, typeset } from '#text/typography.ts';

interface ProseOptions {
  /** Language of the linked pages; differs from the text's only where a page shows a text it has no translation of. */
  readonly linkLocale?: Locale;
  /** The sources that the text may cite. */
  readonly sources?: SourceNumbers;
}

/** Markdown of the dictionary or of a record to finished HTML. */
export function prose(markdown: string, locale: Locale, options?: ProseOptions): string {
  return finishHtml(renderMarkdown(markdown), locale, options);
}

/** A short Markdown text without links to finished HTML, for a label, a card or another place that is a paragraph already. */
export function inline(markdown: string, locale: Locale): string {
  const html = renderMarkdown(markdown);
  if (/ href="(?:route|vineyard):/.test(html)) {
    throw new Error(`"${markdown}": a short text cannot hold a link. Move the link to the page's prose.`);
  }
  return finishHtml(html, locale).replace(/^<p>(.*)<\/p>$/s, '$1');
}

const CODE = /^<(?:code|kbd|pre|samp)\b/;
const HEADING = /^<h\d\b/;

/**
 * The last pass over HTML that was rendered from Markdown: citations and internal links get their addresses, the text is
 * typeset, and where the words of the land are foreign, emphasis is marked as such. Names are not (WCAG 2.2, 3.1.2). In
 * headings, what hyphens link is kept on one line. Code stays as it is.
 */
export function finishHtml(html: string, locale: Locale, options: ProseOptions = {}): string {
  const { linkLocale = locale, sources = new Map() } = options;
  const lang = foreign(nameLocale, locale);
  const linked = linkCitations(html, sources)
    .replace(/(?<= href=")(?:route|vineyard):[^"]+/g, (target) => addressOf(target, linkLocale))
    // Markdown engines write quotes in text as entities; typography needs the characters.
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'");
  const marked = lang ? linked.replaceAll('<em>', `<i lang="${lang}">`).replaceAll('</em>', '</i>') : linked;
  const finished = mapText(marked, (text, { before, within }) => {
    if (within.some((tag) => CODE.test(tag))) return text;
    const set = typeset(text.replace(/[ \n]{2,}|\n/g, ' '), locale, before);
    const raised = lang ? set : raiseOrdinals(set, locale);
    return within.some((tag) => HEADING.test(tag)) ? keepLinked(raised) : raised;
  });
  return labelCells(finished);
}

/** The address of `route:vintages`, or of `vineyard:musigny#notes`; anything else is an error. */
function addressOf(target: string, locale: Locale): string {
  const [, kind, name = '', fragment = ''] = /^(\w+):([^#]*)(.*)$/.exec(target) ?? [];
  if (kind === 'vineyard') return linkTo({ id: 'vineyard', params: { slug: name } }, locale) + fragment;
  const id = routeIds.find((candidate) => candidate === name);
  if (id === undefined || id === 'vineyard' || id === 'notes') {
    throw new Error(`The link target "${target}" names no page. Use route:<id> or vineyard:<slug>.`);
  }
  return linkTo({ id }, locale) + fragment;
}
