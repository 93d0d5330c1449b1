import { nameLocale } from '#language/locales.ts';
import { anyOf, asPrinted } from '#text/words.ts';

/** Marks the French names in a piece of English text. */
export type MarkNames = (text: string) => string;

/**
 * Makes a function that marks French names: `Musigny` becomes `<span lang="fr">Musigny</span>`, so
 * that voices pronounce and browsers hyphenate it as French. Longer names win over shorter ones
 * inside them, and a part of a compound is no name (`Chambertin` in `Latricières-Chambertin`).
 */
export function nameMarker(names: readonly string[]): MarkNames {
  if (names.length === 0) return (text) => text;
  const pattern = new RegExp(
    `(?=\\p{Lu})(?<![\\p{L}\\d-])(?:${anyOf(names.map(asPrinted))})(?![\\p{L}\\d]|-\\p{L})`,
    'gu',
  );
  return (text) => text.replace(pattern, `<span lang="${nameLocale}">$&</span>`);
}
