import { glossaryEntries } from '#text/glossary.ts';
import type { Rock, Pronunciation } from '#text/terms.ts';
import { otherGrandsCrus } from '#atlas/holdings-by-commune.ts';
import { places } from '#atlas/records.ts';
import { aliases, names as lists } from '#search/records.ts';
import { asides, passages, type Passage } from '#search/passages.ts';
import { plates } from '#pictures/plates.ts';
import { allVineyards, cruLink } from '#vineyards/records.ts';
import { hrefTo } from '#site/links.ts';
import { translator } from '#text/dictionary.ts';
import { stripAccents } from '#language/accents.ts';
import { fill } from '#language/translate.ts';
import { formats, locales, nameLocale, perLocale, type Locale } from '#language/locales.ts';
import { communesOf, type Vineyard } from '#vineyards/vineyard.ts';
import { plainText, type Tree } from '#text/tree.ts';
import { anchorOf, anyOf, asPrinted, wordIndex } from '#text/strings.ts';

const villages = places.filter(({ data }) => data.kind === 'village');
const isAlias = new Set(aliases.map(({ name }) => name));
const records = await allVineyards;
const climatRecords = records.filter(({ tier }) => tier !== 'bourgogne');

type EntryKind = 'climat' | 'village' | 'person' | 'name' | 'term' | 'plate' | 'year';

/** A section that speaks of something. */
type Reference = Pick<Passage, 'href' | 'pageName' | 'heading' | 'lang'>;

/** Something the index may list, and how the texts name it. */
interface Subject {
  /** The same in all languages, where the name is not. */
  readonly id?: string;
  /** As the texts have it: `Lalou Bize-Leroy`. */
  readonly name: string;
  readonly kind: EntryKind;
  /** Definition of a term, the texture of a rock, and how the term is said. */
  readonly definition?: Tree | undefined;
  readonly rock?: Rock | undefined;
  readonly pronunciation?: Pronunciation | undefined;
  readonly forms: readonly string[];
  /** The page that is about it; it is named first. */
  readonly about?: Reference;
  /** Names of entries to see also. */
  readonly also?: readonly string[];
}

export interface AzEntry extends Pick<Subject, 'name' | 'kind' | 'definition' | 'rock' | 'pronunciation'> {
  /** Fragment of its place in the index page. */
  readonly id: string;
  /** The id of its `Subject`, or its name. */
  readonly subject: string;
  /** As the index prints it: `Bize-Leroy, Lalou`. */
  readonly headword: string;
  readonly references: readonly Reference[];
  /** Entries to see also: the climats of a village, the villages of a climat, and the terms that a definition uses. */
  readonly also: readonly Pick<AzEntry, 'id' | 'headword'>[];
}

/** Another name of an entry. */
interface SeeEntry {
  readonly headword: string;
  readonly see: AzEntry;
}

export interface LetterGroup {
  readonly letter: string;
  readonly entries: readonly (AzEntry | SeeEntry)[];
}

/** A section that names a subject, and how much it does. */
interface Mention {
  readonly passage: Passage;
  readonly weight: number;
}

/** An entry that lists more is read by nobody; the search has them all. */
const MOST_SECTIONS = 5;

const YEAR = /(?<![\d.,/-])1[0-9]{3}(?![\d.,]?\d)|(?<![\d.,/-])20[0-2][0-9](?![\d.,]?\d)/g;

const indexes = perLocale(makeIndex);

/** Every entry of the index in one language, years last. */
export async function azEntries(locale: Locale): Promise<AzEntry[]> {
  return indexes[locale];
}

/** Other names of something that has these names, those included that only the search knows. */
export function otherNames(names: readonly string[]): string[] {
  const printed = names.map((name) => asPrinted(name).replaceAll('\u00a0', ' '));
  return aliases.filter(({ at }) => printed.includes(asPrinted(at))).map(({ name }) => name);
}

/**
 * The index as it is printed: letter by letter, with the names that lead to others; years are a group, and plates have a page
 * of their own.
 */
export async function letterGroups(locale: Locale): Promise<LetterGroup[]> {
  const entries = await azEntries(locale);
  const words = entries.filter(({ kind }) => kind !== 'year' && kind !== 'plate');
  const headwords = new Set(words.map(({ headword }) => headword));
  const sees = aliases
    .filter(({ printed, name }) => printed && !headwords.has(name))
    .flatMap(({ name, at }): SeeEntry[] => {
      const see = words.find((entry) => asPrinted(entry.name) === asPrinted(at));
      return see ? [{ headword: name, see }] : [];
    });
  const lieuxDits = climatRecords.flatMap((record): SeeEntry[] => {
    const place = placeNames(record).at(-1);
    const see = words.find(({ name }) => name === record.name);
    return place !== undefined && see ? [{ headword: place, see }] : [];
  });
  const inOrder = alphabetical(locale);
  const sorted = [...words, ...sees, ...lieuxDits].sort((a, b) => inOrder(a.headword, b.headword));
  const letters = Map.groupBy(sorted, ({ headword }) => initial(headword));
  const t = await translator(locale);
  return [
    ...[...letters].map(([letter, all]) => ({ letter, entries: all })),
    { letter: t('az.years'), entries: entries.filter(({ kind }) => kind === 'year') },
  ];
}

const sortKey = (headword: string): string =>
  stripAccents(headword)
    .toLowerCase()
    .replace(/[^\p{L}\d ]/gu, '');

/** Compares names by the alphabet of a language, without accents and signs; what begins with a number comes last. */
export const alphabetical = (locale: Locale) => {
  const { compare } = new Intl.Collator(locales[locale].intl, { numeric: true });
  return (a: string, b: string): number => {
    const [one, other] = [sortKey(a), sortKey(b)];
    return Number(/^\d/.test(one)) - Number(/^\d/.test(other)) || compare(one, other);
  };
};

const initial = (headword: string): string => sortKey(headword).trim().charAt(0).toUpperCase();

async function makeIndex(locale: Locale): Promise<AzEntry[]> {
  const texts = (await passages[locale]).map((passage) => ({
    passage,
    text: [passage.heading, ...passage.paragraphs.map((paragraph) => paragraph.text)].join('\n'),
  }));
  const years = [...new Set(texts.flatMap(({ text }) => text.match(YEAR) ?? []))].sort();
  const subjects: Subject[] = [
    ...(await namedSubjects(locale)),
    ...years.map((year): Subject => ({ name: year, kind: 'year', forms: [year] })),
  ];
  const beside = await asides[locale];
  const holding = wordIndex(texts.map(({ text }) => text));
  const ids = new Set<string>();
  const found = subjects.flatMap((subject) => {
    const { name, kind, definition, rock, pronunciation, forms, about, also = [] } = subject;
    const isNamed = (form: string): boolean => texts.some(({ text }) => text.includes(form));
    const headword = kind === 'person' ? invert(longest([name, ...forms.map(asPrinted).filter(isNamed)])) : name;
    const pattern = mentionOf(subject);
    const mentions = holding(forms.map(asPrinted)).flatMap((index) => {
      const { passage, text } = texts[index] ?? {};
      const count = (text?.split(pattern).length ?? 1) - 1;
      // By its length alone a line that names a subject once would outweigh the chapter that is about it.
      return passage && text !== undefined && count > 0 ? [{ passage, weight: count / Math.sqrt(text.length) }] : [];
    });
    // A section has the name that its page gives it.
    const own = about && texts.find(({ passage }) => passage.href === about.href)?.passage;
    const references = sectionsByPage(mentions, own ?? about);
    // Whom no text names may be quoted.
    if (references.length === 0 && kind === 'person')
      references.push(...beside.filter(({ heading }) => heading === name).map((one) => ({ ...one, heading: '' })));
    const id = `${kind === 'year' ? 'year' : 'entry'}-${anchorOf(name)}`;
    // A definition is worth its place even where no text uses the word.
    if ((references.length === 0 && definition === undefined) || ids.has(id)) return [];
    ids.add(id);
    return [
      { id, subject: subject.id ?? name, name, headword, kind, references, definition, rock, pronunciation, also },
    ];
  });
  const byName = new Map(found.toReversed().map((entry) => [entry.name, entry]));
  return found.map((entry) => ({ ...entry, also: entry.also.flatMap((name) => byName.get(name) ?? []) }));
}

/** Matches where a text names the subject. */
function mentionOf({ forms, kind }: Pick<Subject, 'forms' | 'kind'>): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\d-])(?:${anyOf(forms.map(asPrinted))})(?![\\p{L}\\d]|-\\p{L})`,
    kind === 'term' ? 'iu' : 'u',
  );
}

/** The sections that name the subject most, page by page, after the page that is about it. */
function sectionsByPage(mentions: readonly Mention[], about: Reference | undefined): Reference[] {
  const most = new Set(mentions.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_SECTIONS));
  const sections = mentions.filter((mention) => most.has(mention)).map(({ passage }) => passage);
  const named: readonly Reference[] = about ? [about, ...sections] : sections;
  const once = named.filter(({ href }, index) => named.findIndex((one) => one.href === href) === index);
  return [...Map.groupBy(once, ({ pageName }) => pageName).values()].flat();
}

async function namedSubjects(locale: Locale): Promise<Subject[]> {
  const t = await translator(locale);
  const climats = climatRecords.map((record): Subject => {
    const { name, tier } = record;
    const page =
      tier === 'grand-cru'
        ? { href: cruLink(record, locale).href, pageName: name }
        : { href: `${hrefTo({ id: 'vineyards' }, locale)}#${tier}`, pageName: t('nav.vineyards') };
    return {
      name,
      kind: 'climat',
      forms: [name, ...placeNames(record)],
      about: { ...page, heading: t(`vineyards.${tier}`) },
      also: communesOf(record).filter((commune) => commune !== name),
    };
  });
  const atlas = { page: hrefTo({ id: 'atlas' }, locale), name: t('atlas.title') };
  const otherCrus = otherGrandsCrus(locale).map(({ id, name, communes }): Subject => ({
    name,
    kind: 'climat',
    forms: [name, ...otherNames([name])],
    about: { href: `${atlas.page}#${id}`, pageName: atlas.name, heading: name },
    also: villages
      .map(({ data }) => data.name)
      .filter((village) => communes.some((commune) => stripAccents(commune) === stripAccents(village))),
  }));
  const isListed = new Set(climats.map(({ name }) => name));
  const communes = villages
    .filter(({ data: { name } }) => !isListed.has(name))
    .map(({ data: { name } }): Subject => {
      const own = climatRecords.filter((record) => communesOf(record).includes(name));
      return { name, kind: 'village', forms: [name], also: own.map((climat) => climat.name) };
    });
  const people = lists.flatMap((list) => list.people);
  const fullNames = people.filter(
    (name) => !people.some((other) => other !== name && other.split(' ').includes(name)) && !isAlias.has(name),
  );
  const glossary = (await glossaryEntries(locale)).map((entry) => ({
    ...entry,
    pattern: mentionOf({ forms: entry.forms, kind: 'term' }),
  }));
  const taken = new Set([
    ...climats.flatMap(({ forms }) => forms),
    ...[...otherCrus, ...communes].map(({ name }) => name),
  ]);
  const listed = lists.flatMap((list) => [...list.houses, ...list.places, ...list.products]);
  const withArticle = listed.filter(
    (name) => bareName(name) !== name && listed.includes(bareName(name)) && !taken.has(bareName(name)),
  );
  const others = listed.filter(
    (name) => !taken.has(name) && !isAlias.has(name) && !withArticle.some((other) => bareName(other) === name),
  );
  return [
    ...climats,
    ...otherCrus,
    ...communes,
    ...fullNames.map((name): Subject => ({
      name: asPrinted(name),
      kind: 'person',
      forms: [name, ...otherNames([name])],
    })),
    ...others.map((name): Subject => ({
      name: asPrinted(name),
      kind: 'name',
      forms: withArticle.includes(name) ? [name, bareName(name)] : [name],
    })),
    ...(await plates(locale)).map(({ numeral, caption, href }): Subject => {
      const about = { href, pageName: fill(t('plate.number'), { numeral }), heading: '' };
      return { name: plainText(caption), kind: 'plate', forms: [], about };
    }),
    ...glossary.map(({ id, word, forms, definition, rock, pronunciation }): Subject => {
      const words = plainText(definition);
      const also = glossary.filter((other) => other.id !== id && other.pattern.test(words)).map((other) => other.word);
      return { id: `term-${id}`, name: word, kind: 'term', forms, definition, rock, pronunciation, also };
    }),
  ];
}

/** Names of a holding without a page of its own, without its commune: `Aux Boudots`, and `Boudots` in a sentence. */
function placeNames(record: Vineyard): string[] {
  const { name, lieuDit, tier } = record;
  const commune = communesOf(record).find((one) => name.startsWith(`${one} `));
  const place = lieuDit ?? (commune === undefined ? undefined : name.slice(commune.length + 1));
  return tier === 'grand-cru' || place === undefined ? [] : [...new Set([place, bareName(place)])];
}

/** A name after a preposition, which takes its article: `Les Suchots` and « des Suchots ». */
const bareName = (name: string): string => name.replace(formats[nameLocale].article, '');

const longest = (forms: readonly string[]): string =>
  forms.reduce((one, other) => (other.length > one.length ? other : one));

/** A surname, with the article that belongs to it, or the name of a ruler with its number. */
const SURNAME = /(?:L[ae]s? )?\S+(?: [IVX]+)?$/;

/** `Lalou Bize-Leroy` stands in the index as `Bize-Leroy, Lalou`, Aubert de Villaine as `Villaine, Aubert de`, Duke Hugues II as `Hugues II, Duke`. */
function invert(name: string): string {
  const given = name.replace(SURNAME, '').trim();
  return given === '' ? name : `${name.slice(given.length + 1)}, ${given}`;
}
