import type { Abbreviations, Formats, Names, Paths, SearchWords, Typography } from './language.ts';
import { keepNumbersTogether, keepTogether, NO_BREAK_SPACE, THIN_SPACE } from './spacing.ts';

export const names = {
  name: 'Français',
  label: 'FR',
  hreflang: 'fr',
  openGraph: 'fr_FR',
  intl: 'fr-FR',
} as const satisfies Names;

const pages = {
  home: '/fr',
  philosophy: '/philosophie',
  history: '/histoire',
  vineyards: '/vignobles',
  vintages: '/millesimes',
  vineyard: '/vignoble/[slug]',
  atlas: '/atlas',
  harvests: '/vendanges',
  data: '/donnees',
  compare: '/comparer',
  az: '/a-z',
  labels: '/etiquettes',
  plates: '/planches',
  tasting: '/fiche/[slug]',
  offline: '/hors-ligne',
  accessibility: '/accessibilite',
  sitemap: '/plan-du-site',
} as const;

export const paths = {
  pages,
  facing: {
    home: '/en-regard',
    philosophy: '/en-regard/philosophie',
    history: '/en-regard/histoire',
    vintages: '/en-regard/millesimes',
    vineyard: '/en-regard/vignoble/[slug]',
  },
  moved: { plates: '/planche/[fragment]' },
} as const satisfies Paths<keyof typeof pages>;

export const abbreviations: Abbreviations = {
  'hl/ha': 'hectolitres à l’hectare',
  ha: 'hectare',
  AOC: 'appellation d’origine contrôlée',
  SCI: 'société civile immobilière',
  MW: 'Master of Wine',
  INAO: 'Institut national de l’origine et de la qualité',
  BIVB: 'Bureau interprofessionnel des vins de Bourgogne',
  IGN: 'Institut national de l’information géographique et forestière',
  DGFiP: 'Direction générale des finances publiques',
  's. d.': 'sans date',
};

const ORDINALS = [
  'Premier',
  'Deuxième',
  'Troisième',
  'Quatrième',
  'Cinquième',
  'Sixième',
  'Septième',
  'Huitième',
  'Neuvième',
  'Dixième',
  'Onzième',
  'Douzième',
];

export const searchWords: SearchWords = {
  endings: [
    [/(?<=..)aux$/, 'al'],
    [/(?<=...)[sx]$/, ''],
    [/(?<=...r)(?:a|ai|ait|aient|ont|ez|iez)$/, ''],
    [/(?<=...)e{1,2}$/, ''],
    [/(?<=...)(?:er|ez|e|ait|aient)$/, ''],
  ],
  articles: 'a|au|aux|d|de|des|du|en|et|l|la|le|les|un|une',
  shortForms: {
    st: 'saint',
    ste: 'saint',
    sainte: 'saint',
    gc: 'cru',
    '1er': 'premier',
    '1ers': 'premier',
    ha: 'hectare',
  },
  numbers:
    'fois|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|\\p{L}+aine|moitié|tiers|quart',
  places: 'à|au|aux|en|sur|chez|derrière',
  reasons: 'parce|car|puisque|pour|afin|jugé',
};

export const formats: Formats = {
  scale: '/',
  semicolon: `${THIN_SPACE}; `,
  colon: `${NO_BREAK_SPACE}: `,
  range: `${NO_BREAK_SPACE}à${NO_BREAK_SPACE}`,
  ordinal: (value) => ORDINALS[value - 1] ?? `${value}e`,
  // The first of a month is an ordinal.
  day: (written) => written.replace(/^1(?= |$)/, '1er'),
  dayRange: (first, last) => `du ${first} au ${last}`,
  cited: (sentence, marks) => sentence.replace(/\.?$/, (stop) => marks + stop),
  article: /^(?:une? |l[ae] |les |l['’]|aux? )/i,
};

const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/** A mark that lacks its space: it follows a word and ends it, so it is none of an address, a time or an entity. */
const BARE_MARK = '(?=[;!?])(?<=[\\p{L}\\d%)\\]»”’…])(?<!&#?\\w{1,8})(?=[;!?]+(?:[\\s»”),]|$))';
const BARE_COLON = '(?=:)(?<=[\\p{L}\\d%)\\]»”’…])(?=:(?:\\s|$))';

/** Spacing after the Imprimerie nationale: thin before ; ! ? and inside guillemets, full before the colon. */
export const typography: Typography = {
  citation: 'Source {number}',
  quotes: guillemets,
  rules: () => [
    [/\.\.\./g, '…'],
    [/'/g, '’'],
    [/[ \u00a0\u202f]+(?=[;!?])/g, THIN_SPACE],
    [new RegExp(BARE_MARK, 'gu'), THIN_SPACE],
    [/[ \u00a0\u202f]+(?=:)/g, NO_BREAK_SPACE],
    [new RegExp(BARE_COLON, 'gu'), NO_BREAK_SPACE],
    [/«[ \u00a0\u202f]*/g, `«${THIN_SPACE}`],
    [/[ \u00a0\u202f]*»/g, `${THIN_SPACE}»`],
    [/[ \u00a0](?=\d{3}(?!\d))(?<=(?<![\d,])\d{1,3}.)/g, THIN_SPACE],
    keepTogether('[IVXLC\\d](?:er|re|e)', 'siècle|cru'),
    keepTogether('\\d à', '\\d'),
    // Short links of words: `au-dessus`, `a-t-elle`, `aux-z-Allots`.
    [/-(?:(?=[tz]-\p{L})|(?<=-[tz]-)|(?=dess)(?<=(?<!\p{L})[Aa]u-))/gu, '-\u2060'],
    ...keepNumbersTogether('mètres?|ans|mois|bouteilles|pièces|personnes|parcelles', MONTHS),
    keepTogether(`\\d${NO_BREAK_SPACE}h`, '\\d'),
  ],
  ordinals: /((?<=\b(?:\d+|[IVXLC]+(?=er)))(?:er|re|e)\b(?![-’])|(?<=\b(?:[IVX]{2,}|[IVX](?=e[\s\u00a0]siècle)))e\b)/g,
};

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
