import { openDialog, writeValue } from '#island/dialog.client.ts';
import { scrollBehavior } from '#island/motion.client.ts';
import { replaceFailed } from '#pictures/picture-state.client.ts';

/**
 * Opens the plates of the page on plain paper, beginning with the one whose link is given. Each plate takes a
 * screen of a strip that a finger or the wheel moves; arrows lead on; a button and what closes every dialog close it.
 */
export function openPlate(link: HTMLAnchorElement): void {
  // Of two presses while this code is fetched, the first opens the plate.
  if (document.querySelector('dialog[open]')) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-plate]')];
  const [toPrevious = '', toNext = '', toClose = ''] = document.body.dataset.plateWords?.split('|') ?? [];

  const dialog = element(
    'dialog',
    'h-dvh max-h-none w-screen max-w-none grid-cols-[auto_auto_1fr_auto] grid-rows-[minmax(0,1fr)_auto] bg-paper text-ink open:grid',
  );
  const strip = element(
    'div',
    'col-span-full flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overflow-y-hidden overscroll-contain outline-0',
  );
  const figures = links.map(figureOf);
  strip.append(...figures);
  strip.tabIndex = 0;

  const shown = (): number => Math.round(strip.scrollLeft / strip.clientWidth);
  const show = (index: number, behavior = scrollBehavior()): void => {
    strip.scrollTo({ left: figures[index]?.offsetLeft ?? strip.scrollLeft, behavior });
  };
  const step = (by: number): void => {
    show(shown() + by);
  };
  const close = (): void => {
    dialog.close();
  };
  const arrows = [
    button(toPrevious, arrow('-scale-x-100'), () => {
      step(-1);
    }),
    button(toNext, arrow(''), () => {
      step(1);
    }),
  ];
  // Of a page's only plate there is no other.
  dialog.append(strip, ...(links.length > 1 ? arrows : []), button(toClose, '×', close));

  dialog.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  });
  const nameShown = (): void => {
    const link = links[shown()];
    if (link) writeValue(PLATE, idOf(link));
    const words = figures[shown()]?.querySelector('figcaption')?.children ?? [];
    dialog.setAttribute('aria-label', Array.from(words, ({ textContent }) => textContent).join(' '));
  };
  strip.addEventListener('scrollend', nameShown);
  dialog.addEventListener('close', () => {
    dialog.remove();
  });

  document.body.append(dialog);
  openDialog(dialog, { name: PLATE, value: idOf(link), opener: link });
  strip.focus({ preventScroll: true });
  show(links.indexOf(link), 'instant');
  nameShown();
}

/** The parameter of the address that names the plate: `?plate=musigny`. */
const PLATE = 'plate';

/** The name of a plate is its place in the list of plates. */
const idOf = ({ hash }: HTMLAnchorElement): string => hash.slice(1);

/** A plate in its largest drawing, with its caption; asked for when it comes near. */
function figureOf(link: HTMLAnchorElement): HTMLElement {
  const figure = element(
    'figure',
    'grid h-full flex-[0_0_100%] snap-center snap-always grid-rows-[minmax(0,1fr)_auto] gap-3 px-[clamp(0.75rem,3vmin,2.5rem)] pt-[clamp(0.75rem,3vmin,2.5rem)]',
  );
  const shown = link.querySelector('img');
  const picture = element('picture', 'min-h-0');
  for (const [ending, media] of [
    ['-dark', '(prefers-color-scheme: dark)'],
    ['', ''],
  ] as const) {
    const source = document.createElement('source');
    source.type = 'image/avif';
    source.media = media;
    source.srcset = `${link.dataset.plate ?? ''}${ending}.avif`;
    picture.append(source);
  }
  const image = element('img', 'size-full object-contain');
  image.loading = 'lazy';
  image.alt = shown?.alt ?? '';
  image.src = shown?.getAttribute('src') ?? '';
  picture.append(image);
  replaceFailed(image);
  const words = element(
    'figcaption',
    'text-center text-ink-soft italic hyphens-auto [&>:first-child]:mr-3 [&>:first-child]:not-italic [&>:first-child]:[font-variant-caps:small-caps]',
  );
  const said = link.closest('figure')?.querySelectorAll('figcaption > *') ?? [];
  words.append(...[...said].map((one) => one.cloneNode(true)));
  figure.append(picture, words);
  return figure;
}

function button(label: string, sign: string | SVGElement, press: () => void): HTMLButtonElement {
  const made = element('button', 'row-2 size-12 cursor-pointer text-h3 text-wine last:col-4');
  made.type = 'button';
  made.setAttribute('aria-label', label);
  made.append(sign);
  made.addEventListener('click', press);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** The arrow of both directions; the one to the left is its mirror image. */
function arrow(mirror: string): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('class', `mx-auto size-6 fill-none stroke-current ${mirror}`);
  drawing.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', 'M2 12h20m-7-6l7 6-7 6');
  drawing.append(line);
  return drawing;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}
