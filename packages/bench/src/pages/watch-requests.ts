import type { CDPSession } from 'playwright-core';

interface Seen {
  readonly url: string;
  readonly kind: string;
  readonly depth: number;
  readonly startedAt: number;
  endedAt: number;
  bytes: number;
}

export interface RequestSummary {
  /** As they came over the wire, with their headers. */
  readonly scriptBytes: number;
  /** Each script, whose bytes add up to `scriptBytes`. */
  readonly scripts: readonly { readonly url: string; readonly bytes: number }[];
  readonly totalBytes: number;
  readonly requests: number;
  /** Longest chain of requests that waited for each other, among those that had come by then. */
  readonly rounds: number;
}

export interface RequestWatch {
  summary(untilMs: number): RequestSummary;
}

/** Counts requests, their bytes, and their depth in the chain of initiators. The document has depth 1. */
export async function watchRequests(session: CDPSession): Promise<RequestWatch> {
  const seen = new Map<string, Seen>();
  const depthOf = new Map<string, number>();
  let origin = 0;

  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, timestamp }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    if (origin === 0) origin = timestamp;
    // A preload and its later use by a script are one request; the first initiator counts.
    const starters = [initiator.url, ...stackUrls(initiator.stack)].filter((url) => url !== undefined);
    const depth = 1 + Math.max(0, ...starters.map((url) => depthOf.get(url) ?? 0));
    if (!depthOf.has(request.url)) depthOf.set(request.url, depth);
    seen.set(requestId, {
      url: request.url,
      kind: type ?? 'Other',
      depth,
      startedAt: timestamp,
      endedAt: Number.POSITIVE_INFINITY,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request === undefined) return;
    request.endedAt = timestamp;
    request.bytes = encodedDataLength;
  });

  return {
    summary(untilMs) {
      const all = [...seen.values()];
      const before = all.filter(
        ({ kind, endedAt }) =>
          ['Document', 'Script', 'Fetch', 'XHR', 'Stylesheet'].includes(kind) && (endedAt - origin) * 1000 <= untilMs + 50,
      );
      const scripts = all.filter(({ kind }) => kind === 'Script');
      return {
        scriptBytes: sum(scripts),
        scripts: scripts.map(({ url, bytes }) => ({ url, bytes })),
        totalBytes: sum(all),
        requests: all.length,
        rounds: Math.max(1, ...before.map(({ depth }) => depth)),
      };
    },
  };
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack | undefined;
}

function stackUrls(stack: Stack | undefined): string[] {
  if (stack === undefined) return [];
  return [...stack.callFrames.map(({ url }) => url).filter((url) => url !== ''), ...stackUrls(stack.parent)];
}

function sum(requests: readonly Seen[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0);
}
