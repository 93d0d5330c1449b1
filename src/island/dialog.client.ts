/**
 * The one rule for what opens over a page (docs/behaviour.md 2.14), fetched when something opens. A dialog is a step of the history: the way back of
 * the browser closes it, and so do Escape and `dialog.close()`; the focus returns; its address has a query parameter of
 * its own, so that a reload and a shared address open the same. To use it, with a name that no other dialog has:
 *
 *     openDialog(dialog, { name: 'plate', value: 'gate', opener: link }); // instead of `dialog.showModal()`
 *     writeValue('plate', 'cellar'); // when something else is chosen in the open dialog
 *     onAddress('plate', (value) => …); // once: opens it for addresses that ask for it
 *
 * An island that opens one is hydrated with `client:interaction={{ query: 'plate' }}` instead of `onAddress`.
 */
import { writeAddress } from '#island/address.client.ts';
import { isAtStep, type DialogName } from '#island/dialog-address.client.ts';

interface Opening {
  readonly name: DialogName;
  /** For the address. */
  readonly value: string;
  /** Gets the focus at the end, where nothing had it before. */
  readonly opener: HTMLElement | null;
}

export function openDialog(dialog: HTMLDialogElement, { name, value, opener }: Opening): void {
  const { activeElement, body } = document;
  const focused = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : opener;
  const undo = takeStep(
    name,
    () => {
      dialog.close();
    },
    value,
  );
  const onClose = (): void => {
    undo();
    focused?.focus({ preventScroll: true });
  };
  dialog.addEventListener('close', onClose, { once: true });
  dialog.showModal();
}

/** Lets the address of an open dialog say what it shows now. */
export function writeValue(name: DialogName, value: string): void {
  if (!isAtStep(name)) return;
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  writeAddress(address);
}

/** Resolves when no step back is under way: a step that is taken before would be undone by it. */
let ready = Promise.resolve();

/**
 * Takes the step of the history for something that has been opened; `close` is called when the visitor goes back. The
 * answer takes the step back, to be called when it was closed otherwise.
 */
export function takeStep(name: DialogName, close: () => void, value?: string): () => void {
  const listeners = new AbortController();
  const onPopState = (): void => {
    if (!isAtStep(name)) close();
  };
  void ready.then(() => {
    if (listeners.signal.aborted) return;
    push(name, value);
    addEventListener('popstate', onPopState, { signal: listeners.signal });
  });
  return () => {
    if (listeners.signal.aborted) return;
    listeners.abort();
    if (!isAtStep(name)) return;
    ready = new Promise((resolve) => {
      addEventListener(
        'popstate',
        () => {
          resolve();
        },
        { once: true },
      );
    });
    history.back();
  };
}

function push(name: DialogName, value: string | undefined): void {
  // A page that is loaded again stands at the step already.
  if (isAtStep(name)) return;
  const address = new URL(location.href);
  try {
    // The page below a dialog that a shared address opened has the address without it.
    if (address.searchParams.has(name)) {
      // A browser that loads the page again right after the step may have lost its state, not its address.
      if (isReloaded()) {
        history.replaceState({ open: name }, '');
        return;
      }
      address.searchParams.delete(name);
      history.replaceState(history.state, '', address);
    }
    if (value !== undefined) address.searchParams.set(name, value);
    history.pushState({ open: name }, '', address);
  } catch {
    // A browser that refuses, as after too many steps, leaves what is open without one.
  }
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
}
