import type { LookbookInput } from '@orime/contracts/api/catalogue/lookbook';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import { slugOf } from '../../../house/slugs/slug.ts';
import { takeFreeSlug } from '../../../house/slugs/take-free-slug.ts';

export interface LockedLookbook {
  readonly id: string;
  readonly version: number;
  readonly profileId: string;
  readonly ownerUserId: string;
}

/** The lookbook, locked; of this owner only, when one is given. */
export async function lockLookbook(db: Db, id: string, ownerUserId?: string): Promise<LockedLookbook | undefined> {
  const { rows } = await sql<LockedLookbook>`
    SELECT l.id, l.version, l.profile_id AS "profileId", p.user_id AS "ownerUserId"
    FROM lookbooks l JOIN profiles p ON p.id = l.profile_id
    WHERE l.id = ${id} AND (${ownerUserId ?? null}::text IS NULL OR p.user_id = ${ownerUserId ?? null}) FOR UPDATE OF l`.execute(db);
  return rows[0];
}

export async function insertLookbook(db: Db, row: { id: string; profileId: string }, input: LookbookInput): Promise<void> {
  const base = slugOf(input.title.en) || `lookbook-${row.id.slice(-8).toLowerCase()}`;
  await db
    .insertInto('lookbooks')
    .values({
      id: row.id,
      profile_id: row.profileId,
      slug: await takeFreeSlug(db, 'lookbooks', base),
      title_en: input.title.en.trim(),
      title_jp: input.title.jp.trim(),
      position: sql`(SELECT coalesce(max(position), 0) + 1 FROM lookbooks WHERE profile_id = ${row.profileId})`,
    })
    .execute();
}

/** Writes the given fields and raises the version. */
export async function updateLookbookRow(db: Db, id: string, input: Partial<LookbookInput>): Promise<void> {
  await db
    .updateTable('lookbooks')
    .set({
      version: sql`version + 1`,
      updated_at: new Date(),
      title_en: input.title?.en.trim(),
      title_jp: input.title?.jp.trim(),
      season: input.season?.trim(),
      cover_id: input.coverFileId,
      published: input.published,
    })
    .where('id', '=', id)
    .execute();
}

export async function replaceLooks(db: Db, id: string, looks: NonNullable<LookbookInput['looks']>): Promise<void> {
  await db.deleteFrom('lookbook_looks').where('lookbook_id', '=', id).execute();
  if (looks.length === 0) return;
  await db
    .insertInto('lookbook_looks')
    .values(
      looks.map((look, index) => ({ lookbook_id: id, number: index + 1, file_id: look.fileId, hotspots: JSON.stringify(look.hotspots) })),
    )
    .execute();
}

/** How many of the designs belong to the profile. */
export async function countDesignsOf(db: Db, profileId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM designs WHERE profile_id = ${profileId} AND id = ANY (${ids}::text[]) AND deleted_at IS NULL`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
