import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright/test';
import { buildSync } from 'esbuild';

/** The part of the screen reader that is used here: no types of its own, so that it need not be installed to check types. */
interface ScreenReader {
  readonly activeNode: Node | null;
  start: (settings: { container: Node }) => Promise<void>;
  next: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
  stop: () => Promise<void>;
}

declare global {
  interface Window {
    screenReader: { virtual: ScreenReader };
  }
}

let source: string | undefined;

/** The screen reader as a script for a page. */
function readerSource(): string {
  source ??= buildSync({
    entryPoints: [
      createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js', {
        paths: [fileURLToPath(new URL('../..', import.meta.url))],
      }),
    ],
    bundle: true,
    format: 'iife',
    globalName: 'screenReader',
    write: false,
  }).outputFiles[0]?.text;
  return source ?? '';
}

/**
 * What a screen reader says from the start of an element to its end: a line for each block, in brackets what stands
 * within a line. Of a long text only the beginning is kept, of running prose only its links; the ends of blocks, the
 * cells of rows and the choices of a list to choose from are left out.
 */
export async function heardIn(part: Locator): Promise<string> {
  await part.page().evaluate(`window.screenReader ??= (() => { ${readerSource()}; return screenReader; })(); 0`);
  return part.evaluate(async (container) => {
    const LONGEST = 60;
    const reader = window.screenReader.virtual;
    const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
    /** A name given to a link or a button takes the place of what is in it. */
    const isReplaced = (element: Element) =>
      element.parentElement?.closest('a[aria-label], button[aria-label], [role=img]') != null;
    const lines: string[] = [];
    let named: { phrase: string; by: Element } = { phrase: '', by: container };
    const add = (words: string, inLine: boolean): void => {
      lines.push(inLine ? `${lines.pop() ?? ''} ${words}` : words);
    };
    await reader.start({ container });
    const first = plain(await reader.lastSpokenPhrase());
    const begun = reader.activeNode;
    for (let step = 0; ; step += 1) {
      const phrase = plain(await reader.lastSpokenPhrase());
      const node = reader.activeNode;
      // After the end it begins again.
      if (step > 0 && node === begun && phrase === first) break;
      const element = node instanceof Element ? node : node?.parentElement;
      const isEnd = /^end(?: of\b|,|$)/.test(phrase);
      // The reader knows nothing of what is folded.
      if (
        !isEnd &&
        phrase !== '' &&
        element?.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('option, tr > *') &&
        !isReplaced(element)
      ) {
        if (node === element) {
          named = { phrase, by: element };
          const inLine = getComputedStyle(element).display.startsWith('inline') && !element.matches('li, svg *');
          const said = phrase.replace(/, level 1, position (\d+), set size (\d+)/, ' $1 of $2');
          if (phrase !== 'superscript') add(inLine ? `[${said}]` : said, inLine);
        } else if (!(named.by.contains(element) && named.phrase.includes(phrase))) {
          const start = phrase.length > LONGEST ? `${phrase.slice(0, phrase.lastIndexOf(' ', LONGEST))} …` : phrase;
          const cut = element.closest('.prose') ? '…' : start;
          add(cut, true);
        }
      }
      await reader.next();
    }
    await reader.stop();
    return `${lines.map((line) => line.trim()).join('\n')}\n`;
  });
}
