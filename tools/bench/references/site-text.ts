import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../built-site.ts';
import type { BenchPage } from '../pages.ts';
import { pageText, type Block } from './page-text.ts';

export interface TextPage extends BenchPage {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The text of the built site, page by page. */
export function siteText(pages: readonly BenchPage[]): TextPage[] {
  return pages.map((page) => {
    const blocks = pageText(readFileSync(join(builtSite(), page.path, 'index.html'), 'utf8'));
    return { ...page, title: blocks.find(({ kind }) => kind === 'h1')?.text ?? page.name, blocks };
  });
}
