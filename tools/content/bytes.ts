import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problem, type Problem } from './problem.ts';

/** Larger texts are no texts of a page, and take the parsers minutes. Data files may be larger. */
const MAX_TEXT_BYTES = 500_000;

/** Control characters but tab and line ends, and the sign that stands for a lost character. */
const BROKEN = /[^\P{Cc}\t\n\r]|\ufffd/u;

/** The text of a file of the content, or why it is refused before anything reads it. Takes the project's folder and its path. */
export async function readText(root: string, file: string): Promise<string | Problem> {
  const bytes = await readFile(join(root, file));
  if (file.endsWith('.md') && bytes.length > MAX_TEXT_BYTES)
    return problem({ file }, `has ${bytes.length} bytes`, `Divide it; a text has at most ${MAX_TEXT_BYTES}`);
  if (!isUtf8(bytes)) return problem({ file }, 'is not UTF-8', 'Save it as UTF-8');
  const text = bytes.toString();
  if (text.startsWith('\uFEFF'))
    return problem({ file }, 'begins with a byte order mark', 'Save it as UTF-8 without one');
  const broken = BROKEN.exec(text);
  if (!broken) return text;
  const code = broken[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const line = text.slice(0, broken.index).split('\n').length;
  return problem({ file, line }, `holds the character U+${code}`, 'Write the character that was meant');
}
