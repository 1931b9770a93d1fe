import type { JournalEntry } from '@orime/event-bus';
import type { Platform } from '../platform.ts';

/** What was said on a page's bus, as a file: to be looked at, or told again to one remote that runs alone. */
export interface SessionLog {
  readonly schema: 1;
  /** The page it was written on. */
  readonly session: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  readonly release: Platform['boot']['release'];
  /** Oldest first; the last 500 of the page. */
  readonly entries: readonly JournalEntry[];
}

export function writeSessionLog({ boot, bus, journal }: Platform, now: Date = new Date()): SessionLog {
  return { schema: 1, session: bus.session, writtenAt: now.toISOString(), release: boot.release, entries: [...journal.journal] };
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
 * Publishes the facts of a log again, in their order and in the name of whoever published them. Commands are not sent: what they led
 * to is among the facts. Returns how many facts the bus took.
 */
export function replaySessionLog(platform: Platform, { entries }: SessionLog): number {
  let taken = 0;
  for (const entry of entries) {
    if (entry.kind !== 'fact') continue;
    const { source, type, data } = entry.envelope;
    // The bus refuses what it does not know, whatever the file says.
    const publish = platform.handleFor(source).publish as (type: string, data: unknown) => unknown;
    if (publish(type, data) !== undefined) taken += 1;
  }
  return taken;
}
