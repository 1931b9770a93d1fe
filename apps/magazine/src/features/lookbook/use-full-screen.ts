import { useRef, useSyncExternalStore, type RefObject } from 'react';

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
  // The browser also leaves the full screen by keys of its own.
  const isFull = useSyncExternalStore(
    onChange,
    () => document.fullscreenElement !== null && document.fullscreenElement === stage.current,
    () => false,
  );
  const isPossible = useSyncExternalStore(
    onChange,
    () => document.fullscreenEnabled,
    () => false,
  );

  function toggle(): void {
    const change = isFull ? document.exitFullscreen() : stage.current?.requestFullscreen();
    // A browser may refuse; the page is whole without it.
    change?.catch(() => undefined);
  }

  return { stage, isFull, toggle: isPossible ? toggle : undefined };
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
