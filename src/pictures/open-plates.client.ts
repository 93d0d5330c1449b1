import { isPlainClick } from '#island/address.client.ts';
import { followInstead, hasDialogs, onAddress } from '#island/dialog-address.client.ts';

/**
 * A press on a plate opens it in its largest drawing (docs/behaviour.md 3.13). What opens it is fetched at the first
 * press; without script, or where it cannot be fetched, the link leads to the plate in the list of plates, which shows it large.
 */
export function openPlates(): void {
  if (!hasDialogs()) return;
  const open = (link: HTMLAnchorElement): void => {
    void import('#pictures/plate-viewer.client.ts').then(
      (viewer) => {
        viewer.openPlate(link);
      },
      () => {
        followInstead(link, 'plate');
      },
    );
  };
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-plate]') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    open(link);
  });
  onAddress('plate', (id) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[data-plate][href$="#${CSS.escape(id)}"]`);
    if (link) open(link);
  });
}
