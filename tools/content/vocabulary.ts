import type { Locale } from '#i18n/locales.ts';

/** A word or phrase that our own prose does not use. */
export interface Banned {
  readonly pattern: RegExp;
  readonly reason: string;
  /** A wording that may stand all the same. */
  readonly except?: RegExp;
  /** Only in files whose path begins like this. */
  readonly within?: string;
}

const WORN = 'is a worn phrase of wine writing';
const UNSAYABLE = 'is something this site does not speak of';

const worn = (...words: string[]): Banned[] => words.map((word) => ({ pattern: whole(word), reason: WORN }));
const unsayable = (...words: string[]): Banned[] => words.map((word) => ({ pattern: whole(word), reason: UNSAYABLE }));

/** A pattern as a whole word in any case; `\w` in it stands for any letter. */
function whole(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${word.replaceAll('\\w', '\\p{L}')})(?![\\p{L}])`, 'iu');
}

/** What nobody may write in any language: money, marks and labels. */
const ANYWHERE: readonly Banned[] = [
  { pattern: /[€$£]|(?<!\p{L})(?:euros?|dollars?)(?!\p{L})/iu, reason: 'is a price' },
  { pattern: /\d{2,3} ?(?:\/ ?100|points)(?!\p{L})/iu, reason: 'is a score' },
  ...unsayable('Demeter', 'Biodyvin', 'Ecocert'),
];

const ENGLISH: readonly Banned[] = [
  ...worn(
    'nestl(?:ed|es|ing)',
    'passion(?:s|ate|ately)?',
    'journeys?',
    'testament to',
    'liquid poetry',
    'unparalleled',
    'uniquely?',
    'timeless\\w*',
    'iconic',
    'legendary',
    'magic(?:al|ally)?',
    'embod(?:y|ies|ied|ying)',
    'tapestry',
    'breathtaking',
    'world-class',
    'hidden gems?',
    'crown jewels?',
    'steeped in',
    'labour of love',
    'symphony',
    'quintessential\\w*',
    'second to none',
    'unforgettable',
    'renowned',
    'boasts?',
    'delves?',
    'must-have',
    'treasure trove',
  ),
  // The one heading that the specification words so.
  { pattern: whole('exceptional(?:ly)?'), reason: WORN, except: /Exceptional Terroir/ },
  ...unsayable('legal (?:maximum|maxima|limits?)', 'return on investment', 'monopoles?'),
  {
    pattern: whole('tannins?|tannic'),
    reason: 'has no place beside a white wine',
    within: 'content/vineyards/grand-cru/corton-charlemagne/',
  },
];

const FRENCH: readonly Banned[] = [
  ...worn(
    'véritables?',
    'véritablement',
    'écrins?',
    'joyaux?',
    'magi(?:e|que|ques|quement)',
    "terroirs? d'exception",
    "d'exception",
    'exceptionnel\\w*',
    'incontournables?',
    'sublim\\w*',
    'mythiques?',
    'invite au voyage',
    'passion\\w*',
    'uniques?',
    'intemporel\\w*',
    'légendaires?',
    'emblématiques?',
    'quintessence',
    'fleurons?',
    'alchimie',
    'symphonie',
    'nich(?:é|ée|és|ées)',
    'savoir-faire ancestral',
    'à nul autre pareil\\w*',
    'féeriques?',
    'nectars?',
  ).map((banned) => ({ ...banned, except: /page de passionnés|Une page de passionnés/ })),
  ...unsayable('maxim(?:um|a) (?:légal|légaux|autorisés?)', 'retour sur investissement', 'monopoles?'),
  {
    pattern: whole('tanins?|tanniques?'),
    reason: "n'a pas sa place",
    within: 'content/vineyards/grand-cru/corton-charlemagne/',
  },
];

/** Words that our own prose does not use; quotations may. */
export const BANNED: Readonly<Record<Locale, readonly Banned[]>> = {
  en: [...ANYWHERE, ...ENGLISH],
  fr: [...ANYWHERE, ...FRENCH],
};
