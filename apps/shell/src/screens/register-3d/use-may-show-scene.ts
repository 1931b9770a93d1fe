import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION, useMediaQuery } from '../../chrome/use-media-query.ts';

/** The part of Chromium's network information that says what the visitor asked for. */
interface Connection {
  readonly saveData?: boolean;
}

/** Whether a moving picture is welcome here: motion is, bytes are, and the machine can draw it. Never on the server. */
export function useMayShowScene(): boolean {
  const isStill = useMediaQuery(REDUCED_MOTION);
  const canDraw = useSyncExternalStore(noChange, canDrawScene, () => false);
  return !isStill && canDraw;
}

let answer: boolean | undefined;

/** Asked once: every question opens a drawing context. */
function canDrawScene(): boolean {
  answer ??= !savesData() && hasWebgl();
  return answer;
}

function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true; // not in every browser, nor in TypeScript's list
}

function hasWebgl(): boolean {
  // Drawn by the processor alone it would cost more than it gives.
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

const noChange = () => () => undefined;
