import { useLayoutEffect, type RefObject } from 'react';
import type { PlanePoint } from '#atlas/plane/plane.ts';
import { ARROWS, ZOOM_STEP, type ExplorerData } from '#atlas/explorer/explorer.ts';

interface Keys {
  readonly data: ExplorerData | undefined;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly pan: (arrow: PlanePoint) => void;
  readonly zoomBy: (factor: number) => void;
  readonly goTo: (id: string) => void;
  readonly turnMap: () => void;
}

/** The keys of the explorer: arrows while the map has the focus, the others wherever it is in the dialog. */
export function useKeys({ data, dialog, svg, pan, zoomBy, goTo, turnMap }: Keys): void {
  // With the drawing, so that no key is lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('select')) return;
      const arrow = ARROWS[event.key];
      const cru = data?.climats.find(({ number }) => number === Number(event.key));
      if (arrow && event.target === svg.current) pan(arrow);
      else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
      else if (event.key === '-') zoomBy(1 / ZOOM_STEP);
      else if (event.key === '0') goTo('');
      else if (event.key.toLowerCase() === 'n') turnMap();
      else if (cru) goTo(cru.id);
      else return;
      event.preventDefault();
    };
    const element = dialog.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
    };
  });
}
