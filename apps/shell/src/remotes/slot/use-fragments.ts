import { useSession } from '@orime/platform';
import { RouteContext, usePlatform } from '@orime/platform/host';
import { useContext } from 'react';
import { findFragments, type LentFragment } from './find-fragments.ts';

/** The fragments that fill a slot of this page for this visitor. */
export function useFragments(slot: string): readonly LentFragment[] {
  const { boot } = usePlatform();
  const session = useSession();
  const route = useContext(RouteContext)?.path;
  return findFragments(boot.release, slot, { userType: session.status === 'signed-in' ? session.user.type : null, route });
}
