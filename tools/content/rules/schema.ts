import { z } from 'astro/zod';
import type { FieldPath } from '../front-matter.ts';
import { problemAt, problemOfFile, type Definition, type Document } from '../document.ts';
import type { Library } from '../library.ts';
import { nearest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import { fieldOf, keysOf } from '../unknown-data.ts';

type Issue = z.core.$ZodIssue;

/** Every file belongs to a collection, parses, and says what its collection's schema asks for. */
export function schemaProblems({ documents }: Library): Problem[] {
  return documents.flatMap((document) => {
    const { definition, faults } = document;
    if (!definition) return [strayFile(document)];
    if (faults.length > 0) return faults.map((fault) => yamlProblem(document, fault));
    const result = definition.schema.safeParse(document.data);
    return (result.error?.issues ?? []).flatMap((issue) => issueProblems(document, definition, issue));
  });
}

function strayFile({ file }: Document): Problem {
  return problemOfFile(
    file,
    'belongs to no collection, so the site would not show it',
    'Move or rename it to fit a pattern of src/collections/definitions.ts, or delete it',
  );
}

function yamlProblem({ file }: Document, { line, message }: Document['faults'][number]): Problem {
  const twice = message.startsWith('Map keys must be unique');
  return {
    file,
    line,
    field: '',
    wrong: twice ? 'the field on this line is defined twice' : `the front matter is not valid YAML: ${plain(message)}`,
    cure: twice ? 'Keep one of the two' : 'Check indentation, and put texts with ": " or quotes after ">-" on lines of their own',
  };
}

/** The parser's message without its closing stop and line numbers, which count from the front matter. */
function plain(message: string): string {
  return message.replace(/ at line \d+, column \d+:?[\s\S]*$/, '').replace(/\.$/, '');
}

function issueProblems(document: Document, definition: Definition, issue: Issue): Problem[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? step.toString() : step));
  if (issue.code !== 'unrecognized_keys') return [problemAt(document, path, ...explain(document, path, issue))];
  return issue.keys.map((key) => {
    const known = nearest(key, fieldNames(definition));
    const cure = known === undefined ? 'Remove it' : `Did you mean "${known}"? Otherwise remove it`;
    return problemAt(document, [...path, key], 'is not a field that the site knows', cure);
  });
}

/** What is wrong and its cure. */
function explain(document: Document, path: FieldPath, issue: Issue): [wrong: string, cure: string] {
  const value = valueAt(document.data, path);
  if (value === undefined) return ['is missing', `Add it${expectation(issue)}`];
  const shown = show(value);
  switch (issue.code) {
    case 'invalid_type':
      if (value instanceof Date) return ['is not in quotes', `Write '${value.toISOString().slice(0, 10)}', in quotes`];
      return [`is ${shown}, which is not ${named(issue.expected)}`, `Write ${named(issue.expected)}`];
    case 'too_small':
      return [`is ${shown}; the least allowed is ${amount(issue.minimum, issue.origin)}`, 'Correct it'];
    case 'too_big':
      return [`is ${shown}; the most allowed is ${amount(issue.maximum, issue.origin)}`, 'Correct it'];
    case 'invalid_value':
      return [`is ${shown}`, `Write one of ${issue.values.map(String).join(', ')}`];
    case 'invalid_format':
      return [`is ${shown}: ${issue.message}`, `Write ${FORMATS[issue.format] ?? 'it in that form'}`];
    case 'invalid_key':
      return [`is not a valid key: ${issue.issues[0]?.message ?? issue.message}`, 'Rename it'];
    case 'invalid_union':
      return [`is ${shown}, which is none of the forms allowed here`, 'See src/collections/schemas.ts'];
    default:
      return [`is ${shown}: ${issue.message}`, 'Correct it'];
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a day of the calendar such as 2026-11-21',
  url: 'a whole address, https://…',
};

function expectation(issue: Issue): string {
  if (issue.code === 'invalid_type') return `: ${named(issue.expected)}`;
  if (issue.code === 'invalid_value') return `: one of ${issue.values.map(String).join(', ')}`;
  return '';
}

const NAMES: Readonly<Record<string, string>> = {
  array: 'a list (lines that begin with "- ")',
  boolean: 'true or false',
  date: 'a date such as 2019-09-10',
  int: 'a whole number without quotes',
  number: 'a number without quotes or unit, with a decimal point',
  object: 'a group of fields',
  record: 'a group of fields',
  string: 'a text',
  tuple: 'two numbers such as [20, 30]',
};

function named(expected: string): string {
  return NAMES[expected] ?? expected;
}

function amount(limit: number | bigint, origin: string): string {
  if (origin === 'string') return `${limit} character(s)`;
  return origin === 'array' ? `${limit} item(s)` : String(limit);
}

const LONGEST_SHOWN = 40;

function show(value: unknown): string {
  const text = JSON.stringify(value);
  if (text.length <= LONGEST_SHOWN) return text;
  const size = typeof value === 'string' ? ` (${value.length} characters)` : '';
  return `${text.slice(0, LONGEST_SHOWN)}…${size}`;
}

function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce(fieldOf, data);
}

/** All names that fields of a collection may have, at any depth. */
function fieldNames({ schema }: Definition): string[] {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    for (const key of keysOf(node)) {
      const inner = fieldOf(node, key);
      if (key === 'properties') for (const name of keysOf(inner)) names.add(name);
      visit(inner);
    }
  };
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...names];
}
