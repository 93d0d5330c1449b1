/**
 * Timings and thresholds of the interface that more than one file needs or behaviour.md states, with the unit in the name
 * (docs/behaviour.md 7). Styles receive them as custom properties from BaseLayout.
 */

/** The loading screen ends this long after the navigation began. */
export const LOADING_SCREEN_MS = 2000;

/**
 * Notes stand in the margin from the breakpoint `xl`, this far apart, at most the distance below their lines and, before what
 * reaches into the margin, lifted above them: sources show their beginnings only where they would stand lower, definitions
 * are not shown there.
 */
export const MARGIN_FROM = '(min-width: 75rem)';
export const NOTE_GAP_PX = 20;
export const NOTE_DISTANCE_PX = 240;
export const NOTE_LIFT_PX = 80;

/** The header turns solid above this scroll position. */
export const HEADER_SOLID_ABOVE_PX = 20;

/** The letter of the index is being read whose entries reach above this line, below the header and the rows of letters. */
export const READING_LINE_PX = 190;

/** The back-to-top button appears above this scroll position. */
export const BACK_TO_TOP_ABOVE_PX = 300;

/** Hero backgrounds move by this share of the scroll distance. */
export const PARALLAX_FACTOR = 0.4;

/** The hero's arrow scrolls by the viewport height less this much. */
export const SCROLL_ARROW_OFFSET_PX = 100;

/** A lazy image loads when this share of it lies within the margin around the viewport. */
export const LAZY_IMAGE_VISIBLE_SHARE = 0.1;
export const LAZY_IMAGE_MARGIN_PX = 50;

/** A fade-in section appears, once, when this share of it is in view. */
export const FADE_IN_VISIBLE_SHARE = 0.2;

/** Hero title and subtitle animate in after these delays. */
export const HERO_TITLE_DELAY_MS = 300;
export const HERO_SUBTITLE_DELAY_MS = 600;

/** A pointer that rests on a link for this long is about to follow it. */
export const HOVER_INTENT_MS = 50;

/** The Copy button reads "Copied!" for this long. */
export const COPIED_LABEL_MS = 2000;

/** The address follows what is typed or dragged once that rests for this long: Safari allows 100 changes in 30 s. */
export const ADDRESS_PAUSE_MS = 300;
