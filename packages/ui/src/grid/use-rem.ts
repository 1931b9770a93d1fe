import { useSyncExternalStore } from 'react';

const BROWSER_DEFAULT = 16;

/** Pixels of one rem. A person may have asked the browser for larger text, which rows of a known height must follow. */
export function useRem(): number {
  return useSyncExternalStore(never, readRem, () => BROWSER_DEFAULT);
}

const never = () => () => undefined;

function readRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || BROWSER_DEFAULT;
}
