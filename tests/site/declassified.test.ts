import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { documentOf, readSite, textsOfBook } from '../support/built-site.ts';
import { frontMatter, words } from '../support/content.ts';
import { attributes, texts } from '../support/elements.ts';

interface Sold {
  readonly as: string;
  readonly from: readonly string[];
  readonly with?: string;
}
interface Vineyard {
  readonly name: string;
  readonly lieuDit?: string;
}

const { soldIn2004 } = frontMatter('facts/estate.md') as { readonly soldIn2004: readonly Sold[] };
const files = new Map(
  globSync('content/facts/vineyards/*/*.md').map((file) => [basename(file, '.md'), file.replace('content/', '')]),
);
const nameOf = (slug: string, wine: string): string => {
  const { name, lieuDit = name } = frontMatter(files.get(slug) ?? slug) as Vineyard;
  return name === wine ? lieuDit : name.replace(`${wine} `, '');
};

it.each(localeCodes)('each name given up in 2004 stands on a way of its own beside its wine (%s)', (locale) => {
  const $ = documentOf({ id: 'philosophy' }, locale);
  const wines = $('#declassified ~ ul > li').get();
  const drawn = wines.map((wine) => [...texts($, 'p', wine), ...texts($, 'ul > li', wine)]);
  expect(drawn).toEqual(
    soldIn2004.map(({ as, from, with: village }) => [
      as,
      ...from.map((slug) => nameOf(slug, as)),
      ...(village === undefined ? [] : [village]),
    ]),
  );
  for (const wine of wines) {
    const names = $('ul > li', wine);
    const ways = names.get().map((name) => attributes($, 'path', 'd', name).join(' '));
    expect(new Set(ways).size).toBe(names.length);
  }
  const crus = soldIn2004.flatMap(({ from }) => from).filter((slug) => files.get(slug)?.includes('grand-cru'));
  const links = attributes($, '#declassified ~ ul a', 'href');
  expect(crus.filter((slug) => !links.includes(pathTo({ id: 'vineyard', params: { slug } }, locale)))).toEqual([]);
  const inBook = load(textsOfBook(locale).get('EPUB/philosophy.xhtml') ?? '', { xml: true });
  expect(texts(inBook, '[id=declassified] ~ figure svg text').sort()).toEqual(drawn.flat().sort());
  expect($('h3#declassified')).toHaveLength(1);
  const markdown = readSite(`${pathTo({ id: 'philosophy' }, locale)}.md`);
  expect(markdown).toContain(`\n### ${words('declassified.title', locale)}\n`);
  expect(drawn.flat().filter((name) => !markdown.includes(name))).toEqual([]);
});
