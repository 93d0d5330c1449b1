import { defaultLocale, type Locale } from '#language/locales.ts';
import type { Quote } from '#text/schemas.ts';
import { entriesOf, type Entry, type Library } from '../library.ts';
import { problemAt, type Problem } from '../problem.ts';

/** A quotation has the same words, author and original wherever it stands. */
export function quotationProblems(library: Library): Problem[] {
  const pages = [...entriesOf(library, 'vineyards'), ...entriesOf(library, 'pages')].filter(isText);
  const models = pages.filter(({ document }) => document.locale === defaultLocale);
  return models.flatMap((model) =>
    pages
      .filter(({ document }) => document.path === model.document.path && document !== model.document)
      .flatMap((page) => pairProblems(model, page)),
  );
}

/** A page without a text of its own shows that of another language. */
const isText = ({ document }: Entry): boolean => document.body.trim() !== '' || document.collection === 'vineyards';

/** What two languages of a page quote. A translation of ours gives the words that the other page quotes. */
function pairProblems(model: Entry<'vineyards' | 'pages'>, page: Entry<'vineyards' | 'pages'>): Problem[] {
  const [one, other] = [model.data.quote, page.data.quote];
  if (!one && !other) return [];
  if (!one || !other) {
    const { document } = one ? page : model;
    const cure = 'Add it with author and source, or remove the other';
    return [problemAt(document, ['quote'], 'the other language has a quotation here', cure)];
  }
  const translates = (quote: Quote, original: Quote, locale?: Locale): boolean =>
    quote.ours && quote.originalLang === locale && quote.original !== original.text;
  const differences: [boolean, Entry, string, string][] = [
    [
      one.author !== other.author,
      page,
      'author',
      `is "${other.author}", but "${one.author}" in ${model.document.file}`,
    ],
    [years(one.source) !== years(other.source), page, 'source', `names other years than ${model.document.file}`],
    [translates(one, other, page.document.locale), model, 'original', `is not what ${page.document.file} quotes`],
    [translates(other, one, model.document.locale), page, 'original', `is not what ${model.document.file} quotes`],
  ];
  return differences
    .filter(([differs]) => differs)
    .map(([, { document }, field, wrong]) => problemAt(document, ['quote', field], wrong, 'Give both pages the same'));
}

/** The years that a source names: `Prisons et Paradis, 1932` is `1932`. */
function years(source: string): string {
  return (source.match(/\d{4}/g) ?? []).sort().join(' ');
}
