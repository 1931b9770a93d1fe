import { reportError } from '@orime/platform';
import { usePlatform } from '@orime/platform/host';
import { useEffect } from 'react';
import { RemoteError } from '../remote-error.ts';
import { sourceOf } from '../resolve-remote.ts';
import { findOtherMajor } from './find-fragments.ts';

/** Reports a slot that stays empty because its lender was built for another major of it. To the visitor it is merely absent. */
export function useSkewReport(slot: string, isEmpty: boolean): void {
  const { release } = usePlatform().boot;
  // Synchronises the server's list of errors with the release set; each report goes out once a page.
  useEffect(() => {
    const other = isEmpty ? findOtherMajor(release, slot) : undefined;
    if (other === undefined) return;
    const error = new RemoteError('slot_differs', other.remote, `it lends ${other.slot}, the page shows ${slot}`);
    reportError(error, { remote: sourceOf(release, other.remote) });
  }, [release, slot, isEmpty]);
}
