import { useEffect, useRef, useState, type RefObject } from 'react';

export interface FullScreen {
  /** The element that fills the screen. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly isFull: boolean;
  /** Undefined where the browser has no such thing, as on iPhones. */
  readonly toggle: (() => void) | undefined;
}

/** Lets an element fill the whole screen, and give it back. */
export function useFullScreen(): FullScreen {
  const stage = useRef<HTMLElement>(null);
  const [isFull, setFull] = useState(false);
  const [isPossible, setPossible] = useState(false);
  // Synchronises with the browser, which also leaves the full screen by keys of its own.
  useEffect(() => {
    setPossible(document.fullscreenEnabled);
    const read = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === stage.current);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, []);

  function toggle(): void {
    // A browser may refuse; the page is whole without it.
    const change = isFull ? document.exitFullscreen() : stage.current?.requestFullscreen();
    change?.catch(() => undefined);
  }

  return { stage, isFull, toggle: isPossible ? toggle : undefined };
}
