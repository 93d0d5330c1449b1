import type { Library } from '../library.ts';
import { problemIn, type Passage } from '../passages.ts';
import { ownWordsOf } from '../plain.ts';
import type { Problem } from '../problem.ts';
import { BANNED, type Banned } from '../vocabulary.ts';

/** No banned word stands in our own prose; quotations may hold any. */
export function vocabularyProblems(library: Library): Problem[] {
  return library.passages
    .filter(({ quoted }) => !quoted)
    .flatMap((passage) => {
      const text = ownWordsOf(passage);
      return BANNED[passage.locale].flatMap((banned) => bannedIn(passage, text, banned));
    });
}

function bannedIn(passage: Passage, text: string, { pattern, reason, except, within }: Banned): Problem[] {
  if (within !== undefined && !passage.document.file.startsWith(within)) return [];
  const match = pattern.exec(except ? text.replace(except, '') : text);
  return match ? [problemIn(passage, `"${match[0]}" ${reason}`, 'Say it otherwise')] : [];
}
