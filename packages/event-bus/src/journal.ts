import type { CommandEntry, JournalEntry } from './bus-types.ts';

/** What a page can look back on: some minutes of a busy page, at less than a megabyte. */
const KEPT = 500;

export interface Journal {
  /** The same list as long as the page lives; what is said is added to it. */
  readonly entries: readonly JournalEntry[];
  add(entry: JournalEntry): void;
  /** Writes down a command, then sends it, so that it stands before the facts it leads to; and how it ended when it has. */
  command(entry: CommandEntry, send: () => Promise<unknown>): Promise<unknown>;
  watch(listener: () => void): () => void;
}

/** The last facts and commands of a page, whether anybody heard them or not. Small, because it is part of the first load. */
export function createJournal(now: () => number): Journal {
  const entries: JournalEntry[] = [];
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  const add = (entry: JournalEntry): void => {
    if (entries.push(entry) > KEPT) entries.shift();
    tell();
  };
  return {
    entries,
    add,
    command(entry, send) {
      add(entry);
      const reply = send();
      const end = (outcome: Pick<CommandEntry, 'reply' | 'error'>): void => {
        Object.assign(entry, outcome, { tookMs: now() - entry.time });
        tell();
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
