import type { TextSection } from '#contents/section.ts';
import type { Locale } from '#language/locales.ts';
import { translator } from '#text/dictionary.ts';

/** Keys of the dictionary for what a figure says in words. */
interface Said {
  /** Anchor of the section. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** A figure whose page draws it, and whose words stand in the dictionary. */
export async function said(keys: Said, locale: Locale): Promise<{ data: undefined; says: TextSection[] }> {
  const t = await translator(locale);
  const html = keys.paragraphs.map((key) => `<p>${t(key)}</p>`).join('');
  const { id } = keys;
  return { data: undefined, says: [{ kind: 'text', id, heading: t(keys.heading), pieces: [{ kind: 'prose', html }] }] };
}
