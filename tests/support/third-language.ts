import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The language that is added: English with a mark. */
export const ADDED = { code: 'xx', mark: 'xhe' } as const;

/** The path in the added language of an English one: `/atlas/en` is `/atlas/xx`. */
export const inAddedLanguage = (path: string): string => path.replace(/en$/, ADDED.code);

/** Marks the words of a text: every `the`. Ids and addresses have none, because a space follows. */
const marked = (text: string): string => text.replaceAll(' the ', ` ${ADDED.mark} `);

/**
 * Adds a language to a copy of the project. This is all that a language needs: its folder of content, its module, and
 * its lines in the list of languages.
 */
export function addLanguage(project: string): void {
  const { code } = ADDED;
  const change = (file: string, edit: (text: string) => string, from = file): void => {
    writeFileSync(join(project, file), edit(readFileSync(join(project, from), 'utf8')));
  };

  // Its folder of content.
  const words = join(project, 'content', code);
  cpSync(join(project, 'content/en'), words, { recursive: true });
  for (const file of readdirSync(words, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.md'))) {
    const text = readFileSync(join(words, file), 'utf8');
    const [, head = '', body = ''] = /^(---\n[^]*?\n---\n|)([^]*)$/.exec(text) ?? [];
    // Names and quotations stay as they are; a file of the dictionary is nothing but words.
    writeFileSync(join(words, file), file.startsWith('translations') ? marked(text) : head + marked(body));
  }

  // Its module.
  change(
    `src/language/${code}.ts`,
    (text) =>
      text
        .replace(
          "name: 'English',\n  label: 'EN',\n  hreflang: 'en'",
          `name: 'Xx',\n  label: 'XX',\n  hreflang: '${code}'`,
        )
        .replace("'en_GB'", "'en_XX'")
        .replaceAll(/'(\/[^']*)en'/g, `'$1${code}'`)
        // It stands in no pair of languages side by side.
        .replace(/facing: \{[^}]*\}/, 'facing: {}'),
    'src/language/en.ts',
  );

  // Its lines in the list of languages.
  change('src/language/locales.ts', (text) =>
    text
      .replace("import * as fr from './fr.ts';", `$&\nimport * as ${code} from './${code}.ts';`)
      .replaceAll(/fr: fr\.(\w+)/g, `$&, ${code}: ${code}.$1`),
  );
}
