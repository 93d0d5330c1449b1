import { openDialog, writeValue } from '#island/dialog.client.ts';
import { scrollBehavior } from '#island/motion.client.ts';
import { replaceFailed } from '#pictures/picture-state.client.ts';

/**
 * Opens the plates of the page on plain paper, beginning with the one whose link is given. Each plate takes a
 * screen of a strip that a finger or the wheel moves; arrows lead on; a press shows a plate in the size of its drawing;
 * a button and what closes every dialog close it.
 */
export function openPlate(link: HTMLAnchorElement): void {
  // Of two presses while this code is fetched, the first opens the plate.
  if (document.querySelector('dialog[open]')) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-plate]')];
  const [toPrevious = '', toNext = '', toZoom = '', toClose = ''] = document.body.dataset.plateWords?.split('|') ?? [];

  const dialog = element(
    'dialog',
    'h-dvh max-h-none w-screen max-w-none grid-cols-[auto_auto_1fr_auto_auto] grid-rows-[minmax(0,1fr)_auto] bg-paper text-ink open:grid',
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
  /** Shows the plate in the size of its drawing, with a place of it, in parts of its size, in the middle; or whole again. */
  const setZoom = (zoomed: boolean, [x, y] = [0.5, 0.5]): void => {
    const frame = figures[shown()]?.querySelector('picture');
    if (!frame) return;
    frame.toggleAttribute('data-zoomed', zoomed);
    frame.tabIndex = zoomed ? 0 : -1;
    zoomButton.setAttribute('aria-pressed', String(zoomed));
    frame.scrollTo(x * frame.scrollWidth - frame.clientWidth / 2, y * frame.scrollHeight - frame.clientHeight / 2);
  };
  const zoomButton = button(toZoom, drawing('M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M15 15l7 7M6.5 10h7M10 6.5v7'), () => {
    setZoom(!isZoomed());
  });
  zoomButton.classList.add('col-4');
  const isZoomed = (): boolean => zoomButton.getAttribute('aria-pressed') === 'true';
  strip.addEventListener('click', ({ target, clientX, clientY }) => {
    if (zoomButton.hidden || !(target instanceof HTMLImageElement)) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    setZoom(!isZoomed(), [(clientX - left) / width, (clientY - top) / height]);
  });
  // Of a page's only plate there is no other.
  dialog.append(strip, ...(links.length > 1 ? arrows : []), zoomButton, button(toClose, '×', close));

  dialog.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // A plate larger than the screen is moved by the same keys.
    if (by === undefined || (event.target as Element).matches('[data-zoomed]')) return;
    event.preventDefault();
    step(by);
  });
  const nameShown = (): void => {
    const link = links[shown()];
    if (link) writeValue('plate', idOf(link));
    for (const frame of dialog.querySelectorAll('[data-zoomed]'))
      for (const attribute of ['data-zoomed', 'tabindex']) frame.removeAttribute(attribute);
    zoomButton.setAttribute('aria-pressed', 'false');
    // A drawing that is no wider than the screen is shown as large as it is.
    zoomButton.hidden = Number(/\d+$/.exec(link?.dataset.plate ?? '')) <= strip.clientWidth;
    const words = figures[shown()]?.querySelector('figcaption')?.children ?? [];
    dialog.setAttribute('aria-label', Array.from(words, ({ textContent }) => textContent).join(' '));
  };
  strip.addEventListener('scrollend', nameShown);
  dialog.addEventListener('close', () => {
    dialog.remove();
  });

  document.body.append(dialog);
  openDialog(dialog, { name: 'plate', value: idOf(link), opener: link });
  strip.focus({ preventScroll: true });
  show(links.indexOf(link), 'instant');
  nameShown();
}

/** The name of a plate is its place in the list of plates. */
const idOf = ({ hash }: HTMLAnchorElement): string => hash.slice(1);

/** A plate in its largest drawing, with its caption; asked for when it comes near. */
function figureOf(link: HTMLAnchorElement): HTMLElement {
  const figure = element(
    'figure',
    'grid h-full flex-[0_0_100%] snap-center snap-always grid-rows-[minmax(0,1fr)_auto] gap-3 px-[clamp(0.75rem,3vmin,2.5rem)] pt-[clamp(0.75rem,3vmin,2.5rem)]',
  );
  const shown = link.querySelector('img');
  const picture = element('picture', 'min-h-0 cursor-zoom-in data-zoomed:cursor-zoom-out data-zoomed:overflow-auto');
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
  const image = element('img', 'size-full object-contain in-data-zoomed:size-auto in-data-zoomed:max-w-none');
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
  const made = element('button', 'row-2 size-12 cursor-pointer text-h3 text-wine last:col-5');
  made.type = 'button';
  made.setAttribute('aria-label', label);
  made.append(sign);
  made.addEventListener('click', press);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A sign in lines. */
function drawing(path: string, className = ''): SVGElement {
  const sign = document.createElementNS(SVG, 'svg');
  sign.setAttribute('viewBox', '0 0 24 24');
  sign.setAttribute('class', `mx-auto size-6 fill-none stroke-current ${className}`);
  sign.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  sign.append(line);
  return sign;
}

/** The arrow of both directions; the one to the left is its mirror image. */
const arrow = (mirror: string): SVGElement => drawing('M2 12h20m-7-6l7 6-7 6', mirror);

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}
