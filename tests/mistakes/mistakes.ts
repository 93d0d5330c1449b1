import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A deliberate mistake in one file, and what has to fail because of it; the table says what each field is. */
export interface Mistake {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly ask: readonly [script: string, ...args: string[]];
  readonly fails: string;
}

export const mistakes = parse(readFileSync(new URL('mistakes.yml', import.meta.url), 'utf8')) as readonly Mistake[];
