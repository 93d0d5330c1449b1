import type { z } from 'astro/zod';
import { collections } from '#collections/definitions.ts';
import type { Document } from '../document.ts';
import type { Library } from '../library.ts';
import { problemAt, problemOfFile, type Problem } from '../problem.ts';

const SCHEMAS = 'src/collections/schemas.ts';

/** Paths become addresses. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const YEAR = /^\d{4}\//;

/** Every file has a good path, belongs to a collection, can be read, and says what its collection's schema asks for. */
export function schemaProblems({ documents }: Library): Problem[] {
  return documents.flatMap((document) => [
    ...pathProblems(document),
    ...document.faults.map(({ line, message }) => ({
      file: document.file,
      line,
      field: '',
      wrong: `the front matter cannot be read: ${message.replace(/\.$/, '')}`,
      cure: 'Check indentation, and write texts with ": " or quotes after ">-" on lines of their own',
    })),
    ...(document.parsed?.error?.issues ?? []).flatMap((issue) => issueProblems(document, issue)),
  ]);
}

function pathProblems({ file, id, collection }: Document): Problem[] {
  if (collection === undefined) {
    return [
      problemOfFile(
        file,
        'belongs to no collection, so the site would not show it',
        `Move or rename it to fit src/collections/definitions.ts, or delete it`,
      ),
    ];
  }
  const wrong = id.split('/').find((name) => !NAME.test(name));
  if (wrong !== undefined) {
    return [
      problemOfFile(
        file,
        `the name "${wrong}" would make a bad address`,
        'Use lower-case letters, digits and single hyphens',
      ),
    ];
  }
  if (collections[collection] !== collections.vintages || YEAR.test(id)) return [];
  return [problemOfFile(file, 'the folder is no year', 'Name it after the vintage, such as 2019')];
}

/** One problem per unknown field, otherwise one per issue. */
function issueProblems(document: Document, issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      problemAt(
        document,
        [...path, key],
        'is no field that the site knows',
        `Remove it, or correct its name after ${SCHEMAS}`,
      ),
    );
  }
  const value = path.reduce<unknown>(
    (data, step) => (data as Record<string, unknown> | undefined)?.[step],
    document.data,
  );
  const wrong = value === undefined ? `is missing (${issue.message})` : issue.message;
  return [
    problemAt(document, path, wrong, value === undefined ? 'Add it' : `Correct it; ${SCHEMAS} says what it holds`),
  ];
}
