import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The bytes of a file of a cache, made where it is not there. Another process may make it at the same moment. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
  return bytes;
}
