import type { TextSection } from '#contents/section.ts';
import type { Locale } from '#language/locales.ts';
import { translator } from '#text/dictionary.ts';

/** What the table of the nine says beside its figures. */
export async function comparison(locale: Locale): Promise<{ data: undefined; says: TextSection[] }> {
  const t = await translator(locale);
  const html = ['compare.subtitle', 'compare.disputed'].map((key) => `<p>${t(key)}</p>`).join('');
  const text: TextSection = {
    kind: 'text',
    id: 'table',
    heading: t('compare.table.title'),
    pieces: [{ kind: 'prose', html }],
  };
  return { data: undefined, says: [text] };
}
