import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compress, isText } from './compress.ts';
import { fingerprint, FINGERPRINTS } from './fingerprints.ts';
import { isPublic } from './host-files/rules.ts';

/** Where finished files go. Every file passes once: it is compressed, written and fingerprinted together. */
export interface Output {
  /** Writes one content under one or more names, with its compressed versions. */
  readonly write: (names: readonly string[], content: Buffer | string) => Promise<void>;
  /** Takes a file of the folder as it is, and writes its compressed versions. */
  readonly keep: (name: string) => Promise<void>;
  /** The names of all files so far. */
  readonly names: () => string[];
  /**
   * Lists every file with its SHA-256, sorted by path: two builds are the same when this file is, and
   * `npm run verify` compares it with a live site.
   */
  readonly writeFingerprints: () => void;
}

/** Where a build puts its files. Without `precompress` no compressed versions are written. */
export function output(folder: string, precompress: boolean): Output {
  const fingerprints = new Map<string, string>();

  const put = (name: string, content: Buffer): void => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };

  const finish = async (names: readonly string[], content: Buffer): Promise<void> => {
    record(names, content);
    const texts = names.filter((name) => isText(name) && isPublic(name));
    if (!precompress || texts.length === 0) return;
    for (const { ending, bytes } of await compress(content)) {
      const compressed = texts.map((name) => `${name}.${ending}`);
      record(compressed, bytes);
      for (const name of compressed) put(name, bytes);
    }
  };

  const record = (names: readonly string[], content: Buffer): void => {
    const print = fingerprint(content);
    for (const name of names) fingerprints.set(name, print);
  };

  return {
    write: async (names, text) => {
      const content = Buffer.from(text);
      for (const name of names) put(name, content);
      await finish(names, content);
    },
    keep: (name) => finish([name], readFileSync(join(folder, name))),
    names: () => [...fingerprints.keys()],
    writeFingerprints: () => {
      const sorted = [...fingerprints].sort(([a], [b]) => (a < b ? -1 : 1));
      writeFileSync(join(folder, FINGERPRINTS), `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
    },
  };
}
