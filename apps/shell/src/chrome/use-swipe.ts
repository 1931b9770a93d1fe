import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** A finger that moved less than this has not chosen a direction. */
const SLOP_PX = 8;
/** From here on a movement to the side is a swipe. */
const THRESHOLD_PX = 48;

interface Start {
  readonly x: number;
  readonly y: number;
}

/**
 * Swipes to the side over an element. Vertical movement stays with the browser (the element wants `touch-action: pan-y`).
 * While the finger is down the element has `data-swiping` and `--drag`, the way it went; a press that became a swipe is no click.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => unknown) {
  const start = useRef<Start | null>(null);
  const isSwiping = useRef(false);

  function handleDown({ isPrimary, button, clientX, clientY }: PointerEvent<HTMLElement>): void {
    isSwiping.current = false;
    start.current = isPrimary && button === 0 ? { x: clientX, y: clientY } : null;
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

  function handleEnd({ currentTarget, type, clientX }: PointerEvent<HTMLElement>): void {
    const across = clientX - (start.current?.x ?? clientX);
    start.current = null;
    if (!isSwiping.current) return;
    delete currentTarget.dataset['swiping'];
    currentTarget.style.removeProperty('--drag');
    if (type === 'pointerup' && Math.abs(across) >= THRESHOLD_PX) onSwipe(across < 0 ? 1 : -1);
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
