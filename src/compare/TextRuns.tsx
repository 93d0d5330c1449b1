import { Fragment } from 'react';
import type { TextRun } from '#compare/comparison.ts';

/** A short text whose pieces may be in languages of their own. What stands after a semicolon begins a line. */
export function TextRuns({ runs }: { readonly runs: readonly TextRun[] }) {
  return runs.map((run, index) =>
    typeof run === 'string' ? (
      run.split(/(?<=; )/).map((part, place) => (
        <Fragment key={`${index} ${place}`}>
          {part}
          {part.endsWith('; ') && <br className="print:hidden" />}
        </Fragment>
      ))
    ) : (
      <span key={index} lang={run.lang}>
        {run.text}
      </span>
    ),
  );
}

/** Whether several values read the same. */
export function areEqual(values: readonly (readonly TextRun[] | null)[]): boolean {
  const [first, ...others] = values.map((runs) => JSON.stringify(runs));
  return others.every((other) => other === first);
}
