import { localeCodes } from '#language/locales.ts';
import { figuresIn, type Figure } from '../figures.ts';
import { checkedLanguages } from '../languages.ts';
import { entriesOf, vineyardsOf, type Entry, type Library } from '../library.ts';
import { problemIn, type Problem } from '../problem.ts';
import type { Text } from '../texts.ts';

/**
 * Numbers are written as their language does; areas and yields in prose are those of a record or of
 * content/editorial/figures.md; a vintage's text gives the figures of its record.
 */
export function figureProblems(library: Library): Problem[] {
  const cure = 'Write 0.27 and 40,000 in English, 0,27 and 40 000 in French';
  return [
    ...library.texts.flatMap((text) => {
      const match = checkedLanguages[text.locale]?.foreignNumbers.exec(text.text)?.[0];
      return match === undefined ? [] : [problemIn(text, `"${match}" is not how this language writes numbers`, cure)];
    }),
    ...unknownFigures(library),
    ...entriesOf(library, 'vintageFacts').flatMap((vintage) => unsaidFigures(vintage, library.texts)),
  ];
}

/** While a record is broken its figures are unknown, and the texts that give them are not to blame. */
function unknownFigures(library: Library): Problem[] {
  if (
    library.documents.some(({ collection, parsed }) =>
      /^(?:figures|grandCruFacts|holdingFacts)$/.test(collection ?? '') ? parsed?.success !== true : false,
    )
  )
    return [];
  const known: Readonly<Record<string, ReadonlySet<number>>> = {
    ha: knownAreas(library),
    'hl/ha': knownYields(library),
  };
  const cure = 'Correct it, or add it to content/editorial/figures.md';
  return library.texts.flatMap((text) =>
    figuresIn(text.text, text.locale)
      .filter(({ value, unit }) => known[unit]?.has(value) === false)
      .map(({ value, unit }) => problemIn(text, `${value} ${unit} is a figure of no record`, cure)),
  );
}

/** Every area that a record or the list gives, in hectares. */
function knownAreas(library: Library): ReadonlySet<number> {
  const areas = vineyardsOf(library).flatMap(({ data: { areaHa, plots, appellation } }) => [
    areaHa,
    appellation?.areaHa,
    ...[...plots, ...(appellation?.lieuxDits ?? []), ...(appellation?.owners ?? [])].map((part) => part.areaHa),
  ]);
  const listed = entriesOf(library, 'figures').flatMap(({ data }) => data.areas.map(({ areaHa }) => areaHa));
  return new Set([...areas, ...listed].filter((area) => area !== undefined));
}

function knownYields(library: Library): ReadonlySet<number> {
  return new Set([
    ...vineyardsOf(library).flatMap(({ data }) => (data.appellation?.yields ?? []).map(({ hlPerHa }) => hlPerHa)),
    ...entriesOf(library, 'vintageFacts').map(({ data }) => data.yieldHlPerHa),
    ...entriesOf(library, 'figures').flatMap(({ data }) => data.yields.map(({ hlPerHa }) => hlPerHa)),
  ]);
}

/** What readers see beside a vintage's title and its text never says, per language. */
function unsaidFigures(
  { document, data: { yieldHlPerHa, harvest } }: Entry<'vintageFacts'>,
  texts: readonly Text[],
): Problem[] {
  const day = (date: Date): Figure => ({
    value: date.getUTCDate(),
    unit: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(date),
  });
  const figures = [{ value: yieldHlPerHa, unit: 'hl/ha' }, ...(harvest ? [day(harvest.from), day(harvest.to)] : [])];
  return localeCodes.flatMap((locale) => {
    const own = texts.filter((text) => text.locale === locale && text.document.path === document.path);
    const said = own.flatMap(({ text }) => figuresIn(text, locale));
    const missing = figures.filter(
      (figure) => !said.some(({ value, unit }) => value === figure.value && (unit === figure.unit || unit === '')),
    );
    const [first] = own;
    if (!first || !checkedLanguages[locale]) return [];
    return missing.map(({ value, unit }) => {
      const wrong = `the text never says ${value} ${unit}, as the record does`;
      return problemIn({ ...first, field: '' }, wrong, `Correct the text or ${document.file}`);
    });
  });
}
