/** The part of dialogs that every page needs before one opens (dialog.client.ts). */

/** Whether the browser has dialogs. Where it has none, links lead on as they do without script. */
export function hasDialogs(): boolean {
  return 'HTMLDialogElement' in window;
}

/** The value that the address has for a dialog, if it asks for it. */
export function valueOf(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

/** Leads to where its link does, when a dialog cannot be opened. The way back must not lead to an address that asks for it. */
export function followInstead(link: HTMLAnchorElement, name: string): void {
  if (valueOf(name) === null) location.assign(link.href);
  else location.replace(link.href);
}

/** Calls back with the value when the address asks for a dialog: now, or when the visitor goes forward to it again. */
export function onAddress(name: string, open: (value: string) => void): void {
  const ask = (): void => {
    const value = valueOf(name);
    if (value !== null) open(value);
  };
  addEventListener('popstate', ask);
  ask();
}

/** Whether the page stands at the step of the history that something open has taken. */
export function isAtStep(name: string): boolean {
  return (history.state as { readonly open?: string } | null)?.open === name;
}
