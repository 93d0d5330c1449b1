import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the server's markup and while it is being hydrated, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
