import { collections } from '#collections/definitions.ts';
import { localeCodes } from '#i18n/locales.ts';
import { figuresOf, type Figure } from '../figures.ts';
import type { Document } from '../document.ts';
import { entriesOf, type Entry, type Library } from '../library.ts';
import { problemIn, type Passage } from '../passages.ts';
import type { Problem } from '../problem.ts';
import type { z } from 'astro/zod';

type Vineyard = z.output<typeof collections.vineyards.schema>;
type Vintage = z.output<typeof collections.vintages.schema>;

/** Figures in prose agree with the records: areas and yields everywhere, those of a vintage in its own text. */
export function recordFigureProblems(library: Library): Problem[] {
  const crus = entriesOf(library, collections.grandCrus);
  const others = entriesOf(library, collections.vineyards);
  const byFile = Map.groupBy(library.passages, ({ document }) => document.file);
  return [
    ...(allAreValid(library, crus.length + others.length) ? strangeFigures(library, crus, others) : []),
    ...entriesOf(library, collections.vintages).flatMap(({ document, data }) =>
      unsaidFigures(document, vintageFigures(data), byFile),
    ),
  ];
}

/** While a record is broken its figures are unknown, and the texts that give them are not to blame. */
function allAreValid({ documents }: Library, valid: number): boolean {
  return documents.filter(({ definition }) => definition === collections.grandCrus || definition === collections.vineyards).length === valid;
}

function strangeFigures(library: Library, crus: readonly Entry<Vineyard>[], others: readonly Entry<Vineyard>[]): Problem[] {
  const listed = entriesOf(library, collections.figures).map(({ data }) => data);
  const vintages = entriesOf(library, collections.vintages).map(({ data }) => data.yieldHlPerHa);
  const records = [...crus, ...others].map(({ data }) => data);
  const sums = listed
    .flatMap((list) => list.sums)
    .map((slugs) => crus.filter(({ document }) => slugs.includes(document.id.replace('/index', ''))))
    .map((added) => added.reduce((sum, { data }) => sum + data.areaHa, 0));
  const areas = [
    ...records.flatMap(areasOf),
    ...listed.flatMap((list) => list.areas.map(({ areaHa }) => areaHa)),
    ...sums.map(roundArea),
  ];
  const yields = [
    ...records.flatMap(({ appellation }) => (appellation?.yields ?? []).map(({ hlPerHa }) => hlPerHa)),
    ...listed.flatMap((list) => [list.averageYieldHlPerHa, ...list.yields.map(({ hlPerHa }) => hlPerHa)]),
    ...vintages,
  ];
  return [
    ...unknownFigures(library.passages, 'ha', new Set(areas), 'an area'),
    ...unknownFigures(library.passages, 'hl/ha', new Set(yields), 'a yield'),
  ];
}

/** Every area that a record gives, in hectares. */
function areasOf({ areaHa, plots, appellation }: Vineyard): number[] {
  const { areaHa: whole, lieuxDits = [], owners = [] } = appellation ?? {};
  return [areaHa, whole, ...[...plots, ...lieuxDits, ...owners].map((part) => part.areaHa)].filter((area) => area !== undefined);
}

/** To the square metre, the precision of the land register. */
function roundArea(hectares: number): number {
  return Math.round(hectares * 10_000) / 10_000;
}

function unknownFigures(
  passages: readonly Passage[],
  unit: string,
  known: ReadonlySet<number>,
  kind: string,
): Problem[] {
  return passages.flatMap((passage) =>
    figuresOf(passage)
      .filter((figure) => figure.unit === unit && !known.has(figure.value))
      .map(({ value }) =>
        problemIn(passage, `${value} ${unit} is ${kind} of no record`, 'Correct it, or add it to content/editorial/figures.md'),
      ),
  );
}

/** A figure of a record by the name of its field. */
type RecordFigure = readonly [field: string, figure: Figure];

/** What readers see beside a vintage's title. */
function vintageFigures({ yieldHlPerHa, harvest }: Vintage): RecordFigure[] {
  const days = harvest ? [['harvest.from', harvest.from] as const, ['harvest.to', harvest.to] as const] : [];
  return [
    ['yieldHlPerHa', { value: yieldHlPerHa, unit: 'hl/ha' }],
    ...days.map(([field, date]) => [field, { value: date.getUTCDate(), unit: monthName(date) }] as const),
  ];
}

function monthName(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(date);
}

/** The figures of a record that its text does not give, per language. Takes the passages by file. */
function unsaidFigures(
  record: Document,
  figures: readonly RecordFigure[],
  passages: ReadonlyMap<string, readonly Passage[]>,
): Problem[] {
  const folder = record.file.replace(/index\.md$/, '');
  return localeCodes.flatMap((locale) => {
    const own = passages.get(`${folder}${locale}.md`) ?? [];
    const [first] = own;
    if (!first) return [];
    const said = own.flatMap(figuresOf);
    return figures.flatMap(([field, figure]) => {
      if (said.some((other) => isSame(figure, other))) return [];
      const wrong = `the text never says ${`${figure.value} ${figure.unit}`.trim()}, which is ${field} of the record`;
      return [{ ...problemIn(first, wrong, `Correct the text or ${record.file}`), field: '' }];
    });
  });
}

function isSame(expected: Figure, { value, unit }: Figure): boolean {
  return value === expected.value && (unit === expected.unit || unit === '');
}
