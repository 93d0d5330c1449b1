import type { Locale } from '#language/locales.ts';
import type { Quote } from '#text/schemas.ts';
import type { Document } from '../document.ts';
import { entriesOf, pairsOf, type Library } from '../library.ts';
import { problem, type Problem } from '../problem.ts';

/** A quotation has the same words, author and original wherever it stands. */
export function* quotationProblems(library: Library): Iterable<Problem> {
  const quotes = new Map<Document, Quote | undefined>(
    [...entriesOf(library, 'vineyards'), ...entriesOf(library, 'pages')].map(({ document, data }) => [
      document,
      data.quote,
    ]),
  );
  for (const { model, document } of pairsOf(library)) {
    // A page without a text of its own shows that of another language.
    const isText = document.blocks.length > 0 || document.collection === 'vineyards';
    if (isText && quotes.has(model) && quotes.has(document)) yield* pairProblems(model, document, quotes);
  }
}

/** What two languages of a page quote. A translation of ours gives the words that the other page quotes. */
function* pairProblems(
  model: Document,
  page: Document,
  quotes: ReadonlyMap<Document, Quote | undefined>,
): Iterable<Problem> {
  const [one, other] = [quotes.get(model), quotes.get(page)];
  if (!one && !other) return;
  if (!one || !other) {
    const cure = 'Add it with author and source, or remove the other';
    yield problem((one ? page : model).at(['quote']), 'the other language has a quotation here', cure);
    return;
  }
  const differs = (document: Document, field: string, wrong: string): Problem =>
    problem(document.at(['quote', field]), wrong, 'Give both pages the same');
  const translates = (quote: Quote, original: Quote, locale?: Locale): boolean =>
    quote.ours && quote.originalLang === locale && quote.original !== original.text;
  if (one.author !== other.author)
    yield differs(page, 'author', `is "${other.author}", but "${one.author}" in ${model.file}`);
  if (years(one.source) !== years(other.source)) yield differs(page, 'source', `names other years than ${model.file}`);
  if (translates(one, other, page.locale)) yield differs(model, 'original', `is not what ${page.file} quotes`);
  if (translates(other, one, model.locale)) yield differs(page, 'original', `is not what ${model.file} quotes`);
}

/** The years that a source names: `Prisons et Paradis, 1932` is `1932`. */
function years(source: string): string {
  return (source.match(/\d{4}/g) ?? []).sort().join(' ');
}
