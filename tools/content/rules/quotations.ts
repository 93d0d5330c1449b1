import type { z } from 'astro/zod';
import { collections } from '#collections/definitions.ts';
import { problemAt, type Document } from '../document.ts';
import { entriesOf, type Entry, type Library } from '../library.ts';
import type { Problem } from '../problem.ts';

type Prose = z.output<typeof collections.grandCruProse.schema>;

/** A quotation has the same words, author and original wherever it stands. */
export function quotationProblems(library: Library): Problem[] {
  const prose = entriesOf(library, collections.grandCruProse);
  const english = new Map(prose.map((entry) => [entry.document.file, entry]));
  return [
    ...prose
      .filter(({ document }) => document.file.endsWith('/fr.md'))
      .flatMap((french) => {
        const other = english.get(french.document.file.replace(/fr\.md$/, 'en.md'));
        return other ? pairProblems(other, french) : [];
      }),
    ...entriesOf(library, collections.translations).flatMap(({ document, data }) => originalProblems(document, data.entries)),
  ];
}

function pairProblems(english: Entry<Prose>, french: Entry<Prose>): Problem[] {
  const [en, fr] = [english.data.quote, french.data.quote];
  if (!en && !fr) return [];
  if (!en || !fr) {
    const { document } = en ? french : english;
    return [problemAt(document, ['quote'], 'the other language has a quotation here', 'Add it with author and source, or remove the other')];
  }
  const problems: Problem[] = [];
  if (en.author !== fr.author) {
    problems.push(problemAt(french.document, ['quote', 'author'], `is "${fr.author}", in English "${en.author}"`, 'Give both the same author'));
  }
  if (years(en.source) !== years(fr.source)) {
    problems.push(
      problemAt(french.document, ['quote', 'source'], 'names other years than the English one', 'Give both the same source'),
    );
  }
  if (en.ours && en.originalLang === 'fr' && en.original !== fr.text) {
    problems.push(problemAt(english.document, ['quote', 'original'], 'is not what the French page quotes', 'Give both the same words'));
  }
  if (fr.ours && fr.originalLang === 'en' && fr.original !== en.text) {
    problems.push(problemAt(french.document, ['quote', 'original'], 'is not what the English page quotes', 'Give both the same words'));
  }
  return problems;
}

/** The years that a source names: `Prisons et Paradis, 1932` is `1932`. */
function years(source: string): string {
  return (source.match(/\d{4}/g) ?? []).sort().join(' ');
}

type Entries = z.output<typeof collections.translations.schema>['entries'];

/** The dictionary keeps the original of a quotation `x` under `x.original`, the same in both languages. */
function originalProblems(document: Document, entries: Entries): Problem[] {
  return Object.entries(entries).flatMap(([key, words]) => {
    const quotation = key.endsWith('.original') ? entries[key.slice(0, -'.original'.length)] : undefined;
    if (!quotation) return [];
    const same = words.en === words.fr && [quotation.en, quotation.fr].includes(words.en);
    if (same) return [];
    return [problemAt(document, ['entries', key], 'differs from the quotation in its own language', 'Copy the words of the quotation to both languages')];
  });
}
