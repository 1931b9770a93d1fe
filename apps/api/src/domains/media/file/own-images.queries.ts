import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** True when the file is a video that one of the owners uploaded. */
export async function isOwnVideo(db: Db, fileId: string, ownerIds: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('purpose', '=', 'video')
    .where('deleted_at', 'is', null)
    .where('owner_user_id', 'in', ownerIds)
    .executeTakeFirst();
  return row !== undefined;
}

/** True when every file is a public picture that one of the owners uploaded. */
export async function areOwnImages(db: Db, fileIds: readonly string[], ownerIds: readonly string[]): Promise<boolean> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return true;
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM files
    WHERE id = ANY (${ids}::text[]) AND visibility = 'public' AND purpose = 'image' AND deleted_at IS NULL AND owner_user_id = ANY (${ownerIds}::text[])`.execute(
    db,
  );
  return rows[0]?.count === ids.length;
}
