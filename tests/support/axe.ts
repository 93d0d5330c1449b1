import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

/** Half the size of `axe.source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of axe whose answer depends on the colour scheme. */
const COLOUR_RULES = { runOnly: ['cat.color'] } as const;

/**
 * What axe finds wrong with the page as it stands, one line per element: rule, place and reason.
 * `colours` asks only the rules that depend on the colour scheme.
 */
export async function axeFaults(page: Page, { coloursOnly = false } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};0`);
  return page.evaluate(
    async (options) => {
      // Colours are measured when they have arrived.
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...options });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary ?? ''}`),
      );
    },
    coloursOnly ? COLOUR_RULES : {},
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
