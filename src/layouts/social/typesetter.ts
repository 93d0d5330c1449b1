import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { Blob, Buffer as Text, Face, Feature, Font, shape } from 'harfbuzzjs';

/** Units of the fonts of the site per em, and how far their letters reach above and below the line. */
const EM = 1000;
const ASCENT = 1007;
const DESCENT = 298;

/** A line of text as an outline: the same on every machine, whatever fonts it has. */
interface Line {
  readonly width: number;
  /** SVG elements; the line begins at 0, 0. */
  readonly svg: string;
}

interface Setting {
  /** In pixels. */
  readonly size: number;
  /** Between letters, in pixels. */
  readonly spacing?: number;
  /** OpenType features to turn on. */
  readonly features?: readonly string[];
}

/** A font of the site that sets lines of text. */
export type Typesetter = (text: string, setting: Setting) => Line;

export async function typesetter(file: string): Promise<Typesetter> {
  const truetype = await convert(readFileSync(file), 'truetype');
  const font = new Font(new Face(new Blob(new Uint8Array(truetype).buffer)));
  const outlines = new Map<number, string>();
  const outlineOf = (glyph: number): string => {
    const outline = outlines.get(glyph) ?? font.glyphToPath(glyph);
    outlines.set(glyph, outline);
    return outline;
  };
  return (text, { size, spacing = 0, features = [] }) => {
    const buffer = new Text();
    // Neither has a glyph.
    buffer.addText(text.replaceAll(/[\u00ad\u2060]/g, ''));
    buffer.guessSegmentProperties();
    shape(
      font,
      buffer,
      features.map((name) => new Feature(name, 1)),
    );
    const positions = buffer.getGlyphPositions();
    let x = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = outlineOf(codepoint);
      const at = x + xOffset;
      x += xAdvance + (spacing * EM) / size;
      return outline === '' ? '' : `<path transform="translate(${at} ${yOffset})" d="${outline}"/>`;
    });
    return { width: (x * size) / EM, svg: `<g transform="scale(${size / EM} ${-size / EM})">${glyphs.join('')}</g>` };
  };
}

/** How far below the top of a line its letters stand. */
export function baseline(size: number, lineHeight: number): number {
  return (lineHeight + ((ASCENT - DESCENT) / EM) * size) / 2;
}

/** Breaks a text at its spaces into as few lines as the width allows, of lengths as equal as can be. */
export function balancedLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const words = text.split(' ');
  const broken = (limit: number): string[] =>
    words.reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && widthOf(longer) > limit) return [...lines, word];
      return [...lines.slice(0, -1), longer];
    }, []);
  const lines = broken(width);
  let [narrow, wide] = [width / lines.length / 2, width];
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    const fits = broken(middle).length === lines.length && broken(middle).every((line) => widthOf(line) <= middle);
    if (fits) wide = middle;
    else narrow = middle;
  }
  return lines.length === 1 ? lines : broken(wide);
}
