import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseFeatures, polygonsOf } from '#collections/atlas.ts';
import { areaHa, polygonsToPlane } from '#geo/plane.ts';
import { frontMatter, slugs } from '../support/content.ts';

interface Outlined {
  readonly id: string;
  readonly area_ha: number;
  readonly geometry: Parameters<typeof polygonsOf>[0];
}
const outlines = parseFeatures(readFileSync('content/atlas/grands-crus.geojson', 'utf8')) as unknown as Outlined[];

interface Cru {
  readonly order: number;
  readonly appellation: { readonly areaHa: number };
}
const crus = slugs
  .map((slug) => {
    const outline = outlines.find(({ id }) => id === slug);
    if (!outline) throw new Error(`content/atlas/grands-crus.geojson has no outline "${slug}".`);
    return { slug, outline, ...(frontMatter(`vineyards/grand-cru/${slug}/index.md`) as Cru) };
  })
  .sort((a, b) => a.order - b.order);

/** By how much a published area differs from that of the official outline, as a share (content/atlas/README.md). */
const PUBLISHED = 0.006;

describe('the outlines of the nine Grands Crus', () => {
  // Les Renardes is one climat of Corton, whose area is the one published.
  it.each(crus.filter(({ slug }) => slug !== 'corton-renardes'))(
    'agree with the published area: $slug',
    ({ outline, appellation }) => {
      expect(Math.abs(outline.area_ha / appellation.areaHa - 1)).toBeLessThan(PUBLISHED);
      const drawn = areaHa(polygonsToPlane(polygonsOf(outline.geometry)));
      expect(Math.abs(drawn / appellation.areaHa - 1)).toBeLessThan(2 * PUBLISHED);
    },
  );

  it('lie from north to south in the order of their numbers', () => {
    const southernmost = crus.map(({ outline }) =>
      Math.min(
        ...polygonsOf(outline.geometry)
          .flat(2)
          .map(([, latitude]) => latitude),
      ),
    );
    expect(southernmost).toEqual([...southernmost].sort((a, b) => b - a));
  });
});
