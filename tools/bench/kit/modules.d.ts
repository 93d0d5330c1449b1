/**
 * The kit has packages of its own, which are not there when the project is checked; this is the part
 * of Lighthouse that the bench uses. The types of puppeteer-core are those of the project's own.
 */
declare module 'lighthouse' {
  import type { Page } from 'puppeteer-core';

  interface Audit {
    readonly score: number | null;
    readonly numericValue?: number;
    readonly details?: { readonly items?: readonly Readonly<Record<string, unknown>>[] };
  }
  interface Flags {
    readonly logLevel: 'error';
    readonly throttlingMethod: 'simulate' | 'devtools';
    readonly onlyCategories: string[];
    readonly disableFullPageScreenshot: boolean;
  }
  export interface Result {
    readonly runtimeError?: { readonly message: string };
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, Audit>>;
    readonly environment: { readonly benchmarkIndex: number };
  }
  export const desktopConfig: object;
  export default function lighthouse(
    address: string,
    flags: Flags,
    config: object | undefined,
    page: Page,
  ): Promise<{ readonly lhr: Result } | undefined>;
}
