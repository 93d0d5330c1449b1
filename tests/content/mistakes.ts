import { describe, expect, it } from 'vitest';
import { findProblems } from '../../tools/content/check.ts';
import { describeProblem } from '../../tools/content/problem.ts';
import { realText, withFile } from './library.ts';

export const MUSIGNY = 'content/vineyards/grand-cru/musigny';

/** A deliberate mistake in one file of the content, and what the check must say about it. */
export interface Mistake {
  readonly name: string;
  readonly file: string;
  /** The real text to change; without it the whole file is written or removed. */
  readonly from?: string | RegExp;
  /** What stands there instead; undefined removes the file. */
  readonly to: string | undefined;
  /** The field or place that the message names. */
  readonly field: string;
  readonly says: RegExp;
  /** The file that the message names, when it is another one. */
  readonly reportedIn?: string;
  /** Set when the message names another line than the changed one, because it is about something absent. */
  readonly elsewhere?: true;
}

/** Makes each mistake in the real content and expects it to be named with file, line and field. */
export function describeMistakes(name: string, mistakes: readonly Mistake[]): void {
  describe(name, () => {
    it.each(mistakes)('is named: $name', async (mistake) => {
      const { text, line } = await make(mistake);
      const problems = findProblems(withFile(mistake.file, text));
      const file = mistake.reportedIn ?? mistake.file;
      const place = mistake.elsewhere ? new RegExp(`^${file}:\\d+$`) : new RegExp(`^${file}:${line}$`);
      const named = problems.filter(
        (problem) =>
          place.test(`${problem.file}:${problem.line}`) &&
          problem.field === mistake.field &&
          mistake.says.test(describeProblem(problem)),
      );
      expect(named, problems.map(describeProblem).join('\n')).toHaveLength(1);
    });
  });
}

/** The changed text of the file and the first line that differs. Fails when the mistake would change nothing. */
export async function make({
  file,
  from,
  to,
}: Pick<Mistake, 'file' | 'from' | 'to'>): Promise<{ text: string | undefined; line: number }> {
  if (from === undefined || to === undefined) return { text: to, line: 1 };
  const text = await realText(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${String(from)} is not in ${file}: the mistake cannot be made.`);
  const lines = text.split('\n');
  return { text: changed, line: changed.split('\n').findIndex((line, index) => line !== lines[index]) + 1 };
}
