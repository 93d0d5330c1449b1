import { foreign, nameLocale, type Locale } from '#language/locales.ts';
import { mapText } from '#text/html.ts';
import type { MarkNames } from '#text/name-marker.ts';
import { raiseOrdinals, typeset } from '#text/typography.ts';

/** Turns `route:vintages` or `vineyard:musigny` into an address of the page's language. */
export type ResolveLink = (target: string) => string;

const CODE = /^<(?:code|kbd|pre|samp)\b/;
const OTHER_LANGUAGE = /^<[^>]* lang=/;

/**
 * The last pass over rendered Markdown: internal links get their addresses, the text is typeset, and
 * where names are foreign, they and emphasis are marked as such. Code stays as it is.
 */
export function finishProse(html: string, locale: Locale, resolveLink: ResolveLink, markNames: MarkNames): string {
  const linked = html.replace(
    /href="((?:route|vineyard):[^"]+)"/g,
    (_, target: string) => `href="${resolveLink(target)}"`,
  );
  const names = foreign(nameLocale, locale);
  const marked = names ? markEmphasis(linked, names) : linked;
  return mapText(decodeQuotes(marked), (text, { before, within }) => {
    if (within.some((tag) => CODE.test(tag))) return text;
    const set = typeset(text.replace(/[ \n]{2,}|\n/g, ' '), locale, before);
    if (!names) return raiseOrdinals(set, locale);
    return within.some((tag) => OTHER_LANGUAGE.test(tag)) ? set : markNames(set);
  });
}

/** Emphasis is a word of the language of the names: `<em>combe</em>` becomes `<i lang="fr">combe</i>`. */
function markEmphasis(html: string, lang: Locale): string {
  return html.replaceAll('<em>', `<i lang="${lang}">`).replaceAll('</em>', '</i>');
}

/** Markdown engines write quotes in text as entities; typography needs the characters. */
function decodeQuotes(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}
