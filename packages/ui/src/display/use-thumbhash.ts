import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { thumbHashToRGBA } from 'thumbhash';
import { whenIdle } from '../foundation/when-idle.ts';

const LIMITS = { latestMs: 1000, guessMs: 50 };

/**
 * Draws a ThumbHash on the returned canvas when the browser is idle, unless the image has loaded by then. Never delays the first
 * paint, which shows the plain colour.
 */
export function useThumbhash(
  thumbhash: string | null | undefined,
  picture: RefObject<HTMLImageElement | null>,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Synchronises the canvas, which React cannot draw, with the hash.
  useEffect(() => {
    if (!thumbhash || picture.current?.complete) return undefined;
    return whenIdle(() => {
      if (canvas.current && !picture.current?.complete) paint(canvas.current, thumbhash);
    }, LIMITS);
  }, [thumbhash, picture]);
  return canvas;
}

function paint(canvas: HTMLCanvasElement, thumbhash: string): void {
  const bytes = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));
  const { w, h, rgba } = thumbHashToRGBA(bytes);
  canvas.width = w;
  canvas.height = h;
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
}
