import postcss, { type AtRule, type Container, type Root } from 'postcss';

/** The style sheet of the site, which Astro prints into every page. */
const STYLE = /(?<=<style>)(?:(?!<\/style>)[\s\S])*@layer utilities[\s\S]*?(?=<\/style>)/;

/** What may be the name of a class, in markup or within a string of a script. */
const WORD = /[^\s"'`<>=]+/g;

/** A class in a selector, with the backslashes that escape its signs. */
const CLASS = /\.((?:\\.|[\w-])+)/g;

/** The words of some text that may be names of classes. */
function wordsIn(text: string): Set<string> {
  return new Set(text.match(WORD));
}

/**
 * Every page carries the sheet of the whole site, and Tailwind collects in it the utilities of all pages. Returns a
 * function that takes out of a page the rules for classes that neither a page with the same sheet nor a script of
 * such a page names. Such pages go on sharing one sheet, because the policy of the site states the hash of each.
 * `scripts` are the codes of the scripts by their file names.
 */
export function usedStyles(pages: Iterable<string>, scripts: ReadonlyMap<string, string>): (html: string) => string {
  const texts = new Map<string, Set<string>>();
  for (const html of pages) {
    const [style] = STYLE.exec(html) ?? [];
    if (style === undefined) continue;
    const known = texts.get(style) ?? new Set();
    for (const text of [html.replace(style, ''), ...scriptsOf(html, scripts)]) known.add(text);
    texts.set(style, known);
  }
  const used = new Map([...texts].map(([style, known]) => [style, usedRules(style, wordsIn([...known].join(' ')))]));
  return (html) => html.replace(STYLE, (style) => used.get(style) ?? style);
}

/** The codes of the scripts that a page names, and of those that they name. */
function scriptsOf(html: string, scripts: ReadonlyMap<string, string>): Set<string> {
  const codes = new Set<string>();
  const collect = (text: string): void => {
    for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
      const code = scripts.get(name);
      if (code === undefined || codes.has(code)) continue;
      codes.add(code);
      collect(code);
    }
  };
  collect(html);
  return codes;
}

function usedRules(style: string, words: ReadonlySet<string>): string {
  const sheet = postcss.parse(style);
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => classesOf(selector).every((name) => words.has(name)));
    if (used.length === 0) removeWithParents(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  removeUnusedProperties(sheet);
  return sheet.toString();
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
function removeWithParents(node: Container): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithParents(parent);
}
