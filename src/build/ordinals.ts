import { typographies } from '#language/locales.ts';
import { runningTexts, type ParsedPage, type Edit } from './parsed-page.ts';

/** Raises the endings of ordinals that reached a page as plain text, where their language does: `1er`. */
export function raiseEndings(page: ParsedPage): Edit[] {
  return runningTexts(page, 'body').flatMap(({ text, from, locale }) => {
    const ordinals = locale && typographies[locale].ordinals;
    return [...(ordinals ? text.matchAll(ordinals) : [])].map(({ 0: ending, index }) => ({
      from: from + index,
      to: from + index + ending.length,
      html: `<sup>${ending}</sup>`,
    }));
  });
}
