import type { ReactNode } from 'react';
import { IslandBoundary } from '#islands/IslandBoundary.tsx';
import { useHydrated } from '#islands/use-hydrated.ts';

interface LoadingScreenProps {
  readonly label: string;
  /** The site's mark. */
  readonly children: ReactNode;
}

/**
 * The initial loading screen (specification 2). Its markup is printed over the finished page; the
 * style sheet shows it on the first page view of a visit and ends it after its time, with or
 * without script. This island comes alive at a key, tap or scroll during that time and ends it early.
 */
export function LoadingScreen(props: LoadingScreenProps) {
  return (
    <IslandBoundary>
      <Screen {...props} />
    </IslandBoundary>
  );
}

function Screen({ children, label }: LoadingScreenProps) {
  const awake = useHydrated();
  if (awake) return null;
  return (
    <div className="loading-screen" role="status">
      {children}
      <span className="loading-screen__spinner" aria-hidden="true" />
      <p>{label}</p>
    </div>
  );
}
