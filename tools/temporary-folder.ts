import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder outside the project. */
export function temporaryFolder(name: string): string {
  return realpathSync(mkdtempSync(join(tmpdir(), `estate-${name}-`)));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
