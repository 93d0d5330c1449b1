import { select } from 'd3-selection';
import { zoomIdentity, zoomTransform, type ZoomBehavior } from 'd3-zoom';
import { useCallback, useRef, type RefObject } from 'react';
import { rotate, type PlanePoint } from '#atlas/plane/plane.ts';

/** Milliseconds of a flight to a cru. */
const FLIGHT_MS = 700;

/** Brings places to the middle of a map, at once or in a flight, which ends when the visitor moves the map. */
export function useFlight(
  svg: RefObject<SVGSVGElement | null>,
  behaviour: ZoomBehavior<SVGSVGElement, unknown>,
  isStill: boolean,
) {
  /** Where the map is flying to, and its next frame. */
  const flight = useRef<{ readonly place: PlanePoint; readonly scale: number; readonly frame: number }>(undefined);

  const endFlight = useCallback((): void => {
    if (flight.current) cancelAnimationFrame(flight.current.frame);
    flight.current = undefined;
  }, []);

  /** Brings a place of the plane to the middle, at a scale in pixels of a metre and a turn in degrees. */
  const show = useCallback(
    (place: PlanePoint, scale: number, turned: number, isFlight = false): void => {
      const map = svg.current;
      if (!map) return;
      endFlight();
      const [x, y] = rotate(place, turned);
      const through = (part: number): void => {
        const [middleX, middleY] = [map.clientWidth / 2, map.clientHeight / 2];
        const k = from.k * (scale / from.k) ** part;
        const [fromX, fromY] = [from.invertX(middleX), from.invertY(middleY)];
        const [px, py] = [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
        behaviour.transform(select(map), zoomIdentity.translate(middleX - k * px, middleY - k * py).scale(k));
      };
      const from = zoomTransform(map);
      const start = performance.now();
      const step = (now: number): void => {
        const part = Math.min(1, Math.max(0, (now - start) / FLIGHT_MS));
        const isOver = part === 1 || !map.isConnected;
        flight.current = isOver ? undefined : { place, scale, frame: requestAnimationFrame(step) };
        through(part * part * (3 - 2 * part));
      };
      if (isFlight && !isStill) step(start);
      else through(1);
    },
    [behaviour, endFlight, isStill, svg],
  );

  return { flight, show, endFlight };
}
