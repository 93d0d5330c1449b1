import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { absoluteUrl } from '#routes/address.ts';
import { SOCIAL_CARD } from '#routes/social-card.ts';
import { deployment, documentAt, indexedPages, siteFolder } from '../support/built-site.ts';

const MAX_BYTES = 150_000;

const cardOf = (path: string): string => documentAt(path)('meta[property="og:image"]').attr('content') ?? '';

describe('the social cards', () => {
  it('belong to one page and language each', () => {
    const cards = indexedPages.map(({ path }) => cardOf(path));
    expect(new Set(cards).size).toBe(indexedPages.length);
  });

  it.each(indexedPages)('of $path is a JPEG of the announced size, within its budget', async ({ path }) => {
    const file = join(siteFolder, cardOf(path).slice(absoluteUrl(deployment, '').length));
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, `image/${format}`]).toEqual([SOCIAL_CARD.width, SOCIAL_CARD.height, 'image/jpeg']);
    const $ = documentAt(path);
    expect($('meta[property="og:image:width"]').attr('content')).toBe(String(width));
    expect($('meta[property="og:image:height"]').attr('content')).toBe(String(height));
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES);
  });
});
