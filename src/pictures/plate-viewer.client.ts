import { scrollBehavior } from '#island/motion.client.ts';

/**
 * Opens the plates of the page on plain paper, beginning with the one whose link is given. Each plate takes a
 * screen of a strip that a finger or the wheel moves; arrows lead on; Escape, the button and the browser's way back
 * close it.
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
  dialog.append(
    strip,
    button(toPrevious, '←', () => {
      step(-1);
    }),
    button(toNext, '→', () => {
      step(1);
    }),
    button(toClose, '×', close),
  );

  dialog.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  });
  const name = (): void => {
    const words = figures[shown()]?.querySelector('figcaption')?.children ?? [];
    dialog.setAttribute('aria-label', Array.from(words, ({ textContent }) => textContent).join(' '));
  };
  strip.addEventListener('scrollend', name);
  // The way back closes the dialog; closing it otherwise takes the step back.
  addEventListener('popstate', close);
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', close);
    dialog.remove();
    if (history.state === OPENED) history.back();
    link.focus({ preventScroll: true });
  });

  document.body.append(dialog);
  history.pushState(OPENED, '');
  dialog.showModal();
  strip.focus({ preventScroll: true });
  show(links.indexOf(link), 'instant');
  name();
}

/** The state of the history while a plate is open. */
const OPENED = 'plate';

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
  const words = element(
    'figcaption',
    'text-center text-ink-soft italic hyphens-auto [&>:first-child]:mr-3 [&>:first-child]:not-italic [&>:first-child]:[font-variant-caps:small-caps]',
  );
  const said = link.closest('figure')?.querySelectorAll('figcaption > *') ?? [];
  words.append(...[...said].map((one) => one.cloneNode(true)));
  figure.append(picture, words);
  return figure;
}

function button(label: string, sign: string, press: () => void): HTMLButtonElement {
  const made = element('button', 'row-2 size-12 cursor-pointer text-h3 text-wine last:col-4');
  made.type = 'button';
  made.setAttribute('aria-label', label);
  made.textContent = sign;
  made.addEventListener('click', press);
  return made;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}
