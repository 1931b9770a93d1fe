import { savesData } from '@orime/platform/connection';
import { useSyncExternalStore } from 'react';
import { drawingPower } from './drawing-power.ts';

/**
 * Whether a room in 3D comes by itself (`welcome`), on the visitor's word only (`possible`: motion or bytes are unwanted, or the
 * processor alone would draw), or not at all. On the server, and until the page is alive, not at all.
 */
export type RoomWelcome = 'welcome' | 'possible' | 'impossible';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export function useRoomWelcome(): RoomWelcome {
  return useSyncExternalStore(watchMotion, findWelcome, () => 'impossible');
}

function watchMotion(notify: () => void): () => void {
  const list = window.matchMedia(REDUCED_MOTION);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

function findWelcome(): RoomWelcome {
  const power = drawingPower();
  if (power === 'none') return 'impossible';
  const isUnwanted = window.matchMedia(REDUCED_MOTION).matches || savesData();
  return power === 'low' || isUnwanted ? 'possible' : 'welcome';
}
