import { MARGIN_FROM, NOTE_DISTANCE_PX, NOTE_GAP_PX } from '#config/interaction.ts';

/** Parts of a page that reach into the margin. */
const WIDE =
  '.quote-band, .holdings, .col-span-full, .prose--columns, .notes-card, [data-wide], .vintage, .plate:not(.tail-piece, .vignette, [class*=col-head])';

/**
 * On wide screens copies of the sources, dated notes and definitions stand in the margin, beside the first line that
 * leads to them. They are for the eye: the lists at the end of the page are complete.
 */
export function marginNotes(): void {
  const main = document.querySelector('main');
  if (!main || !('ResizeObserver' in window)) return;
  const margin = document.createElement('div');
  margin.setAttribute('aria-hidden', 'true');
  const links = new Map<HTMLElement, HTMLElement[]>();
  const notes = new Map<HTMLElement, HTMLElement>();
  for (const link of main.querySelectorAll<HTMLAnchorElement>('.page :is(a.term, .citation a)')) {
    if (link.closest(WIDE)) continue;
    const id = link.hash.slice(1);
    for (const entry of main.querySelectorAll<HTMLElement>(`[id="${id}"], [data-beside="${id}"]`)) {
      const note = notes.get(entry) ?? copyOf(entry, link);
      notes.set(entry, note);
      links.set(note, [...(links.get(note) ?? []), link]);
      margin.append(note);
    }
  }
  main.append(margin);
  const screen = window.matchMedia(MARGIN_FROM);

  const set = (): void => {
    if (!screen.matches) return;
    const wide = [...main.querySelectorAll<HTMLElement>(WIDE)].map((part) => extent(part, main));
    let free = 0;
    const foot = main.querySelector<HTMLElement>('.sources');
    const last = foot ? extent(foot, main).top : main.offsetHeight;
    // In the order of the lines; one whose marks are all folded away is not shown.
    const lines = [...links].map(([note, marks]) => {
      const mark = marks.find((one) => !one.closest('details:not([open])'));
      return { note, line: mark ? extent(mark, main).top : Infinity };
    });
    const places = lines
      .sort((one, other) => one.line - other.line)
      .map(({ note, line }) => {
        const { offsetHeight } = note;
        let top = Math.max(line, free);
        for (const part of wide) {
          if (top < part.bottom && top + offsetHeight > part.top - NOTE_GAP_PX) top = part.bottom + 2 * NOTE_GAP_PX;
        }
        // All sources are there; definitions only where they leave room.
        const isNear = 'source' in note.dataset || top - line <= NOTE_DISTANCE_PX;
        const fits = isNear && top + offsetHeight <= last;
        if (fits) free = top + offsetHeight + NOTE_GAP_PX;
        return { note, top: fits ? top : undefined };
      });
    for (const { note, top } of places) {
      note.toggleAttribute('data-set', top !== undefined);
      note.style.setProperty('--note-top', `${top ?? 0}px`);
    }
  };
  // A page that is rendered ahead is observed only once it is shown, and should then be complete.
  if (document.prerendering) set();
  new ResizeObserver(set).observe(main);
}

/** What an entry of the lists says, with the number of its mark, out of the order of the tab key. */
function copyOf(entry: HTMLElement, link: HTMLElement): HTMLElement {
  const note = document.createElement('div');
  note.className = 'margin-note';
  if (entry.id.startsWith('source-')) {
    note.dataset.source = '';
    note.append(`${link.textContent}. `);
  }
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
