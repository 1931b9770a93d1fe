import { useEffect, useRef, useState } from 'react';

const STEP_MS = 1600;

export interface Player {
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly chooseSpeed: (speed: number) => void;
  /** From the last step it starts over. */
  readonly toggle: () => void;
  readonly stop: () => void;
}

/** Goes on by itself until the last step. */
export function usePlayer(index: number, last: number, onStep: (index: number) => void): Player {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const step = useRef(onStep);
  // Synchronises the running clock with the newest render.
  useEffect(() => {
    step.current = onStep;
  }, [onStep]);
  // Synchronises with the clock.
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      if (index < last) step.current(index + 1);
      if (index + 1 >= last) setPlaying(false);
    }, STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, index, last, speed]);
  return {
    isPlaying,
    speed,
    chooseSpeed: setSpeed,
    toggle: () => {
      if (!isPlaying && index >= last) onStep(0);
      setPlaying(!isPlaying);
    },
    stop: () => setPlaying(false),
  };
}
