import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the content of a box is wider than it. The first child of the box is as wide as its content. */
export function useSideways(box: RefObject<HTMLElement | null>): boolean {
  // A server draws for the narrow screen, where it matters.
  const [isSideways, setSideways] = useState(true);
  // Synchronises with the layout of the browser.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const read = (): void => setSideways(element.scrollWidth > element.clientWidth);
    read();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(read);
    for (const watched of [element, element.firstElementChild]) if (watched !== null) observer.observe(watched);
    return () => observer.disconnect();
  }, [box]);
  return isSideways;
}
