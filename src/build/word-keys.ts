import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '#language/locales.ts';

/** A line that begins a text of the dictionary: `offline.kept: Kept on This Device`. */
const KEY = /^([\w.-]+):/gm;

/** The declaration of `WordKey`, the keys of the dictionary as the default language has them, for the project in `root`. */
export function wordKeysDeclaration(root: string): string {
  const folder = join(root, 'content', defaultLocale, 'translations');
  const keys = globSync('*.md', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(KEY)].map(([, key = '']) => key),
  );
  return `type WordKey =\n${keys
    .sort()
    .map((key) => `  | '${key}'`)
    .join('\n')};\n`;
}
