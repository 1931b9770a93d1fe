import type { CrossTabChannel, Envelope } from './bus-types.ts';

/**
 * Last-writer-wins between tabs: the later write wins, in the same millisecond that of the greater session id. All tabs apply this
 * rule and therefore converge, whatever the order of arrival. As in a Lamport clock, time never runs behind a write that was seen,
 * so that tabs with slow clocks are not ignored.
 */
interface Stamp {
  readonly clock: number;
  readonly session: string;
}

interface TabMessage {
  readonly stamp: Stamp;
  readonly envelope: Envelope;
}

export interface CrossTab {
  post(envelope: Envelope): void;
  close(): void;
}

/** Sends `state` facts to the other tabs. `accept` adopts a newer one and returns whether it did. */
export function createCrossTab(
  channel: CrossTabChannel | undefined,
  session: string,
  now: () => number,
  accept: (envelope: Envelope) => boolean,
): CrossTab {
  const latest = new Map<string, Stamp>();
  let clock = 0;

  function receive(event: MessageEvent): void {
    const message: unknown = event.data;
    if (!isTabMessage(message)) return;
    const { stamp, envelope } = message;
    clock = Math.max(clock, stamp.clock);
    if (isLater(latest.get(envelope.type), stamp)) return;
    if (accept(envelope)) latest.set(envelope.type, stamp);
  }

  channel?.addEventListener('message', receive);
  return {
    post(envelope) {
      clock = Math.max(clock + 1, now());
      const stamp = { clock, session };
      latest.set(envelope.type, stamp);
      channel?.postMessage({ stamp, envelope } satisfies TabMessage);
    },
    close() {
      channel?.removeEventListener('message', receive);
      channel?.close();
    },
  };
}

function isLater(known: Stamp | undefined, other: Stamp): boolean {
  if (known === undefined) return false;
  return known.clock > other.clock || (known.clock === other.clock && known.session >= other.session);
}

/** Tabs of an older release may use the channel too, so only well-formed messages are accepted. */
function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { stamp, envelope } = value as Partial<TabMessage>;
  return (
    typeof stamp?.clock === 'number' &&
    typeof stamp.session === 'string' &&
    typeof envelope?.type === 'string' &&
    typeof envelope.source === 'string'
  );
}
