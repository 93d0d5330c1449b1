import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { allPages, pathTo } from '#routes/paths.ts';
import { copyProject, removeFolder, run } from '../../tools/project-copy.ts';
import { buildCopy } from '../support/build-copy.ts';
import { readSite } from '../support/built-site.ts';
import { slugs } from '../support/content.ts';
import { attributes } from '../support/elements.ts';
import { ADDED, addLanguage, inAddedLanguage } from '../support/third-language.ts';

const { code, mark } = ADDED;
const pages = allPages(slugs).map((page) => ({ path: inAddedLanguage(pathTo(page, 'en')), page }));

let copy: string;

const read = (file: string): string => readFileSync(join(copy, 'dist', file), 'utf8');
const documentAt = (path: string): CheerioAPI => load(read(`${path}/index.html`));

beforeAll(async () => {
  copy = copyProject();
  // Browser tests use `tests`, which a build does not need.
  for (const spec of globSync('src/**/*.spec.ts', { cwd: copy })) rmSync(join(copy, spec));
  addLanguage(copy);
  const { exitCode, output } = await buildCopy(copy);
  expect(exitCode, output).toBe(0);
}, 400_000);

afterAll(() => {
  removeFolder(copy);
});

describe('a language added by its content and its module', () => {
  it('leaves the types clean', async () => {
    const { output } = await run(copy, process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']);
    expect(output).toBe('');
  }, 300_000);

  it.each(pages)('has the page $path in its words', ({ path }) => {
    const $ = documentAt(path);
    expect($('html').attr('lang')).toBe(code);
    expect(attributes($, 'link[rel=alternate][hreflang]', 'hreflang')).toEqual([...localeCodes, code, 'x-default']);
  });

  it('is in the switcher of every page of the others, and they in its own', () => {
    const offered = ($: CheerioAPI): string[] => [...new Set(attributes($, 'header a[hreflang]', 'hreflang'))];
    for (const { path, page } of pages) {
      for (const one of [path, ...localeCodes.map((locale) => pathTo(page, locale))]) {
        expect(offered(documentAt(one)), one).toEqual([...localeCodes, code]);
      }
    }
  });

  it('is in the sitemap, the search, the book and the offline copy', () => {
    expect(read('sitemap.xml')).toContain(`/vineyard/musigny/${code}</loc>`);
    const [, search = ''] = /data-search="([^"]*)"/.exec(read(`${code}/index.html`)) ?? [];
    expect(search).toContain(code);
    expect(Object.keys((JSON.parse(read('offline.json')) as { languages: object }).languages)).toContain(code);
    const books = readdirSync(join(copy, 'dist')).filter((file) => file.endsWith(`-${code}.epub`));
    expect(books).toHaveLength(1);
    expect(Object.keys(unzipSync(readFileSync(join(copy, 'dist', books[0] ?? '')))).length).toBeGreaterThan(10);
  });

  it('leaves the texts of the others as they are', () => {
    // These list the languages, their files or their addresses.
    const lists = ['data', 'offline', 'sitemap'];
    for (const { page } of pages.filter((one) => !lists.includes(one.page.id))) {
      for (const locale of localeCodes) {
        const file = `${pathTo(page, locale)}/index.html`.slice(1);
        expect(load(read(file))('main').text(), file).toBe(load(readSite(file))('main').text());
      }
    }
  });

  it('reads as its words do', () => {
    expect(documentAt(`/philosophy/${code}`)('main').text()).toContain(` ${mark} `);
  });
});
