/** The part of dialogs that every page needs before one opens (dialog.client.ts). */

/** What opens over a page: its mark in the history, and its parameter in the address where it has one. */
export type DialogName = 'plate' | 'q' | 'explore' | 'menu';

/** The query parameters of the site's addresses: those of dialogs, the year of a harvest, the title of a bottle. */
export type Parameter = Exclude<DialogName, 'menu'> | 'year' | 'title';

/** Whether the browser has dialogs. Where it has none, links lead on as they do without script. */
export function hasDialogs(): boolean {
  return 'HTMLDialogElement' in window;
}

/** The value that the address has for a dialog, if it asks for it. */
export function valueOf(name: Parameter): string | null {
  return new URLSearchParams(location.search).get(name);
}

/** Leads to where its link does, when a dialog cannot be opened. The way back must not lead to an address that asks for it. */
export function followInstead(link: HTMLAnchorElement, name: Parameter): void {
  if (valueOf(name) === null) location.assign(link.href);
  else location.replace(link.href);
}

/** Calls back with the value when the address asks for a dialog: now, or when the visitor goes forward to it again. */
export function onAddress(name: Parameter, open: (value: string) => void): void {
  const ask = (): void => {
    const value = valueOf(name);
    if (value !== null) open(value);
  };
  addEventListener('popstate', ask);
  ask();
}

/** Whether the page stands at the step of the history that something open has taken. */
export function isAtStep(name: DialogName): boolean {
  return (history.state as { readonly open?: string } | null)?.open === name;
}
