import { createHash } from 'node:crypto';
import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';

/** The style sheet of the site, which Astro prints into every page. */
const STYLE = /(?<=<style>)(?:(?!<\/style>)[\s\S])*@layer utilities[\s\S]*?(?=<\/style>)/;

/** Where the text of a page begins, after its header and its title page (`layouts/ContentPage.astro`). */
const TEXT = '<div id="text" tabindex="-1">';

/** Firefox shows text before a style sheet in the body has come, unless a script with some content stands between. */
const PAUSE = '<script> </script>';

/** What may be the name of a class, in markup or within a string of a script. */
const WORD = /[^\s"'`<]+/g;

/** A class in a selector, with the backslashes that escape its signs. */
const CLASS = /\.((?:\\.|[\w-])+)/g;

/** At-rules whose place among other rules has no meaning: once in a page is enough. */
const PLACELESS = /^(?:font-face|keyframes|property)$/;

/** The styles of the site's pages. */
export interface PageStyles {
  /** The page with the styles it needs. */
  readonly addTo: (html: string) => string;
  /** The style sheets that pages link to, by their names from the site's root. */
  readonly files: ReadonlyMap<string, string>;
}

/** Pages that Astro gave the same style sheet: they go on sharing one, because the policy of the site states its hash. */
interface SheetUse {
  /** Texts that may name a class: pages and their scripts. */
  readonly texts: Set<string>;
  /** What stands before the text of those pages that have a title page. */
  readonly beginnings: Set<string>;
}

/** What becomes of a style sheet: all of it, its part for the head, and the address of the file with the other part. */
interface Sheet {
  readonly whole: string;
  readonly first: string;
  readonly address: string;
}

/**
 * Every page carries the sheet of the whole site, and Tailwind collects in it the utilities of all pages. Rules for
 * classes that neither a page with the same sheet nor a script of such a page names are taken out. Of the others a
 * page with a title page carries in its head only those that header and title page need. All rules for classes, and
 * those for paper, follow in a file that the page links to before its text: a style sheet in the body delays only what
 * stands after it (HTML Standard, 4.2.4 and 8.2.3). The file repeats rules of the head, so that the order of all stays.
 * `files` are the texts of the scripts by their file names.
 */
export function pageStyles(pages: Iterable<string>, files: ReadonlyMap<string, string>, base: string): PageStyles {
  const uses = new Map<string, SheetUse>();
  for (const html of pages) {
    const [style] = STYLE.exec(html) ?? [];
    if (style === undefined) continue;
    const use = uses.get(style) ?? { texts: new Set(), beginnings: new Set() };
    const markup = html.replace(style, '');
    for (const text of [markup, ...scriptsOf(html, files)]) use.texts.add(text);
    const beginning = titlePage(markup);
    if (beginning !== undefined) use.beginnings.add(beginning);
    uses.set(style, use);
  }

  const written = new Map<string, string>();
  const sheets = new Map<string, Sheet>();
  for (const [style, { texts, beginnings }] of uses) {
    const words = wordsIn(texts);
    const whole = usedRules(style, words);
    const later = laterRules(whole);
    const name = `_astro/text.${createHash('sha256').update(later).digest('hex').slice(0, 8)}.css`;
    if (beginnings.size > 0) written.set(name, later);
    sheets.set(style, { whole, first: firstRules(whole, wordsIn(beginnings)), address: `${base}/${name}` });
  }

  const addTo = (html: string): string => {
    const [style = ''] = STYLE.exec(html) ?? [];
    const sheet = sheets.get(style);
    if (sheet === undefined) return html;
    if (titlePage(html) === undefined) return html.replace(style, () => sheet.whole);
    return html
      .replace(style, () => sheet.first)
      .replace(TEXT, `<link rel="stylesheet" href="${sheet.address}" fetchpriority="low">${PAUSE}${TEXT}`);
  };
  return { addTo, files: written };
}

/** What stands before the text of a page, where the title of the page is there and not in the text. */
function titlePage(html: string): string | undefined {
  const [beginning = '', text] = html.split(TEXT);
  return text !== undefined && beginning.includes('<h1') ? beginning : undefined;
}

/** The words of some texts that may be names of classes; markup escapes some signs of `[&>img]:hidden`. */
function wordsIn(texts: Iterable<string>): Set<string> {
  const text = [...texts].join(' ').replaceAll('&amp;', '&').replaceAll('&gt;', '>');
  return new Set(text.match(WORD));
}

/** The codes of the scripts that a page names, and of those that they name. */
function scriptsOf(html: string, files: ReadonlyMap<string, string>): Set<string> {
  const codes = new Set<string>();
  const collect = (text: string): void => {
    for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
      const code = files.get(name);
      if (code === undefined || codes.has(code)) continue;
      codes.add(code);
      collect(code);
    }
  };
  collect(html);
  return codes;
}

/** The sheet without rules for other classes than `words`. */
function usedRules(style: string, words: ReadonlySet<string>): string {
  const sheet = postcss.parse(style);
  nameLayers(sheet);
  keepClasses(sheet, words);
  removeUnusedProperties(sheet);
  return sheet.toString();
}

/** States the order of all layers once and first, so that it does not change when a layer's first rules are taken out. */
function nameLayers(sheet: Root): void {
  const names = new Set<string>();
  sheet.walkAtRules('layer', (layer) => {
    if (layer.parent === sheet) for (const name of layer.params.split(/,\s*/)) names.add(name);
    if (!layer.nodes) layer.remove();
  });
  sheet.prepend({ name: 'layer', params: [...names].join(',') });
}

/** What of a sheet a page needs before its text: no rules for paper, and of those for classes only `words`. */
function firstRules(style: string, words: ReadonlySet<string>): string {
  const sheet = postcss.parse(style);
  sheet.walkAtRules('media', (media) => {
    if (isForPaper(media)) removeWithParents(media);
  });
  return usedRules(sheet.toString(), words);
}

/** All rules of a sheet for classes or attributes, in their order, and all for paper. Rules for elements weigh less than they. */
function laterRules(style: string): string {
  const sheet = postcss.parse(style);
  sheet.walkAtRules((rule) => {
    if (PLACELESS.test(rule.name) || rule.params === 'properties') removeWithParents(rule);
  });
  sheet.walkRules((rule) => {
    if (!/[.[]/.test(rule.selector) && !ancestors(rule).some(isForPaper)) removeWithParents(rule);
  });
  return sheet.toString();
}

function isForPaper(node: Container): boolean {
  return 'params' in node && /^print\b/.test(String(node.params));
}

function ancestors(node: ChildNode): Container[] {
  const { parent } = node;
  return parent && parent.type !== 'root' ? [parent, ...ancestors(parent as ChildNode)] : [];
}

function keepClasses(sheet: Root, words: ReadonlySet<string>): void {
  sheet.walkRules((rule: Rule) => {
    const used = rule.selectors.filter((selector) => classesOf(selector).every((name) => words.has(name)));
    if (used.length === 0) removeWithParents(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

/** The classes that a selector cannot do without: one within parentheses may be an alternative or an exception. */
function classesOf(selector: string): string[] {
  const outside = selector.replaceAll(/(?<!\\)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  return [...outside.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));
}

/** Tailwind registers custom properties for its utilities, which are of no use without them. */
function removeUnusedProperties(sheet: Root): void {
  const read = new Set<string>();
  sheet.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--tw-[\w-]+)/g)) read.add(name);
  });
  sheet.walkAtRules('property', (property: AtRule) => {
    if (!read.has(property.params)) property.remove();
  });
  sheet.walkDecls(/^--tw-/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
}

/** Removes a rule, and the conditions around it that are left without one. */
function removeWithParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithParents(parent as ChildNode);
}
