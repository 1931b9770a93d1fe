import { useEffect, useRef, useState } from 'react';
import { clampViewport, writeViewport, type Viewport } from './globe-view.ts';
import type { GlobeViewState } from './use-globe-view.ts';

/** Browsers limit how often an address may change; it is written once the map rests. */
const SETTLE_MS = 400;

/** The viewport of the address, which then moves freely. */
export function useViewport(view: GlobeViewState): [Viewport, (viewport: Viewport) => void] {
  const [viewport, setViewport] = useState(view.viewport);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // Synchronises with the clock: nothing may be written after the screen is gone.
  useEffect(() => () => clearTimeout(timer.current), []);

  function moveTo(wanted: Viewport): void {
    const next = clampViewport(wanted);
    setViewport(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => view.choose('at', writeViewport(next)), SETTLE_MS);
  }
  return [viewport, moveTo];
}
