import { cp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../tools/content/check.ts';
import { removeFolder, temporaryFolder } from '../../tools/project-copy.ts';

/** Files that hold no text, or none that can be read in time, and what is said of them. */
const FILES: readonly (readonly [about: string, name: string, bytes: string | Buffer, says: string])[] = [
  ['Latin-1', 'latin.md', Buffer.from('---\nterm: é\n---\n', 'latin1'), 'is not UTF-8. Save it as UTF-8.'],
  ['a lost character', 'lost.md', '---\nterm: \uFFFD\n---\n', 'holds the character U+FFFD. Write the character'],
  ['NUL', 'nul.md', '---\nterm: a\0\n---\n', 'holds the character U+0000'],
  ['a control character', 'control.md', '---\nterm: a\u0007\n---\n', 'holds the character U+0007'],
  ['a byte order mark', 'mark.md', '\uFEFF---\nterm: a\n---\n', 'begins with a byte order mark. Save it as UTF-8'],
  [
    'a very long text',
    'long.md',
    `---\nterm: ${'a'.repeat(10_000_000)}\n---\n`,
    'bytes. Divide it; a text has at most 500000',
  ],
  ['deep nesting', 'deep.md', `---\nterm: ${'['.repeat(100_000)}\n---\n`, 'has more than 50 brackets in each other'],
  ['deep nesting of a text', 'links.md', `---\nterm: a\n---\n${'['.repeat(100_000)}`, 'has more than 50 brackets'],
  [
    'aliases that multiply',
    'aliases.md',
    aliases(),
    'the front matter cannot be read: ReferenceError: Excessive alias',
  ],
];

/** Ten aliases of ten aliases of … */
function aliases(): string {
  const lines = Array.from({ length: 9 }, (_, index) => {
    const last = `*a${index}`;
    return `a${index + 1}: &a${index + 1} [${Array.from({ length: 10 }, () => last).join(', ')}]`;
  });
  return `---\na0: &a0 [x]\n${lines.join('\n')}\n---\n`;
}

describe('a file of the content', () => {
  const folder = temporaryFolder('content');
  let lines: readonly string[];

  beforeAll(async () => {
    await cp('tests/content/fixture', folder, { recursive: true });
    const glossary = join(folder, 'content/en/glossary');
    await Promise.all(FILES.map(([, name, bytes]) => writeFile(join(glossary, name), bytes)));
    await symlink('climat.md', join(glossary, 'linked.md'));
    lines = await checkContent(folder);
  });
  afterAll(() => {
    removeFolder(folder);
  });

  it.each(FILES)('is refused for %s, with its name and a cure', (_, name, __, says) => {
    const own = lines.filter((line) => line.startsWith(`content/en/glossary/${name}:`));
    expect(own).toEqual([expect.stringContaining(says)]);
    expect(own[0]).toMatch(/\. [A-Z].*\.$/);
  });

  it('is no symbolic link', () => {
    expect(lines).toContain('content/en/glossary/linked.md:1  is a symbolic link. Put the file itself there.');
  });

  it('is missed by name where a file stands in the place of the folder', async () => {
    await rm(join(folder, 'content'), { recursive: true });
    await writeFile(join(folder, 'content'), '');
    await expect(checkContent(folder)).rejects.toThrow(/^content\/ cannot be read .*Make it a folder/);
  });
});
