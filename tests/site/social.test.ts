import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sitemapValues } from '#routing/routes.ts';
import { absoluteUrl } from '#seo/address.ts';
import { SOCIAL_CARD } from '#seo/social-card.ts';
import { builtPages, deployment, documentAt, siteFolder } from '../support/built-site.ts';

const MAX_BYTES = 150_000;
const shared = builtPages.filter(({ page }) => sitemapValues(page.id) !== undefined);

describe.each(shared)('the social card of $path', ({ path }) => {
  const $ = documentAt(path);
  const address = $('meta[property="og:image"]').attr('content') ?? '';
  const file = join(siteFolder, address.slice(absoluteUrl(deployment, '').length));

  it('is a file of the announced size, within its budget', async () => {
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, `image/${format}`]).toEqual([SOCIAL_CARD.width, SOCIAL_CARD.height, SOCIAL_CARD.type]);
    expect($('meta[property="og:image:width"]').attr('content')).toBe(String(width));
    expect($('meta[property="og:image:height"]').attr('content')).toBe(String(height));
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('belongs to this page and language alone', () => {
    const others = shared.filter((other) => other.path !== path);
    const used = others.map((other) => documentAt(other.path)('meta[property="og:image"]').attr('content'));
    expect(used).not.toContain(address);
  });
});
