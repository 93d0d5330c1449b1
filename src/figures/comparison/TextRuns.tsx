import { Fragment } from 'react';
import type { TextRun } from '#text/tree.ts';

interface TextRunsProps {
  readonly runs: TextRun | readonly TextRun[];
  /** Whether what stands after a semicolon begins a line. */
  readonly lines?: boolean;
}

/** A short text whose pieces may be in languages of their own. */
export function TextRuns({ runs, lines = false }: TextRunsProps) {
  return [runs].flat().map((run, index) => {
    if (typeof run === 'string')
      return (lines ? run.split(/(?<=; )/) : [run]).map((part, place) => (
        <Fragment key={`${index} ${place}`}>
          {part}
          {lines && part.endsWith('; ') && <br />}
        </Fragment>
      ));
    if ('raised' in run) return <sup key={index}>{run.raised}</sup>;
    return (
      <span key={index} lang={run.lang}>
        {run.text}
      </span>
    );
  });
}
