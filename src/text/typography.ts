import { RANGE_DASH } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';

/*
 * Why not a library: on the cases of typography-cases.ts, richtypo 8 sets 6 of 43
 * French ones right, typopo 3 (which has no French) 6 and typograf 7 set 3; the first two take over
 * 3 ms for 4 kB. They break addresses, space the colon like the semicolon, leave French apostrophes
 * straight, and bind every short word to the next one.
 */

/** U+00A0, a full no-break space. */
const NBSP = '\u00a0';
/** U+202F, the thin no-break space of French punctuation. */
const NNBSP = '\u202f';

type Rule = readonly [pattern: RegExp, replacement: string];

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|' +
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/** What must not part from the number before it. */
const UNITS =
  'hl/ha|ha|hl|cl|l|litres?|hectolitres?|m²|m|km|cm|mm|metres?|mètres?|kg|%|°C?|h|[ap]\\.m\\.|' +
  'millions?|ans|years|mois|months|ares|hectares?|ouvrées?|bottles|bouteilles|barrels|pièces|people|personnes|parcels|parcelles';

/** What must not part from the number or the name after it: `Pl. IV`, `preparation 500`, `Dr Lavalle`, `B. Hugo`, `© INAO`. */
const BEFORE_NUMBERS = '[Pp]r[eé]parations?|[Pp]l\\.|[Nn]o\\.|[Nn]°|vol\\.|RFC|pp?\\.|fig\\.|art\\.|t\\.|c\\.';
const BEFORE_NAMES = '©|\\p{Lu}\\.|MM\\.|Mme|Mlle|Mgr|Mrs?\\.?|Dr\\.?';

/** Keeps the space between two things from breaking. The space comes first in the pattern, which is ten times faster. */
function keepTogether(first: string, second: string): Rule {
  return [new RegExp(` (?=${second})(?<=(?:${first}) )`, 'gu'), NBSP];
}

const TOGETHER: readonly Rule[] = [
  [/(?<=\d)–(?=\d)/g, RANGE_DASH],
  keepTogether('\\d', `(?:${UNITS})(?![\\p{L}’])`),
  keepTogether('\\d(?:er)?', `(?:${MONTHS})(?!\\p{L})`),
  keepTogether(`(?<!\\p{L})(?:${BEFORE_NUMBERS})`, '[\\dIVXLC{]'),
  keepTogether(`(?<![\\p{L}\\d.])(?:${BEFORE_NAMES})`, '\\p{Lu}'),
  keepTogether('\\p{Lu}\\p{Ll}+', '(?:[IVX]{2,}|Ier)(?!\\p{L})'),
];

/** A French mark that lacks its space: it follows a word and ends it, so it is none of an address, a time or an entity. */
const BARE_MARK = '(?=[;!?])(?<=[\\p{L}\\d%)\\]»”’…])(?<!&#?\\w{1,8})(?=[;!?]+(?:[\\s»”),]|$))';
const BARE_COLON = '(?=:)(?<=[\\p{L}\\d%)\\]»”’…])(?=:(?:\\s|$))';

/** French spacing after the Imprimerie nationale: thin before ; ! ? and inside guillemets, full before the colon. */
const FRENCH: readonly Rule[] = [
  [/\.\.\./g, '…'],
  [/'/g, '’'],
  [/[ \u00a0\u202f]+(?=[;!?])/g, NNBSP],
  [new RegExp(BARE_MARK, 'gu'), NNBSP],
  [/[ \u00a0\u202f]+(?=:)/g, NBSP],
  [new RegExp(BARE_COLON, 'gu'), NBSP],
  [/«[ \u00a0\u202f]*/g, `«${NNBSP}`],
  [/[ \u00a0\u202f]*»/g, `${NNBSP}»`],
  [/[ \u00a0](?=\d{3}(?!\d))(?<=(?<![\d,])\d{1,3}.)/g, NNBSP],
  keepTogether('[IVXLC\\d](?:er|re|e)', 'siècle|cru'),
  keepTogether('\\d à', '\\d'),
  // Short links of words: `au-dessus`, `a-t-elle`, `aux-z-Allots`.
  [/-(?:(?=[tz]-\p{L})|(?<=-[tz]-)|(?=dess)(?<=(?<!\p{L})[Aa]u-))/gu, '-\u2060'],
  ...TOGETHER,
  keepTogether(`\\d${NBSP}h`, '\\d'),
];

/** English quotes curl by what stands before them; a shortened decade takes an apostrophe. */
const ENGLISH: readonly Rule[] = [
  [/"(?<=(?:^|[\s([{–—‘])")/g, '“'],
  [/"/g, '”'],
  [/'(?=\d\ds?(?!\d))/g, '’'],
  [/'(?=\S)(?<=(?:^|[\s([{–—“])')/g, '‘'],
  [/'/g, '’'],
  keepTogether('\\d(?:st|nd|rd|th)', 'centur'),
  keepTogether(MONTHS, '\\d{1,2}(?!\\d)'),
  ...TOGETHER,
];

const RULES: Readonly<Record<Locale, readonly Rule[]>> = { en: ENGLISH, fr: FRENCH };

const RANGE = /(?<![\d.,/-])(\d+(?:[.,]\d+)?)-(\d+(?:[.,]\d+)?)(?![\d/-])/g;

/** Addresses stand as they are; most texts hold none, which is quickly told. */
const MAYBE_ADDRESS = /@|:\/\/|www\./;
const ADDRESS = /((?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.\w+)/;

/** Characters before a piece of text that decide how it is set; after any other it starts afresh. */
const CONTEXT = /[\p{L}\d.,;:!?…%)\]]/u;

/**
 * Sets a plain text as a printer of its language would: quotes, apostrophes, ellipses, dashes in
 * ranges and no-break spaces. Idempotent. `before` is the character that stands before the text
 * where the text is only a part of its paragraph.
 */
export function typeset(text: string, locale: Locale, before = ''): string {
  const context = CONTEXT.test(before) ? before : '';
  const whole = `${context}${text}`;
  if (!MAYBE_ADDRESS.test(whole)) return setWords(whole, locale).slice(context.length);
  const parts = whole.split(ADDRESS).map((part, index) => (index % 2 === 1 ? part : setWords(part, locale)));
  return parts.join('').slice(context.length);
}

function setWords(text: string, locale: Locale): string {
  const quoted = locale === 'fr' && text.includes('"') ? guillemets(text) : text;
  const ranged = quoted.includes('-') ? quoted.replace(RANGE, dashed) : quoted;
  return RULES[locale].reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), ranged);
}

/** Straight quotes to guillemets, and to curled ones inside guillemets. */
function guillemets(text: string): string {
  let depth = 0;
  return text.replace(/[«»"]/g, (mark, at: number) => {
    if (mark === '«') depth += 1;
    else if (mark === '»') depth -= 1;
    else {
      const [opening, closing] = depth > 0 ? ['“', '”'] : ['«', '»'];
      return at === 0 || /[\s('’–—]/.test(text.charAt(at - 1)) ? opening : closing;
    }
    return mark;
  });
}

/** A range rises: `14-18` and `1845-46` take a dash, the number of a decree (`2009-1175`) does not. */
function dashed(range: string, from: string, to: string): string {
  const rises = Number(to.replace(',', '.')) > Number(from.replace(',', '.'));
  return rises || (from.length === 4 && to.length === 2) ? `${from}–${to}` : range;
}

/** Raises French ordinals in HTML: `1er` becomes `1<sup>er</sup>`, `XIXe` becomes `XIX<sup>e</sup>`. */
export function raiseOrdinals(text: string): string {
  return text
    .replace(/\b(\d+|[IVXLC]+(?=er))(er|re|e)\b(?![-’])/g, '$1<sup>$2</sup>')
    .replace(/\b([IVX]{2,}|[IVX](?=e[\s\u00a0]siècle))e\b/g, '$1<sup>e</sup>');
}
