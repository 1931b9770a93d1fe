import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/**
 * What whoever released wrote, by revision. The registry has no place for words: they are part of the audit, which a revision of the
 * command line has no entry in.
 */
export async function readNotes(db: Db, revisions: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (revisions.length === 0) return new Map();
  const { rows } = await sql<{ revision: string; note: string }>`
    SELECT DISTINCT ON (entity_id) entity_id AS revision, diff ->> 'note' AS note FROM audit_log
    WHERE entity = 'release' AND entity_id = ANY(${revisions.map(String)}::text[]) AND diff ->> 'note' IS NOT NULL
    ORDER BY entity_id, created_at DESC`.execute(db);
  return new Map(rows.map(({ revision, note }) => [Number(revision), note]));
}
