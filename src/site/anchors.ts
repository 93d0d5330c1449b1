/** Sections to which other pages link: their ids in `content/<language>/pages/`, with `#`. */

/** How to read the maps, in the Atlas. */
export const READING = '#reading';

/** Whether the estate receives visitors, on the page of the vineyards. */
export const VISIT = '#visit';

/** The seasons of the vintages, on the page of the harvests. */
export const SEASONS = '#seasons';

/** The page on labels: the bottles that can exist, and the section that examines one. */
export const BOTTLES = '#bottles';
export const EXAMINER = '#examiner';
