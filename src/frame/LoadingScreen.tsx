import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IslandBoundary } from '#island/IslandBoundary.tsx';
import { announceListening } from '#island/listening.ts';

/** A key, press or scroll. */
const INPUT_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

interface LoadingScreenProps {
  readonly label: string;
  /** The site's mark. */
  readonly children: ReactNode;
}

/**
 * The loading screen of the first page view of a visit (docs/behaviour.md 2.1). Its markup is printed over
 * the finished page; the style sheet beside it shows it and ends it after its time, with or without
 * script. `client:interaction` hydrates this island at a key, press or scroll while the screen is
 * there, which ends it early.
 */
export function LoadingScreen(props: LoadingScreenProps) {
  return (
    <IslandBoundary>
      <Screen {...props} />
    </IslandBoundary>
  );
}

function Screen({ children, label }: LoadingScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'shown' | 'ended'>('shown');

  useEffect(() => {
    if (state === 'ended') return undefined;
    const listeners = new AbortController();
    const end = (): void => {
      setState('ended');
    };
    for (const type of INPUT_EVENTS) {
      window.addEventListener(type, end, { signal: listeners.signal, passive: true });
    }
    announceListening(screen.current);
    return () => {
      listeners.abort();
    };
  }, [state]);

  if (state === 'ended') return null;
  return (
    <div ref={screen} className="loading-screen fixed inset-0 z-50" role="status">
      {children}
      <span
        className="loading-screen__spinner size-10 rounded-full border border-rule border-t-wine"
        aria-hidden="true"
      />
      <p className="italic">{label}</p>
    </div>
  );
}
