import type { SlotName } from '@orime/contracts';
import { useContext } from 'react';
import { SlotContext } from './slot.tsx';
import type { SlotHost } from './slot.tsx';

const NOBODY: SlotHost['useIsFilled'] = () => false;

/** Whether something will stand in a slot, known before it is loaded: a tab with nothing to show need not be offered. */
export function useIsSlotFilled(name: SlotName): boolean {
  const useIsFilled = useContext(SlotContext)?.useIsFilled ?? NOBODY;
  // oxlint-disable-next-line react/hooks -- a page has one host for all of its life: this is the same hook in every render
  return useIsFilled(name);
}
