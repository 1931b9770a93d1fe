import { useRef } from 'react';
import { isStale } from './stale-notice.tsx';

export type SeenOptions<Seen, Answer> = {
  /** The record as it was last read: its version, status, or time of change. */
  readonly newest: Seen;
  readonly seenOf: (answer: Answer) => Seen;
  /** Reads what somebody else has made of the record. */
  readonly reload: () => Promise<unknown>;
};

/** What a decision is based on: the record as the reader has seen it. A newer one counts only after it was shown beside what was typed. */
export function useSeen<Seen, Answer>({ newest, seenOf, reload }: SeenOptions<Seen, Answer>) {
  const base = useRef(newest);
  return {
    /** Refused for a newer record, that one is read. */
    async send(write: (seen: Seen) => Promise<Answer>): Promise<Answer> {
      try {
        const saved = await write(base.current);
        base.current = seenOf(saved);
        return saved;
      } catch (error) {
        if (isStale(error)) await reload();
        throw error;
      }
    },
    /** The reader has seen the newest one and goes on from it. */
    accept(): void {
      base.current = newest;
    },
  };
}
