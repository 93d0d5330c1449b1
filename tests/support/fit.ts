import type { Page } from 'playwright/test';

/** What does not fit the screen: text that leaves the page at its side, and the page where it is too wide. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest('.sr-only, .sitemap-tool__text, .skip')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > clientWidth + 1))
        faults.push((text.textContent ?? '').trim().slice(0, 60));
    }
    return faults;
  });
}
