import type { Delivery, Envelope } from './bus-types.ts';

export interface History {
  keep(envelope: Envelope, delivery: Delivery): void;
  /** Retained facts for a new subscriber, oldest first. */
  replay(type: string): readonly Envelope[];
  last(type: string): Envelope | undefined;
}

/** Stores what is retained by delivery class. */
export function createHistory(): History {
  const kept = new Map<string, readonly Envelope[]>();
  return {
    keep(envelope, delivery) {
      if (delivery.kind === 'transient') return;
      const limit = delivery.kind === 'state' ? 1 : delivery.keep;
      kept.set(envelope.type, [...(kept.get(envelope.type) ?? []), envelope].slice(-limit));
    },
    replay: (type) => kept.get(type) ?? [],
    last: (type) => kept.get(type)?.at(-1),
  };
}
