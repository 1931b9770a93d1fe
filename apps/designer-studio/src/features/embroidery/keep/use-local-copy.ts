import { useSession } from '@orime/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { openWork, useWorkStore } from '../work/work.store.ts';
import type { SavedAs } from './embroidery.api.ts';
import { copyKey, forgetCopy, keepCopy, readCopy, type LocalCopy } from './local-copy.ts';

export type LocalKeeping = 'kept' | 'full';

const PAUSE_MS = 400;

export type LocalCopyOptions = {
  readonly saved: SavedAs | undefined;
  /** Whether the account has exactly what is on the table. */
  readonly isSaved: boolean;
  /** Called with what was found at the opening; the visitor's own work goes on in the account. */
  readonly onFound: (found: LocalCopy) => void;
  /** A saved work is opened instead. */
  readonly isPaused: boolean;
};

/** Keeps a copy of the work in this browser after each burst of changes and when the page is left, and brings it back. */
export function useLocalCopy({ saved, isSaved, onFound, isPaused }: LocalCopyOptions): LocalKeeping {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user._id : undefined;
  const [keeping, setKeeping] = useState<LocalKeeping>('kept');

  const bringBack = useEffectEvent((whose: string | undefined): void => {
    const found = readCopy(copyKey(whose)) ?? readCopy(copyKey(undefined));
    if (found === undefined || isPaused || useWorkStore.getState().work.shapes.length > 0) return;
    openWork(found.work);
    onFound(found);
  });
  // Storage is read after the first render, which must be the same on a server.
  useEffect(() => {
    bringBack(userId);
  }, [userId]);

  const keep = useEffectEvent((): void => {
    const { work } = useWorkStore.getState();
    if (work.shapes.length === 0) return forgetCopy(copyKey(userId));
    setKeeping(keepCopy(copyKey(userId), { work, saved, isSaved }) ? 'kept' : 'full');
    if (userId !== undefined) forgetCopy(copyKey(undefined));
  });
  // Follows the account: what it has by now need not be put aside at the next opening.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- whether there is room is known by writing only
    if (isSaved && saved !== undefined) keep();
  }, [isSaved, saved]);
  // Follows the work without drawing anything.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep();
    };
    const stop = useWorkStore.subscribe((state, before) => {
      if (state.work === before.work) return;
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE_MS);
    });
    addEventListener('pagehide', flush);
    return () => {
      flush();
      stop();
      removeEventListener('pagehide', flush);
    };
  }, []);
  return keeping;
}
