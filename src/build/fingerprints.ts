import { createHash } from 'node:crypto';

/** File in which a build lists what it consists of. */
export const FINGERPRINTS = 'fingerprints.json';

/** Path of each file to the SHA-256 of its bytes, in hexadecimal. */
export type Fingerprints = Readonly<Record<string, string>>;

/** `fingerprint('')` is `e3b0c442…`. */
export function fingerprint(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}
