import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Slugs of the Grand Crus, which are the names of their folders. Takes the content folder's path. */
export function grandCruSlugs(contentFolder: string): string[] {
  return readdirSync(join(contentFolder, 'vineyards', 'grand-cru'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
