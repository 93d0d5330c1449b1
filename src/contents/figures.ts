/**
 * The figures that texts place with `![](figure:name)`; the content check refuses other names. Those that stand alone end
 * the section before them and bring a heading of their own, where they have one; the others belong to the section in which
 * they stand. Pages draw them, each in the slot of its name; the book prints a form for paper (`src/book/BookParts.astro`) or
 * what they say in words (`src/contents/says.ts`).
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

/** The names of all figures. */
export const figureNames: readonly string[] = [...ALONE, ...WITHIN].sort();

/** Whether a figure stands between sections rather than in one. */
export const standsAlone = (name: FigureName): boolean => (ALONE as readonly string[]).includes(name);
