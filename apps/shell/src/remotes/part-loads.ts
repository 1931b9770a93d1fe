import { keyOfPart } from '@orime/contracts';
import type { RemotePart } from '@orime/contracts';
import { reportError } from '@orime/platform';
import { currentPlatform } from '@orime/platform/host';
import { loadPart, renewAddress } from './load-part.ts';
import type { PartComponent } from './load-part.ts';
import { RemoteError } from './remote-error.ts';
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
const outcomes = new Map<string, Promise<void>>();
const taken = new Set<string>();
const LOADING: PartLoad = { status: 'loading' };

/** Starts a load unless one is running or done; one that failed before starts anew, if its failure has been shown. */
export function beginLoad(part: RemotePart): void {
  const status = loads.get(keyOfPart(part))?.status;
  if (status === undefined || (status === 'failed' && !hasMarkup(part))) start(part);
}

/** For a server, which has loaded what it renders: these parts are ready, all others are not. */
export function offerParts(parts: ReadonlyMap<string, PartComponent>): void {
  loads.clear();
  for (const [key, Part] of parts) loads.set(key, { status: 'ready', Part });
}

/** Whether the document came with the part's markup and nothing has taken its place yet. */
export function hasMarkup(part: RemotePart): boolean {
  const key = keyOfPart(part);
  return !taken.has(key) && currentPlatform().boot.rendered?.includes(key) === true;
}

/** To be called when the part, or what stands for it, is drawn in the place of its markup. */
export function takeMarkup(part: RemotePart): void {
  if (hasMarkup(part)) taken.add(keyOfPart(part));
}

/**
 * Resolves when a running load has come to something to draw; undefined when there was nothing to wait for. Always the same promise, as
 * React asks again and again, also afterwards.
 */
export function outcomeOf(part: RemotePart): Promise<void> | undefined {
  const key = keyOfPart(part);
  if (!outcomes.has(key) && readLoad(part).status === 'loading') {
    const outcome = new Promise<void>((resolve) => {
      const stop = watchLoad(part, () => {
        if (readLoad(part).status === 'loading') return;
        stop();
        resolve();
      });
    });
    outcomes.set(key, outcome);
  }
  return outcomes.get(key);
}

/** What a part is in the document's markup: ready where it was rendered, otherwise still to be loaded. */
export function readMarkup(part: RemotePart): PartLoad {
  return hasMarkup(part) ? readLoad(part) : LOADING;
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
