import type { SlotName } from '@orime/contracts';
import { useContext } from 'react';
import { usePlatform } from '../platform-context.tsx';
import { SlotContext } from './slot.tsx';
import { useFragmentViewer } from './use-fragment-viewer.ts';

/** Whether something will stand in a slot, known before it is loaded: a tab with nothing to show need not be offered. */
export function useIsSlotFilled(name: SlotName): boolean {
  const host = useContext(SlotContext);
  const { release } = usePlatform().boot;
  const viewer = useFragmentViewer();
  return host !== null && host.isFilled(name, release, viewer);
}
