import sharp, { type OverlayOptions } from 'sharp';

const SHEET_WIDTH_PX = 2000;
const STRIP_HEIGHT_PX = 1000;
const ROWS = 2;
const GAP_PX = 12;
const BACKGROUND = '#888888';

/**
 * Puts whole pages on sheets, from top to bottom in strips side by side, each page scaled to a width in
 * pixels. Writes `<output>-1.png`, `<output>-2.png` and so on; returns their paths.
 */
export async function contactSheets(files: readonly string[], output: string, width: number): Promise<string[]> {
  const columns = Math.floor((SHEET_WIDTH_PX - GAP_PX) / (width + GAP_PX));
  const strips: Buffer[] = [];
  for (const file of files) strips.push(...(await stripsOf(file, width)));
  const perSheet = columns * ROWS;
  const sheets: string[] = [];
  for (let first = 0; first < strips.length; first += perSheet) {
    const path = `${output}-${sheets.length + 1}.png`;
    const placed = strips.slice(first, first + perSheet).map((input, index): OverlayOptions => ({
      input,
      left: GAP_PX + (index % columns) * (width + GAP_PX),
      top: GAP_PX + Math.floor(index / columns) * (STRIP_HEIGHT_PX + GAP_PX),
    }));
    const size = { width: SHEET_WIDTH_PX, height: GAP_PX + ROWS * (STRIP_HEIGHT_PX + GAP_PX) };
    await sharp({ create: { ...size, channels: 3, background: BACKGROUND } })
      .composite(placed)
      .png()
      .toFile(path);
    sheets.push(path);
  }
  return sheets;
}

async function stripsOf(file: string, width: number): Promise<Buffer[]> {
  const { data, info } = await sharp(file).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const strips: Buffer[] = [];
  for (let top = 0; top < info.height; top += STRIP_HEIGHT_PX) {
    const height = Math.min(STRIP_HEIGHT_PX, info.height - top);
    strips.push(await sharp(data).extract({ left: 0, top, width, height }).png().toBuffer());
  }
  return strips;
}
