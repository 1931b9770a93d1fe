import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** A finger that moved less than this has not chosen a direction. */
const SLOP_PX = 8;
/** From here on a movement to the side is a swipe. */
const THRESHOLD_PX = 48;
/** A shorter way will do for a flick, which is as fast as this. */
const FLICK_PX = 24;
const FLICK_PX_PER_MS = 0.5;

interface Start {
  readonly x: number;
  readonly y: number;
  /** In milliseconds, as the events count. */
  readonly at: number;
}

export type SwipeOptions = {
  /** Whether a press may become a swipe. Default: every one. */
  readonly mayStart?: (event: PointerEvent<HTMLElement>) => boolean;
  /** A short quick movement is a swipe, too. Default: false. */
  readonly takesFlicks?: boolean;
};

/**
 * Swipes to the side over an element. Vertical movement stays with the browser (the element wants `touch-action: pan-y`).
 * While the finger is down the element has `data-swiping` and `--drag`, the way it went; a press that became a swipe is no click.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => unknown, { mayStart = () => true, takesFlicks = false }: SwipeOptions = {}) {
  const start = useRef<Start | null>(null);
  const isSwiping = useRef(false);

  function handleDown(event: PointerEvent<HTMLElement>): void {
    const { isPrimary, button, clientX, clientY, timeStamp } = event;
    isSwiping.current = false;
    start.current = isPrimary && button === 0 && mayStart(event) ? { x: clientX, y: clientY, at: timeStamp } : null;
  }

  function handleMove(event: PointerEvent<HTMLElement>): void {
    if (start.current === null || !event.isPrimary) return;
    const [across, down] = [event.clientX - start.current.x, event.clientY - start.current.y];
    if (!isSwiping.current) {
      if (Math.max(Math.abs(across), Math.abs(down)) < SLOP_PX) return;
      if (Math.abs(across) <= Math.abs(down)) return void (start.current = null);
      isSwiping.current = true;
      event.currentTarget.dataset['swiping'] = '';
      // A mouse may leave the element on its way; a finger cannot.
      if (event.isTrusted && event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
    }
    event.currentTarget.style.setProperty('--drag', `${String(across)}px`);
  }

  function handleEnd({ currentTarget, type, clientX, timeStamp }: PointerEvent<HTMLElement>): void {
    const { x, at } = start.current ?? { x: clientX, at: timeStamp };
    const across = clientX - x;
    start.current = null;
    if (!isSwiping.current) return;
    delete currentTarget.dataset['swiping'];
    currentTarget.style.removeProperty('--drag');
    const isFlick = takesFlicks && Math.abs(across) >= Math.max(FLICK_PX, FLICK_PX_PER_MS * (timeStamp - at));
    if (type === 'pointerup' && (isFlick || Math.abs(across) >= THRESHOLD_PX)) onSwipe(across < 0 ? 1 : -1);
  }

  function handleClick(event: MouseEvent<HTMLElement>): void {
    if (!isSwiping.current) return;
    isSwiping.current = false;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
    onClickCapture: handleClick,
  };
}
