import type { Abbreviations, Formats, Names, Paths, SearchWords, Typography } from './language.ts';
import { keepNumbersTogether, keepTogether, RANGE_DASH } from './spacing.ts';

export const names = {
  name: 'English',
  label: 'EN',
  hreflang: 'en',
  openGraph: 'en_GB',
  intl: 'en-GB',
} as const satisfies Names;

const pages = {
  home: '/en',
  philosophy: '/philosophy/en',
  history: '/history/en',
  vineyards: '/vineyards/en',
  vintages: '/vintages/en',
  vineyard: '/vineyard/[slug]/en',
  atlas: '/atlas/en',
  harvests: '/harvests/en',
  data: '/data/en',
  compare: '/compare/en',
  az: '/a-z/en',
  labels: '/labels/en',
  plates: '/plates/en',
  tasting: '/notes/[slug]/en',
  offline: '/offline/en',
  accessibility: '/accessibility/en',
  sitemap: '/sitemap/en',
} as const;

export const paths = {
  pages,
  facing: {
    home: '/facing/en',
    philosophy: '/facing/philosophy/en',
    history: '/facing/history/en',
    vintages: '/facing/vintages/en',
    vineyard: '/facing/vineyard/[slug]/en',
  },
  moved: { plates: '/plate/[fragment]/en' },
} as const satisfies Paths<keyof typeof pages>;

export const abbreviations: Abbreviations = {
  'hl/ha': 'hectolitres per hectare',
  ha: 'hectare',
  AOC: 'French protected designation of origin',
  SCI: 'French company that holds property',
  MW: 'Master of Wine',
  INAO: 'French institute of appellations of origin',
  BIVB: 'Burgundy Wine Board',
  IGN: 'French national mapping institute',
  DGFiP: 'French tax authority, which keeps the land registry',
  'n.d.': 'no date',
};

const ORDINALS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
];
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

export const searchWords: SearchWords = {
  endings: [
    [/i(?:es|ed)$/, 'y'],
    [/(?<=[sxz]|[cs]h)es$|(?<=..[^us])s$/, ''],
    [/(?<=[aeiouy].*)([bdgmnprt])\1(?:ing|ed)$/, '$1'],
    [/(?<=[aeiouy][a-z]+)(?:ing|ed)$/, ''],
    [/(?<=..)e$/, ''],
  ],
  articles: 'a|an|and|in|of|s|the',
  shortForms: { st: 'saint', gc: 'cru', ha: 'hectare' },
  numbers:
    'once|twice|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|twenty|thirty|forty|fifty|(?:six|seven|eigh|nine)ty|hundred|half|third|quarter',
  places: 'in|at|near|above|behind|along|from',
  reasons: 'because|since|so that|so as|for|judged',
};

export const formats: Formats = {
  scale: ':',
  semicolon: '; ',
  colon: ': ',
  range: RANGE_DASH,
  ordinal: (value) => {
    const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(value);
    return ORDINALS[value - 1] ?? `${value}${SUFFIXES[rule] ?? 'th'}`;
  },
  day: (written) => written,
  dayRange: (first, last) => (/^\d+$/.test(first) ? `${first}${RANGE_DASH}${last}` : `${first} – ${last}`),
  cited: (sentence, marks) => sentence + marks,
  article: /^(?:an?|the) /i,
};

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Quotes curl by what stands before them; a shortened decade takes an apostrophe. */
export const typography: Typography = {
  citation: 'Source {number}',
  rules: () => [
    [/"(?<=(?:^|[\s([{–—‘])")/g, '“'],
    [/"/g, '”'],
    [/'(?=\d\ds?(?!\d))/g, '’'],
    [/'(?=\S)(?<=(?:^|[\s([{–—“])')/g, '‘'],
    [/'/g, '’'],
    keepTogether('\\d(?:st|nd|rd|th)', 'centur'),
    keepTogether(MONTHS, '\\d{1,2}(?!\\d)'),
    ...keepNumbersTogether('metres?|[ap]\\.m\\.|years|months|bottles|barrels|people|parcels', MONTHS),
  ],
};
