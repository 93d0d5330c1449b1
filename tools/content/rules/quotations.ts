import { entriesOf, type Library } from '../library.ts';
import { problemAt, type Problem } from '../problem.ts';

/** A quotation has the same words, author and original wherever it stands. */
export function quotationProblems(library: Library): Problem[] {
  return [...pageQuotations(library), ...dictionaryQuotations(library)];
}

function pageQuotations(library: Library): Problem[] {
  const prose = entriesOf(library, 'grandCruProse');
  return prose.flatMap((french) => {
    const english = prose.find(({ document }) => document.file.replace(/en\.md$/, 'fr.md') === french.document.file);
    if (!english || english === french) return [];
    const [en, fr] = [english.data.quote, french.data.quote];
    if (!en && !fr) return [];
    if (!en || !fr) {
      const { document } = en ? french : english;
      const cure = 'Add it with author and source, or remove the other';
      return [problemAt(document, ['quote'], 'the other language has a quotation here', cure)];
    }
    const differences: [boolean, typeof french, string, string][] = [
      [en.author !== fr.author, french, 'author', `is "${fr.author}", in English "${en.author}"`],
      [years(en.source) !== years(fr.source), french, 'source', 'names other years than the English one'],
      [
        en.ours && en.originalLang === 'fr' && en.original !== fr.text,
        english,
        'original',
        'is not what the French page quotes',
      ],
      [
        fr.ours && fr.originalLang === 'en' && fr.original !== en.text,
        french,
        'original',
        'is not what the English page quotes',
      ],
    ];
    return differences
      .filter(([differs]) => differs)
      .map(([, { document }, field, wrong]) =>
        problemAt(document, ['quote', field], wrong, 'Give both pages the same'),
      );
  });
}

/** The years that a source names: `Prisons et Paradis, 1932` is `1932`. */
function years(source: string): string {
  return (source.match(/\d{4}/g) ?? []).sort().join(' ');
}

/** The dictionary keeps the original of a quotation `x` under `x.original`, the same in both languages. */
function dictionaryQuotations(library: Library): Problem[] {
  return entriesOf(library, 'translations').flatMap(({ document, data: { entries } }) =>
    Object.entries(entries).flatMap(([key, { en, fr }]) => {
      const quotation = key.endsWith('.original') ? entries[key.replace(/\.original$/, '')] : undefined;
      if (!quotation || (en === fr && [quotation.en, quotation.fr].includes(en))) return [];
      const wrong = 'differs from the quotation in its own language';
      return [problemAt(document, ['entries', key], wrong, 'Copy the words of the quotation to both languages')];
    }),
  );
}
