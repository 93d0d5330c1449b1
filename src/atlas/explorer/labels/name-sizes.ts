import type { ExplorerClimat } from '#atlas/explorer/explorer.ts';

type Rank = ExplorerClimat['rank'];

/**
 * Sizes of the letters of names, in pixels, by the look of a climat: the one that is chosen, one of the nine, another Grand Cru, a
 * Premier Cru. `ground` are those on its ground, the largest first, `plain` that of plain letters beside it, and on it where
 * there is less room.
 */
export const LETTER_SIZES = {
  chosen: { ground: [27, 24, 21], plain: 20 },
  nine: { ground: [19, 17.5], plain: 15.5 },
  grand: { ground: [15], plain: 14 },
  premier: { ground: [13.5], plain: 13.5 },
} as const;

/** Levels of detail from which names of each rank are shown. */
export const SHOWN_FROM = { grand: 1, premier: 2 } as const;

/** A name in plain letters: width of a letter and height of a line, in parts of their size. */
const PLAIN = { letter: 0.455, line: 1.1 } as const;

/** How a name beside its ground is set: from the level of detail of Premiers Crus on, that of a Grand Cru in small capitals, as those on their ground are. */
export const letteringBeside = (look: keyof typeof LETTER_SIZES, rank: Rank, detail: number) =>
  rank === 'grand' && detail >= SHOWN_FROM.premier
    ? { px: LETTER_SIZES[look].ground.at(-1) ?? 0, letter: 0.58, line: 0.8, isPlain: false }
    : { px: LETTER_SIZES[look].plain, ...PLAIN, isPlain: rank === 'grand' };

/** In the order in which names take their places. */
export const LOOKS = Object.keys(LETTER_SIZES);
