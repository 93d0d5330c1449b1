import type { TextSection } from '#contents/section.ts';
import type { Locale } from '#language/locales.ts';
import { translator } from '#text/dictionary.ts';

/** What the heights of the Côte say beside their drawings. */
export async function slope(locale: Locale): Promise<{ data: undefined; says: TextSection[] }> {
  const t = await translator(locale);
  const html = `<p>${t('slope.p1')}</p>`;
  const text: TextSection = { kind: 'text', id: 'slope', heading: t('slope.title'), pieces: [{ kind: 'prose', html }] };
  return { data: undefined, says: [text] };
}
