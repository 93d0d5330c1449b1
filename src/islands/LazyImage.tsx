import { useCallback, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { IslandBoundary } from '#islands/IslandBoundary.tsx';
import { pictureSources, type PictureData } from '#model/picture.ts';

interface LazyImageProps {
  readonly picture: PictureData;
  /** Shown when the picture cannot be loaded. */
  readonly unavailable: string;
}

type State = 'loading' | 'loaded' | 'failed';

/**
 * A picture that is fetched only when its place comes near the viewport, then fades in (specification 2).
 * The server prints the empty place. `client:near` puts the picture there, so that it need not wait for
 * this script, and wakes this island, which adopts the picture as it finds it.
 */
export function LazyImage(props: LazyImageProps) {
  return (
    <IslandBoundary>
      <Picture {...props} />
    </IslandBoundary>
  );
}

function Picture({ picture, unavailable }: LazyImageProps) {
  const place = useId();
  const [state, setState] = useState<State>('loading');
  const isNear = useSyncExternalStore(
    never,
    () => true,
    () => holdsPicture(place),
  );
  const { fallback, sizes, alt, width, height } = picture;

  /** An adopted picture may have loaded or failed before. */
  const adopt = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== '') setState(image.naturalWidth > 0 ? 'loaded' : 'failed');
  }, []);

  useEffect(() => {
    if (state === 'failed') console.error(`Image unavailable: ${fallback}`);
  }, [state, fallback]);

  if (state === 'failed') return <span className="image-unavailable">{unavailable}</span>;
  return (
    <span id={place} className="lazy-image" data-state={isNear ? state : 'waiting'} suppressHydrationWarning>
      {isNear && (
        <picture>
          {pictureSources(picture).map(({ type, media, srcset }) => (
            <source key={media ?? 'any'} type={type} media={media} srcSet={srcset} sizes={sizes} />
          ))}
          <img
            ref={adopt}
            src={fallback}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            onLoad={() => {
              setState('loaded');
            }}
            onError={() => {
              setState('failed');
            }}
          />
        </picture>
      )}
    </span>
  );
}

const never = () => () => undefined;

/** Whether the page has put the picture in its place before this island came alive. */
function holdsPicture(place: string): boolean {
  return typeof document !== 'undefined' && document.getElementById(place)?.firstElementChild != null;
}
