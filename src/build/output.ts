import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib';
import { isPublicText } from './host-files/rules.ts';

/** File in which a build lists what it consists of. */
export const FINGERPRINTS = 'fingerprints.json';

/** Path of each file to the SHA-256 of its bytes, in hexadecimal. */
export type Fingerprints = Readonly<Record<string, string>>;

/** Where finished files go. */
export type Output = ReturnType<typeof output>;

/**
 * Where a build puts its files. A file is compressed, written and fingerprinted together. Without
 * `precompress` no compressed versions are written.
 */
export function output(folder: string, precompress: boolean) {
  const fingerprints = new Map<string, string>();

  const put = (names: readonly string[], content: Buffer): void => {
    const print = hash('sha256', content);
    for (const name of names) {
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      fingerprints.set(name, print);
    }
  };

  /** Writes one content under one or more names, with its compressed versions. */
  const write = async (names: readonly string[], text: string | Buffer): Promise<void> => {
    const content = Buffer.from(text);
    put(names, content);
    const texts = names.filter(isPublicText);
    if (!precompress || texts.length === 0) return;
    for (const [ending, bytes] of Object.entries(await compressed(content))) {
      const endings = texts.map((name) => `${name}.${ending}`);
      if (bytes.length < content.length) put(endings, bytes);
    }
  };

  return {
    write,
    /** Takes a file of the folder as it is, and writes its compressed versions. */
    keep: (name: string): Promise<void> => write([name], readFileSync(join(folder, name))),
    /** The names of all files so far. */
    names: (): string[] => [...fingerprints.keys()],
    /**
     * Lists every file with its SHA-256, sorted by path: two builds are the same when this file is, and
     * `npm run verify` compares it with a live site.
     */
    writeFingerprints: (): void => {
      const sorted = [...fingerprints].sort(([a], [b]) => (a < b ? -1 : 1));
      writeFileSync(join(folder, FINGERPRINTS), `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
    },
  };
}

/** Place of the operating system in a gzip header, and the value for "unknown" (RFC 1952, 2.3.1). */
const GZIP_OS = 9;
const UNKNOWN_OS = 255;

/** From so many bytes on, texts are compressed at level 10: level 11 takes 2.7 times as long and saves 2 %. */
const LARGE_TEXT = 65_536;

/** How texts of so many bytes are compressed. */
export function brotliOptions(bytes: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes < LARGE_TEXT ? 11 : 10,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    },
  };
}

/** A file compressed, by ending, for hosts that send it as it is. The bytes depend on the content alone. */
async function compressed(content: Buffer): Promise<Record<'br' | 'gz', Buffer>> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, brotliOptions(content.length)),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  gz[GZIP_OS] = UNKNOWN_OS;
  return { br, gz };
}
