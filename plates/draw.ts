/**
 * Draws the engraved plates of the site.
 *
 *   node plates/draw.ts                     every plate that has changed
 *   node plates/draw.ts musigny --force     one plate, changed or not
 *   node plates/draw.ts --draft             small widths only, to be drawn again
 *   node plates/draw.ts musigny --preview --out folder [--dark] [--width 800]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ALBUM, drawingOf, STRIP, stripsWith } from './album.ts';
import { DRAFT_WIDTH, engrave, UPLOADS } from './engine/engrave.ts';
import { isCurrent, readManifest, writeManifest } from './engine/manifest.ts';
import { print, SCHEMES } from './engine/scheme.ts';
import { heightOf } from './engine/sheet.ts';
import { engraveStrip, hasStrip } from './engine/strip.ts';
import { openStudio } from './engine/studio.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
    width: { type: 'string', default: '800' },
    out: { type: 'string', default: '.' },
  },
});

const report = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const seconds = (since: number): string => ((Date.now() - since) / 1000).toFixed(1);

const plates = positionals.length > 0 ? positionals : [...Object.keys(ALBUM), STRIP];
try {
  if (values.preview) {
    await mkdir(values.out, { recursive: true });
    const strips = stripsWith(values.dark ? 'chalk' : 'ink');
    for (const plate of plates.flatMap((id) => (id === STRIP ? strips : [id]))) await preview(plate);
  } else {
    await mkdir(UPLOADS, { recursive: true });
    for (const [n, plate] of plates.entries()) await draw(plate, `${n + 1}/${plates.length} ${plate}`);
  }
} catch (error) {
  report(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function draw(plate: string, label: string): Promise<void> {
  const isThere = plate === STRIP ? hasStrip() : isCurrent(plate);
  if (!values.force && (await isThere)) {
    report(`${label}: unchanged`);
    return;
  }
  const from = Date.now();
  if (plate === STRIP) {
    await engraveStrip();
    report(`${label}: drawn in ${seconds(from)} s`);
    return;
  }
  const entry = await engrave(plate, values.draft ? DRAFT_WIDTH : undefined);
  await writeManifest({ ...(await readManifest()), [plate]: entry });
  report(`${label}: drawn in ${seconds(from)} s`);
}

async function preview(plate: string): Promise<void> {
  const from = Date.now();
  const width = Number(values.width);
  const { ratio, spacing = 1, chalk, values: shares } = drawingOf(plate);
  const height = heightOf(width, ratio);
  const scheme = SCHEMES[values.dark ? 'dark' : 'light'];
  const studio = openStudio(plate, width, height);
  const [drawn] = await studio.draw(
    [{ width, spacing: spacing * Math.min(6, 2.2 + width / 400), chalk, values: shares }],
    [scheme.mark],
  );
  await studio.close();
  const [coverage] = drawn ?? [];
  if (!coverage) throw new Error(`Nothing was drawn for ${plate}`);
  const file = join(values.out, `${plate}${values.dark ? '-dark' : ''}.png`);
  const png = sharp(print(coverage, scheme), { raw: { width, height, channels: 3 } });
  await writeFile(file, await png.png().toBuffer());
  report(`${file}: ${seconds(from)} s`);
}
