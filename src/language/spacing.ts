/** Signs and rules of spacing that more than one language uses. */

/** U+00A0: keeps a number and its unit on one line. */
export const NO_BREAK_SPACE = '\u00a0';

/** U+202F: the thin no-break space of French punctuation. */
export const THIN_SPACE = '\u202f';

/** U+2060 after the dash of a range: no line ends there. */
export const RANGE_DASH = '–\u2060';

/** A text without word joiners, which are of use only where lines are set, and would hide "15–16" from a search. */
export const withoutJoiners = (text: string): string => text.replaceAll('\u2060', '');

/** A replacement in a plain text. */
export type Rule = readonly [pattern: RegExp, replacement: string];

/** Keeps the space between two things from breaking. The space comes first in the pattern, which is ten times faster. */
export function keepTogether(first: string, second: string): Rule {
  return [new RegExp(` (?=${second})(?<=(?:${first}) )`, 'gu'), NO_BREAK_SPACE];
}

/** Units that look alike in every language. */
const UNITS = 'hl/ha|ha|hl|cl|l|litres?|hectolitres?|m²|m|km|cm|mm|kg|%|°C?|h|millions?|ares|hectares?|ouvrées?';

/** Kept with the number or the name after it: `Pl. IV`, `preparation 500`, `Dr Lavalle`, `B. Hugo`, `© INAO`. */
const BEFORE_NUMBERS = '[Pp]r[eé]parations?|[Pp]l\\.|[Nn]o\\.|[Nn]°|vol\\.|RFC|pp?\\.|fig\\.|art\\.|t\\.|c\\.';
const BEFORE_NAMES = '©|\\p{Lu}\\.|MM\\.|Mme|Mlle|Mgr|Mrs?\\.?|Dr\\.?';

/** Keeps numbers with their units and months, and names with what belongs to them. Takes the words of a language, `a|b`. */
export function keepNumbersTogether(units: string, months: string): readonly Rule[] {
  return [
    [/(?<=\d)–(?=\d)/g, RANGE_DASH],
    keepTogether('\\d', `(?:${UNITS}|${units})(?![\\p{L}’])`),
    keepTogether('\\d(?:er)?', `(?:${months})(?!\\p{L})`),
    keepTogether(`(?<!\\p{L})(?:${BEFORE_NUMBERS})`, '[\\dIVXLC{]'),
    keepTogether(`(?<![\\p{L}\\d.])(?:${BEFORE_NAMES})`, '\\p{Lu}'),
    keepTogether('\\p{Lu}\\p{Ll}+', '(?:[IVX]{2,}|Ier)(?!\\p{L})'),
  ];
}
