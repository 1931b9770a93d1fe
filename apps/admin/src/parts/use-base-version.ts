import { isApiError } from '@orime/platform';
import { useRef } from 'react';

/**
 * The version that a form writes over: the one it was opened with, until the reader has seen a newer one and decided. `newest` is the
 * stored one as it was last read; undefined for a new record.
 */
export function useBaseVersion(newest: number | undefined, reload: () => Promise<unknown>) {
  const base = useRef(newest);
  return {
    /** Sends on top of the base. Refused for a newer version, that one is read, to be shown beside what was typed. */
    async send<Answer extends { readonly version?: number }>(write: (version: number | undefined) => Promise<Answer>): Promise<Answer> {
      try {
        const saved = await write(base.current);
        base.current = saved.version;
        return saved;
      } catch (error) {
        if (isOutdated(error)) await reload();
        throw error;
      }
    },
    /** The reader has seen the newest version and goes on from it. */
    accept(): void {
      base.current = newest;
    },
  };
}

/** Whether a change was refused because it was made to an older version than the stored one. */
export function isOutdated(failure: unknown): boolean {
  if (!isApiError(failure) || failure.code !== 'conflict') return false;
  return typeof failure.details === 'object' && failure.details !== null && 'expected' in failure.details;
}
