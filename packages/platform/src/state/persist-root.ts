import type { StoreApi } from 'zustand/vanilla';
import { mergeChange } from './merge-change.ts';
import { ROOT_VERSION, readStoredRoot } from './read-stored-root.ts';
import { PERSISTED_KEYS } from './root-state.ts';
import type { PersistedState, RootState } from './root-state.ts';
import type { StateStorage } from './state-storage.ts';

export const ROOT_KEY = 'root';
export const PERSIST_TIMEOUT_MS = 5_000;

export interface Persistence {
  /** Settles when the stored state was taken over, or after `PERSIST_TIMEOUT_MS`; never rejects. */
  readonly ready: Promise<'restored' | 'timed-out'>;
  /** Has a slice written although it did not change on this page. */
  touch(key: keyof PersistedState): void;
  /** Writes what has changed; settles when it is stored. */
  flush(): Promise<void>;
  stop(): void;
}

/**
 * Keeps the persisted slices of the store in `storage`. Each write replaces only the slices that changed on this page
 * in whatever is stored at that moment: two tabs do not undo each other, and a page whose first read timed out cannot
 * put its defaults over a stored cart. A storage that never answers is never written.
 */
export function persistRoot(
  store: StoreApi<RootState>,
  storage: StateStorage,
  restore: (stored: Partial<PersistedState>) => void,
  timeoutMs = PERSIST_TIMEOUT_MS,
): Persistence {
  const dirty = new Set<keyof PersistedState>();
  let isReady = false;
  let isRestoring = false;
  let isTakenOver = false;
  let writing = Promise.resolve();

  const unsubscribe = store.subscribe((state, before) => {
    if (isRestoring) return;
    for (const key of PERSISTED_KEYS) if (state[key] !== before[key]) dirty.add(key);
    if (isReady && dirty.size > 0) void flush();
  });

  /** Runs once, with the first text that any read brings: the opening one may never answer while a later one does. */
  function takeOver(text: string | null): void {
    if (isTakenOver) return;
    isTakenOver = true;
    const stored = readStoredRoot(text);
    if (stored === undefined) return;
    const now = store.getState();
    isRestoring = true;
    restore(mergeChange(stored, now, dirty));
    isRestoring = false;
  }

  const reading = storage
    .getItem(ROOT_KEY)
    .then(takeOver)
    .catch(() => undefined);
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<'timed-out'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'timed-out');
  });
  const ready = Promise.race([reading.then(() => 'restored' as const), timeout]).then((outcome) => {
    clearTimeout(timer);
    isReady = true;
    if (dirty.size > 0) void flush();
    return outcome;
  });

  function flush(): Promise<void> {
    writing = writing.then(write).catch(() => undefined);
    return writing;
  }

  async function write(): Promise<void> {
    if (dirty.size === 0) return;
    const text = await storage.getItem(ROOT_KEY);
    takeOver(text);
    const stored = readStoredRoot(text) ?? {};
    const state = store.getState();
    const written = [...dirty];
    dirty.clear();
    const kept = Object.fromEntries(PERSISTED_KEYS.map((key) => [key, written.includes(key) ? state[key] : (stored[key] ?? state[key])]));
    try {
      await storage.setItem(ROOT_KEY, JSON.stringify({ state: kept, version: ROOT_VERSION }));
    } catch {
      // Storage is full or gone: the page works on, and the slices are tried again with the next change.
      for (const key of written) dirty.add(key);
    }
  }

  return {
    ready,
    touch(key) {
      dirty.add(key);
      if (isReady) void flush();
    },
    flush,
    stop: unsubscribe,
  };
}
