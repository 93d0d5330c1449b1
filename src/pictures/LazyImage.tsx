import type { ReactNode } from 'react';

interface LazyImageProps {
  /** Shown when the picture cannot be loaded. */
  readonly unavailable: string;
  /** The proportions of a drawing in each form of its page, where the style sheet does not give them. */
  readonly shapes?: readonly { readonly width: number; readonly height: number; readonly className?: string }[];
  /** A `<picture>` that the browser loads lazily. */
  readonly children: ReactNode;
}

/**
 * A picture below the first screen, in its place, with the box for a picture that failed (docs/behaviour.md 2.9). The
 * script of every page gives the place a state, which tells which of them shows, so that React is not fetched for it.
 * Without script there is no state, and the picture shows.
 */
export function LazyImage({ unavailable, shapes, children }: LazyImageProps) {
  return (
    <span className="lazy-image" data-lazy-picture="">
      {shapes?.map(({ width, height, className }) => (
        <svg key={width} className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      ))}
      {children}
      <span className="image-unavailable">{unavailable}</span>
    </span>
  );
}
