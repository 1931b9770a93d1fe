import { reportError } from '@orime/platform';
import { currentPlatform } from '@orime/platform/host';
import { loadPart, renewAddress } from './load-part.ts';
import type { PartComponent } from './load-part.ts';
import { RemoteError } from './remote-error.ts';
import { keyOfPart } from './remote-part.ts';
import type { RemotePart } from './remote-part.ts';
import { sourceOf } from './resolve-remote.ts';

interface Patience {
  /** After this long without an answer the visitor is told, while loading goes on. */
  readonly slowAfterMs: number;
  readonly giveUpAfterMs: number;
}

/** A fragment is waited for as long as a page goes without saying anything; 120 s are the specification's limit for a screen. */
export const PATIENCE: Readonly<Record<RemotePart['kind'], Patience>> = {
  screen: { slowAfterMs: 10_000, giveUpAfterMs: 120_000 },
  fragment: { slowAfterMs: 10_000, giveUpAfterMs: 10_000 },
};

export type PartLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'slow' }
  | { readonly status: 'failed'; readonly error: RemoteError }
  | { readonly status: 'ready'; readonly Part: PartComponent };

const loads = new Map<string, PartLoad>();
const listeners = new Map<string, Set<() => void>>();
const LOADING: PartLoad = { status: 'loading' };

/** Starts a load unless one is running or done; one that failed before starts anew. */
export function beginLoad(part: RemotePart): void {
  const status = loads.get(keyOfPart(part))?.status;
  if (status === undefined || status === 'failed') start(part);
}

/** Loads again under a new address, also beside a load that hangs: the first to answer is shown. */
export function retryLoad(part: RemotePart): void {
  if (readLoad(part).status !== 'failed') renewAddress(part.remote);
  start(part);
}

export function readLoad(part: RemotePart): PartLoad {
  return loads.get(keyOfPart(part)) ?? LOADING;
}

export function watchLoad(part: RemotePart, onChange: () => void): () => void {
  const key = keyOfPart(part);
  const group = listeners.get(key) ?? new Set();
  listeners.set(key, group.add(onChange));
  return () => group.delete(onChange);
}

function start(part: RemotePart): void {
  const key = keyOfPart(part);
  const { slowAfterMs, giveUpAfterMs } = PATIENCE[part.kind];
  // Identity tells whether this load is still the latest one; a newer one must not be told of an older one's failure.
  let latest: PartLoad = { status: 'loading' };
  const advance = (next: PartLoad): void => {
    if (loads.get(key) !== latest) return;
    latest = next;
    publish(key, next);
  };
  publish(key, latest);
  const slow = setTimeout(() => advance({ status: 'slow' }), slowAfterMs);
  const fail = (error: RemoteError): void => {
    clearTimers();
    if (loads.get(key) === latest) reportError(error, { remote: sourceOf(currentPlatform().boot.release, part.remote) });
    advance({ status: 'failed', error });
  };
  const limit = setTimeout(() => {
    renewAddress(part.remote);
    fail(timedOut(part));
  }, giveUpAfterMs);
  const clearTimers = (): void => {
    clearTimeout(slow);
    clearTimeout(limit);
  };
  loadPart(part).then(
    (Part) => {
      clearTimers();
      const { status } = readLoad(part);
      // A fragment that comes after it was given up would push what the visitor reads; a screen is what they wait for.
      if (status !== 'ready' && !(status === 'failed' && part.kind === 'fragment')) publish(key, { status: 'ready', Part });
    },
    (error: unknown) =>
      fail(error instanceof RemoteError ? error : new RemoteError(`${part.kind}_not_loaded`, part.remote, String(error), error)),
  );
}

/** That a part did not come within its time. */
export function timedOut({ remote, kind, key }: RemotePart): RemoteError {
  const seconds = String(PATIENCE[kind].giveUpAfterMs / 1000);
  return new RemoteError('timed_out', remote, `its ${kind} "${key}" did not load within ${seconds} seconds`);
}

function publish(key: string, load: PartLoad): void {
  loads.set(key, load);
  for (const notify of listeners.get(key) ?? []) notify();
}
