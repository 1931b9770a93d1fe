import { useEffect, useEffectEvent } from 'react';
import { readDraft } from './apply-draft.ts';
import type { ApplyDraft } from './apply-draft.ts';

/** Hands over what this browser kept, once. */
export function useFoundDraft(onFound: (draft: ApplyDraft) => void): void {
  const look = useEffectEvent(() => {
    const kept = readDraft();
    if (kept !== undefined) onFound(kept);
  });
  // Storage is looked at after the first render, which must be the same on a server.
  useEffect(() => {
    look();
  }, []);
}
