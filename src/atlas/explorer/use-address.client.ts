import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { filling } from '#atlas/explorer/ExplorerFrame.tsx';
import {
  climatNamed,
  EXPLORE_PARAMETER,
  LEVEL_DEGREES,
  LEVEL_SCREENS,
  readState,
  writeState,
} from '#atlas/explorer/explorer.ts';
import type { ExplorerData, Lifted } from '#atlas/explorer/explorer.ts';
import type { useMovement } from '#atlas/explorer/use-movement.client.ts';
import { rotate, type PlanePoint } from '#atlas/plane/plane.ts';
import { valueOf } from '#island/dialog-address.client.ts';
import { writeValue } from '#island/dialog.client.ts';
import { ADDRESS_PAUSE_MS } from '#site/timings.ts';

/** The state of the explorer, at first that of the address, which tells a state or names a climat. */
export function useAddressed() {
  const [opened] = useState(() => readState(valueOf(EXPLORE_PARAMETER) ?? ''));
  const [chosen, choose] = useState(() => opened?.chosen ?? valueOf(EXPLORE_PARAMETER) ?? '');
  const [lifted, setLifted] = useState<Lifted | undefined>(opened?.lifted);
  const [isLevel, setLevel] = useState(() => opened?.isLevel ?? matchMedia(LEVEL_SCREENS).matches);
  return { opened, chosen, choose, lifted, setLifted, isLevel, setLevel, degrees: isLevel ? LEVEL_DEGREES : 0 };
}

interface Shown extends Pick<ReturnType<typeof useMovement>, 'view' | 'show'> {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly data: ExplorerData | undefined;
  readonly size: PlanePoint;
}

/** Shows what the address asks for when the map is there, and writes into the address what is shown from then on. */
export function useAddress(
  { opened, chosen, lifted, isLevel, degrees }: ReturnType<typeof useAddressed>,
  { svg, data, view, size, show }: Shown,
): void {
  // Once only: the visitor moves it from then on. Before the map is painted, so that no key comes first.
  const placed = useRef<ExplorerData>(undefined);
  useLayoutEffect(() => {
    const map = svg.current;
    if (!map || !data || placed.current === data) return;
    placed.current = data;
    const place = climatNamed(data, chosen);
    const box = (place?.boxes ?? data.opening)[isLevel ? 1 : 0];
    if (opened) show(opened.middle, opened.scale, degrees);
    else if (box) show(...filling(map, box, degrees, place !== undefined), degrees);
  }, [svg, data, chosen, opened, show, isLevel, degrees]);

  useEffect(() => {
    if (!data || size[0] === 0) return undefined;
    const middle = rotate([view.invertX(size[0] / 2), view.invertY(size[1] / 2)], -degrees);
    const state = writeState({ middle, scale: view.k, isLevel, chosen, lifted });
    const pause = setTimeout(writeValue, ADDRESS_PAUSE_MS, EXPLORE_PARAMETER, state);
    return () => {
      clearTimeout(pause);
    };
  }, [data, view, size, degrees, isLevel, chosen, lifted]);
}
