import { foreign, nameLocale, type Locale } from '#language/locales.ts';
import { mapText } from '#text/html.ts';
import { raiseOrdinals, typeset } from '#text/typography.ts';

/** Turns `route:vintages` or `vineyard:musigny` into an address of the page's language. */
export type ResolveLink = (target: string) => string;

const CODE = /^<(?:code|kbd|pre|samp)\b/;

/**
 * The last pass over rendered Markdown: internal links get their addresses, the text is typeset, and where the
 * words of the land are foreign, emphasis is marked as such. Names are not (WCAG 2.2, 3.1.2). Code stays as it is.
 */
export function finishProse(html: string, locale: Locale, resolveLink: ResolveLink): string {
  const linked = html.replace(
    /href="((?:route|vineyard):[^"]+)"/g,
    (_, target: string) => `href="${resolveLink(target)}"`,
  );
  const lang = foreign(nameLocale, locale);
  const marked = lang ? markEmphasis(linked, lang) : linked;
  return mapText(decodeQuotes(marked), (text, { before, within }) => {
    if (within.some((tag) => CODE.test(tag))) return text;
    const set = typeset(text.replace(/[ \n]{2,}|\n/g, ' '), locale, before);
    return lang ? set : raiseOrdinals(set, locale);
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
