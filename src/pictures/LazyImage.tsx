import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IslandBoundary } from '#island/IslandBoundary.tsx';
import { askAgain, type PictureState } from '#pictures/picture-state.ts';

interface LazyImageProps {
  /** Shown when the picture cannot be loaded. */
  readonly unavailable: string;
  /** A `<picture>` that the browser loads lazily. */
  readonly children: ReactNode;
}

/**
 * A picture below the first screen, in its place, with the box for a picture that failed
 * (docs/behaviour.md 2.9). The state of the place tells which of them shows. Without script there is no
 * state, and the picture shows. `client:near` takes it from waiting to loaded or failed; when the connection
 * comes back after a failure it hydrates this island, which then asks for the picture again, as often
 * as the connection comes back.
 */
export function LazyImage(props: LazyImageProps) {
  return (
    <IslandBoundary>
      <Place {...props} />
    </IslandBoundary>
  );
}

function Place({ unavailable, children }: LazyImageProps) {
  const id = useId();
  const [state, setState] = useState(() => stateInPage(id));
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const image = place.current?.querySelector('img');
    // This island is there only after a failure: a picture that is loading is one to ask for again.
    if (state === 'loading' && image) askAgain(image, setState);
    if (state !== 'failed') return undefined;
    const retry = (): void => {
      setState('loading');
    };
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  }, [state]);

  return (
    <span id={id} ref={place} className="lazy-image" data-state={state}>
      {children}
      <span className="image-unavailable">{unavailable}</span>
    </span>
  );
}

/** The state of a place as `client:near` left it; undefined on the server. */
function stateInPage(id: string): PictureState | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.getElementById(id)?.dataset.state as PictureState | undefined;
}
