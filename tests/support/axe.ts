import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

/** Half the size of `axe.source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of axe by what their answer depends on: colours differ by template and scheme, the rest by the words too. */
const rules = {
  all: {},
  colours: { runOnly: ['cat.color'] },
  structure: { rules: { 'color-contrast': { enabled: false } } },
} satisfies Record<string, axe.RunOptions>;

/** What axe finds wrong with the page as it stands, one line per element: rule, place and reason. */
export async function axeFaults(page: Page, asked: keyof typeof rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};0`);
  return page.evaluate(async (options) => {
    // Colours are measured when they have arrived.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    // Only rules for films and for style sheets that axe does not ask by itself need files loaded ahead.
    const settings = { resultTypes: ['violations' as const], preload: false, ...options };
    const { violations } = await window.axe.run(document, settings);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary ?? ''}`),
    );
  }, rules[asked]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
