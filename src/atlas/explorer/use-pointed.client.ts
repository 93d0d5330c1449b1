import { useCallback, useState, type PointerEvent } from 'react';
import { climatNamed, type ExplorerClimat, type ExplorerData } from '#atlas/explorer/explorer.ts';

/** The climat on which a pointer rests that hovers, and what a map does when the pointer moves on it and leaves it. */
export function usePointed(data: ExplorerData | undefined) {
  const [pointed, point] = useState<ExplorerClimat>();
  const onPointerMove = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') point(climatNamed(data, (target as Element).getAttribute('data-id') ?? ''));
  };
  const onPointerLeave = useCallback((): void => {
    point(undefined);
  }, []);
  return { pointed, onPointerMove, onPointerLeave };
}
