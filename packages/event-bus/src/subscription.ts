import type { BusProblem, Envelope } from './bus-types.ts';

/** Slower handlers block a frame and are reported, in milliseconds. */
const SLOW_HANDLER_MS = 50;

export interface Subscription {
  push(envelope: Envelope): void;
  stop(): void;
}

/** One subscriber's queue: replayed and live facts deduplicated by `seq`, in order. Handler errors are caught and reported. */
export function createSubscription(
  source: string,
  handler: (envelope: Envelope) => unknown,
  report: (problem: BusProblem) => void,
  heard: Map<string, number>,
): Subscription {
  let lastSeq = 0;
  let isActive = true;

  function failed(envelope: Envelope, cause: unknown): void {
    report({ kind: 'handler_failed', type: envelope.type, source, detail: cause instanceof Error ? cause.message : String(cause), cause });
  }

  return {
    push(envelope) {
      if (!isActive || envelope.seq <= lastSeq) return;
      lastSeq = envelope.seq;
      heard.set(source, (heard.get(source) ?? 0) + 1);
      const start = performance.now();
      try {
        const result = handler(envelope);
        if (result instanceof Promise) result.catch((cause: unknown) => failed(envelope, cause));
      } catch (cause) {
        failed(envelope, cause);
      }
      const tookMs = performance.now() - start;
      if (tookMs > SLOW_HANDLER_MS) report({ kind: 'handler_slow', type: envelope.type, source, detail: `${tookMs.toFixed(0)} ms` });
    },
    stop() {
      isActive = false;
    },
  };
}
