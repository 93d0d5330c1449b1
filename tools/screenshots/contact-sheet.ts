import sharp from 'sharp';

const COLUMNS = 6;
const CELL = { width: 320, height: 420 };
const GAP_PX = 12;
const BACKGROUND = '#888888';

/** Puts the upper part of each picture on one sheet, in rows of six. Returns the sheet's path. */
export async function contactSheet(files: readonly string[], output: string): Promise<string> {
  const rows = Math.ceil(files.length / COLUMNS);
  const cells = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file)
        .resize({ ...CELL, fit: 'cover', position: 'top' })
        .toBuffer(),
      left: GAP_PX + (index % COLUMNS) * (CELL.width + GAP_PX),
      top: GAP_PX + Math.floor(index / COLUMNS) * (CELL.height + GAP_PX),
    })),
  );
  await sharp({
    create: {
      width: GAP_PX + COLUMNS * (CELL.width + GAP_PX),
      height: GAP_PX + rows * (CELL.height + GAP_PX),
      channels: 3,
      background: BACKGROUND,
    },
  })
    .composite(cells)
    .png()
    .toFile(output);
  return output;
}
