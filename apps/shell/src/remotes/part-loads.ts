import { reportError } from '@orime/platform';
import { currentPlatform } from '@orime/platform/host';
import type { ComponentType } from 'react';
import { loadScreen, renewAddress } from './load-screen.ts';
import { RemoteError } from './remote-error.ts';
import { sourceOf } from './resolve-remote.ts';

/** After this long without an answer the visitor gets a panel with a button, while loading goes on. */
export const SLOW_AFTER_MS = 10_000;
/** The specification's limit for a lazily loaded screen. */
export const GIVE_UP_AFTER_MS = 120_000;

export type ScreenLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'slow' }
  | { readonly status: 'failed'; readonly error: RemoteError }
  | { readonly status: 'ready'; readonly Screen: ComponentType };

const loads = new Map<string, ScreenLoad>();
const listeners = new Map<string, Set<() => void>>();
const LOADING: ScreenLoad = { status: 'loading' };

/** Starts a load unless one is running or done; one that failed before starts anew. */
export function beginLoad(remote: string, screen: string): void {
  const status = loads.get(keyOf(remote, screen))?.status;
  if (status === undefined || status === 'failed') start(remote, screen);
}

/** Loads again under a new address, also beside a load that hangs: the first to answer is shown. */
export function retryLoad(remote: string, screen: string): void {
  if (readLoad(remote, screen).status !== 'failed') renewAddress(remote);
  start(remote, screen);
}

export function readLoad(remote: string, screen: string): ScreenLoad {
  return loads.get(keyOf(remote, screen)) ?? LOADING;
}

export function watchLoad(remote: string, screen: string, onChange: () => void): () => void {
  const key = keyOf(remote, screen);
  const group = listeners.get(key) ?? new Set();
  listeners.set(key, group.add(onChange));
  return () => group.delete(onChange);
}

function start(remote: string, screen: string): void {
  const key = keyOf(remote, screen);
  // Identity tells whether this load is still the latest one; a newer one must not be told of an older one's failure.
  let latest: ScreenLoad = { status: 'loading' };
  const advance = (next: ScreenLoad): void => {
    if (loads.get(key) !== latest) return;
    latest = next;
    publish(key, next);
  };
  publish(key, latest);
  const slow = setTimeout(() => advance({ status: 'slow' }), SLOW_AFTER_MS);
  const fail = (error: RemoteError): void => {
    clearTimers();
    if (loads.get(key) === latest) reportError(error, { remote: sourceOf(currentPlatform().boot.release, remote) });
    advance({ status: 'failed', error });
  };
  const limit = setTimeout(() => {
    renewAddress(remote);
    fail(new RemoteError('timed_out', remote, `its screen "${screen}" did not load within ${String(GIVE_UP_AFTER_MS / 1000)} seconds`));
  }, GIVE_UP_AFTER_MS);
  const clearTimers = (): void => {
    clearTimeout(slow);
    clearTimeout(limit);
  };
  loadScreen(remote, screen).then(
    (Screen) => {
      clearTimers();
      if (readLoad(remote, screen).status !== 'ready') publish(key, { status: 'ready', Screen });
    },
    (error: unknown) => fail(error instanceof RemoteError ? error : new RemoteError('screen_not_loaded', remote, String(error), error)),
  );
}

function publish(key: string, load: ScreenLoad): void {
  loads.set(key, load);
  for (const notify of listeners.get(key) ?? []) notify();
}

function keyOf(remote: string, screen: string): string {
  return `${remote}/${screen}`;
}
