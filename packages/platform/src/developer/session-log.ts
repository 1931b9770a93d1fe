import type { EventType } from '@orime/contracts';
import { DELIVERY } from '@orime/contracts/events';
import type { FactEntry, JournalEntry } from '@orime/event-bus';
import type { Platform } from '../platform.ts';

/** What was said on a page's bus, as a file: to be looked at, or told again to one remote that runs alone. */
export interface SessionLog {
  readonly schema: 1;
  /** The page it was written on. */
  readonly session: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  readonly release: Platform['boot']['release'];
  /** Oldest first; the last 500 of the page, after the states that are older than those and still hold. */
  readonly entries: readonly JournalEntry[];
  /** Which drawers were open: commands open them, and a sign-out closes one. Absent from logs of older releases. */
  readonly drawers?: { readonly cart: boolean; readonly wholesaleCart: boolean };
}

export function writeSessionLog({ boot, bus, journal, root }: Platform, now: Date = new Date()): SessionLog {
  const { showCart, showWholesaleCart } = root.getState();
  const said = journal.journal;
  return {
    schema: 1,
    session: bus.session,
    writtenAt: now.toISOString(),
    release: boot.release,
    entries: [...olderStates(bus, said), ...said],
    drawers: { cart: showCart, wholesaleCart: showWholesaleCart },
  };
}

/** Undefined for what is no log of this schema. */
export function parseSessionLog(text: string): SessionLog | undefined {
  try {
    const log = JSON.parse(text) as Partial<SessionLog> | null; // Its own fields are checked here, its facts by the bus.
    return log?.schema === 1 && Array.isArray(log.entries) ? (log as SessionLog) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Tells the facts of a log again, in their order, as facts of the page that they come from: carts, theme, market and language are adopted
 * as those of another tab are. Then opens and closes the cart drawers as they were. Commands are not sent: what they led to is among the
 * facts. Who was signed in is left out: a log has no token, and must not end the session of whoever replays it. Returns how many
 * facts the bus took.
 */
export function replaySessionLog({ bus, journal }: Platform, { entries, drawers }: SessionLog): number {
  const facts = entries.filter((entry) => entry.kind === 'fact' && entry.envelope.type !== ('session.changed@1' satisfies EventType));
  const taken = facts.filter((entry) => entry.kind === 'fact' && journal.adopt(entry.envelope)).length;
  if (drawers !== undefined) {
    void bus.command('cart.show@1', { open: drawers.cart });
    void bus.command('wholesale-cart.show@1', { open: drawers.wholesaleCart });
  }
  return taken;
}

/** The journal is bounded: on a page with much to say, a cart may have been changed for the last time before it begins. */
function olderStates(bus: Platform['bus'], said: readonly JournalEntry[]): readonly FactEntry[] {
  const known = new Set(said.map((entry) => (entry.kind === 'fact' ? entry.envelope.id : entry.id)));
  // The names of the facts, which `Object.keys` gives as plain strings.
  const states = (Object.keys(DELIVERY) as EventType[]).filter((type) => DELIVERY[type].kind === 'state');
  return states.flatMap((type) => {
    const envelope = bus.read(type);
    return envelope === undefined || known.has(envelope.id) ? [] : [{ kind: 'fact' as const, envelope }];
  });
}
