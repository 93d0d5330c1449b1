import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { SCALES, type ExplorerData } from '#atlas/explorer/explorer.ts';
import { useFlight } from '#atlas/explorer/use-flight.client.ts';
import { prefersReducedMotion } from '#island/motion.client.ts';

/** The part of the map that an arrow key moves by. */
const PAN = 0.2;

interface Movement {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** Moved in it. */
  readonly ground: RefObject<SVGGElement | null>;
  readonly words: RefObject<SVGGElement | null>;
  readonly data: ExplorerData | undefined;
  readonly degrees: number;
  readonly onStart: () => void;
}

/**
 * Moves the map by pointer, wheel, fingers and buttons. While it moves, nothing is drawn anew: the ground and the words are
 * moved as they are, and settle at the end; `view` is what words and instruments are set for.
 */
export function useMovement({ svg, ground, words, data, degrees, onStart }: Movement) {
  const [view, setView] = useState<ZoomTransform>(zoomIdentity);
  const [isStill] = useState(prefersReducedMotion);
  const [behaviour] = useState(() => zoom<SVGSVGElement, unknown>().scaleExtent([SCALES.least, SCALES.most]));
  const { flight, show, endFlight } = useFlight(svg, behaviour, isStill);

  useLayoutEffect(() => {
    const map = svg.current;
    if (!map || !data) return undefined;
    const selection = select(map).call(behaviour);
    behaviour
      // The usual extent reads a length that a map without a box, when it is closed in flight, does not have.
      .extent((): [[number, number], [number, number]] => [
        [0, 0],
        [map.clientWidth, map.clientHeight],
      ])
      .filter(
        (event: Event) => !(event.target as Element).closest('svg [role]') && !('button' in event && event.button),
      )
      .duration(isStill ? 0 : 250)
      .on('start', ({ sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (sourceEvent) endFlight();
        onStart();
      })
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        ground.current?.setAttribute('transform', `${transform.toString()} rotate(${degrees})`);
        const { k, x, y } = transform;
        const by = k / view.k;
        words.current?.setAttribute('transform', `translate(${x - view.x * by} ${y - view.y * by}) scale(${by})`);
        for (const pattern of map.querySelectorAll('pattern'))
          pattern.setAttribute('patternTransform', `scale(${1 / k}) rotate(${pattern.dataset.angle ?? '0'})`);
      })
      .on('end', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (!flight.current) setView(transform);
      });
    return () => {
      selection.on('.zoom', null);
    };
  }, [svg, ground, words, behaviour, data, degrees, endFlight, flight, isStill, onStart, view]);

  useEffect(() => {
    words.current?.removeAttribute('transform');
  }, [words, view, degrees]);

  const zoomBy = (factor: number): void => {
    endFlight();
    if (svg.current) behaviour.scaleBy(select(svg.current), factor);
  };
  /** Moves the map against the direction of an arrow, as the view moves over it. */
  const pan = ([x, y]: readonly [x: number, y: number]): void => {
    const map = svg.current;
    if (!map) return;
    endFlight();
    behaviour.translateBy(select(map), (-x * PAN * map.clientWidth) / view.k, (-y * PAN * map.clientHeight) / view.k);
  };
  return { view, flight, show, endFlight, zoomBy, pan };
}
