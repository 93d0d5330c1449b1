import type { Locator, Page } from 'playwright/test';

/**
 * What does not fit the screen: text that leaves the page at its side, and the page where it is too wide.
 * A table may scroll in a region of its own (WCAG 2.2, 1.4.10), which has to fit the screen itself.
 */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    // Words for screen readers only.
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest('.skip') || isClipped(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > clientWidth + 1) && !scrolls(element))
        faults.push((text.textContent ?? '').trim().slice(0, 60));
    }
    return faults;
  });
}

/**
 * What of the parts that a locator finds overlaps another or leaves the frame. Letters fill the middle of the box of their
 * line: `room` is the share of its height that is free above them, and below.
 */
export async function crowded(parts: Locator, frame?: Locator, room = 0): Promise<string[]> {
  const within = await frame?.elementHandle();
  return parts.evaluateAll(
    (all, [around, free]) => {
      /** The box of a name; of one that is drawn aslant, those of its letters. */
      const boxesOf = (one: Element): DOMRect[] => {
        if (!one.hasAttribute('transform')) return [one.getBoundingClientRect()];
        const letters = document.createRange();
        const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const found: DOMRect[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (let index = 0; index < (text.textContent?.length ?? 0); index++) {
            letters.setStart(text, index);
            letters.setEnd(text, index + 1);
            found.push(letters.getBoundingClientRect());
          }
        return found.filter(({ width }) => width > 0);
      };
      const boxes = all
        .filter((one) => one.checkVisibility())
        .flatMap((one) =>
          boxesOf(one).map(({ left, right, top, bottom, height }) => {
            const margin = height * free;
            return { one, left, right, top: top + margin, bottom: bottom - margin };
          }),
        );
      type Box = (typeof boxes)[number];
      const edge = around?.getBoundingClientRect();
      const leaves = ({ left, right, top, bottom }: Box): boolean =>
        edge !== undefined && (left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom);
      const meet = (one: Box, other: Box): boolean =>
        other.one !== one.one &&
        other.left < one.right &&
        one.left < other.right &&
        other.top < one.bottom &&
        one.top < other.bottom;
      const faults = boxes.filter((box) => leaves(box) || boxes.some((other) => meet(box, other)));
      return [...new Set(faults.map(({ one }) => one))].map((one) => one.textContent.trim());
    },
    [within, room] as const,
  );
}

/** Least height of what is pressed, in pixels (docs/behaviour.md 7.10). */
const LEAST_HEIGHT = { desktop: 44, phone: 48 };

/**
 * Everything pressable that is lower than it must be. Links within a line of running text are
 * exempt, as in WCAG 2.2, 2.5.8: their height is the line's.
 */
export function lowTargets(page: Page, isMobile: boolean): Promise<string[]> {
  const least = isMobile ? LEAST_HEIGHT.phone : LEAST_HEIGHT.desktop;
  return page.locator('a[href], button, summary').evaluateAll((elements, height) => {
    const inRunningText = (element: Element): boolean => {
      let block: Element | null = element;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return block !== null && block.textContent.trim().length > element.textContent.trim().length;
    };
    // A card is pressed as a whole: its link covers it.
    const heightOf = (element: Element): number => {
      const { content, position, height: own } = getComputedStyle(element, '::before');
      const covers = content !== 'none' && position === 'absolute';
      return Math.max(element.getBoundingClientRect().height, covers ? Number.parseFloat(own) : 0);
    };
    return (
      elements
        .filter((element) => element.checkVisibility() && !inRunningText(element))
        // A link that leads past a map shows where it has the focus.
        .filter((element) => getComputedStyle(element).clipPath !== 'inset(50%)')
        .filter((element) => heightOf(element) < height - 0.01)
        .map((element) => `${element.textContent.trim()}: ${heightOf(element)} px`)
    );
  }, least);
}

/** The words that a reader sees and how large they stand on the screen, in pixels, but for those in some elements. */
export function sizesOf(page: Page, but: string): Promise<{ words: string; px: number; isDrawn: boolean }[]> {
  return page.evaluate((excepted) => {
    const found: { words: string; px: number; isDrawn: boolean }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement?.closest('text') ?? text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (!element?.checkVisibility() || words === '' || element.closest(`.sr-only, ${excepted}`)) continue;
      const { a, b } = (element instanceof SVGGraphicsElement ? element.getScreenCTM() : null) ?? new DOMMatrix();
      const px = Number.parseFloat(getComputedStyle(element).fontSize) * Math.hypot(a, b);
      found.push({ words: words.slice(0, 60), px, isDrawn: element instanceof SVGElement });
    }
    return found;
  }, but);
}

/** Sheets of a PDF: its page objects, less the tree that holds them. */
export function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Words, of the page or of another note, that a note of the margin stands on. */
export function underNotes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Notes take their places in the frame after the page has changed its size.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const notes = [...document.querySelectorAll('.margin-note[data-set]')].map((note) => ({
      note,
      box: note.getBoundingClientRect(),
    }));
    const texts = 'main :is(p, li, a, h2, h3, dt, dd, td, th, figcaption):not(.margin-note *), .margin-note[data-set]';
    return [...document.querySelectorAll(texts)]
      .filter((part) => part.checkVisibility())
      .filter((part) =>
        [...part.getClientRects()].some(({ left, right, top, bottom }) =>
          notes.some(
            ({ note, box }) =>
              note !== part && left < box.right && box.left < right && top < box.bottom && box.top < bottom,
          ),
        ),
      )
      .map((part) => part.textContent.trim().slice(0, 60));
  });
}
