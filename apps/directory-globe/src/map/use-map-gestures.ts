import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { makeProjection } from './make-projection.ts';
import type { Projection, Viewport, ViewportStore } from './viewport.ts';

const CLICK_SLACK_PX = 6;
const KEY_STEP_DEG = 12;

export interface MapGestures {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly projection: Projection;
  readonly view: ViewportStore;
  readonly onMove: (viewport: Viewport) => void;
  /** Pressed without moving, in CSS pixels of the canvas; with Enter the mark nearest to the middle is meant. */
  readonly onPress: (x: number, y: number, reach?: number) => void;
}

interface Pointer {
  x: number;
  y: number;
}

/** Drag turns, wheel and pinch zoom, arrow keys and + − do both, Enter presses the middle. */
export function useMapGestures({ canvas, projection, view, onMove, onPress }: MapGestures) {
  const pointers = useRef(new Map<number, Pointer>());
  const travelled = useRef(0);

  // React's wheel handlers are passive; the page must not scroll while the map zooms. Only with Ctrl or over a focused map.
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    function handleWheel(event: WheelEvent): void {
      if (!event.ctrlKey && document.activeElement !== element) return;
      event.preventDefault();
      const viewport = view.getState();
      onMove({ ...viewport, zoom: viewport.zoom - event.deltaY * 0.0025 });
    }
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [canvas, view, onMove]);

  function handlePointerDown(event: PointerEvent<HTMLCanvasElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    travelled.current = 0;
  }

  function handlePointerMove(event: PointerEvent<HTMLCanvasElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    pointers.current.set(event.pointerId, now);
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
    const [other] = others;
    const viewport = view.getState();
    if (other === undefined) {
      const { clientWidth: width, clientHeight: height } = event.currentTarget;
      const degPerPx = 180 / (Math.PI * makeProjection(projection, viewport, { width, height }).scale());
      onMove({ lon: viewport.lon - (now.x - before.x) * degPerPx, lat: viewport.lat + (now.y - before.y) * degPerPx, zoom: viewport.zoom });
    } else {
      const spread = distance(now, other) / Math.max(1, distance(before, other));
      onMove({ ...viewport, zoom: viewport.zoom + Math.log2(spread) });
    }
  }

  function handlePointerUp(event: PointerEvent<HTMLCanvasElement>): void {
    const wasAlone = pointers.current.size === 1;
    pointers.current.delete(event.pointerId);
    if (!wasAlone || travelled.current > CLICK_SLACK_PX) return;
    const box = event.currentTarget.getBoundingClientRect();
    onPress(event.clientX - box.left, event.clientY - box.top);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLCanvasElement>): void {
    if (event.key === 'Enter') {
      const { clientWidth: width, clientHeight: height } = event.currentTarget;
      onPress(width / 2, height / 2, Number.POSITIVE_INFINITY);
      return;
    }
    const viewport = view.getState();
    const step = KEY_STEP_DEG / 2 ** (viewport.zoom - 1);
    const moved: Record<string, Viewport> = {
      ArrowLeft: { ...viewport, lon: viewport.lon - step },
      ArrowRight: { ...viewport, lon: viewport.lon + step },
      ArrowUp: { ...viewport, lat: viewport.lat + step },
      ArrowDown: { ...viewport, lat: viewport.lat - step },
      '+': { ...viewport, zoom: viewport.zoom + 0.5 },
      '=': { ...viewport, zoom: viewport.zoom + 0.5 },
      '-': { ...viewport, zoom: viewport.zoom - 0.5 },
    };
    const next = moved[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  }

  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerUp,
    onPointerCancel: (event: PointerEvent<HTMLCanvasElement>) => void pointers.current.delete(event.pointerId),
    onKeyDown: handleKeyDown,
  };
}

function distance(a: Pointer, b: Pointer): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
