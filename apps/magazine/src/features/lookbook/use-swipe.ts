import { useRef, type PointerEvent } from 'react';

const MIN_DISTANCE_PX = 48;

/** Handlers for an element that is swiped sideways: to the left is the next one. */
export function useSwipe(onTurn: (step: 1 | -1) => void): {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
} {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event) {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event) {
      if (start.current === null) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= MIN_DISTANCE_PX && Math.abs(x) > Math.abs(y) * 1.5) onTurn(x < 0 ? 1 : -1);
    },
  };
}
