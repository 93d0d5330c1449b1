import { isUtf8 } from 'node:buffer';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problem, type Problem } from './problem.ts';

/** Larger texts are no texts of a page, and take the parsers minutes. Data files may be larger. */
const MAX_TEXT_BYTES = 500_000;
const MAX_DEPTH = 50;

/** Control characters but tab and line ends, and the sign that stands for a lost character. */
const BROKEN = /[^\P{Cc}\t\n\r]|\ufffd/u;

/** The text of a file of the content, or why it is refused before anything reads it. Takes the project's folder and its path. */
export async function readText(root: string, file: string): Promise<string | Problem> {
  const path = join(root, file);
  if ((await lstat(path)).isSymbolicLink()) return problem({ file }, 'is a symbolic link', 'Put the file itself there');
  const bytes = await readFile(path);
  const isData = !file.endsWith('.md');
  if (!isData && bytes.length > MAX_TEXT_BYTES)
    return problem({ file }, `has ${bytes.length} bytes`, `Divide it; a text has at most ${MAX_TEXT_BYTES}`);
  if (!isUtf8(bytes)) return problem({ file }, 'is not UTF-8', 'Save it as UTF-8');
  const text = bytes.toString();
  if (text.startsWith('\uFEFF'))
    return problem({ file }, 'begins with a byte order mark', 'Save it as UTF-8 without one');
  const at = (index: number) => ({ file, line: text.slice(0, index).split('\n').length });
  const broken = BROKEN.exec(text);
  if (broken) {
    const code = broken[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return problem(at(broken.index), `holds the character U+${code}`, 'Write the character that was meant');
  }
  const deep = isData ? undefined : tooDeep(text);
  return deep === undefined
    ? text
    : problem(at(deep), `has more than ${MAX_DEPTH} brackets in each other`, 'Close them');
}

/** Where brackets stand in too many others, for which the parsers take more than linear time. */
function tooDeep(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\](){}]/g)) {
    depth = Math.max(0, depth + ('[({'.includes(bracket) ? 1 : -1));
    if (depth > MAX_DEPTH) return index;
  }
  return undefined;
}
