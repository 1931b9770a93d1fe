import { useEffect, useRef } from 'react';
import type { Viewport } from './viewport.ts';

const DEG_PER_SECOND = 2.5;

/** Turns the globe slowly while it is wanted; never while the tab is hidden. */
export function useSlowTurn(isWanted: boolean, viewport: Viewport, onTurn: (viewport: Viewport) => void): void {
  const latest = useRef({ viewport, onTurn });
  // Synchronises the running turn with what was shown last.
  useEffect(() => {
    latest.current = { viewport, onTurn };
  }, [viewport, onTurn]);
  // Synchronises with the display's frames.
  useEffect(() => {
    if (!isWanted) return undefined;
    let frame = 0;
    let last = 0;
    function tick(now: number): void {
      const elapsed = last === 0 ? 0 : Math.min(100, now - last);
      last = now;
      const { viewport: from, onTurn: turn } = latest.current;
      if (document.visibilityState === 'visible' && elapsed > 0) turn({ ...from, lon: from.lon + (DEG_PER_SECOND * elapsed) / 1000 });
      frame = requestAnimationFrame(tick);
    }
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
}
