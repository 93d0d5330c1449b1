import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds Grands Crus to a project's content until there are so many. Each is a real one under another name,
 * so that lengths, links and fields are those of the real site.
 */
export function generateVineyards(projectFolder: string, wanted: number): void {
  const folder = join(projectFolder, 'content', 'vineyards', 'grand-cru');
  const models = readdirSync(folder).sort();
  for (let number = models.length + 1; number <= wanted; number += 1) {
    const copy = join(folder, `parcel-${String(number).padStart(5, '0')}`);
    cpSync(join(folder, models[number % models.length] ?? ''), copy, { recursive: true });
    const record = join(copy, 'index.md');
    const text = readFileSync(record, 'utf8')
      .replace(/^order: .*$/m, `order: ${number}`)
      .replace(/^name: (.*)$/m, (_, name: string) => `name: ${name} ${number}`);
    writeFileSync(record, text);
  }
}
