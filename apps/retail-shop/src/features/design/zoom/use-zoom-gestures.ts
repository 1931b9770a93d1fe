import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { panBy, PRESS_SCALE, WHOLE, zoomAt, type Point, type Size, type ZoomView } from './zoom-view.ts';

const PRESS_SLACK_PX = 8;
const SWIPE_PX = 48;
const DOUBLE_TAP_MS = 320;

export type ZoomGestures = {
  readonly stage: RefObject<HTMLElement | null>;
  readonly photo: Size;
  /** A whole photograph was pushed aside: 1 asks for the next one, -1 for the one before. */
  readonly onSwipe: (by: 1 | -1) => void;
};

/** Two fingers and the wheel enlarge, a press or a double tap does so at once; a finger moves what is enlarged and swipes what is whole. */
export function useZoomGestures({ stage, photo, onSwipe }: ZoomGestures) {
  const [view, setView] = useState<ZoomView>(WHOLE);
  /** How far a whole photograph follows the finger that swipes it. */
  const [swipePx, setSwipePx] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  /** The same as `swipePx`, for the end of a gesture that comes before the last movement is drawn. */
  const swiped = useRef(0);
  const lastTapAt = useRef(0);

  const followSwipe = (px: number): void => {
    swiped.current = px;
    setSwipePx(px);
  };
  const sizeOf = (): Size => ({ width: stage.current?.clientWidth ?? 1, height: stage.current?.clientHeight ?? 1 });
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) => setView((now) => zoomAt(now, factor, at, photo, sizeOf()));
  const move = (dx: number, dy: number) => setView((now) => panBy(now, dx, dy, photo, sizeOf()));
  const toggle = (at: Point) => setView((now) => (now.scale > 1 ? WHOLE : zoomAt(WHOLE, PRESS_SCALE, at, photo, sizeOf())));

  // React's wheel handlers are passive, and the page must not zoom or scroll with the photograph.
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    function handleWheel(event: WheelEvent): void {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * 0.002), fromMiddle(element, event));
    }
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  });

  function handlePointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size === 0) travelled.current = 0;
    pointers.current.set(event.pointerId, fromMiddle(event.currentTarget, event));
    setHeld(true);
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = fromMiddle(event.currentTarget, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    travelled.current += distance(before, now);
    if (other !== undefined) {
      // A swipe that turned out to be a pinch.
      followSwipe(0);
      zoomBy(distance(now, other) / Math.max(1, distance(before, other)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      return;
    }
    if (view.scale > 1) move(now.x - before.x, now.y - before.y);
    else if (event.pointerType !== 'mouse') followSwipe(swiped.current + now.x - before.x);
  }

  function handlePointerUp(event: PointerEvent<HTMLElement>): void {
    const at = pointers.current.get(event.pointerId);
    pointers.current.delete(event.pointerId);
    if (at === undefined || pointers.current.size > 0) return;
    setHeld(false);
    const px = swiped.current;
    followSwipe(0);
    if (travelled.current <= PRESS_SLACK_PX) handlePress(at, event.pointerType);
    else if (Math.abs(px) > SWIPE_PX) onSwipe(px < 0 ? 1 : -1);
  }

  function handlePress(at: Point, kind: string): void {
    const now = performance.now();
    const isSecond = now - lastTapAt.current < DOUBLE_TAP_MS;
    lastTapAt.current = isSecond ? 0 : now;
    if (kind === 'mouse' || isSecond) toggle(at);
  }

  function handlePointerCancel(event: PointerEvent<HTMLElement>): void {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size > 0) return;
    setHeld(false);
    followSwipe(0);
  }

  return {
    view,
    swipePx,
    /** Follows the finger without easing. */
    isHeld,
    zoomBy,
    move,
    showWhole: () => setView(WHOLE),
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerCancel,
    },
  };
}

function fromMiddle(element: Element | null, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  const box = element?.getBoundingClientRect();
  return { x: clientX - (box ? box.left + box.width / 2 : 0), y: clientY - (box ? box.top + box.height / 2 : 0) };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
