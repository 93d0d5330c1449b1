import { MARGIN_FROM, NOTE_DISTANCE_PX, NOTE_GAP_PX, NOTE_LIFT_PX } from '#site/timings.ts';

/** Parts of a page that reach into the margin. */
const WIDE =
  '.quote-band, .holdings, .col-span-full, .section-card, [data-wide], .plate:not(.tail-piece, .vignette, .vintage > *, [class*=col-head])';

/** Lines that a note may show: the fewest, and what it shows beyond them where there is room. */
const FEWEST = '1';
const MORE = ['2', 'all'];

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** A note, its height by the lines that it shows, and the top of the first line that leads to it. */
interface Line {
  readonly note: HTMLElement;
  readonly heights: ReadonlyMap<string, number>;
  readonly line: number;
}

type Placed = Line & Extent;

/**
 * On wide screens copies of the sources and definitions stand in the margin, beside the first line that
 * leads to them. They are for the eye: the lists at the end of the page are complete.
 */
export function marginNotes(): void {
  const main = document.querySelector('main');
  if (!main || !('ResizeObserver' in window)) return;
  const margin = document.createElement('div');
  /** The note of each entry, and the first link that leads to it. What is folded away has none, and definitions none beside wide parts. */
  const copies = new Map<HTMLElement, { readonly note: HTMLElement; readonly link: HTMLElement }>();
  for (const link of main.querySelectorAll<HTMLAnchorElement>('.page :is(a.term, .citation a)')) {
    if (link.closest('details') ?? (link.matches('.term') && link.closest(WIDE))) continue;
    const entry = document.getElementById(link.hash.slice(1));
    if (entry && !copies.has(entry)) copies.set(entry, { note: copyOf(entry, link), link });
  }
  const notes = [...copies.values()].filter(({ note, link }) => {
    // Its last element keeps room for its notes: none of them is shortened there, and none moves.
    const room = link.closest('[data-notes]')?.lastElementChild;
    if (room) note.dataset.set = '';
    (room ?? margin).append(note);
    return !room;
  });
  main.append(margin);
  const screen = window.matchMedia(MARGIN_FROM);

  const set = (): void => {
    if (!screen.matches) return;
    const wide = [...main.querySelectorAll<HTMLElement>(WIDE)].map((part) => extent(part, main));
    const foot = main.querySelector<HTMLElement>('.sources');
    const last = foot ? extent(foot, main).top : main.offsetHeight;
    const measured = [FEWEST, ...MORE].map((shown) => {
      for (const { note } of notes) note.dataset.lines = shown;
      return [shown, new Map(notes.map(({ note }) => [note, note.offsetHeight]))] as const;
    });
    const lines = notes
      .map(({ note, link }) => {
        const heights = new Map(measured.map(([shown, of]) => [shown, of.get(note) ?? 0]));
        // The notes of a wide part follow it. What stands beside each other in a row says so: its notes begin on one line.
        const part = link.closest<HTMLElement>(WIDE);
        const line = part
          ? extent(part, main).bottom
          : extent(link.closest<HTMLElement>('[data-note-line]') ?? link, main).top;
        return { note, heights, line };
      })
      .sort((one, other) => one.line - other.line);
    const sources = lines.filter(({ note }) => 'source' in note.dataset);
    let placed = stack(sources, wide, last);
    // Where they crowd each other away from their lines they show as much as leaves those below near theirs.
    const late = crowded(placed);
    for (const { note } of late) note.dataset.lines = FEWEST;
    placed = stack(sources, wide, last);
    for (const shown of MORE)
      for (const { note } of late) {
        const before = note.dataset.lines;
        note.dataset.lines = shown;
        const next = stack(sources, wide, last);
        const isLater = ({ top, line }: Placed, index: number) =>
          top > Math.max(line + NOTE_DISTANCE_PX, placed[index]?.top ?? 0);
        if (next.length < placed.length || next.some(isLater)) note.dataset.lines = before;
        else placed = next;
      }
    // All sources are there; definitions only where these leave room.
    for (const one of lines.filter(({ note }) => !('source' in note.dataset))) {
      const taken = [...wide, ...placed].sort((a, b) => a.top - b.top);
      placed.push(...stack([one], taken, last).filter((place) => place.top - place.line <= NOTE_DISTANCE_PX));
    }
    for (const { note } of lines) note.removeAttribute('data-set');
    for (const { note, top } of placed) {
      note.dataset.set = '';
      note.style.setProperty('--note-top', `${top}px`);
    }
  };
  // A page that is rendered ahead is observed only once it is shown, and should then be complete.
  if (document.prerendering) set();
  new ResizeObserver(set).observe(main);
  // Notes may need more lines in a face that comes late, and the page none.
  document.fonts.addEventListener('loadingdone', set);
}

/**
 * Notes in the order of their lines, each at its line or as soon below it as there is room before `last`; before a wide part
 * they are lifted a little, where that leaves them room.
 */
function stack(lines: readonly Line[], taken: readonly Extent[], last: number): Placed[] {
  let placed: Placed[] = [];
  /** The end of the last wide part that notes stand below. */
  let floor = 0;
  for (const one of lines) {
    const height = one.heights.get(one.note.dataset.lines ?? '') ?? 0;
    let top = Math.max(one.line, floor, (placed.at(-1)?.bottom ?? -NOTE_GAP_PX) + NOTE_GAP_PX);
    for (const part of taken) {
      if (isClear(part, top, height)) continue;
      const lifted = endingAbove([...placed, { ...one, top, bottom: top + height }], part.top, taken, floor);
      const own = lifted?.pop();
      if (lifted && own) [placed, top] = [lifted, own.top];
      else top = floor = part.bottom + NOTE_GAP_PX;
    }
    if (top + height <= last) placed.push({ ...one, top, bottom: top + height });
  }
  return placed;
}

/** Whether a note of a height stands above or below a part, with the gap between them. */
const isClear = (part: Extent, top: number, height: number): boolean =>
  top <= part.top - NOTE_GAP_PX - height || top >= part.bottom + NOTE_GAP_PX;

/** Notes of which the last ends above a wide part, those before it lifted so far that they keep apart; undefined where they cannot be. */
function endingAbove(
  notes: readonly Placed[],
  end: number,
  taken: readonly Extent[],
  floor: number,
): Placed[] | undefined {
  let free = end;
  const lifted: Placed[] = [];
  for (const { top, bottom, ...one } of [...notes].reverse()) {
    const height = bottom - top;
    const highest = Math.min(top, free - NOTE_GAP_PX - height);
    const isFree = taken.every((part) => isClear(part, highest, height));
    if (highest < top && (!isFree || highest < Math.max(one.line - NOTE_LIFT_PX, floor))) return undefined;
    lifted.unshift({ ...one, top: highest, bottom: highest + height });
    free = highest;
  }
  return lifted;
}

/** The notes that stand far below their lines, each with those that it follows from the last that stands at its own. */
function crowded(placed: readonly Placed[]): Placed[] {
  let run: Placed[] = [];
  return placed.flatMap((one) => {
    run = one.top <= one.line ? [one] : [...run, one];
    return one.top - one.line > NOTE_DISTANCE_PX ? run.splice(0) : [];
  });
}

/** A copy of an entry of the lists, with the number of its mark, out of the order of the tab key. */
function copyOf(entry: HTMLElement, link: HTMLElement): HTMLElement {
  const note = document.createElement('div');
  note.className = 'margin-note';
  note.ariaHidden = 'true';
  if (entry.id.startsWith('source-')) {
    note.dataset.source = '';
    note.append(`${link.textContent}. `);
  }
  note.append(...[...entry.childNodes].map((child) => child.cloneNode(true)));
  for (const one of note.querySelectorAll('a')) one.tabIndex = -1;
  return note;
}

/** Top and bottom of an element below the top of `main`, whatever moves it at the moment. */
function extent(element: HTMLElement, main: HTMLElement): Extent {
  let top = 0;
  for (let box: Element | null = element; box instanceof HTMLElement && box !== main; box = box.offsetParent) {
    top += box.offsetTop;
  }
  return { top, bottom: top + element.offsetHeight };
}
