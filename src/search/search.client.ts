import { followInstead, hasDialogs, onAddress } from '#island/dialog-address.client.ts';
import { QUERY, setBusy, watchSearch } from '#search/watch-search.client.ts';

/**
 * Opens the search dialog when it is asked for, or at once for an address with `?q=`. Its code is fetched then, with
 * the file that it reads; where it cannot be fetched the link leads to the index page.
 */
export function startSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-search]');
  if (!link || !hasDialogs()) return;
  let dialog: Promise<() => void> | undefined;
  const open = (): void => {
    setBusy(link, true);
    dialog ??= import('#search/SearchDialog.tsx').then((module) => module.makeSearchDialog(link));
    dialog.then(
      (show) => {
        setBusy(link, false);
        show();
      },
      () => {
        setBusy(link, false);
        followInstead(link, QUERY);
      },
    );
  };
  watchSearch(link, open);
  onAddress(QUERY, open);
}
