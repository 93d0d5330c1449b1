/**
 * The kit has packages of its own, which are not there when the project is checked; this is the part
 * of them that the bench uses.
 */
declare module 'puppeteer-core' {
  export interface Page {
    evaluateOnNewDocument(script: string): Promise<unknown>;
    evaluate<T>(script: () => T): Promise<T>;
    goto(address: string, options?: { waitUntil?: 'load' }): Promise<unknown>;
    goBack(options?: { waitUntil?: 'load' }): Promise<unknown>;
    close(): Promise<void>;
  }
  interface Context {
    newPage(): Promise<Page>;
    close(): Promise<void>;
  }
  export interface Browser {
    createBrowserContext(): Promise<Context>;
    close(): Promise<void>;
  }
  export function launch(options: { executablePath: string; args: string[]; headless: boolean }): Promise<Browser>;
}

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
