import type { comparison } from '#figures/comparison/compared.ts';

/** Everything the page that compares the crus shows. */
export type Comparison = Awaited<ReturnType<typeof comparison>>;
export type ComparedCru = Comparison['crus'][number];
export type ComparedFact = Comparison['facts'][number];
/** A fact in numbers, drawn as bars along one scale. */
export type Bars = NonNullable<ComparedFact['bars']>;
/** A cru that the maps can draw. */
export type DrawnCru = ComparedCru & { readonly outline: NonNullable<ComparedCru['outline']> };

/** Another Grand Cru on the maps. */
export type Neighbour = Comparison['neighbours'][number];

/** The crus that the maps can draw. */
export function drawnCrus(crus: readonly ComparedCru[]): DrawnCru[] {
  return crus.filter((cru): cru is DrawnCru => cru.outline !== null);
}

/** The id of the ground under all maps (Drawings.astro). */
export const MAP_GROUND = 'map-ground';

/** The ids of what Drawings.astro draws of a cru; the wide ruling is for an outline by itself, which is drawn smaller. */
export const drawingsOf = (slug: string) => ({
  outline: `map-${slug}`,
  plots: `plots-${slug}`,
  ruling: `ruled-${slug}`,
  wideRuling: `wide-${slug}`,
});

/** Anchor of the column of keeping. */
export const KEEPING = 'keeping';

/** Metres of a unit of the maps. */
export const UNIT_M = 4;

/** Between the slugs of an address: `richebourg--romanee-saint-vivant`. No slug has two hyphens in a row. */
const SEPARATOR = '--';

/** The fragment that names a choice of crus, without `#`. */
export function fragmentOf(slugs: readonly string[]): string {
  return slugs.join(SEPARATOR);
}

/** The two crus that a fragment names first, or undefined when it names anything else. Takes it with or without `#`. */
export function chosenBy(fragment: string, known: readonly string[]): readonly string[] | undefined {
  const slugs = fragment.replace(/^#/, '').split(SEPARATOR);
  const isChoice = slugs.length >= 2 && new Set(slugs).size === slugs.length;
  return isChoice && slugs.every((slug) => known.includes(slug)) ? slugs.slice(0, 2) : undefined;
}
