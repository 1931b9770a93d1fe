import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** Which column of designs names the files of a purpose. */
const namedBy = { model: 'd.model_id', cloth: 'd.cloth_tile_id' } as const;

/** Where a file lies that a design which everybody may see is turned with. */
export async function findShownFile(db: Db, purpose: keyof typeof namedBy, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ storageKey: string }>`
    SELECT f.storage_key AS "storageKey" FROM files f
    WHERE f.id = ${id} AND f.purpose = ${purpose} AND f.deleted_at IS NULL
      AND EXISTS (SELECT FROM designs d JOIN profiles p ON p.id = d.profile_id WHERE ${sql.ref(namedBy[purpose])} = f.id AND is_public(d, p))`.execute(
    db,
  );
  return rows[0]?.storageKey;
}
