import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseFeatures, polygonsOf } from '#atlas/schemas.ts';
import { areaHa, polygonsToPlane } from '#atlas/plane.ts';
import { frontMatter, slugs } from '../support/content.ts';

interface Outlined {
  readonly id: string;
  readonly area_ha: number;
  readonly geometry: Parameters<typeof polygonsOf>[0];
}
const outlines = parseFeatures(
  readFileSync('content/facts/atlas/grands-crus.geojson', 'utf8'),
) as unknown as Outlined[];

/** By how much a published area differs from that of the official outline, as a share (content/facts/atlas/README.md). */
const PUBLISHED = 0.006;

// Les Renardes is one climat of Corton, whose area is the one published.
it.each(slugs.filter((slug) => slug !== 'corton-renardes'))(
  'the outline agrees with the published area: %s',
  (slug) => {
    const outline = outlines.find(({ id }) => id === slug);
    if (!outline) throw new Error(`content/facts/atlas/grands-crus.geojson has no outline "${slug}".`);
    const record = frontMatter(`facts/vineyards/grand-cru/${slug}.md`) as { appellation: { areaHa: number } };
    const published = record.appellation.areaHa;
    expect(Math.abs(outline.area_ha / published - 1)).toBeLessThan(PUBLISHED);
    const drawn = areaHa(polygonsToPlane(polygonsOf(outline.geometry)));
    expect(Math.abs(drawn / published - 1)).toBeLessThan(2 * PUBLISHED);
  },
);
