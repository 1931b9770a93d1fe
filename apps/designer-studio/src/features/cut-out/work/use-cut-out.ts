import { useEffect, useState, useSyncExternalStore } from 'react';
import { CutOutSession, emptyState } from './cut-out-session.ts';
import type { SessionState } from './cut-out-session.ts';

/** A session for as long as the component is there. `picture` is opened at once; without one, what was kept. */
export function useCutOut(picture?: Blob): { readonly session: CutOutSession; readonly state: SessionState } {
  const [session] = useState(() => new CutOutSession({ isKeeping: picture === undefined }));
  const state = useSyncExternalStore(session.subscribe, session.read, () => emptyState);
  // The workers live and end with the component.
  useEffect(() => {
    if (picture === undefined) void session.resume();
    else void session.choose(picture, picture instanceof File ? picture.name : '');
    return () => session.close();
  }, [session, picture]);
  return { session, state };
}
