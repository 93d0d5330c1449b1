import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';

/** Where a value stands in the front matter: `['tags', 0, 'en']`. */
export type FieldPath = readonly (string | number)[];

interface YamlFault {
  readonly line: number;
  readonly message: string;
}

export interface FrontMatter {
  readonly data: unknown;
  readonly faults: readonly YamlFault[];
  /** The line of a field; of its nearest parent when the field is absent. */
  readonly lineOf: (path: FieldPath) => number;
  /** The text after the front matter, and the line it begins on. */
  readonly body: string;
  readonly bodyLine: number;
}

const BLOCK = /^\uFEFF?---\r?\n(?<yaml>(?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/;

/** Line of the first line of YAML: the one after the opening `---`. */
const FIRST_LINE = 2;

/** Reads a Markdown file's front matter with the line of each field. Never throws: mistakes are listed. */
export function readFrontMatter(text: string): FrontMatter {
  const match = BLOCK.exec(text);
  if (!match) return withoutFrontMatter(text);
  const yaml = match.groups?.yaml ?? '';
  const { document, lineAt } = parseYaml(yaml);
  const faults = document.errors.map((error) => ({ line: lineAt(error.pos[0]), message: error.message }));
  return {
    data: faults.length > 0 ? undefined : document.toJS(),
    faults,
    // Asked only about mistakes, which are few; thousands of parsed documents would fill the memory.
    lineOf: (path) => {
      const again = parseYaml(yaml);
      return again.lineAt(offsetOf(again.document.contents, path));
    },
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
  };
}

function parseYaml(yaml: string): { document: Document.Parsed; lineAt: (offset: number) => number } {
  const counter = new LineCounter();
  // Astro reads dates as dates; the core schema of this parser needs to be told.
  const document = parseDocument(yaml, { lineCounter: counter, customTags: ['timestamp'], prettyErrors: false });
  return { document, lineAt: (offset) => counter.linePos(offset).line + FIRST_LINE - 1 };
}

function withoutFrontMatter(text: string): FrontMatter {
  const message = 'the file does not begin with a front matter between two lines of ---';
  return { data: undefined, faults: [{ line: 1, message }], lineOf: () => 1, body: text, bodyLine: 1 };
}

/** Where the deepest existing part of a path begins. Keys count for maps, items for lists. */
function offsetOf(root: Node | null, path: FieldPath): number {
  let node: unknown = root;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!isPair(pair)) return offset;
      offset = start(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(step)];
      offset = start(item) ?? offset;
      node = item;
    } else return offset;
  }
  return offset;
}

function start(node: unknown): number | undefined {
  return isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined;
}
