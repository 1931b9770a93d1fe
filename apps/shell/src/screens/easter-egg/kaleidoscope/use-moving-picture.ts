import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { drawTile } from './cloth-tiles.ts';
import type { Tile } from './cloth-tiles.ts';
import { drawKaleidoscope } from './draw-kaleidoscope.ts';

/** Radians a second: about a minute for a full turn. */
const SPEED = 0.1;
const MAX_SIDE = 960;

export interface MovingPicture {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Moves the mirrors over the cloth by pixels. */
  readonly moveBy: (x: number, y: number) => void;
  readonly moveTo: (x: number, y: number) => void;
}

/** Draws the cloth in the mirrors, slowly turning unless it shall be still or nobody looks. */
export function useMovingPicture(tile: Tile, isStill: boolean): MovingPicture {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = useRef({ turn: 0, x: 0, y: 0 });
  const cloth = useRef<HTMLCanvasElement | undefined>(undefined);

  const draw = useEffectEvent(() => {
    const context = canvas.current?.getContext('2d');
    if (context && cloth.current) drawKaleidoscope(context, cloth.current, look.current);
  });

  // Synchronises the picture with the chosen cloth.
  useEffect(() => {
    cloth.current = drawTile(tile);
    look.current = { ...look.current, turn: look.current.turn + 0.7 };
    draw();
  }, [tile]);

  // Synchronises the canvas with the room it has.
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const side = Math.min(MAX_SIDE, Math.round((entry?.contentRect.width ?? 0) * window.devicePixelRatio));
      if (side === 0 || side === element.width) return;
      element.width = side;
      element.height = side;
      draw();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Synchronises the turning with the screen's frames, which stop by themselves in a hidden tab.
  useEffect(() => {
    if (isStill) return undefined;
    let before: number | undefined;
    let frame = requestAnimationFrame(function turn(now) {
      look.current.turn += ((now - (before ?? now)) / 1000) * SPEED;
      before = now;
      draw();
      frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [isStill]);

  const moveTo = (x: number, y: number) => {
    look.current = { ...look.current, x, y };
    if (isStill) draw();
  };
  return { canvas, moveTo, moveBy: (x, y) => moveTo(look.current.x + x, look.current.y + y) };
}
