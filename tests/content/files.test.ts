import { cp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkContent } from '../../tools/content/check.ts';
import { removeFolder, temporaryFolder } from '../../tools/temporary-folder.ts';

const term = (value: string): string => `---\nterm: ${value}\n---\n`;

/** Ten aliases of ten aliases of … */
const ALIASES = Array.from({ length: 9 }, (_, index) => {
  const aliases = Array<string>(10).fill(`*a${index}`);
  return `a${index + 1}: &a${index + 1} [${aliases.join(', ')}]`;
});

/** Files that hold no text, or none that can be read in time, and what is said of them. */
// prettier-ignore
const FILES: readonly (readonly [about: string, name: string, bytes: string | Buffer, says: string])[] = [
  ['Latin-1', 'latin.md', Buffer.from(term('é'), 'latin1'), 'is not UTF-8. Save it as UTF-8.'],
  ['a lost character', 'lost.md', term('\uFFFD'), 'holds the character U+FFFD. Write the character'],
  ['NUL', 'nul.md', term('a\0'), 'holds the character U+0000'],
  ['a control character', 'control.md', term('a\u0007'), 'holds the character U+0007'],
  ['a byte order mark', 'mark.md', `\uFEFF${term('a')}`, 'begins with a byte order mark. Save it as UTF-8'],
  ['a very long text', 'long.md', term('a'.repeat(10_000_000)), 'bytes. Divide it; a text has at most 500000'],
  ['deep nesting', 'deep.md', term('['.repeat(100_000)), 'has more than 50 brackets in each other'],
  ['deep nesting of a text', 'links.md', `${term('a')}${'['.repeat(100_000)}`, 'has more than 50 brackets'],
  ['aliases that multiply', 'aliases.md', term(`&a0 [x]\n${ALIASES.join('\n')}`), 'the front matter cannot be read: ReferenceError: Excessive alias'],
];

const folder = temporaryFolder('content');
let lines: readonly string[];

beforeAll(async () => {
  await cp('tests/content/fixture', folder, { recursive: true });
  const glossary = join(folder, 'content/en/glossary');
  await Promise.all(FILES.map(([, name, bytes]) => writeFile(join(glossary, name), bytes)));
  await symlink('climat.md', join(glossary, 'linked.md'));
  const manifest = { clos: { bytes: { 'webp-480': 5, 'avif-480-dark': 4 } } };
  await writeFile(join(folder, 'src/pictures/plates.generated.json'), JSON.stringify(manifest));
  lines = await checkContent(folder);
});
afterAll(() => {
  removeFolder(folder);
});

it.each(FILES)('a file of the content is refused for %s, with its name and a cure', (_, name, __, says) => {
  const own = lines.filter((line) => line.startsWith(`content/en/glossary/${name}:`));
  expect(own).toEqual([expect.stringContaining(says)]);
  expect(own[0]).toMatch(/\. [A-Z].*\.$/);
});

it('a file of the content is no symbolic link', () => {
  expect(lines).toContain('content/en/glossary/linked.md:1  is a symbolic link. Put the file itself there.');
});

it.each(['480.webp is broken: it has 4 bytes instead of 5', '480-dark.avif does not exist'])(
  'a plate is named when a picture of it is not whole: %s',
  (fault) => {
    const line = `content/en/plates/clos.md:1  the picture public/uploads/plates/clos-${fault}. Run npm run plates.`;
    expect(lines).toContain(line);
  },
);

it('the content is missed by name where a file stands in the place of the folder', async () => {
  await rm(join(folder, 'content'), { recursive: true });
  await writeFile(join(folder, 'content'), '');
  await expect(checkContent(folder)).rejects.toThrow(/^content\/ cannot be read .*Make it a folder/);
});
