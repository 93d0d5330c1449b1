import { useEffect, useRef, useState } from 'react';
import { LAZY_IMAGE_MARGIN_PX, LAZY_IMAGE_VISIBLE_SHARE } from '#config/interaction.ts';
import { IslandBoundary } from '#islands/IslandBoundary.tsx';
import { pictureSources, type PictureData } from '#islands/picture.ts';

interface LazyImageProps {
  readonly picture: PictureData;
  /** Shown when the picture cannot be loaded. */
  readonly unavailable: string;
}

type State = 'waiting' | 'loading' | 'loaded' | 'failed';

/** A picture that is fetched only when its place comes near the viewport, then fades in (specification 2). */
export function LazyImage(props: LazyImageProps) {
  return (
    <IslandBoundary>
      <Picture {...props} />
    </IslandBoundary>
  );
}

function Picture({ picture, unavailable }: LazyImageProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<State>('waiting');

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setState('loading');
      },
      { rootMargin: `${LAZY_IMAGE_MARGIN_PX}px`, threshold: LAZY_IMAGE_VISIBLE_SHARE },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  if (state === 'failed') return <span className="image-unavailable">{unavailable}</span>;

  const { fallback, sizes, alt, width, height } = picture;
  return (
    <span ref={place} className="lazy-image" data-state={state}>
      {state !== 'waiting' && (
        <picture>
          {pictureSources(picture).map(({ type, media, srcset }) => (
            <source key={media ?? 'any'} type={type} media={media} srcSet={srcset} sizes={sizes} />
          ))}
          <img
            src={fallback}
            alt={alt}
            width={width}
            height={height}
            decoding="async"
            onLoad={() => {
              setState('loaded');
            }}
            onError={() => {
              console.error(`Image unavailable: ${fallback}`);
              setState('failed');
            }}
          />
        </picture>
      )}
    </span>
  );
}
