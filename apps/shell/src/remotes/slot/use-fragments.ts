import { useFragmentViewer, usePlatform } from '@orime/platform/host';
import { findFragments, type LentFragment } from './find-fragments.ts';

/** The fragments that fill a slot of this page for this visitor. */
export function useFragments(slot: string): readonly LentFragment[] {
  return findFragments(usePlatform().boot.release, slot, useFragmentViewer());
}
