import type { TextRun } from '#model/comparison.ts';

/** A short text whose pieces may be in languages of their own. */
export function TextRuns({ runs }: { readonly runs: readonly TextRun[] }) {
  return runs.map((run, index) =>
    typeof run === 'string' ? (
      run
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
