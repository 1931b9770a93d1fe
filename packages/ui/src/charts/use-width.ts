import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Width of an element in pixels, as it is now. `initial` until it has been measured: on a server and in the first render. */
export function useWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial);
  // Follows the layout.
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && entry.contentRect.width > 0 && setWidth(entry.contentRect.width));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
