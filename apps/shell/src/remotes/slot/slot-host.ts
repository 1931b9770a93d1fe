import type { SlotHost } from '@orime/platform/host';
import { MountedSlot } from './mounted-slot.tsx';
import { useFragments } from './use-fragments.ts';

/** Fills the slots of remotes' pages from the release set of this tab. */
export const slotHost: SlotHost = {
  useIsFilled: (name) => useFragments(name).length > 0,
  Outlet: MountedSlot,
};
