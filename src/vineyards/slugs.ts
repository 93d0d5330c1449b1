import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Slugs of the Grand Crus, which are the names of their files. Takes the content folder's path. */
export function grandCruSlugs(contentFolder: string): string[] {
  return readdirSync(join(contentFolder, 'facts', 'vineyards', 'grand-cru'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .sort();
}
