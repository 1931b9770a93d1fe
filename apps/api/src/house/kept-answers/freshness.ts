import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Rows of `catalogue_changes` are kept for hours; whoever has not looked for this long starts anew. */
const longestGapMs = 30 * 60_000;

/**
 * Tells whether the catalogue is still as it was: a number that is another one after every change which was committed before
 * the question. One query answers everybody who asked before it was sent, so that a busy process asks rarely.
 */
export function watchCatalogue(pool: Pool): () => Promise<number> {
  let snapshot: string | null = null;
  let generation = 0;
  let lookedAt = 0;
  let running: Promise<void> | undefined;
  let next: Promise<number> | undefined;

  const look = async (): Promise<number> => {
    const since = Date.now() - lookedAt > longestGapMs ? null : snapshot;
    // A look that fails tells nothing: the one after it starts anew.
    snapshot = null;
    const {
      rows: [row],
    } = await pool.query<{ snapshot: string; changed: boolean }>({ name: 'catalogue_changes', text: changes, values: [since] });
    if (row?.changed !== false) generation += 1;
    snapshot = row?.snapshot ?? null;
    lookedAt = Date.now();
    return generation;
  };

  const rest = () => {
    running = undefined;
  };

  return () => {
    // Whoever comes while a query runs waits for the next one: the running one may have missed a change made since. Otherwise
    // it is sent at the end of this turn of the event loop, together for all whose requests were read in it.
    next ??= (running ?? endOfTurn()).then(() => {
      const looking = look();
      running = looking.then(rest, rest);
      next = undefined;
      return looking;
    });
    return next;
  };
}

/** Changes of transactions that a former snapshot did not see; this one's own sees only what is committed. */
const changes = `
  SELECT pg_current_snapshot()::text AS snapshot, ($1::text IS NULL OR EXISTS (
    SELECT FROM catalogue_changes WHERE xid >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(xid, $1::pg_snapshot)
  )) AS changed`;
