/** What a file of the content is refused for before anything reads it. */
export interface Refusal {
  readonly line: number;
  readonly wrong: string;
  readonly cure: string;
}

/** Larger texts are no texts of a page, and take the parsers minutes. Data files may be larger. */
const MAX_TEXT_BYTES = 500_000;
const MAX_DEPTH = 50;

/** Control characters but tab and line ends, and the sign that stands for a lost character. */
const BROKEN = /[^\P{Cc}\t\n\r]|\ufffd/u;

/** The text of a file, or why it is refused. Takes its name and its bytes. */
export function decode(file: string, bytes: Uint8Array): string | Refusal {
  const isText = file.endsWith('.md');
  if (isText && bytes.length > MAX_TEXT_BYTES) {
    return refusal(`has ${bytes.length} bytes`, `Divide it; a text has at most ${MAX_TEXT_BYTES}`);
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refusal('is not UTF-8', 'Save it as UTF-8');
  }
  if (text.startsWith('\uFEFF')) return refusal('begins with a byte order mark', 'Save it as UTF-8 without one');
  const broken = BROKEN.exec(text);
  if (broken) {
    const code = broken[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return refusal(`holds the character U+${code}`, 'Write the character that was meant', lineAt(text, broken.index));
  }
  const deep = isText ? tooDeep(text) : undefined;
  return deep === undefined ? text : refusal(`has more than ${MAX_DEPTH} brackets in each other`, 'Close them', deep);
}

const refusal = (wrong: string, cure: string, line = 1): Refusal => ({ line, wrong, cure });

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The line on which brackets stand in too many others, for which the parsers take more than linear time. */
function tooDeep(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\](){}]/g)) {
    depth = Math.max(0, depth + ('[({'.includes(bracket) ? 1 : -1));
    if (depth > MAX_DEPTH) return lineAt(text, index);
  }
  return undefined;
}
