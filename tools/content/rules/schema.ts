import type { z } from 'astro/zod';
import type { Document } from '../document.ts';
import type { Library } from '../library.ts';
import { problemAt, problemOfFile, type Problem } from '../problem.ts';

const SCHEMAS = 'its schema (src/collections.ts)';

/** Paths become addresses. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const YEAR = /^\d{4}$/;

/** Every file has a good path, belongs to a collection, can be read, and says what its collection's schema asks for. */
export function schemaProblems({ documents }: Library): Problem[] {
  return documents.flatMap((document) => [
    ...pathProblems(document),
    ...document.faults.map((fault) => ({ file: document.file, field: '', ...fault })),
    ...(document.parsed?.error?.issues ?? []).flatMap((issue) => issueProblems(document, issue)),
  ]);
}

function pathProblems({ file, name, collection }: Document): Problem[] {
  const problem = (wrong: string, cure: string): Problem[] => [problemOfFile(file, wrong, cure)];
  if (collection === undefined) {
    const cure = 'Move or rename it to fit src/collections.ts, or delete it';
    return problem('belongs to no collection, so the site would not show it', cure);
  }
  if (!NAME.test(name)) {
    return problem(`the name "${name}" would make a bad address`, 'Use lower-case letters, digits and single hyphens');
  }
  if (!collection.startsWith('vintage') || YEAR.test(name)) return [];
  return problem('the name is no year', 'Name it after the vintage, such as 2019.md');
}

/** One problem per unknown field, otherwise one per issue. */
function issueProblems(document: Document, issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  if (issue.code === 'unrecognized_keys') {
    const cure = `Remove it, or correct its name after ${SCHEMAS}`;
    return issue.keys.map((key) => problemAt(document, [...path, key], 'is no field that the site knows', cure));
  }
  const fieldOf = (data: unknown, step: string | number): unknown =>
    (data as Record<string, unknown> | undefined)?.[step];
  const isMissing = path.reduce(fieldOf, document.data) === undefined;
  const wrong = isMissing ? `is missing (${issue.message})` : issue.message;
  return [problemAt(document, path, wrong, isMissing ? 'Add it' : `Correct it; ${SCHEMAS} says what it holds`)];
}
