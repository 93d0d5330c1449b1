import { fill } from '#language/translate.ts';
import type { ParsedQuery } from '#search/query.ts';
import type { SearchFile } from '#search/search-file.ts';
import type { Analyzer } from '#search/analyzer.ts';

export interface Found {
  readonly label: string;
  readonly href: string;
  /** A line of context: a definition, or the sentence that answers. */
  readonly context: string;
}

const YEAR = /(?<![\d.,])(?:1[3-9]|20)\d{2}(?![\d.,]?\d)/g;

/** Makes what answers the title of a bottle, two crus or a year by a link: to the examiner, the comparison, the harvests. */
export function directAnswers({ vocabulary, crus, years, compare, bottles }: SearchFile, analyzer: Analyzer) {
  const wordsOfYear = vocabulary.yearWords.map((word) => analyzer.termsOf(word).join(' '));

  /** Links that answer all that was asked, and, `beside`, those that answer a part. `query` is `typed` in the site's spelling. */
  return (
    typed: string,
    query: string,
    parsed: ParsedQuery,
  ): { direct: readonly Found[]; beside: readonly Found[] } => {
    const { stems, concepts, isQuestion, wants } = parsed;
    const asked = [...query.matchAll(YEAR)].map(([year]) => Number(year));
    const ofYears = [...wordsOfYear, ...asked.map(String)];
    const isYearOnly =
      !wants.has('estate') &&
      !wants.has('reason') &&
      concepts.every(({ wordings: [first = []] }) => ofYears.includes(first.join(' ')));
    const named = crus.filter(([slug]) => parsed.crus.includes(slug));
    const isLeroy = / (?:leroy|auvenay) /.test(` ${stems.join(' ')} `);
    const isRecent = asked.some((year) => year >= (years.at(-1)?.[0] ?? 0));
    const isBottle = parsed.isBottle && !isYearOnly && isRecent && (named.length > 0 || isLeroy);
    const ofYear = years
      .filter(([from, to]) => asked.some((year) => from <= year && year <= to))
      .map(([, , label, href, context]): Found => {
        const [year = 0] = asked;
        return { label: fill(label, { year }), href: fill(href, { year }), context };
      });
    const [first = '', second = ''] = named.map(([slug]) => slug);
    const two: Found = {
      label: named.map(([, name]) => name).join(' – '),
      href: fill(compare[1], { first, second }),
      context: compare[0],
    };
    const pair = named.length === 2 ? [two] : [];
    const isPairOnly = pair.length > 0 && concepts.length <= (isQuestion ? 2 : 4);
    const title = typed.trim();
    const bottle: Found = {
      label: fill(bottles[0], { title }),
      href: fill(bottles[1], { title: encodeURIComponent(title) }),
      context: '',
    };
    const [yearFirst, yearBeside] = isYearOnly || isBottle ? [ofYear, []] : [[], ofYear];
    const [pairFirst, pairBeside] = isPairOnly ? [pair, []] : [[], pair];
    return {
      direct: [...(isBottle ? [bottle] : []), ...pairFirst, ...yearFirst],
      beside: [...pairBeside, ...yearBeside],
    };
  };
}
