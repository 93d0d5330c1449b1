import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { absoluteUrl } from '#site/address.ts';
import { deployment, documentAt, indexedPages, readSite } from '../support/built-site.ts';
import { attributes, texts } from '../support/elements.ts';

const xml = readSite('sitemap.xml');
const carrier = pathToFileURL(createRequire(import.meta.url).resolve('sitemap/package.json'));
const schemas = new URL('../support/schemas/', import.meta.url);

/** What libxml2 holds against a sitemap under the schema that sitemaps.org publishes (the package `sitemap` carries it). */
async function faults(contents: string): Promise<string[]> {
  const file = async (fileName: string, path: URL) => ({ fileName, contents: await readFile(path, 'utf8') });
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents },
    schema: await file('sitemap-with-links.xsd', new URL('sitemap-with-links.xsd', schemas)),
    preload: [
      await file('sitemap.xsd', new URL('schema/sitemap.xsd', carrier)),
      await file('xhtml-link.xsd', new URL('xhtml-link.xsd', schemas)),
    ],
  });
  return errors.map(({ message }) => message);
}

/** The languages and addresses of some links. */
const alternates = ($: CheerioAPI, selector: string, within?: Parameters<CheerioAPI>[1]): string[][] =>
  ['hreflang', 'href'].map((name) => attributes($, selector, name, within));

describe('sitemap.xml', () => {
  it('lists every page that has sitemap values, once, with the alternates in its head', () => {
    const due = indexedPages.map(({ path }) => path);
    const $ = load(xml, { xml: true });
    expect(texts($, 'loc').sort()).toEqual(due.map((path) => absoluteUrl(deployment, path)).sort());
    expect(texts($, 'priority').findIndex((priority) => priority === '0.5')).toBe(28);
    for (const entry of $('url')) {
      const path = $('loc', entry).text().slice(absoluteUrl(deployment, '').length);
      const inHead = alternates(documentAt(path), 'link[rel=alternate][hreflang]');
      expect(alternates($, 'xhtml\\:link', entry)).toEqual(inHead);
    }
  });

  it('is the only sitemap and is named in robots.txt', () => {
    expect(() => readSite('sitemap-index.xml')).toThrow();
    expect(readSite('robots.txt')).toContain(`Sitemap: ${absoluteUrl(deployment, '/sitemap.xml')}`);
  });

  it('is valid under the schema of sitemaps.org', async () => {
    expect(await faults(xml)).toEqual([]);
  });
});
