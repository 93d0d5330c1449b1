/** Dotted keys to words of one language: `{ 'nav.home': 'Home' }`. */
export type Dictionary = Readonly<Record<string, string>>;

/** The keys of one area of the dictionary, in the default language: `WordOf<'offline'>` has `'offline.kept'`. */
export type WordOf<Area extends string> = Extract<WordKey, `${Area}.${string}`>;

/** The fields of the head of a page that are words of the dictionary, too: `labels.title`. */
export const HEAD_FIELDS = ['title', 'subtitle', 'description'] as const;

/** Areas of the dictionary whose keys end in a name that stands in the records or in the open data. */
type KeyedByRecord =
  'cru-map.subject' | 'data.field' | 'data.file' | 'harvests.hail' | 'slope.bed' | 'slope.of' | 'vineyard.section';

/** Looks a key up; a missing key displays the key itself (docs/behaviour.md 4.1). */
export type Translate = (key: WordKey | `${KeyedByRecord}.${string}`) => string;

/** `createTranslate({ 'nav.home': 'Home' })('nav.home')` is `'Home'`; `('absent')` is `'absent'`. */
export function createTranslate(dictionary: Dictionary): Translate {
  return (key) => (Object.hasOwn(dictionary, key) ? (dictionary[key] ?? key) : key);
}

/** Fills `{name}` places: `fill('No. {number}', { number: 4 })` is `'No. 4'`. */
export function fill(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
