import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { absoluteUrl } from '#routes/address.ts';
import { SOCIAL_CARD } from '#routes/social-card.ts';
import { cardSources, staleCards, type CardSources } from '../../tools/social/cards.ts';
import { builtPages, deployment, documentAt, siteFolder } from '../support/built-site.ts';

const MAX_BYTES = 150_000;

/** Pages that search engines may list. */
const listed = builtPages.filter(({ path }) => documentAt(path)('meta[name=robots]').length === 0);

const cardOf = (path: string): string => documentAt(path)('meta[property="og:image"]').attr('content') ?? '';

describe('the social cards', () => {
  const sources = cardSources(siteFolder);

  it('show the title, tagline and plate of their pages; if not: npm run build && npm run social', () => {
    expect(staleCards(sources)).toEqual([]);
  });

  it.each(['title', 'tagline', 'digest'])('are out of date when a page has another %s', (field) => {
    const [path, source] = Object.entries(sources)[0] ?? ['', undefined];
    const changed = { [path]: { ...source, [field]: 'changed' } } as CardSources;
    expect(staleCards(changed)).toEqual([path]);
  });

  it('are missing for a page that has none', () => {
    const unknown = '/uploads/social/vineyard-clos-du-dixieme-en.jpg';
    expect(staleCards({ [unknown]: Object.values(sources)[0] } as CardSources)).toEqual([unknown]);
  });

  it('belong to one page and language each', () => {
    const cards = listed.map(({ path }) => cardOf(path));
    expect(new Set(cards).size).toBe(listed.length);
  });

  it.each(listed)('of $path is a JPEG of the announced size, within its budget', async ({ path }) => {
    const file = join(siteFolder, cardOf(path).slice(absoluteUrl(deployment, '').length));
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, `image/${format}`]).toEqual([SOCIAL_CARD.width, SOCIAL_CARD.height, 'image/jpeg']);
    const $ = documentAt(path);
    expect($('meta[property="og:image:width"]').attr('content')).toBe(String(width));
    expect($('meta[property="og:image:height"]').attr('content')).toBe(String(height));
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES);
  });
});
