import { sql } from 'kysely';
import type { UserActor } from '../../../../house/access/actor.ts';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { tellOfLike } from './design-notifications.ts';

export interface LikeState {
  readonly likes: number;
  readonly liked: boolean;
}

/** Likes a public design once; liking again changes nothing. */
export async function likeDesign(db: Db, user: UserActor, id: string, type: string): Promise<LikeState> {
  return db.transaction().execute(async (trx) => {
    if (!(await isPublic(trx, id))) throw new RequestError('not_found');
    const { rows } =
      await sql`INSERT INTO design_likes (user_id, design_id, type) VALUES (${user.userId}, ${id}, ${type}) ON CONFLICT DO NOTHING RETURNING 1`.execute(
        trx,
      );
    if (rows.length > 0) await tellOfLike(trx, id, user.userId, true);
    return { likes: await changeCount(trx, id, rows.length), liked: true };
  });
}

/** Takes a like back, also of a design that is no longer shown. */
export async function unlikeDesign(db: Db, user: UserActor, id: string): Promise<LikeState> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`DELETE FROM design_likes WHERE user_id = ${user.userId} AND design_id = ${id} RETURNING 1`.execute(trx);
    if (rows.length === 0 && !(await isPublic(trx, id))) throw new RequestError('not_found');
    if (rows.length > 0) await tellOfLike(trx, id, user.userId, false);
    return { likes: await changeCount(trx, id, -rows.length), liked: false };
  });
}

/** Moves the counter of design and cards; returns where it stands. */
async function changeCount(trx: Db, id: string, difference: number): Promise<number> {
  const { rows } = await sql<{
    likes: number;
  }>`UPDATE designs SET likes_count = likes_count + ${difference}::int WHERE id = ${id} RETURNING likes_count AS likes`.execute(trx);
  const likes = rows[0]?.likes ?? 0;
  if (difference !== 0) await trx.updateTable('design_cards').set({ likes_count: likes }).where('design_id', '=', id).execute();
  return likes;
}

async function isPublic(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('design_cards').select('design_id').where('design_id', '=', id).limit(1).executeTakeFirst()) !== undefined;
}
