import type { CruDrawings } from '#contents/cru.ts';
import type { YearsTold } from '#contents/harvests.ts';
import type { Timeline } from '#contents/history.ts';
import type { CruCard, FactGroup, VineyardCard } from '#vineyards/vineyard.ts';
import type { Vintage } from '#vintages/vintage.ts';

/**
 * The figures that texts place with `![](figure:name)`. Those that stand alone end the section before them and bring a
 * heading of their own, where they have one; the others belong to the section in which they stand. Pages draw them, each
 * in the slot of its name; the book states their form on paper (`src/book/BookParts.astro`).
 */
const ALONE = [
  'atlas',
  'communes',
  'comparison',
  'cote-map',
  'cru-map',
  'data-fields',
  'data-files',
  'decades',
  'doors',
  'harvest-plot',
  'index',
  'plate-list',
  'sitemap-tool',
  'slope',
  'tier-index',
  'timeline',
  'wines',
  'years',
  'years-told',
] as const;

const WITHIN = [
  'atlas-key',
  'bourgogne',
  'grand-cru',
  'harvest-picture',
  'home-figures',
  'hill-ground',
  'llms',
  'offline-tool',
  'premier-cru',
  'season-strip',
  'terroir-card',
  'villages',
] as const;

export type FigureName = (typeof ALONE)[number] | (typeof WITHIN)[number];

/** What a figure is drawn from, where that is made together with what it says. */
interface DrawnFrom {
  readonly 'cru-map': CruDrawings;
  readonly 'terroir-card': readonly FactGroup[];
  readonly timeline: Timeline;
  readonly years: readonly Vintage[];
  readonly 'years-told': YearsTold;
  readonly 'grand-cru': readonly CruCard[];
  readonly 'premier-cru': readonly VineyardCard[];
  readonly villages: readonly VineyardCard[];
  readonly bourgogne: readonly VineyardCard[];
}

export type FigureData<Name extends FigureName> = Name extends keyof DrawnFrom ? DrawnFrom[Name] : undefined;

/** The names of all figures. */
export const figureNames: readonly string[] = [...ALONE, ...WITHIN].sort();

/** The figure of this name. Throws an Error that names the file when there is none. */
export function figureNamed(name: string, file: string): FigureName {
  if (figureNames.includes(name)) return name as FigureName;
  throw new Error(`${file}: there is no figure "${name}". Write one of ${figureNames.join(', ')}.`);
}

/** Whether a figure stands between sections rather than in one. */
export const standsAlone = (name: FigureName): boolean => (ALONE as readonly string[]).includes(name);
