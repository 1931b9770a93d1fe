import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { makeStroke } from '../document/make-object.ts';
import { addStroke, readStudio } from '../studio.store.ts';
import type { PenMark } from './backdrop.ts';

type Drawing = PenMark & { readonly points: readonly (readonly [number, number])[] };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The brush by keys: arrows move it by 2 mm (with Shift 10), Space puts it down and lifts it, Escape gives the line up. */
export function useKeyPen(onFull: () => void) {
  const [drawing, setDrawing] = useState<Drawing>();

  function press(event: KeyboardEvent): boolean {
    const { tool, history, area, ink, brushMm } = readStudio();
    if (tool !== 'brush') return false;
    const [width = 0, height = 0] = history.present.areas.find(({ key }) => key === area)?.print ?? [];
    const now = drawing ?? { x: width / 2, y: height / 2, isDown: false, points: [] };
    const arrow = ARROWS[event.key];
    if (arrow) {
      const by = event.shiftKey ? 10 : 2;
      const [x, y] = [held(now.x + arrow[0] * by, width), held(now.y + arrow[1] * by, height)];
      setDrawing({ ...now, x, y, points: now.isDown ? [...now.points, [x, y]] : [] });
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (now.isDown && now.points.length > 1 && !addStroke(makeStroke(now.points, ink, brushMm))) onFull();
      setDrawing({ ...now, isDown: !now.isDown, points: now.isDown ? [] : [[now.x, now.y]] });
    } else if (event.key === 'Escape' && now.isDown) {
      setDrawing({ ...now, isDown: false, points: [] });
    } else return false;
    event.preventDefault();
    return true;
  }

  return { pen: drawing, press, lift: () => setDrawing(undefined) };
}

function held(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
