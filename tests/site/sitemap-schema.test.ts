import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { validateXML } from 'xmllint-wasm';
import { describe, expect, it } from 'vitest';
import { readSite } from '../support/built-site.ts';

const carrier = pathToFileURL(createRequire(import.meta.url).resolve('sitemap/package.json'));
const schemas = new URL('../support/schemas/', import.meta.url);

/** What libxml2 holds against a sitemap under the schema that sitemaps.org publishes (the package `sitemap` carries it). */
async function faults(xml: string): Promise<string[]> {
  const file = async (fileName: string, path: URL) => ({ fileName, contents: await readFile(path, 'utf8') });
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: await file('sitemap-with-links.xsd', new URL('sitemap-with-links.xsd', schemas)),
    preload: [
      await file('sitemap.xsd', new URL('schema/sitemap.xsd', carrier)),
      await file('xhtml-link.xsd', new URL('xhtml-link.xsd', schemas)),
    ],
  });
  return errors.map(({ message }) => message);
}

describe('sitemap.xml', () => {
  const xml = readSite('sitemap.xml');

  it('is valid under the schema of sitemaps.org', async () => {
    expect(await faults(xml)).toEqual([]);
  });

  it.each([
    ['an entry without an address', /<loc>[^<]*<\/loc>/, ''],
    ['a link without a language', / hreflang="en"/, ''],
  ])('would not be with %s', async (_, right, wrong) => {
    const spoilt = xml.replace(right, wrong);
    expect(spoilt).not.toBe(xml);
    expect(await faults(spoilt)).not.toEqual([]);
  });
});
