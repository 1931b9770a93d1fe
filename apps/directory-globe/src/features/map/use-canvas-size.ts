import { useEffect, useState, type RefObject } from 'react';
import type { Size } from './make-projection.ts';

/** The size of a canvas' box in CSS pixels; its bitmap is kept at up to twice that. Null before the first measure. */
export function useCanvasSize(canvas: RefObject<HTMLCanvasElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  // Synchronises with the layout of the element.
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
      element.width = Math.round(width * ratio);
      element.height = Math.round(height * ratio);
      setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas]);
  return size;
}
