import type { ExplorerClimat } from '#atlas/explorer/explorer.ts';

type Rank = ExplorerClimat['rank'];

/**
 * Sizes of the letters of names by rank, never by the room alone: on their ground as they are printed there, the largest first,
 * and in plain letters where there is less room, and beside it, as long as small capitals have no room on most of them.
 */
export const SIZES = {
  chosen: { ground: [27, 24, 21], plain: 20 },
  nine: { ground: [19, 17.5], plain: 15.5 },
  grand: { ground: [15], plain: 14 },
  premier: { ground: [13.5], plain: 13.5 },
} as const;

/** Levels of detail from which names of each kind are shown. */
export const FROM = { grand: 1, premier: 2 } as const;

/** A name in plain letters: width of a letter and height of a line, in parts of their size. */
const PLAIN = { letter: 0.455, line: 1.1 } as const;

/** A name beside its ground, and on it where there is less room: of a Grand Cru in small capitals, as those on theirs are, from the level of detail of Premiers Crus. */
export const besideIn = (look: keyof typeof SIZES, rank: Rank, detail: number) =>
  rank === 'grand' && detail >= FROM.premier
    ? { px: SIZES[look].ground.at(-1) ?? 0, letter: 0.58, line: 0.8, isPlain: false }
    : { px: SIZES[look].plain, ...PLAIN, isPlain: rank === 'grand' };

/** Names of the first ranks take their places first. */
export const RANKS = Object.keys(SIZES);
