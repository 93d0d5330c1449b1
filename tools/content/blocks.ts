/** A heading or a paragraph of a Markdown body. A list counts as one paragraph. */
export interface Block {
  /** A section is a second-level heading with an id: `## Title {#intro}`. */
  readonly kind: 'section' | 'heading' | 'paragraph';
  /** Line in the file. */
  readonly line: number;
  /** The section it stands in, by id; empty before the first heading. */
  readonly section: string;
  /** Paragraphs of a section are counted from 1; a heading bears the number of the paragraph before it. */
  readonly number: number;
  /** 1 for `#` and so on; 0 for a paragraph. */
  readonly level: number;
  /** As written; of a heading without the `##` and the id. */
  readonly text: string;
}

const SECTION_HEADING = /^##\s+(?<title>.*?)\s*\{#(?<id>[^}]*)\}\s*$/;
const HEADING = /^(?<marks>#{1,6})\s+(?<title>.*)$/;

/** Cuts a body into its headings and paragraphs. Takes the line that the body begins on. */
export function readBlocks(body: string, firstLine: number): Block[] {
  const blocks: Block[] = [];
  let section = '';
  let number = 0;
  let open: { line: number; lines: string[] } | undefined;

  const close = (): void => {
    if (!open) return;
    number += 1;
    blocks.push({ kind: 'paragraph', line: open.line, section, number, level: 0, text: open.lines.join('\n') });
    open = undefined;
  };

  body.split(/\r?\n/).forEach((line, index) => {
    const place = firstLine + index;
    const named = SECTION_HEADING.exec(line)?.groups;
    const heading = HEADING.exec(line)?.groups;
    if (!heading && line.trim() !== '') {
      open ??= { line: place, lines: [] };
      open.lines.push(line);
      return;
    }
    close();
    if (!heading) return;
    if (named) {
      section = named.id ?? '';
      number = 0;
    }
    const kind = named ? 'section' : 'heading';
    const text = named?.title ?? heading.title ?? '';
    blocks.push({ kind, line: place, section, number, level: heading.marks?.length ?? 0, text });
  });
  close();
  return blocks;
}

/** The place of a block for a message: `intro, paragraph 2`. */
export function blockName({ kind, section, number }: Block): string {
  const place = section === '' ? 'before the first section' : section;
  return kind === 'paragraph' ? `${place}, paragraph ${number}` : `${place}, heading`;
}
