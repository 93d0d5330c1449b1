import type { comparisonData } from '#figures/comparison/comparison-data.ts';

/** Everything the page that compares the crus shows. */
export type Comparison = Awaited<ReturnType<typeof comparisonData>>;
export type ComparedCru = Comparison['crus'][number];
export type ComparedFact = Comparison['facts'][number];
/** A fact in numbers, drawn as bars along one scale. */
export type Bars = NonNullable<ComparedFact['bars']>;
/** A cru that the maps can draw. */
export type DrawnCru = ComparedCru & { readonly outline: NonNullable<ComparedCru['outline']> };

/** Another Grand Cru on the maps. */
export type Neighbour = Comparison['neighbours'][number];
