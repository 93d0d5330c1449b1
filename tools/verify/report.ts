import { AREAS, type Finding, type Result } from './finding.ts';

const EXAMPLES = 2;

export interface Report {
  readonly text: string;
  readonly failures: number;
  readonly warnings: number;
}

/** A table with one line per area, and below it what was found, each thing once with its addresses. */
export function report(results: readonly Result[]): Report {
  const found = results.flatMap(({ check, findings }) =>
    findings.map((finding) => ({ ...finding, address: check.address })),
  );
  const count = (severity: Finding['severity']): number =>
    found.filter((finding) => finding.severity === severity).length;
  const rows = AREAS.map((area) => [
    area,
    String(results.filter(({ check }) => check.areas.includes(area)).length),
    ...(['failure', 'warning'] as const).map((severity) =>
      String(found.filter((finding) => finding.area === area && finding.severity === severity).length),
    ),
  ]);
  const groups = Map.groupBy(found, ({ severity, area, message }) => `${severity} in ${area}: ${message}`);
  const sorted = [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
  const details = sorted.flatMap(([title, group]) => [title, ...addresses(group.map(({ address }) => address))]);
  return {
    text: [...table([['area', 'checked', 'failures', 'warnings'], ...rows]), '', ...details].join('\n').trimEnd(),
    failures: count('failure'),
    warnings: count('warning'),
  };
}

function addresses(all: readonly string[]): string[] {
  const more = all.length - EXAMPLES;
  return [...all.slice(0, EXAMPLES).map((address) => `    ${address}`), ...(more > 0 ? [`    and ${more} more`] : [])];
}

/** Words to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
