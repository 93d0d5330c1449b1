/**
 * Draws the engraved plates of the site.
 *
 *   node plates/draw.ts                     the whole album, changed plates only
 *   node plates/draw.ts musigny --force     one plate, whether changed or not
 *   node plates/draw.ts --draft             quickly, small widths only, to be drawn again
 *   node plates/draw.ts musigny --preview --out folder [--dark] [--width 800]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ALBUM } from './album.ts';
import { DRAFT_WIDTH, engrave, UPLOADS } from './engine/engrave.ts';
import { isCurrent, readManifest, writeManifest } from './engine/manifest.ts';
import { print, SCHEMES } from './engine/scheme.ts';
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

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const plates = positionals.length > 0 ? positionals : Object.keys(ALBUM);
for (const plate of plates) {
  if (!(plate in ALBUM)) {
    say(`No plate is called ${plate}. There are: ${Object.keys(ALBUM).join(', ')}`);
    process.exit(2);
  }
}

if (values.preview) {
  await mkdir(values.out, { recursive: true });
  for (const plate of plates) await preview(plate);
} else {
  await mkdir(UPLOADS, { recursive: true });
  for (const [n, plate] of plates.entries()) {
    const label = `${n + 1}/${plates.length} ${plate}`;
    if (!values.force && (await isCurrent(plate))) {
      say(`${label}: unchanged`);
      continue;
    }
    const from = Date.now();
    const entry = await engrave(plate, values.draft ? DRAFT_WIDTH : undefined);
    const manifest = await readManifest();
    await writeManifest({ ...manifest, [plate]: entry });
    say(`${label}: drawn in ${Math.round((Date.now() - from) / 1000)} s`);
  }
}

async function preview(plate: string): Promise<void> {
  const from = Date.now();
  const width = Number(values.width);
  const scheme = SCHEMES[values.dark ? 'dark' : 'light'];
  const studio = openStudio(plate, width);
  const [drawn] = await studio.draw([{ width, spacing: 2.2 + width / 400 }], [scheme.mark]);
  await studio.close();
  const [coverage] = drawn ?? [];
  if (!coverage) throw new Error(`Nothing was drawn for ${plate}`);
  const file = join(values.out, `${plate}${values.dark ? '-dark' : ''}.png`);
  const png = sharp(print(coverage, scheme), {
    raw: { width, height: Math.round((width * 9) / 16), channels: 3 },
  });
  await writeFile(file, await png.png().toBuffer());
  say(`${file}: ${((Date.now() - from) / 1000).toFixed(1)} s`);
}
