import type { z } from 'astro/zod';
import type { bottleFactsSchema } from '#figures/bottle-examiner/schemas.ts';
import { stripAccents } from '#language/accents.ts';

type Facts = z.infer<typeof bottleFactsSchema>;
type Rule = Facts['rules'][number];
type House = Facts['houses'][number]['id'];
type Colour = NonNullable<Rule['when']['colour']>;
type Line = NonNullable<Rule['when']['line']>;

/**
 * What a name on a label is: the tier of a wine of the estate, or another name of that kind. Nearer to the ground comes first:
 * a climat says more than the village that stands beside it.
 */
export const KINDS_BY_DEPTH = [
  ['grand-cru', 'grands-crus', 'whites'],
  ['premier-cru', 'premiers-crus'],
  ['villages'],
  ['villages-elsewhere', 'village'],
  ['bourgogne'],
  ['regions'],
] as const;

export type NameKind = (typeof KINDS_BY_DEPTH)[number][number];

/** A name that may stand on a label. */
export interface LabelName {
  /** `grand-cru/musigny` for a wine of the estate, and for other names what they are called. */
  readonly id: string;
  readonly name: string;
  readonly kind: NameKind;
  /** How it is written, normalized. */
  readonly forms: readonly string[];
  /** The villages in whose company it may stand, where it needs one of them or must not stand beside another. */
  readonly villages?: readonly string[];
  /** Whether it counts only beside one of its villages, because others have the same name. */
  readonly needsVillage?: boolean;
  readonly grape?: string | undefined;
  readonly first?: number;
}

/** The file that the examiner fetches. */
export interface BottleRecords {
  readonly houses: Facts['houses'];
  readonly names: readonly LabelName[];
  readonly rules: readonly Pick<Rule, 'id' | 'verdict' | 'when'>[];
  readonly counts: readonly { readonly wine: string; readonly year: number; readonly bottles: number }[];
  readonly declassified: Facts['declassified'];
}

/** The statements of a label, as far as they are known. */
export interface Bottle {
  readonly house?: House | undefined;
  readonly name?: LabelName | undefined;
  readonly year?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly line?: Line | undefined;
  readonly capsule?: Colour | undefined;
  /** The number of bottles that the back label gives. */
  readonly count?: number | undefined;
}

/** Text in lower case without accents or signs, between spaces: `Romanée-St.-Vivant` is ` romanee saint vivant `. */
export function normalized(text: string): string {
  const plain = stripAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return ` ${plain.trim()} `.replace(/ st(e?) /g, ' saint$1 ').replace(/ (?:premier|1er|1ers) crus? /g, ' 1er cru ');
}

/** Scripts without spaces between words are searched anywhere. */
const within = (form: string): string => (/[a-z0-9]/.test(form) ? ` ${form} ` : form);

/** Takes the longest forms out of a normalized text, and says whose they were. */
function take<Item>(text: string, items: readonly { readonly item: Item; readonly form: string }[]) {
  let rest = text;
  const found: Item[] = [];
  for (const { item, form } of items.toSorted((a, b) => b.form.length - a.form.length)) {
    const sought = within(form);
    if (!rest.includes(sought)) continue;
    rest = rest.replaceAll(sought, ' | ');
    found.push(item);
  }
  return { rest, found };
}

/** Names of villages, not of wines from a place in one. */
const PLACES: readonly NameKind[] = ['village', 'villages-elsewhere'];
const depth = ({ kind }: LabelName): number =>
  KINDS_BY_DEPTH.findIndex((kinds: readonly NameKind[]) => kinds.includes(kind));

/** The name that a normalized text means; undefined where it names none, or several of one rank. */
function nameIn(text: string, names: readonly LabelName[], isDeclassified: boolean): LabelName | undefined {
  const forms = names.flatMap((item) => item.forms.map((form) => ({ item, form })));
  const { found } = take(text, forms);
  // One form may stand for climats of several villages.
  const all = names.filter((one) => found.some((other) => other.forms.some((form) => one.forms.includes(form))));
  const villages = all.filter(({ kind }) => PLACES.includes(kind)).map(({ name }) => name);
  const fitting = all.filter(({ villages: own, needsVillage }) => {
    if (own === undefined) return true;
    return villages.some((village) => own.includes(village)) || (!needsVillage && villages.length === 0);
  });
  const order = isDeclassified ? -1 : 1;
  const [first, ...others] = fitting.toSorted((a, b) => order * (depth(a) - depth(b)));
  const isAlone = first !== undefined && others.every((other) => depth(other) !== depth(first));
  return isAlone ? first : undefined;
}

const LINES: readonly (readonly [Line, RegExp])[] = [
  [
    'merchant',
    / mise? en bouteilles? par (?:la )?(?:maison )?leroy(?: sa| s a)?(?: negociants?)?(?: a auxey(?: duresses| meursault)?)? /,
  ],
  ['merchant', / negociants? a auxey(?: duresses| meursault)? /],
  ['estate', / mise? en bouteilles? au domaine(?: leroy)? /],
];

const CAPSULES =
  / (?:red|white|rouge|blanche) (?:capsule|cap|wax) | (?:capsule|cire) (?:rouge|blanche) |[赤白]キャップ/;

const COLOURS: readonly (readonly [Colour, RegExp])[] = [
  ['white', / (?:blanc|blancs|white|bianco|weiss) |白/],
  ['red', / (?:rouge|rouges|red|rosso|rot) |赤/],
];

/** Reads a title, as of an offer: `1986 Domaine Leroy Musigny`, `Lot 12: Leroy, Bourgogne rouge 2011, 6 bts`. */
export function readTitle(title: string, { houses, names }: Pick<BottleRecords, 'houses' | 'names'>): Bottle {
  let text = normalized(title);
  const cut = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(text);
    if (match) text = text.replace(pattern, ' ');
    return match;
  };
  const line = LINES.find(([, pattern]) => cut(pattern))?.[0];
  const capsule = cut(CAPSULES);
  const isMerchants = cut(/ (?:not|non|no|pas) (?:the |le |du )?domaine(?: leroy)? /) !== null;
  const isDeclassified = text.includes('declas');
  const { found, rest } = take(
    text,
    houses.flatMap(({ id, words }) => words.map((word) => ({ item: id, form: normalized(word).trim() }))),
  );
  const house = houses.map(({ id }) => id).find((id) => found.includes(id));
  return {
    house: isMerchants ? 'maison' : house === 'domaine' && found.includes('maison') ? undefined : house,
    name: nameIn(rest, names, isDeclassified) ?? (house === 'agency' ? nameIn(text, names, false) : undefined),
    year: yearIn(title),
    colour: COLOURS.find(([, pattern]) => pattern.test(text))?.[0],
    line,
    capsule: capsule ? (/red|rouge|赤/.test(capsule[0]) ? 'red' : 'white') : undefined,
    count: countIn(title),
  };
}

/** The number of bottles made, as a back label gives it: `1064 bottles produced`. */
function countIn(title: string): number | undefined {
  const [, digits] = /(\d[\d ,.’']*)\s(?:bottles|bouteilles) (?:produced|made|produites|tirées)/i.exec(title) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(/\D/g, ''));
}

/** The one vintage that a title names; numbers of lots, prices and sizes are none. */
function yearIn(title: string): number | undefined {
  const plain = title
    .replace(/\d[\d ,.’']*\s(?:bottles|bouteilles) (?:produced|made|produites|tirées)/gi, ' ')
    .replace(/\b(?:lots?|no|nr|n°|#|item|art)\.?\s*:?\s*\d+/gi, ' ')
    .replace(/[$€£¥]\s?[\d.,]+|[\d.,]+\s?(?:€|eur|usd|gbp|chf|hkd|ml|cl|円)/gi, ' ')
    .replace(/['’](\d\d)\b/g, (_, digits: string) => ` ${Number(digits) > 40 ? '19' : '20'}${digits} `);
  const years = new Set((plain.match(/(?<!\d)(?:1[89]|20)\d\d(?!\d)/g) ?? []).map(Number));
  return years.size === 1 ? [...years][0] : undefined;
}

/** The verdict: `cannot` where a rule excludes the bottle, `can` where nothing does and all is known. */
export interface Finding {
  readonly verdict: 'cannot' | 'can' | 'ask';
  /** The rules that speak, the one that decides first. */
  readonly rules: readonly string[];
  /** Needed before more can be said. */
  readonly missing: readonly ('house' | 'wine' | 'year')[];
}

/** A bottle, and what the examiner says of it. */
export interface Judged {
  readonly bottle: Bottle;
  readonly finding: Finding;
}

/** Holds a bottle against the rules. `thisYear` is the year of the visitor's clock. */
export function examine(bottle: Bottle, records: BottleRecords, thisYear: number): Finding {
  const spoken = records.rules.filter(({ when }) => holds(when, bottle, records, thisYear));
  const of = (verdict: Rule['verdict']) => spoken.filter((rule) => rule.verdict === verdict).map(({ id }) => id);
  const [excluded] = of('cannot');
  if (excluded !== undefined) return { verdict: 'cannot', rules: [excluded], missing: [] };
  const missing = [
    ...(bottle.house === undefined ? (['house'] as const) : []),
    ...(bottle.name === undefined ? (['wine'] as const) : []),
    ...(bottle.year === undefined ? (['year'] as const) : []),
  ];
  const asked = of('ask');
  const verdict = asked.length > 0 || missing.length > 0 ? 'ask' : 'can';
  return { verdict, rules: [...asked, ...of('hint')], missing };
}

const COMPARED = ['below', 'same', 'above'] as const;

/** No bottle can be of a year that is not over: its wine is in cask until the next. */
const isFuture = (year: number, thisYear: number): boolean => year >= thisYear;

function holds(
  when: Rule['when'],
  { house, name, year, colour, line, capsule, count }: Bottle,
  { counts, declassified }: BottleRecords,
  thisYear: number,
): boolean {
  const published = counts.find((one) => one.wine === name?.id && one.year === year);
  const compared =
    count === undefined || published === undefined ? undefined : COMPARED[Math.sign(count - published.bottles) + 1];
  const isDeclassified = year === declassified.year && name !== undefined && declassified.names.includes(name.name);
  const asked: readonly (readonly [unknown, boolean])[] = [
    [when.house, house !== undefined && (when.house ?? []).includes(house)],
    [when.names, name !== undefined && (when.names ?? []).includes(name.id)],
    [when.except, name !== undefined && !(when.except ?? []).includes(name.id)],
    [when.kind, name !== undefined && (when.kind ?? []).includes(name.kind)],
    [when.grape, name?.grape === when.grape],
    [when.colour, colour === when.colour],
    [when.line, line === when.line],
    [when.capsule, capsule === when.capsule],
    [when.before, year !== undefined && year < (when.before ?? 0)],
    [when.year, year === when.year],
    [when.future, year !== undefined && isFuture(year, thisYear)],
    [when.beforeFirst, year !== undefined && name?.first !== undefined && year < name.first],
    [when.declassified, isDeclassified === when.declassified],
    [when.count, compared === when.count],
  ];
  return asked.every(([condition, isTrue]) => condition === undefined || isTrue);
}

/** The name of a house as its labels print it. */
export const LABEL_WORDS: Readonly<Record<House, string>> = {
  domaine: 'Domaine Leroy',
  leroy: 'Leroy',
  maison: 'Maison Leroy',
  auvenay: "Domaine d'Auvenay",
  agency: 'Domaine de la Romanée-Conti',
  other: 'Duval-Leroy',
};

/** A title that `readTitle` reads as this bottle. */
export function writeTitle({ house, name, year, colour, line, capsule, count }: Bottle): string {
  const isNamed = colour === 'white' ? /blanc|charlemagne|aligoté/i : /rouge/i;
  return [
    year,
    house && LABEL_WORDS[house],
    name?.name,
    colour && !(name && isNamed.test(name.name)) && (colour === 'red' ? 'rouge' : 'blanc'),
    line && (line === 'estate' ? 'mis en bouteille au domaine' : 'négociant à Auxey-Duresses'),
    capsule && (capsule === 'red' ? 'capsule rouge' : 'capsule blanche'),
    count !== undefined && `${count} bouteilles produites`,
  ]
    .filter((part) => part !== undefined && part !== false && part !== '')
    .join(' ');
}
