import { useEffect, useEffectEvent, useState } from 'react';
import { findGroups, keepGroups } from './kept-groups.ts';
import type { KeptGroups } from './kept-groups.ts';

/** Brings back what a closed tab left, and keeps what is grouped from then on. */
export function useKeptGroups(userId: string, now: KeptGroups, onFound: (found: KeptGroups) => void) {
  const [isRead, setRead] = useState(false);
  const [isFull, setFull] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const read = useEffectEvent((whose: string) => {
    const found = findGroups(whose);
    if (found !== undefined) onFound(found);
    setRestored(found !== undefined);
    setRead(true);
  });
  // Storage is read after the first render, which must be the same on a server.
  // oxlint-disable-next-line react/set-state-in-effect -- what a browser keeps is known after the first render only
  useEffect(() => read(userId), [userId]);
  const { groups, defaults } = now;
  // Follows the groups; what is there before the first reading is not written over.
  useEffect(() => {
    if (!isRead) return;
    // oxlint-disable-next-line react/set-state-in-effect -- whether there is room is known by writing only
    setFull(!keepGroups(userId, { groups, defaults }));
  }, [isRead, userId, groups, defaults]);
  return { isFull, isRestored: isRestored && groups.length > 0 };
}
