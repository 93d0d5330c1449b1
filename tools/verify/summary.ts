import type { Comparison } from './compare.ts';

/** Examples of a kind of fault that are named; the others are counted. */
const EXAMPLES = 3;

/** What is right and what is wrong with a live site, in one screen: faults of one kind share a line. */
export function summary(address: string, { faults, notes, checks, addresses }: Comparison): string[] {
  return [
    address,
    ...checks.map(({ name, right, of }) => `${right === of ? '  right' : '  WRONG'}  ${name}: ${right} of ${of}`),
    ...[...Map.groupBy(faults, kindOf)].map(([kind, all]) => line('fault', kind, all.map(subjectOf))),
    ...[...Map.groupBy(notes, (note) => note.replace(/ [A-Z][\w-]*-[\w-]+/, ' …'))].map(([kind, all]) =>
      line('note ', kind, all.length > 1 ? all.flatMap((note) => / ([A-Z][\w-]*-[\w-]+)/.exec(note)?.[1] ?? []) : []),
    ),
    `${addresses} addresses compared: ${faults.length} faults, ${notes.length} notes.`,
  ];
}

/** A fault without the address that has it: `/fr answers with status 404` and `/en answers …` are of one kind. */
function kindOf(fault: string): string {
  return fault.replace(/^\/\S* /, '').replace(/ the \S+ of this build/, ' the file of this build');
}

const subjectOf = (fault: string): string => /^\/\S*/.exec(fault)?.[0] ?? '';

function line(word: string, kind: string, subjects: readonly string[]): string {
  const named = subjects.filter((subject) => subject !== '');
  const more = named.length > EXAMPLES ? `, and ${named.length - EXAMPLES} more` : '';
  return `  ${word}  ${kind}${named.length > 0 ? `: ${named.slice(0, EXAMPLES).join(', ')}${more}` : ''}`;
}
