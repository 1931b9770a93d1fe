import { useEffect } from 'react';
import { useSimulatorStore } from './simulator.store.ts';

/** Stitches a second at the lowest speed: a machine at work makes about twelve. */
export const PACE = 60;

/** Moves the simulator on with the frames of the page while it plays. */
export function usePlaying(length: number): void {
  const isPlaying = useSimulatorStore((state) => state.isPlaying);
  // Follows the frames of the page; each moves on by the time since the last.
  useEffect(() => {
    if (!isPlaying) return undefined;
    let [frame, last] = [0, performance.now()];
    const step = (now: number): void => {
      const { at = 0, speed } = useSimulatorStore.getState();
      const next = at + ((now - last) / 1000) * PACE * speed;
      last = now;
      useSimulatorStore.setState(next >= length ? { at: undefined, isPlaying: false } : { at: next });
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, length]);
}
