import { describe, expect, it } from 'vitest';
import { pathTo } from '#routes/paths.ts';
import { absoluteUrl, href } from '#routes/address.ts';
import { builtPages, deployment, documentAt, readSite } from '../support/built-site.ts';

const sheets = builtPages.flatMap(({ page, locale, path }) =>
  page.id === 'vineyard' ? [{ cru: path, path: pathTo({ id: 'notes', params: page.params }, locale) }] : [],
);

describe.each(sheets)('$path', ({ cru, path }) => {
  const $ = documentAt(path);

  it('is not indexed, names the vineyard page as canonical and is in no sitemap', () => {
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('link[rel=canonical]').attr('href')).toBe(absoluteUrl(deployment, cru));
    expect(readSite('sitemap.xml')).not.toContain(`${path}<`);
  });

  it('is linked at the label of the vineyard page, leads back to it and offers to print', () => {
    expect(documentAt(cru)(`.hero .specimen a[href="${href(deployment, path)}"]`)).toHaveLength(1);
    expect($(`#text a.button[href="${href(deployment, cru)}"]`)).toHaveLength(1);
    expect($('button[data-print]')).toHaveLength(1);
  });

  it('has the label of the vineyard page, its map and one main heading', () => {
    expect($('.specimen dd').text()).toBe(documentAt(cru)('.specimen dd').text());
    expect($('[data-cru-map] li').text()).toBe(documentAt(cru)('[data-cru-map] li').text());
    expect($('h1').text()).toBe(documentAt(cru)('h1').text());
  });
});
