import { least, range } from 'd3-array';
import type { PlanePoint } from '#atlas/plane/plane.ts';

/** How words are set, in parts of the size of their letters: width of a letter, height of a line, and room beside and above the words. */
export interface TextStyle {
  readonly letter: number;
  readonly line: number;
  readonly across?: number;
  readonly down?: number;
}

/** Names on their ground: small capitals of Grands Crus, italics of Premiers Crus. */
export const NAME_STYLES = {
  grand: { letter: 0.62, line: 0.62, clear: 0.35 },
  premier: { letter: 0.43, line: 0.95, clear: 0.3 },
} as const;

/** Spaced capitals. */
export const CAPITALS: TextStyle = { letter: 0.92, line: 1.2, down: -0.3 };

/** A way to set words: their lines, the size of the letters and of the block. */
export interface LabelLayout {
  readonly lines: readonly string[];
  readonly letter: number;
  readonly width: number;
  readonly height: number;
}

/** Every way to set a name in a size of letters, that with the fewest lines first. */
export const labelLayouts = (
  name: string,
  px: number,
  { letter, line, across = 0, down = 0 }: TextStyle,
): LabelLayout[] =>
  waysToBreak(name).map((lines) => ({
    lines,
    letter: px,
    width: (longest(lines) * letter + across) * px,
    height: (lines.length * line + down) * px,
  }));

/** Every way to part a name into up to three lines, at spaces and after hyphens: the fewest lines first. */
function waysToBreak(name: string): string[][] {
  const words = name.match(/[^ -]+-?/g) ?? [name];
  return [[name], ...range(2, Math.min(3, words.length) + 1).map((lines) => balanced(words, lines))];
}

/** Words in so many lines, the longest as short as can be. */
function balanced(words: readonly string[], lines: number): string[] {
  if (lines === 1) return [words.join(' ').replaceAll('- ', '-')];
  const ways = range(1, words.length - lines + 2).map((first) => [
    ...balanced(words.slice(0, first), 1),
    ...balanced(words.slice(first), lines - 1),
  ]);
  return least(ways, longest) ?? [];
}

/** Letters of the longest of some lines. */
export const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

/** Words in level lines around a place, which are so far apart. */
export const linesAround = (words: readonly string[], [x, y]: PlanePoint, apart: number) =>
  words.map((text, n) => ({ text, at: [x, y + (n - (words.length - 1) / 2) * apart] as PlanePoint }));
