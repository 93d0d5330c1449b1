import type { Locator, Page } from 'playwright/test';
import { contrast } from '../../tools/contrast.ts';

/** The index has many more, which are all alike. */
const MOST_STOPS = 300;

/** How many presses are sent to the browser at once. */
const PRESSES = 25;

/** A press of the Tab key, as the debugging protocol has it. */
const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;

/**
 * Walks through a page with the Tab key, from its top until the focus leaves it or it has stopped 300 times, and tells what is wrong with the stops: one that
 * cannot be seen or lies under something else, a ring that is cut off, thin or of one colour only, a step far back up
 * the page. A step to the next column is none.
 */
export async function focusFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  let last: Stop | undefined;
  for await (const stop of stopsOf(page)) {
    faults.push(...stop.faults);
    // Of two colours so far apart, one differs by 3 : 1 from any ground (technique C40 of WCAG 2.2).
    const { outer, inner } = stop;
    if (stop.isRinged && contrast(outer, inner) < 9) faults.push(`${stop.name}: ring of ${outer} and ${inner}`);
    const climbs = last !== undefined && last.inMain && stop.inMain && stop.top < last.top - stop.screen;
    if (climbs && last && stop.left < last.right) faults.push(`${stop.name}: the focus jumps up from ${last.name}`);
    last = stop;
  }
  return faults;
}

/** The stops of that walk. The page itself notes each, so that the browser is not asked once for each key. */
async function* stopsOf(page: Page): AsyncGenerator<Stop> {
  await page.evaluate(`{
    window.scrollTo(0, 0);
    document.activeElement?.blur();
    window.stops = [];
    window.noteStop = () => window.stops.push((${String(currentStop)})() ?? null);
  }`);
  // Keys go to the frame that has the focus.
  for (const frame of page.frames())
    await frame.evaluate(() => {
      addEventListener('keyup', () => window.top?.noteStop(), { capture: true });
    });
  const keyboard = await page.context().newCDPSession(page);
  for (let count = 0; count < MOST_STOPS; count += PRESSES) {
    const keys = Array.from({ length: PRESSES }, () => ['rawKeyDown', 'keyUp'] as const).flat();
    await Promise.all(keys.map((type) => keyboard.send('Input.dispatchKeyEvent', { type, ...TAB })));
    const stops = await page.evaluate(() => window.stops.splice(0));
    if (stops.length !== PRESSES) throw new Error(`Of ${PRESSES} presses the page noticed ${stops.length}.`);
    for (const stop of stops) {
      if (stop === null) return;
      yield stop;
    }
  }
}

declare global {
  interface Window {
    /** Where the focus was after each press; null outside the page. */
    stops: (Stop | null)[];
    noteStop: () => void;
  }
}

/** What is wrong with some of the stops of a page, each of which gets the focus in turn. */
export async function faultsOfStops(stops: Locator): Promise<string[]> {
  // What a script focuses has a ring where the last press was that of a key.
  await stops.page().keyboard.press('Tab');
  const faults: string[] = [];
  for (const stop of await stops.all()) {
    await stop.focus();
    faults.push(...((await stop.page().evaluate(currentStop))?.faults ?? ['takes no focus']));
  }
  return faults;
}

type Stop = NonNullable<ReturnType<typeof currentStop>>;

/** The element that has the focus; undefined when none of the page has it. Runs in the page. */
function currentStop() {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return undefined;
  const faults: string[] = [];
  const box = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor, boxShadow } = getComputedStyle(element);
  const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3;
  const within = getComputedStyle(element, '::after');
  const isOwn = !outlineColor.endsWith(', 0)');
  // What is drawn may be outlined itself, in place of the box around it: the line of a shape grows by a pixel or more.
  const linesOf = (): number[] =>
    [...element.querySelectorAll('use, path')].map((shape) => {
      const { stroke, strokeWidth } = getComputedStyle(shape);
      return shape.checkVisibility() && stroke !== 'none' ? Number.parseFloat(strokeWidth) : 0;
    });
  const isOutlined = (): boolean => {
    const focused = linesOf();
    (element as SVGElement).blur();
    const plain = linesOf();
    (element as SVGElement).focus({ preventScroll: true });
    return focused.some((width, index) => width >= 2.5 && width - (plain[index] ?? 0) >= 1);
  };
  const isShape = !isDrawn && element instanceof SVGElement && isOutlined();
  // The focus of a button that the browser makes for a scroller is told as that of the scroller.
  if (!isDrawn && !isShape && element.matches(':focus-visible')) faults.push('no ring');
  // What lies at its middle, and between there and its corners.
  const [first = box] = element.getClientRects();
  const over = [0.5, 0.25, 0.75].flatMap((right) =>
    [0.5, 0.25, 0.75].map((down) =>
      document.elementFromPoint(first.left + first.width * right, first.top + first.height * down),
    ),
  );
  // A link of a map has ground and name, and whatever lies between them.
  const isSeen =
    element instanceof SVGElement
      ? box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth
      : over.some((one) => one !== null && (element.contains(one) || one.contains(element)));
  if (!isSeen) faults.push(`outside the window or under ${over[0]?.getAttribute('class') ?? over[0]?.tagName ?? ''}`);
  const ring = isDrawn ? Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) : 0;
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(around);
    const cuts = [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip') || clipPath !== 'none';
    if (!cuts || around instanceof SVGElement) continue;
    const edge = around.getBoundingClientRect();
    // Its border is outside what it shows.
    const [left, top] = [edge.left + around.clientLeft, edge.top + around.clientTop];
    const [right, foot] = [left + around.clientWidth, top + around.clientHeight];
    const cut = Math.max(
      ...[left - box.left, box.right - right, top - box.top, box.bottom - foot].map((by) => by + ring),
    );
    if (cut > 0.5)
      faults.push(`${cut.toFixed(1)} px of the ring are cut off by ${around.getAttribute('class') ?? around.tagName}`);
  }
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
  return {
    name,
    faults: faults.map((fault) => `${name}: ${fault}`),
    // Not so with a scroller, whose buttons are told as the scroller itself.
    isRinged: !isShape && element.matches(':focus-visible'),
    outer: isOwn ? outlineColor : within.borderTopColor,
    inner: isOwn ? boxShadow.replace(/\).*/, ')') : within.outlineColor,
    top: box.top + window.scrollY,
    left: box.left,
    right: box.right,
    inMain: element.closest('main') !== null,
    screen: window.innerHeight,
  };
}
