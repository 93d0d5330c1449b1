import { sort, sum } from 'd3-array';
import type { Element } from 'hast';
import { formatArea, formatDay, formatNumber } from '#language/format.ts';
import { defaultLocale, type Locale } from '#language/locales.ts';
import type { Translate } from '#language/translate.ts';
import { citing, type SourceNumbers } from '#text/citations.ts';
import { translator } from '#text/dictionary.ts';
import { markdownTable } from '#text/markdown.ts';
import { pageFiles } from '#text/page-files.ts';
import { renderMarkdown } from '#text/render.ts';
import { element, isElement, mapElements, type Tree } from '#text/tree.ts';
import { commonest, ownersInWords, rankInWords } from '#vineyards/facts.ts';
import { tableNames, UNDATED, type TableName } from '#vineyards/schemas.ts';
import { openCsv, sourcesInWords } from '#vineyards/open-fields.ts';
import { localizedCrus } from '#vineyards/records.ts';
import type { LocalizedGrandCru } from '#vineyards/vineyard.ts';

/** One value of a table, with the day or the year for which it holds and the sources it rests on. */
interface Value {
  /** In words, as Markdown. */
  readonly text: string;
  /** Its name, where that is not the head of its column: an owner. */
  readonly what?: string;
  /** The value alone, for programs, where it differs from the words. */
  readonly value?: string | number;
  readonly unit?: string;
  readonly date?: string;
  readonly sources: readonly string[];
}

interface Column {
  readonly head: string;
  readonly unit?: string;
  /** Whether it stands on the page alone: what the record of the estate says elsewhere. */
  readonly isOurs?: true;
  readonly valuesOf: (cru: LocalizedGrandCru) => readonly Value[];
  /** Drawn under the values on the page. */
  readonly graphicOf?: (cru: LocalizedGrandCru) => Element;
}

interface Table {
  readonly nameOf: (cru: LocalizedGrandCru) => string;
  readonly columns: readonly Column[];
}

/** The values of one field of a record that may be missing. */
const some = <Field>(field: Field | undefined, value: (field: Field) => Value): Value[] =>
  field === undefined ? [] : [value(field)];

const appellationOf = ({ appellation, name }: LocalizedGrandCru): string => appellation.name ?? name;

const tables: Readonly<Record<TableName, (crus: readonly LocalizedGrandCru[], locale: Locale, t: Translate) => Table>> =
  {
    rules: (_, locale, t) => ({
      nameOf: appellationOf,
      columns: [
        {
          head: t('vineyard.decree'),
          valuesOf: ({ appellation: { since } }) =>
            some(since, ({ date, sources }) => ({ text: formatDay(date, locale), value: date, date, sources })),
        },
        {
          head: t('vineyard.rules.decree'),
          valuesOf: ({ appellation: { rules } }) =>
            some(rules, ({ number, date, sources }) => ({ text: number, date, sources })),
        },
        {
          head: t('vineyard.rules.yields'),
          unit: 'hl/ha',
          valuesOf: ({ appellation: { yields } }) => {
            const [base, ceiling] = ['base', 'ceiling'].map((rule) => yields.find((one) => one.rule === rule));
            if (!base || !ceiling) return [];
            const text = `${base.hlPerHa} / ${ceiling.hlPerHa}`;
            return [{ text, date: String(base.year), sources: [...base.sources, ...ceiling.sources] }];
          },
        },
        {
          head: t('vineyard.rules.sugar'),
          unit: 'g/l',
          valuesOf: ({ appellation: { rules } }) =>
            some(rules, ({ sugarGPerL, date, sources }) => ({ text: String(sugarGPerL), date, sources })),
        },
        {
          head: t('vineyard.rules.strength'),
          unit: '% vol.',
          valuesOf: ({ appellation: { rules } }) =>
            some(rules, ({ strengthPercent, date, sources }) => ({
              text: formatNumber(strengthPercent, locale),
              value: strengthPercent,
              date,
              sources,
            })),
        },
        {
          head: t('vineyard.rules.own-text'),
          valuesOf: ({ appellation: { ownText } }) =>
            some(ownText, ({ number, date, sources }) => ({
              text: `${number}, ${formatDay(date, locale)}`,
              value: number,
              date,
              sources,
            })),
        },
      ],
    }),
    ranks: (crus, _, t) => {
      const all = crus.flatMap(({ ranks }) => ranks).sort((a, b) => a.year - b.year);
      const authors = new Map(all.map(({ author, year }) => [author, year]));
      return {
        nameOf: ({ name }) => name,
        columns: [...authors].map(([author, year]) => ({
          head: `${t(`vineyard.author.${author}`)}, ${year}`,
          valuesOf: ({ ranks }) =>
            some(
              ranks.find((one) => one.author === author),
              ({ rank, sources }) => ({ text: rank, date: String(year), sources }),
            ),
        })),
      };
    },
    owners: (crus, locale, t) => {
      const listed = ({ appellation: { owners } }: LocalizedGrandCru) =>
        owners.filter(({ areaHa }) => areaHa !== undefined);
      const usual = commonest(crus.flatMap(listed).map(({ date }) => date));
      return {
        nameOf: appellationOf,
        columns: [
          {
            head: t('vineyard.owners.largest'),
            valuesOf: (cru) =>
              ownersInWords(listed(cru), usual, locale, t).map(({ name, areaHa, date, sources, text }) => ({
                text,
                what: name,
                value: areaHa ?? '',
                unit: 'ha',
                date,
                sources,
              })),
            graphicOf: (cru) => holdersBar(cru, listed(cru)),
          },
          {
            head: t('vineyard.owners.estate'),
            isOurs: true,
            valuesOf: ({ areaHa }) => [{ text: formatArea(areaHa, locale), sources: [] }],
          },
          {
            head: t('vineyard.owners.place'),
            isOurs: true,
            valuesOf: ({ appellation: { estateRank } }) =>
              some(estateRank, (rank) => ({ text: rankInWords(rank, '{rank}', locale, t), sources: rank.sources })),
          },
        ],
      };
    },
  };

/** A cru as a bar: its holders and the estate, the largest first, each as wide as its part of the whole. */
function holdersBar(
  { areaHa, appellation }: LocalizedGrandCru,
  holders: readonly { readonly areaHa?: number | undefined }[],
) {
  const parts = sort(
    [...holders.map((one) => ({ ha: one.areaHa ?? 0, isOurs: false })), { ha: areaHa, isOurs: true }],
    ({ ha }) => -ha,
  );
  const percent = (ha: number): string => `${Math.round((1000 * ha) / appellation.areaHa) / 10}%`;
  const rects = parts.map(({ ha, isOurs }, index) =>
    element('rect', {
      ...(isOurs && { className: ['fill-fill'] }),
      x: percent(sum(parts.slice(0, index), (one) => one.ha)),
      width: percent(ha),
    }),
  );
  return element('svg', { ariaHidden: 'true' }, rects);
}

async function tableOf(name: TableName, locale: Locale) {
  const crus = await localizedCrus(locale);
  return { crus, ...tables[name](crus, locale, await translator(locale)) };
}

const EMPTY = '–';

/** A table in a text with these sources. One is cited where the table first rests on it. */
export async function cruTable(placed: string, locale: Locale, sources: SourceNumbers): Promise<Tree> {
  const name = tableNames.find((one) => one === placed);
  if (name === undefined) throw new Error(`There is no table "${placed}". Write one of ${tableNames.join(', ')}.`);
  const [{ crus, columns, nameOf }, t] = await Promise.all([tableOf(name, locale), translator(locale)]);
  const cited = new Set<string>();
  const cellOf = (values: readonly Value[]): string => {
    const news = new Set(values.flatMap(({ sources }) => sources).filter((id) => !cited.has(id)));
    for (const id of news) cited.add(id);
    return values.length === 0 ? EMPTY : values.map(({ text }) => text).join('; ') + citing([...news]);
  };
  const heads = columns.map(({ head, unit }) => (unit === undefined ? head : `${head}, ${unit}`));
  const rows = crus.map((cru) => [nameOf(cru), ...columns.map(({ valuesOf }) => cellOf(valuesOf(cru)))]);
  const table = markdownTable([t('vineyard.cru'), ...heads], rows);
  const tree = renderMarkdown(table, locale, { sources });
  // The first row is that of the heads.
  let place = -1;
  return mapElements(tree, (row) => (row.tagName === 'tr' ? withDrawings(row, columns, crus[place++]) : row));
}

/** The row of a cru with what the columns draw of it. */
function withDrawings(row: Element, columns: readonly Column[], cru: LocalizedGrandCru | undefined): Element {
  if (!cru) return row;
  // The name of the cru is the head of the row.
  const cells = row.children.filter((cell) => isElement(cell, 'td'));
  const children = row.children.map((cell) => {
    const drawing = isElement(cell, 'td') && columns[cells.indexOf(cell)]?.graphicOf?.(cru);
    return drawing ? { ...cell, children: [...cell.children, drawing] } : cell;
  });
  return { ...row, children };
}

/** A table as CSV in the default language: a row for each value. */
export async function openTable(
  name: TableName,
  rights: { readonly licence: string; readonly version: string },
): Promise<string> {
  const { crus, columns, nameOf } = await tableOf(name, defaultLocale);
  const { references } = await pageFiles('compare', defaultLocale);
  const sourcesOf = (ids: readonly string[]) =>
    [...new Set(ids)].flatMap((id) => references.sources.find((source) => source.id === id) ?? []);
  const rows = crus.flatMap((cru) =>
    columns
      .filter(({ isOurs }) => !isOurs)
      .flatMap(({ head, unit = '', valuesOf }) =>
        valuesOf(cru).map(({ what = head, text, value = text.replaceAll('*', ''), date, sources, ...own }) => ({
          cru: nameOf(cru),
          what,
          value,
          unit,
          ...own,
          date: date === UNDATED ? '' : date,
          sources: sourcesInWords(sourcesOf(sources)),
          ...rights,
        })),
      ),
  );
  return openCsv(rows, ['cru', 'what', 'value', 'unit', 'date', 'sources', 'licence', 'version']);
}
