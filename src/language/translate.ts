/** Dotted keys to words of one language: `{ 'nav.home': 'Home' }`. */
export type Dictionary = Readonly<Record<string, string>>;

/** The keys of one area of the dictionary, in the default language: `WordOf<'offline'>` has `'offline.kept'`. */
export type WordOf<Area extends string> = Extract<WordKey, `${Area}.${string}`>;

/** Looks a key up; a missing key displays the key itself (docs/behaviour.md 4.1). */
export type Translate = (key: string) => string;

/** `createTranslate({ 'nav.home': 'Home' })('nav.home')` is `'Home'`; `('absent')` is `'absent'`. */
export function createTranslate(dictionary: Dictionary): Translate {
  return (key) => (Object.hasOwn(dictionary, key) ? (dictionary[key] ?? key) : key);
}

/** Fills `{name}` places: `fill('No. {number}', { number: 4 })` is `'No. 4'`. */
export function fill(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
