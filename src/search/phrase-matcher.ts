import { fill } from '#language/translate.ts';
import type { Concept, ParsedQuery } from '#search/query.ts';
import type { SearchFile } from '#search/search-file.ts';
import type { ShareOf } from '#search/sentences.ts';

/** The passages whose phrases, the visitors' words for them, are in a query. */
interface Meant {
  /** By passage, how much of the query its best phrase says. */
  readonly worths: ReadonlyMap<number, number>;
  /** The passages with a phrase that says all of the query. */
  readonly whole: ReadonlySet<number>;
}

/**
 * Makes the function that finds the passages that a query means: those with a phrase in the file
 * (`content/<language>/search.md`) whose words are all in the query, as they were typed or in other words.
 */
export function phraseMatcher(
  { passages, questions }: SearchFile,
  read: (query: string) => ParsedQuery,
  nameOf: (id: number) => string,
) {
  const ofPages = questions.flatMap(([asked, ...ids]) =>
    ids.map((id) => [id, fill(asked, { name: nameOf(id) })] as const),
  );
  const phrases = [...passages.map(([, , , , asked], id) => [id, asked] as const), ...ofPages].flatMap(([id, asked]) =>
    (asked?.split(';') ?? []).map((phrase) => {
      const { concepts, wants } = read(phrase);
      return { id, wants, size: concepts.length, stems: concepts.flatMap(({ wordings: [typed = []] }) => typed) };
    }),
  );

  return ({ stems: typed, concepts, wants }: ParsedQuery, shareOf: ShareOf): Meant => {
    const spoken = new Set([...typed, ...concepts.flatMap(({ wordings }) => wordings.flat())]);
    const worths = new Map<number, number>();
    const whole = new Set<number>();
    for (const { id, size, stems, wants: wanted } of phrases) {
      if (!stems.every((stem) => spoken.has(stem)) || ![...wanted].every((want) => wants.has(want))) continue;
      const isSaid = (own: readonly string[]): boolean => own.every((stem) => stems.includes(stem));
      const isLeft = (one?: Concept): boolean => one?.isEverywhere === false && !one.wordings.some(isSaid);
      // Of two phrases that say all, the one that says more is meant.
      const worth = 1 - shareOf((index) => isLeft(concepts[index])) + (size + wanted.size) * 0.05;
      if (!concepts.some(isLeft)) whole.add(id);
      worths.set(id, Math.max(worths.get(id) ?? 0, worth));
    }
    return { worths, whole };
  };
}
