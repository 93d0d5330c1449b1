import type { CruMap } from '#atlas/cru-maps.ts';
import type { Altitudes } from '#atlas/slopes.ts';
import type { CruCard, FactGroup, VineyardCard } from '#vineyards/vineyard.ts';
import type { Vintage } from '#vintages/vintages.ts';

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

/** The map of a cru, with the address of the note on how to read it, and the altitudes below it. Either may be missing. */
export interface CruDrawings {
  readonly map: (CruMap & { readonly reading: string }) | undefined;
  readonly altitudes: Altitudes | undefined;
}

/** A dated step of the history. */
export interface Step {
  readonly id: string;
  /** The year, or the word for a step that has none yet. */
  readonly when: string;
  readonly title: string;
  readonly html: string;
}

/** Dated steps, with the heading for screen readers. */
export interface Timeline {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** What is told of single years, with its heading. */
export interface YearsTold {
  readonly title: string;
  readonly intro: string;
  /** In their order; HTML without a paragraph. */
  readonly years: readonly { readonly year: string; readonly html: string }[];
}

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
