import type { PlainRouteId } from '#site/routes.ts';

/** A page, or a section of it by its id. */
export interface SectionRef {
  readonly id: PlainRouteId;
  readonly section?: string;
}

/** Sections to which other pages link: their pages and their ids, in `content/<language>/pages/` or in a figure. */
export const ANCHORS = {
  /** How to read the maps. */
  reading: { id: 'atlas', section: 'reading' },
  /** Whether the estate receives visitors. */
  visit: { id: 'vineyards', section: 'visit' },
  /** The seasons of the vintages. */
  seasons: { id: 'harvests', section: 'seasons' },
  /** The bottles that can exist, and the section that examines one. */
  bottles: { id: 'labels', section: 'bottles' },
  examiner: { id: 'labels', section: 'examiner' },
  /** The column of keeping. */
  keeping: { id: 'compare', section: 'keeping' },
} as const satisfies Record<string, SectionRef>;

/** The anchor of one of the numbers of the home page, counted from nought. */
export const numberAnchor = (index: number): string => `figures-${index + 1}`;
