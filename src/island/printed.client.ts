/**
 * Watches the markup of an island until it is hydrated. The answer is whether it is as it was printed; what stands in a
 * slot may differ, because React leaves it as it is.
 */
export function watchPrinted(element: Element): () => boolean {
  // Translators put words into elements that this site does not print; some were there before this script.
  let isAsPrinted = element.querySelector(':scope font') === null;
  const note = (changes: readonly MutationRecord[]): void => {
    if (changes.some(({ target }) => !isInSlot(target))) isAsPrinted = false;
  };
  const observer = new MutationObserver(note);
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return isAsPrinted;
  };
}

function isInSlot(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('astro-slot') != null;
}
