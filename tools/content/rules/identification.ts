import { eld } from 'eld/small';
import { LANGUAGE_NAMES } from '../language-names.ts';
import type { Library } from '../library.ts';
import { oncePerObject } from '../once.ts';
import { isOriginal, problemIn, type Passage } from '../passages.ts';
import { ownWordsOf } from '../plain.ts';
import type { Problem } from '../problem.ts';

/** Letters below which a sentence says too little about its language. */
const ENOUGH = 50;

/** Languages that could slip in; without the others the identification is surer. */
const CANDIDATES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'];

const detector = eld.newInstance();
detector.setLanguageSubset(CANDIDATES);

/** Names are French on both sides and would mislead: every word with a capital, with its article. */
const NAMES = /(?:[dl]['’])?\p{Lu}[\p{L}'’-]*/gu;

/** Every sentence is in the language of its page; quotations, names and marked French words excepted. */
export function identificationProblems(library: Library): Problem[] {
  return library.passages
    .filter((passage) => !passage.quoted && !isOriginal(passage))
    .flatMap(foreignSentences);
}

function identify(sentence: string): string | undefined {
  const result = detector.detect(sentence);
  return result.isReliable() ? result.language : undefined;
}

/** The first foreign sentence of a passage is enough to find the others. */
const foreignSentences = oncePerObject((passage: Passage): Problem[] => {
  for (const sentence of ownWordsOf(passage).split(/(?<=[.!?;:])\s/)) {
    const words = sentence.replace(NAMES, ' ').replace(/[\d\s.,;:]+/g, ' ').trim();
    if (words.length < ENOUGH) continue;
    const language = identify(words);
    if (language !== undefined && language !== passage.locale) return [foreign(passage, sentence)];
  }
  return [];
});

function foreign(passage: Passage, sentence: string): Problem {
  return problemIn(
    passage,
    `"${sentence.slice(0, 40)}…" does not read as ${LANGUAGE_NAMES[passage.locale]}`,
    'Write it in the language of the page, or put it in quotation marks',
  );
}
