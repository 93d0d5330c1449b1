import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of one Grand Cru. */
const FILES = ['index.md', 'en.md', 'fr.md'] as const;

/**
 * Adds Grand Crus to a project's content until there are so many. Each is a real one under another name,
 * so that lengths, links and fields are those of the real site. Returns all slugs.
 */
export function generateVineyards(projectFolder: string, wanted: number): string[] {
  const folder = join(projectFolder, 'content', 'vineyards', 'grand-cru');
  const models = readdirSync(folder).sort();
  const slugs = [...models];
  for (let number = models.length + 1; number <= wanted; number += 1) {
    const model = models[number % models.length] ?? '';
    const slug = `parcel-${String(number).padStart(5, '0')}`;
    mkdirSync(join(folder, slug));
    for (const file of FILES) {
      const text = readFileSync(join(folder, model, file), 'utf8');
      writeFileSync(join(folder, slug, file), file === 'index.md' ? renamed(text, number) : text);
    }
    slugs.push(slug);
  }
  return slugs;
}

/** The record under another name and place: `name: Musigny` becomes `name: Musigny 12`. */
export function renamed(record: string, number: number): string {
  return record
    .replace(/^order: .*$/m, `order: ${number}`)
    .replace(/^name: (.*)$/m, (_, name: string) => `name: ${name} ${number}`);
}
