import type { z } from 'astro/zod';
import type { Document } from '../document.ts';
import type { Library } from '../library.ts';
import { problem, type Problem } from '../problem.ts';

const SCHEMAS = 'its schema (src/collections.ts)';

/** Paths become addresses. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const YEAR = /^\d{4}$/;

/** Every file has a good path, belongs to a collection, can be read, and says what its collection's schema asks for. */
export function* schemaProblems({ documents }: Library): Iterable<Problem> {
  for (const document of documents) {
    const { name, collection, faults, parsed } = document;
    if (collection === undefined) {
      const cure = 'Move or rename it to fit src/collections.ts, or delete it';
      yield problem(document, 'belongs to no collection, so the site would not show it', cure);
    } else if (!NAME.test(name)) {
      const cure = 'Use lower-case letters, digits and single hyphens';
      yield problem(document, `the name "${name}" would make a bad address`, cure);
    } else if (collection.startsWith('vintage') && !YEAR.test(name)) {
      yield problem(document, 'the name is no year', 'Name it after the vintage, such as 2019.md');
    }
    yield* faults;
    for (const issue of parsed?.error?.issues ?? []) yield* issueProblems(document, issue);
  }
}

/** One problem per unknown field, otherwise one per issue. */
function issueProblems({ at, data }: Document, issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  if (issue.code === 'unrecognized_keys') {
    const cure = `Remove it, or correct its name after ${SCHEMAS}`;
    return issue.keys.map((key) => problem(at([...path, key]), 'is no field that the site knows', cure));
  }
  const fieldOf = (fields: unknown, step: string | number): unknown =>
    (fields as Record<string, unknown> | undefined)?.[step];
  const isMissing = path.reduce(fieldOf, data) === undefined;
  const wrong = isMissing ? `is missing (${issue.message})` : issue.message;
  return [problem(at(path), wrong, isMissing ? 'Add it' : `Correct it; ${SCHEMAS} says what it holds`)];
}
