import type { BuiltSite } from './prepare.ts';
import type { RunningHost } from './program.ts';

/** What a host can be expected to do beyond answering pages and files. */
export interface Abilities {
  /** Reads a file of ours for its headers. */
  readonly headers: boolean;
  /** Reads a file of ours for the redirect from the root. */
  readonly rootRedirect: boolean;
  /** Shows our not-found page at unknown addresses. */
  readonly notFoundPage: boolean;
  /** Answers a page at its canonical address, without a redirect to the form with a slash. */
  readonly direct: boolean;
  /** Follows all of our rules to the letter: statuses of folders, types, caching of errors, no redirects. */
  readonly rules: boolean;
  /** Sends the `.br` and `.gz` files made by the build. */
  readonly codings: readonly ('br' | 'gzip')[];
}

export interface Host {
  readonly name: string;
  abilities(site: BuiltSite): Abilities;
  /** Starts it on the given port, or on any that is free. */
  start(site: BuiltSite, port?: number): Promise<RunningHost>;
}

/** A host that knows nothing of us. */
export const BARE: Abilities = {
  headers: false,
  rootRedirect: false,
  notFoundPage: false,
  direct: false,
  rules: false,
  codings: [],
};

/** A server that runs with our configuration. */
export const ALL_OURS: Abilities = {
  headers: true,
  rootRedirect: true,
  notFoundPage: true,
  direct: true,
  rules: true,
  codings: ['br', 'gzip'],
};
