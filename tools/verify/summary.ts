import type { Comparison, Finding } from './compare.ts';

/** Examples of a kind of finding that are named; the others are counted. */
const EXAMPLES = 3;

/** What is right and what is wrong with a live site, in one screen: findings of one kind share a line. */
export function summary(address: string, { faults, notes, checks, addresses }: Comparison): string[] {
  return [
    address,
    ...checks.map(({ name, right, of }) => `${right === of ? '  right' : '  WRONG'}  ${name}: ${right} of ${of}`),
    ...lines('fault', faults),
    ...lines('note ', notes),
    `${addresses} addresses compared: ${faults.length} faults, ${notes.length} notes.`,
  ];
}

function lines(word: string, findings: readonly Finding[]): string[] {
  return [...Map.groupBy(findings, ({ what }) => what)].map(([what, all]) => {
    const named = all.slice(0, EXAMPLES).map(({ at }) => at);
    const more = all.length > EXAMPLES ? `, and ${all.length - EXAMPLES} more` : '';
    return `  ${word}  ${what}: ${named.join(', ')}${more}`;
  });
}
