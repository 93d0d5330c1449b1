/** What is looked at, in the order of the report. */
export const AREAS = ['pages', 'addresses', 'headers', 'files', 'search', 'errors'] as const;
export type Area = (typeof AREAS)[number];

/**
 * Something that is not as it should be. A failure breaks the site for somebody; a warning is what many
 * hosts cannot do better, such as sending headers of one's own.
 */
export interface Finding {
  readonly area: Area;
  readonly severity: 'failure' | 'warning';
  readonly message: string;
}

/** One address to look at, and the areas in which something has to be true of it. */
export interface Check {
  readonly areas: readonly [Area, ...Area[]];
  readonly address: string;
  run(): Promise<Finding[]>;
}

/** A check that was run, with what it found. */
export interface Result {
  readonly check: Pick<Check, 'areas' | 'address'>;
  readonly findings: readonly Finding[];
}

export function failure(area: Area, message: string): Finding {
  return { area, severity: 'failure', message };
}

export function warning(area: Area, message: string): Finding {
  return { area, severity: 'warning', message };
}
