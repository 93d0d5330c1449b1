import postcss, { type Container } from 'postcss';

/** The style sheet of the site, which Astro prints into every page. */
const STYLE = /(?<=<style>)(?:(?!<\/style>)[\s\S])*@layer utilities[\s\S]*?(?=<\/style>)/;

/** What may be the name of a class, in markup or within a string of a script. */
const WORD = /[^\s"'`<>=]+/g;

/** A class in a selector, with the backslashes that escape its signs. */
const CLASS = /\.((?:\\.|[\w-])+)/g;

/** The words of some text that may be names of classes. */
export function wordsIn(text: string): Set<string> {
  return new Set(text.match(WORD));
}

/**
 * Tailwind collects the utilities of the whole site into one sheet, which every page carries. Takes out of a
 * page those that neither the page nor a script names; what has a name of its own stays.
 */
export function withoutUnusedUtilities(html: string, scriptWords: ReadonlySet<string>): string {
  const words = wordsIn(html.replace(STYLE, ''));
  return html.replace(STYLE, (style) => {
    const sheet = postcss.parse(style);
    sheet.walkAtRules('layer', (layer) => {
      if (layer.params !== 'utilities') return;
      layer.walkRules((rule) => {
        const names = [...rule.selector.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));
        if (!names.every((name) => words.has(name) || scriptWords.has(name))) removeWithParents(rule);
      });
    });
    return sheet.toString();
  });
}

/** Removes a rule, and the conditions around it that are left without one. */
function removeWithParents(node: Container): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithParents(parent);
}
