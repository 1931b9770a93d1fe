import type { SlotHost } from '@orime/platform/host';
import { findFragments } from './find-fragments.ts';
import { MountedSlot } from './mounted-slot.tsx';

/** Fills the slots of remotes' pages from the release set of this tab. */
export const slotHost: SlotHost = {
  isFilled: (name, release, viewer) => findFragments(release, name, viewer).length > 0,
  Outlet: MountedSlot,
};
