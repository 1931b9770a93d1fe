import { useEffect } from 'react';
import { clampViewport, type ViewportStore } from './viewport.ts';

const DEG_PER_SECOND = 2.5;
/** A step moves the globe by less than half a pixel: one in every frame would cost twice as much and look the same. */
const STEP_MS = 30;

/** Turns the globe slowly while it is wanted; never while the tab is hidden. */
export function useSlowTurn(isWanted: boolean, view: ViewportStore): void {
  // Synchronises with the display's frames.
  useEffect(() => {
    if (!isWanted) return undefined;
    let frame = 0;
    let last = 0;
    function tick(now: number): void {
      frame = requestAnimationFrame(tick);
      if (last === 0) last = now;
      if (now - last < STEP_MS) return;
      const elapsed = Math.min(100, now - last);
      last = now;
      if (document.visibilityState !== 'visible') return;
      const from = view.getState();
      view.setState(clampViewport({ ...from, lon: from.lon + (DEG_PER_SECOND * elapsed) / 1000 }));
    }
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [isWanted, view]);
}
