import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|css|js|svg|xml|txt|csv|md|json|geojson|webmanifest|atom)$/;

/** Place of the operating system in a gzip header, and the value for "unknown" (RFC 1952, 2.3.1). */
const GZIP_OS = 9;
const UNKNOWN_OS = 255;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export interface Compressed {
  /** Goes behind the file's name: `br` of `en.html.br`. */
  readonly ending: 'br' | 'gz';
  readonly bytes: Buffer;
}

/** Whether a file gains by being compressed, told by its name. */
export function isText(file: string): boolean {
  return TEXT.test(file);
}

/**
 * A file's brotli and gzip versions, compressed as far as they go, for hosts that send them as they are; none
 * that would be larger than the file. The bytes depend on the content alone.
 */
export async function compress(content: Buffer): Promise<Compressed[]> {
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    deflate(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  gz[GZIP_OS] = UNKNOWN_OS;
  const versions: Compressed[] = [
    { ending: 'br', bytes: br },
    { ending: 'gz', bytes: gz },
  ];
  return versions.filter(({ bytes }) => bytes.length < content.length);
}
