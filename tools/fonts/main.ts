/**
 * Cuts the two faces of the site down to what English and French need and writes them as WOFF2.
 * Run `npm run fonts` after changing `characters.ts`; the outputs are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { ITALIC_CHARACTERS, ROMAN_CHARACTERS } from './characters.ts';

const require = createRequire(import.meta.url);

/** What text of any face needs: composition, kerning, ligatures and both kinds of figures. */
const TEXT_FEATURES = ['ccmp', 'mark', 'kern', 'liga', 'onum', 'lnum', 'pnum', 'tnum'];

const FACES = [
  {
    source: '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf',
    output: 'garamond-roman.woff2',
    characters: ROMAN_CHARACTERS,
    features: [...TEXT_FEATURES, 'smcp', 'c2sc'],
  },
  {
    source: '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
    output: 'garamond-italic.woff2',
    characters: ITALIC_CHARACTERS,
    features: TEXT_FEATURES,
  },
];

const outputFolder = new URL('../../src/site/fonts', import.meta.url);

for (const { source, output, characters, features } of FACES) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(new URL(output, outputFolder), subset);
  process.stdout.write(`${output}  ${subset.length} bytes\n`);
}
