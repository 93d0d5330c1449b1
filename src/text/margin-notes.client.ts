import { MARGIN_FROM, NOTE_DISTANCE_PX, NOTE_GAP_PX, NOTES_ON_SCREEN } from '#config/interaction.ts';

/** Parts of a page that reach into the margin. */
const WIDE = '.quote-band, .col-span-full, .notes-card, [data-wide], .vintage, .plate:not(.tail-piece, .vignette)';

/**
 * On wide screens copies of a few sources, dated notes and definitions stand in the margin, beside the first line that
 * leads to them. They are for the eye: the lists at the end of the page are complete.
 */
export function marginNotes(): void {
  const main = document.querySelector('main');
  if (!main || !('ResizeObserver' in window)) return;
  const margin = document.createElement('div');
  margin.setAttribute('aria-hidden', 'true');
  const links = new Map<HTMLElement, HTMLElement>();
  for (const link of main.querySelectorAll<HTMLAnchorElement>('.page :is(a.term, .citation a)')) {
    if (link.closest(WIDE)) continue;
    const id = link.hash.slice(1);
    for (const entry of main.querySelectorAll<HTMLElement>(`[id="${id}"], [data-beside="${id}"]`)) {
      if (entry.dataset.noted !== undefined) continue;
      entry.dataset.noted = '';
      const note = copyOf(entry, link);
      links.set(note, link);
      margin.append(note);
    }
  }
  main.append(margin);
  const screen = window.matchMedia(MARGIN_FROM);

  const set = (): void => {
    if (!screen.matches) return;
    const wide = [...main.querySelectorAll<HTMLElement>(WIDE)].map((part) => extent(part, main));
    const tops: number[] = [];
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
      const crowded = top - (tops.at(-NOTES_ON_SCREEN.count) ?? -Infinity) < NOTES_ON_SCREEN.heightPx;
      const fits = !crowded && top - line <= NOTE_DISTANCE_PX && top + offsetHeight <= end;
      if (fits) {
        free = top + offsetHeight + NOTE_GAP_PX;
        tops.push(top);
      }
      return { note, top: fits ? top : undefined };
    });
    for (const { note, top } of places) {
      note.toggleAttribute('data-set', top !== undefined);
      note.style.setProperty('--note-top', `${top ?? 0}px`);
    }
  };
  let width = 0;
  let height = 0;
  const follow = (): void => {
    if (main.offsetWidth === width && main.offsetHeight === height) return;
    ({ offsetWidth: width, offsetHeight: height } = main);
    set();
  };
  // A page that is rendered ahead is observed only once it is shown, and should then be complete.
  if (document.prerendering) follow();
  new ResizeObserver(follow).observe(main);
}

/** What an entry of the lists says, with the number of its mark, out of the order of the tab key. */
function copyOf(entry: HTMLElement, link: HTMLElement): HTMLElement {
  const note = document.createElement('div');
  note.className = 'margin-note';
  if (entry.id.startsWith('source-')) note.append(`${link.textContent}. `);
  note.append(...[...entry.childNodes].map((child) => child.cloneNode(true)));
  for (const one of note.querySelectorAll('a')) one.tabIndex = -1;
  return note;
}

/** Top and bottom of an element below the top of `main`, whatever moves it at the moment. */
function extent(element: HTMLElement, main: HTMLElement): { top: number; bottom: number } {
  let top = 0;
  for (let box: Element | null = element; box instanceof HTMLElement && box !== main; box = box.offsetParent) {
    top += box.offsetTop;
  }
  return { top, bottom: top + element.offsetHeight };
}
