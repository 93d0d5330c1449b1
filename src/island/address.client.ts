/** Shows another address without a step in the history. A browser that refuses, as after too many, keeps the old one. */
export function writeAddress(address: string | URL): void {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // The page works all the same.
  }
}
