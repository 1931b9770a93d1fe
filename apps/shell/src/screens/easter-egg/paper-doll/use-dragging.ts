import { useState } from 'react';
import type { PointerEvent, PointerEventHandler } from 'react';

/** Pixels a pointer may tremble before a press becomes a drag. */
const SLACK = 6;

export interface Dragging {
  /** What is being dragged, and how far from where it lay; null when nothing is. */
  readonly dragged: { readonly key: string; readonly x: number; readonly y: number } | null;
  /** Handlers for the thing with this key. */
  readonly handlersOf: (key: string) => {
    readonly onPointerDown: PointerEventHandler;
    readonly onPointerMove: PointerEventHandler;
    readonly onPointerUp: PointerEventHandler;
    readonly onPointerCancel: PointerEventHandler;
  };
}

interface Grip {
  readonly key: string;
  readonly pointerId: number;
  readonly fromX: number;
  readonly fromY: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Drags things by pointer, whatever kind it is. `onDrop` hears where in the window a thing was let go; a press without
 * movement is no drag and stays a click.
 */
export function useDragging(onDrop: (key: string, clientX: number, clientY: number) => void): Dragging {
  const [grip, setGrip] = useState<Grip | null>(null);
  const isDrag = grip !== null && Math.hypot(grip.x, grip.y) > SLACK;

  const handlersOf = (key: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      // From now on every movement comes here, also a quick one that leaves the thing behind.
      event.currentTarget.setPointerCapture(event.pointerId);
      setGrip({ key, pointerId: event.pointerId, fromX: event.clientX, fromY: event.clientY, x: 0, y: 0 });
    },
    onPointerMove: (event: PointerEvent) => {
      if (grip?.key !== key || grip.pointerId !== event.pointerId) return;
      setGrip({ ...grip, x: event.clientX - grip.fromX, y: event.clientY - grip.fromY });
    },
    onPointerUp: (event: PointerEvent) => {
      if (grip?.key !== key) return;
      setGrip(null);
      if (!isDrag) return;
      swallowNextClick();
      onDrop(key, event.clientX, event.clientY);
    },
    onPointerCancel: () => setGrip(null),
  });

  return { dragged: isDrag ? { key: grip.key, x: grip.x, y: grip.y } : null, handlersOf };
}

/** The click that follows a drag is not meant as one. Where none follows, the next one must count again. */
function swallowNextClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
