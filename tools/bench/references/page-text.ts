import { load } from 'cheerio';

/** One piece of a page's text. */
export interface Block {
  readonly kind: 'h1' | 'h2' | 'h3' | 'p' | 'li';
  readonly text: string;
}

const KINDS: Readonly<Record<string, Block['kind']>> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  p: 'p',
  li: 'li',
  dt: 'p',
  dd: 'p',
  figcaption: 'p',
};

/** What a finished page says, without its design: the reference sites say the same in theirs. */
export function pageText(html: string): Block[] {
  const $ = load(html);
  $('script, style, template, noscript, astro-island, svg').remove();
  return $('main')
    .find(Object.keys(KINDS).join(','))
    .toArray()
    .flatMap((element): Block[] => {
      const kind = KINDS[element.tagName];
      // A list item that holds paragraphs speaks through them.
      if (!kind || $(element).find(Object.keys(KINDS).join(',')).length > 0) return [];
      const text = $(element).text().replace(/\s+/g, ' ').trim();
      return text === '' ? [] : [{ kind, text }];
    });
}

const PREFIX: Readonly<Record<Block['kind'], string>> = { h1: '# ', h2: '## ', h3: '### ', p: '', li: '- ' };

/** The blocks as Markdown; characters that mean something in Markdown mean themselves. */
export function toMarkdown(blocks: readonly Block[]): string {
  return blocks.map(({ kind, text }) => `${PREFIX[kind]}${text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&')}\n`).join('\n');
}
