import { MARGIN_FROM, NOTE_DISTANCE_PX, NOTE_GAP_PX } from '#config/interaction.ts';

/** Parts of a page that reach into the margin. */
const WIDE = '.quote-band, .col-span-full, .notes-card, [data-wide], .vintage, .plate:not(.tail-piece, .vignette)';

/**
 * On wide screens sources, dated notes and definitions stand in the margin, beside the first line that leads to them. What
 * has no room near its line stays in its list at the end of the page, where all of them stand without script,
 * on narrow screens and on paper. They never change their place in the document.
 */
export function marginNotes(): void {
  const main = document.querySelector('main');
  if (!main || !('ResizeObserver' in window)) return;
  const links = new Map<HTMLElement, HTMLAnchorElement>();
  for (const link of main.querySelectorAll<HTMLAnchorElement>('.page :is(a.term, .citation a)')) {
    const id = link.hash.slice(1);
    for (const note of main.querySelectorAll<HTMLElement>(`[id="${id}"], [data-beside="${id}"]`)) {
      if (!links.has(note)) links.set(note, link);
    }
  }
  // A later line would not do: the notes would stand out of the order of their numbers.
  for (const [note, link] of links) if (link.closest(WIDE)) links.delete(note);
  const screen = window.matchMedia(MARGIN_FROM);

  const set = (): void => {
    for (const note of links.keys()) note.toggleAttribute('data-margin', screen.matches);
    if (!screen.matches) return;
    const wide = [...main.querySelectorAll<HTMLElement>(WIDE)].map((part) => extent(part, main));
    let free = 0;
    const places = [...links].map(([note, link]) => {
      const { offsetHeight } = note;
      const line = extent(link, main).top;
      let top = Math.max(line, free);
      for (const part of wide) {
        if (top < part.bottom && top + offsetHeight > part.top - NOTE_GAP_PX) top = part.bottom + NOTE_GAP_PX;
      }
      const section = link.closest<HTMLElement>('.page');
      const end = section ? extent(section, main).bottom : 0;
      const fits = top - line <= NOTE_DISTANCE_PX && top + offsetHeight <= end;
      if (fits) free = top + offsetHeight + NOTE_GAP_PX;
      return { note, top: fits ? top : undefined };
    });
    for (const { note, top } of places) {
      note.toggleAttribute('data-margin', top !== undefined);
      note.style.setProperty('--note-top', `${top ?? 0}px`);
    }
  };
  const measure = (): string => `${main.offsetWidth} ${main.offsetHeight}`;
  let size = '';
  // Notes that leave their lists change the height of the page, which would be observed again.
  const follow = (): void => {
    if (measure() === size) return;
    set();
    size = measure();
  };
  // A page that is rendered ahead is observed only once it is shown, and should then be complete.
  if (document.prerendering) follow();
  new ResizeObserver(follow).observe(main);
}

/** Top and bottom of an element below the top of `main`, whatever moves it at the moment. */
function extent(element: HTMLElement, main: HTMLElement): { top: number; bottom: number } {
  let top = 0;
  for (let box: Element | null = element; box instanceof HTMLElement && box !== main; box = box.offsetParent) {
    top += box.offsetTop;
  }
  return { top, bottom: top + element.offsetHeight };
}
