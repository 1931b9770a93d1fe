import { useEffect } from 'react';
import { clampViewport, type ViewportStore } from './viewport.ts';

const DEG_PER_SECOND = 2.5;

/** Turns the globe slowly while it is wanted; never while the tab is hidden. */
export function useSlowTurn(isWanted: boolean, view: ViewportStore): void {
  // Synchronises with the display's frames.
  useEffect(() => {
    if (!isWanted) return undefined;
    let frame = 0;
    let last = 0;
    function tick(now: number): void {
      const elapsed = last === 0 ? 0 : Math.min(100, now - last);
      last = now;
      const from = view.getState();
      if (document.visibilityState === 'visible' && elapsed > 0)
        view.setState(clampViewport({ ...from, lon: from.lon + (DEG_PER_SECOND * elapsed) / 1000 }));
      frame = requestAnimationFrame(tick);
    }
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [isWanted, view]);
}
