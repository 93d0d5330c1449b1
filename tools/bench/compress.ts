import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Ahead of time, as hosts that precompress do: the best and slowest level. */
export function brotli(bytes: Uint8Array): Promise<Uint8Array> {
  return brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });
}

/** On the fly, as most hosts do by default. */
function gzip6(bytes: Uint8Array): Promise<Uint8Array> {
  return gzipAsync(bytes, { level: 6 });
}

/** Sizes of a text in bytes. */
export interface TextSize {
  readonly raw: number;
  readonly brotli: number;
  readonly gzip: number;
}

export async function textSize(text: string): Promise<TextSize> {
  const bytes = Buffer.from(text);
  const [small, quick] = await Promise.all([brotli(bytes), gzip6(bytes)]);
  return { raw: bytes.byteLength, brotli: small.byteLength, gzip: quick.byteLength };
}
