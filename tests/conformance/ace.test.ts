import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { bookPath } from '#routes/book.ts';
import { findBrowser } from '../../tools/browser.ts';
import { temporaryFolder } from '../../tools/project-copy.ts';
import { siteFolder } from '../support/built-site.ts';
import { ace, missing } from './support.ts';

/** What Ace reports of one document. */
interface Checked {
  readonly 'earl:testSubject': { readonly url: string };
  readonly assertions: readonly {
    readonly 'earl:test': { readonly 'dct:title': string };
    readonly 'earl:result': { readonly html?: string };
  }[];
}

describe.skipIf(missing('Ace') !== undefined)('Ace by DAISY', () => {
  it.each(localeCodes)('finds no barrier in the book in %s', async (locale) => {
    const folder = temporaryFolder('ace');
    try {
      await ace(join(siteFolder, bookPath(locale)), folder, findBrowser());
      const { assertions } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as {
        assertions: readonly Checked[];
      };
      expect(assertions.length).toBeGreaterThan(0);
      const faults = assertions.flatMap((document) =>
        document.assertions.map(
          (fault) =>
            `${document['earl:testSubject'].url} ${fault['earl:test']['dct:title']}: ${fault['earl:result'].html ?? ''}`,
        ),
      );
      expect(faults).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
