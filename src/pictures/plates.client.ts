/**
 * A press on a plate opens it in its largest drawing (docs/behaviour.md 3.13). What opens it is fetched at the first
 * press; without script, or where it cannot be fetched, the link leads to the plate in the list of plates, which shows it large.
 */
export function plates(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-plate]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void import('#pictures/plate-viewer.client.ts').then(
      ({ openPlate }) => {
        openPlate(link);
      },
      () => {
        location.assign(link.href);
      },
    );
  });
}
