import type { StoreApi } from 'zustand/vanilla';
import { mergeChange } from './merge-change.ts';
import { ROOT_VERSION, readStoredRoot } from './read-stored-root.ts';
import { PERSISTED_KEYS } from './root-state.ts';
import type { PersistedState, RootState } from './root-state.ts';
import type { StateStorage } from './state-storage.ts';

export const ROOT_KEY = 'root';
export const PERSIST_TIMEOUT_MS = 5_000;

export interface Persistence {
  /** Settles when the stored state is restored, or after `PERSIST_TIMEOUT_MS`; never rejects. */
  readonly ready: Promise<'restored' | 'timed-out'>;
  /** Marks a slice for writing although this page did not change it. */
  touch(key: keyof PersistedState): void;
  /** Writes pending changes; settles when they are stored. */
  flush(): Promise<void>;
  stop(): void;
}

/**
 * Persists slices of the store in `storage`. A write merges only the slices changed on this page into what is stored at that moment,
 * so tabs do not overwrite each other and defaults never replace a stored cart after a timeout. A storage that never responds is
 * never written.
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

  /** Runs once, with the first read that succeeds: the initial read may hang while a later one returns. */
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
      // The storage is full or unavailable: the page keeps working, and the slices are retried with the next change.
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
