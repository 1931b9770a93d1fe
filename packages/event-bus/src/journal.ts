import type { CommandEntry, JournalEntry } from './bus-types.ts';

/** What a page can look back on: some minutes of a busy page, at less than a megabyte. */
const KEPT = 500;

export interface Journal {
  readonly entries: () => readonly JournalEntry[];
  add(entry: JournalEntry): void;
  /** Writes down a command, and how it ended when it has. */
  command(entry: CommandEntry, reply: Promise<unknown>): Promise<unknown>;
  watch(listener: () => void): () => void;
}

/** The last facts and commands of a page, whether anybody heard them or not. Entries are replaced, never changed. */
export function createJournal(now: () => number): Journal {
  let entries: readonly JournalEntry[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly JournalEntry[]): void => {
    entries = next.slice(-KEPT);
    for (const listener of listeners) listener();
  };
  return {
    entries: () => entries,
    add: (entry) => set([...entries, entry]),
    command(entry, reply) {
      set([...entries, entry]);
      const end = (how: Pick<CommandEntry, 'reply' | 'error'>): void => {
        const ended = { ...entry, ...how, tookMs: now() - entry.time };
        set(entries.map((each) => (each === entry ? ended : each)));
      };
      reply.then(
        (value) => end({ reply: value }),
        (error: unknown) => end({ error: String(error) }),
      );
      return reply;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
