import { useEffect, useRef, type ReactNode } from 'react';
import { watchPicture } from '#pictures/watch-picture.client.ts';

interface LazyImageProps {
  /** Shown when the picture cannot be loaded. */
  readonly unavailable: string;
  /** A `<picture>` that the browser loads lazily. */
  readonly children: ReactNode;
}

/**
 * A picture below the first screen, in its place, with the box for a picture that failed (docs/behaviour.md 2.9). The
 * state of the place tells which of them shows. Without script there is no state, and the picture shows. On a page the
 * script of every page watches it, so that React is not fetched for it; inside another island it watches itself.
 */
export function LazyImage({ unavailable, children }: LazyImageProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => (place.current ? watchPicture(place.current) : undefined), []);
  return (
    <span ref={place} className="lazy-image" data-lazy-picture="">
      {children}
      <span className="image-unavailable">{unavailable}</span>
    </span>
  );
}
