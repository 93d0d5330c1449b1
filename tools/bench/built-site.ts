import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './report.ts';

/** The folder of the built site, which is what is measured. Throws an Error with the cure when nothing is built. */
export function builtSite(): string {
  const folder = join(projectFolder, 'dist');
  if (!existsSync(folder)) throw new Error('There is no dist/. Run npm run build.');
  return folder;
}
