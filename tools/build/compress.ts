import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fingerprint } from './fingerprints.ts';

const TEXT = /\.(html|css|js|svg|xml|txt|json|webmanifest)$/;

/**
 * Up to here every file is compressed as hard as possible (about a second per megabyte). A site of
 * hundreds of vineyards is compressed as a server would on the fly, or that would outlast the build.
 */
const THOROUGH_UP_TO_BYTES = 4_000_000;

/** Place of the operating system in a gzip header, and the value for "unknown" (RFC 1952, 2.3.1). */
const GZIP_OS = 9;
const UNKNOWN_OS = 255;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Puts a brotli and a gzip version beside every text file, for hosts that send them as they are.
 * The bytes depend on the content alone. Equal files (a page and its twin) are compressed once.
 * Returns the paths written.
 */
export async function compressTexts(folder: string, files: readonly string[]): Promise<string[]> {
  const groups = await equalFiles(
    folder,
    files.filter((file) => TEXT.test(file)),
  );
  const sizes = await Promise.all(groups.map(async ([first]) => (await stat(join(folder, first))).size));
  const thorough = sizes.reduce((sum, size) => sum + size, 0) <= THOROUGH_UP_TO_BYTES;
  const written: string[] = [];
  for (const group of groups) {
    const content = await readFile(join(folder, group[0]));
    for (const { ending, bytes } of await compress(content, thorough)) {
      // Nothing is written that would be larger than the file itself.
      if (bytes.length >= content.length) continue;
      const names = group.map((file) => `${file}.${ending}`);
      await Promise.all(names.map((name) => writeFile(join(folder, name), bytes)));
      written.push(...names);
    }
  }
  return written.sort();
}

/** The files in groups of equal content. One file is held in memory at a time. */
async function equalFiles(folder: string, files: readonly string[]): Promise<[string, ...string[]][]> {
  const groups = new Map<string, [string, ...string[]]>();
  for (const file of files) {
    const key = fingerprint(await readFile(join(folder, file)));
    const group = groups.get(key);
    if (group) group.push(file);
    else groups.set(key, [file]);
  }
  return [...groups.values()];
}

async function compress(content: Buffer, thorough: boolean): Promise<{ ending: string; bytes: Buffer }[]> {
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: thorough ? constants.BROTLI_MAX_QUALITY : 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    deflate(content, { level: thorough ? constants.Z_BEST_COMPRESSION : 6 }),
  ]);
  gz[GZIP_OS] = UNKNOWN_OS;
  return [
    { ending: 'br', bytes: br },
    { ending: 'gz', bytes: gz },
  ];
}
