import type { Db } from '../../../house/db/db.ts';

/** Ids of the designs that somebody likes; of a visitor none. */
export async function listLikedDesigns(db: Db, userId: string | null): Promise<readonly string[]> {
  if (userId === null) return [];
  const rows = await db.selectFrom('design_likes').select('design_id').where('user_id', '=', userId).execute();
  return rows.map(({ design_id: id }) => id);
}

export async function isLiked(db: Db, userId: string | null, designId: string): Promise<boolean> {
  if (userId === null) return false;
  const row = await db
    .selectFrom('design_likes')
    .select('design_id')
    .where('user_id', '=', userId)
    .where('design_id', '=', designId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the profiles that somebody follows; of a visitor none. */
export async function listFollowedProfiles(db: Db, userId: string | null): Promise<readonly string[]> {
  if (userId === null) return [];
  const rows = await db.selectFrom('follows').select('profile_id').where('follower_user_id', '=', userId).execute();
  return rows.map(({ profile_id: id }) => id);
}
