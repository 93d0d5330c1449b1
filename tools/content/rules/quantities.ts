import { localeCodes } from '#language/locales.ts';
import { quantitiesIn, type Quantity } from '../quantities.ts';
import { checkedLanguages, languageName } from '../languages.ts';
import { entriesOf, vineyardRecords, type Entry, type Library } from '../library.ts';
import { problem, type Problem } from '../problem.ts';
import type { Text } from '../texts.ts';

/** What readers would compare: areas, yields, shares, temperatures, volumes, lengths and times. */
const MEASURES = ['hl/ha', 'ha', '%', '°C', 'l', 'hl', 'm²', 'km', 'm', 'cm', 'years', 'months'];

/**
 * Numbers are written as their language does; areas and yields in prose are those of a record or of
 * content/editorial/quantities.md; a vintage's text gives the numbers of its record; and all languages of a page give the same.
 */
export function* quantityProblems(library: Library): Iterable<Problem> {
  const cure = 'Write 0.27 and 40,000 in English, 0,27 and 40 000 in French';
  for (const text of library.texts) {
    const [match] = checkedLanguages[text.locale]?.foreignNumbers.exec(text.text) ?? [];
    if (match !== undefined) yield problem(text, `"${match}" is not how this language writes numbers`, cure);
  }
  // While a record is broken its quantities are unknown, and the texts that give them are not to blame.
  const isRecord = /^(?:quantities|grandCruFacts|otherVineyardFacts)$/;
  if (library.documents.every(({ collection, parsed }) => !isRecord.test(collection ?? '') || parsed?.success))
    yield* unknownQuantities(library);
  for (const vintage of entriesOf(library, 'vintageFacts')) yield* unsaidQuantities(vintage, library.texts);
  yield* unevenQuantities(library);
  yield* unevenCards(library);
}

function* unknownQuantities(library: Library): Iterable<Problem> {
  const vineyards = vineyardRecords(library).map(({ data }) => data);
  const vintages = entriesOf(library, 'vintageFacts').map(({ data }) => data.yieldHlPerHa);
  const listed = entriesOf(library, 'quantities').map(({ data }) => data);
  const areas = [
    ...vineyards,
    ...vineyards.flatMap(({ appellation: all }) => (all ? [all, ...all.lieuxDits, ...all.owners] : [])),
    ...listed.flatMap((list) => list.areas),
  ].map(({ areaHa }) => areaHa);
  const yields = [
    ...vineyards.flatMap(({ appellation }) => appellation?.yields ?? []),
    ...listed.flatMap((list) => list.yields),
  ].map(({ hlPerHa }) => hlPerHa);
  const known = new Map([
    ['ha', new Set(areas)],
    ['hl/ha', new Set([...yields, ...vintages])],
  ]);
  const cure = 'Correct it, or add it to content/editorial/quantities.md';
  for (const text of library.texts)
    for (const { value, unit } of quantitiesIn(text.text, text.locale))
      if (known.get(unit)?.has(value) === false) yield problem(text, `${value} ${unit} is a number of no record`, cure);
}

/** What readers see beside a vintage's title and its text never says, per language. */
function* unsaidQuantities(
  { document, data: { yieldHlPerHa, harvest } }: Entry<'vintageFacts'>,
  texts: readonly Text[],
): Iterable<Problem> {
  const day = (date: Date): Quantity => ({
    value: date.getUTCDate(),
    unit: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(date),
  });
  const recorded = [{ value: yieldHlPerHa, unit: 'hl/ha' }, ...(harvest ? [day(harvest.from), day(harvest.to)] : [])];
  for (const locale of localeCodes) {
    const own = texts.filter((text) => text.locale === locale && text.document.path === document.path);
    const said = own.flatMap(({ text }) => quantitiesIn(text, locale));
    const [first] = own;
    if (!first || !checkedLanguages[locale]) continue;
    for (const { value, unit } of recorded) {
      if (said.some((one) => one.value === value && (one.unit === unit || one.unit === ''))) continue;
      const wrong = `the text never says ${value} ${unit}, as the record does`;
      yield problem({ ...first, field: '' }, wrong, `Correct the text or ${document.file}`);
    }
  }
}

/**
 * All languages have the same measures on a page. The texts are originals of their own: where a measure stands and
 * whether it is written in words, which years are told and what is linked and cited where, is each language's own.
 */
function* unevenQuantities({ texts }: Library): Iterable<Problem> {
  const checked = texts.filter(({ locale }) => checkedLanguages[locale]);
  for (const page of Map.groupBy(checked, (text) => text.page).values()) {
    const found = page.flatMap((text) => quantitiesIn(text.text, text.locale).map((quantity) => ({ text, quantity })));
    const locales = new Set(page.map(({ locale }) => locale));
    for (const { text, quantity } of found) {
      if (!MEASURES.includes(quantity.unit) || isLeftOpen(text)) continue;
      for (const locale of locales) {
        const isGiven = found.some((one) => one.text.locale === locale && isSame(quantity, one.quantity));
        if (isGiven || page.some((one) => one.locale === locale && isSpelled(quantity, one))) continue;
        const wrong = `"${quantity.value} ${quantity.unit}" is not in the ${languageName(locale)} text`;
        yield problem(text, wrong, 'Give both languages the same numbers');
      }
    }
  }
}

/** What sources leave open is told in each language's own way. */
const isLeftOpen = ({ field }: Text): boolean => /^(?:datedNotes|sources)\./.test(field);

/** A unit may be left to the context in one language (`with 10 years … with 20`), but never contradict. */
function isSame(a: Quantity, b: Quantity): boolean {
  return a.value === b.value && (a.unit === b.unit || a.unit === '' || b.unit === '');
}

/** Whether a text has a quantity in words: `thirty` for 30. */
function isSpelled({ value }: Quantity, { text, locale }: Text): boolean {
  const words = checkedLanguages[locale]?.inWords(value);
  return words !== undefined && new RegExp(`(?<![\\p{L}-])${words}(?![\\p{L}-])`, 'iu').test(text);
}

/** What the fact cards of vineyards and the labelled numbers of pages print: not running text. */
const isOnCard = ({ document: { collection }, field }: Text): boolean =>
  collection === 'vineyards'
    ? /^(?:note|profile|parcels|purchase|aspect|soils|tags\.\d+|ranks\.\d+)$/.test(field)
    : collection === 'pages' && /^numbers\.\d+\.value$/.test(field);

/** Fact cards are no originals of their own: they say the same numbers, in digits or in words, in all languages. */
function* unevenCards({ texts }: Library): Iterable<Problem> {
  const cards = texts.filter((text) => checkedLanguages[text.locale] && isOnCard(text));
  for (const card of Map.groupBy(cards, ({ page }) => page).values()) {
    const said = card.map((text) => ({ text, numbers: numbersIn(text) }));
    for (const { text, numbers } of said)
      for (const other of said)
        for (const value of numbers.difference(other.numbers)) {
          const wrong = `says ${value}, which the ${languageName(other.text.locale)} card does not`;
          yield problem(text, wrong, 'Give the cards of both languages the same numbers');
        }
  }
}

/** Numbers of a text, those in words among them; in French the words for 1 and 9 have other meanings too. */
function numbersIn(text: Text): Set<number> {
  // « trente et une » holds no 30.
  const joined = { ...text, text: text.text.replace(/ et (?=une?\b)/g, '-et-') };
  const spelled = Array.from({ length: 98 }, (_, index) => index + 2).filter(
    (value) => value !== 9 && isSpelled({ value, unit: '' }, joined),
  );
  return new Set([...quantitiesIn(text.text, text.locale).map(({ value }) => value), ...spelled]);
}
