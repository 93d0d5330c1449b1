import { useEffect, useState, type RefObject } from 'react';
import type { PlanePoint } from '#atlas/plane/plane.ts';

/** Width and height of an element that is there once its `content` is; nothing before. */
export function useSize(element: RefObject<Element | null>, content: unknown): PlanePoint {
  const [size, setSize] = useState<PlanePoint>([0, 0]);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const resized = new ResizeObserver(() => {
      setSize([current.clientWidth, current.clientHeight]);
    });
    resized.observe(current);
    return resized.disconnect.bind(resized);
  }, [element, content]);
  return size;
}
