import type { Page } from 'playwright/test';
import { contrast } from '../../tools/contrast.ts';

/** What the browser is told to show of everything that can be pressed. */
const STATES = {
  rest: [],
  hover: ['hover'],
  pressed: ['hover', 'active'],
  focus: ['focus', 'focus-visible'],
  disabled: [],
} as const;

/** Texts of what can be pressed, in each state, that stand out less from their ground than WCAG 2.2, 1.4.6 asks: 7 : 1. */
export async function faintStates(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // One of each kind.
    const asked = new Set<string>();
    for (const one of document.querySelectorAll('a[href], button, summary, select, input, [tabindex]')) {
      const kind = [one, one.parentElement, one.parentElement?.parentElement]
        .map((each) => `${each?.tagName} ${each?.getAttribute('class')}`)
        .join();
      one.toggleAttribute('data-asked', one.checkVisibility() && !asked.has(kind));
      asked.add(kind);
    }
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-asked]' });
  const faults: string[] = [];
  for (const [state, classes] of Object.entries(STATES)) {
    const forced = { forcedPseudoClasses: [...classes] };
    await Promise.all(nodeIds.map((nodeId) => cdp.send('CSS.forcePseudoState', { nodeId, ...forced })));
    const texts = await page.evaluate(coloursOfTexts, state === 'disabled');
    for (const { text, colour, ground } of texts)
      if (contrast(colour, ground) < 7) faults.push(`${state}: ${text}: ${colour} on ${ground}`);
  }
  await cdp.detach();
  return faults;
}

/** Runs in the page. */
function coloursOfTexts(disabled: boolean): { text: string; colour: string; ground: string }[] {
  for (const button of document.querySelectorAll('button')) button.disabled = disabled;
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const groundOf = (element: Element | null): string => {
    const { backgroundColor } = getComputedStyle(element ?? document.documentElement);
    return element && backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll('[data-asked], [data-asked] *')]
    .filter((one) => [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
    .filter((one) => one.checkVisibility() && !one.closest('noscript'))
    .map((one) => {
      const { color, fill } = getComputedStyle(one);
      return {
        text: one.textContent.trim().slice(0, 40),
        colour: one instanceof SVGElement ? fill : color,
        ground: groundOf(one),
      };
    });
}
