import { useEffect, useEffectEvent, useRef } from 'react';
import { clampViewport, type ViewportStore } from './viewport.ts';

const DEG_PER_SECOND = 2.5;
/** The page comes first, and whoever arrives looks at a globe that stands still. */
const START_MS = 3000;
/** A step moves the globe by less than half a pixel: one in every frame would cost twice as much and look the same. */
const STEP_MS = 30;
/** So many steps are measured: the page may still be busy with the first of them. */
const MEASURED_STEPS = 20;
/** So many late ones among them are enough. */
const MAX_LATE_STEPS = 6;
/** A step that takes three frames of a display in place of two: the globe jerks, and nothing else on the page has time. */
const LATE_MS = 45;

export type SlowTurn = {
  readonly isWanted: boolean;
  readonly view: ViewportStore;
  /** The device does not keep up: of the first steps too many came late. Told once; whoever wants it to turn anyway may let it. */
  readonly onTooSlow: () => void;
};

/** Turns the globe slowly while it is wanted, from three seconds after it came; never while the tab is hidden. */
export function useSlowTurn({ isWanted, view, onTooSlow }: SlowTurn): void {
  const steps = useRef({ count: 0, late: 0 });
  const hasBegun = useRef(false);
  const measure = useEffectEvent((stepMs: number) => {
    const { count, late } = steps.current;
    if (count === MEASURED_STEPS || late === MAX_LATE_STEPS) return;
    steps.current = { count: count + 1, late: stepMs > LATE_MS ? late + 1 : late };
    if (steps.current.late === MAX_LATE_STEPS) onTooSlow();
  });
  // Synchronises with the display's frames.
  useEffect(() => {
    if (!isWanted) return undefined;
    let frame = 0;
    let last = 0;
    function tick(now: number): void {
      frame = requestAnimationFrame(tick);
      // Frames stop while the tab is hidden: the first after it says nothing.
      if (document.visibilityState !== 'visible') last = 0;
      if (last === 0) last = now;
      const stepMs = now - last;
      if (stepMs < STEP_MS) return;
      last = now;
      const from = view.getState();
      view.setState(clampViewport({ ...from, lon: from.lon + (DEG_PER_SECOND * Math.min(100, stepMs)) / 1000 }));
      measure(stepMs);
    }
    const begin = (): void => {
      hasBegun.current = true;
      frame = requestAnimationFrame(tick);
    };
    const timer = setTimeout(begin, hasBegun.current ? 0 : START_MS);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [isWanted, view]);
}
