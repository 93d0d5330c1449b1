import { Fragment } from 'react';
import type { TextRun } from '#text/tree.ts';

interface TextRunsProps {
  readonly runs: readonly TextRun[];
  /** Whether what stands after a semicolon begins a line. */
  readonly lines?: boolean;
}

/** A short text whose pieces may be in languages of their own. */
export function TextRuns({ runs, lines = false }: TextRunsProps) {
  return runs.map((run, index) =>
    typeof run === 'string' ? (
      (lines ? run.split(/(?<=; )/) : [run]).map((part, place) => (
        <Fragment key={`${index} ${place}`}>
          {raised(part)}
          {lines && part.endsWith('; ') && <br />}
        </Fragment>
      ))
    ) : (
      <span key={index} lang={run.lang}>
        {run.text}
      </span>
    ),
  );
}

/** The ending of a French ordinal is raised: `1er`. */
const raised = (text: string) =>
  text.split(/(?<=\d)(er)\b/).map((part, index) => (index % 2 === 1 ? <sup key={index}>{part}</sup> : part));
