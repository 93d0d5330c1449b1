/** What a file of the content is refused for before anything reads it. */
export interface Refusal {
  readonly line: number;
  readonly wrong: string;
  readonly cure: string;
}

/** Control characters but tab and line ends, and the sign that stands for a lost character. */
const BROKEN = /[^\P{Cc}\t\n\r]|\ufffd/u;

/** The text of a file, or why it is refused. */
export function decode(bytes: Uint8Array): string | Refusal {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refusal('is not UTF-8', 'Save it as UTF-8');
  }
  if (text.startsWith('\uFEFF')) return refusal('begins with a byte order mark', 'Save it as UTF-8 without one');
  const broken = BROKEN.exec(text);
  if (!broken) return text;
  const code = broken[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const line = text.slice(0, broken.index).split('\n').length;
  return refusal(`holds the character U+${code}`, 'Write the character that was meant', line);
}

const refusal = (wrong: string, cure: string, line = 1): Refusal => ({ line, wrong, cure });
