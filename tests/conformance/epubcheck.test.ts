import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { bookPath } from '#routes/book.ts';
import { siteFolder } from '../support/built-site.ts';
import { java } from './support.ts';

/** Where Debian's package `epubcheck` puts the archive. */
const ARCHIVE = '/usr/share/java/epubcheck.jar';

const isInstalled = existsSync(ARCHIVE);
if (!isInstalled) console.warn('Not run: EPUBCheck (the Debian package epubcheck is not installed).');

describe.skipIf(!isInstalled)('EPUBCheck', () => {
  it.each(localeCodes)('finds no error and gives no warning on the book in %s', async (locale) => {
    const report = await java(['-jar', ARCHIVE, join(siteFolder, bookPath(locale)), '--json', '-', '--quiet']);
    const { messages } = JSON.parse(report.slice(report.indexOf('{'))) as {
      messages: { ID: string; message: string }[];
    };
    expect(messages.map(({ ID, message }) => `${ID}: ${message}`)).toEqual([]);
  });
});
