import { sql } from 'kysely';
import type { UserActor } from '../../../house/access/actor.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { dayOf, notifyOfPerson, withdrawPerson } from '../../notify/notification/index.ts';

export interface FollowState {
  readonly following: boolean;
  readonly followers: number;
}

/** Follows or leaves an approved designer; repeating changes nothing. */
export async function setFollowing(db: Db, user: UserActor, profileId: string, following: boolean): Promise<FollowState> {
  return db.transaction().execute(async (trx) => {
    const {
      rows: [profile],
    } = await sql<{ ownerId: string; handle: string }>`
      SELECT user_id AS "ownerId", handle FROM profiles WHERE id = ${profileId} AND status = 'approved' AND deleted_at IS NULL`.execute(
      trx,
    );
    if (profile === undefined) throw new RequestError('not_found');
    const change = following
      ? sql`INSERT INTO follows (follower_user_id, profile_id) VALUES (${user.userId}, ${profileId}) ON CONFLICT DO NOTHING RETURNING 1`
      : sql`DELETE FROM follows WHERE follower_user_id = ${user.userId} AND profile_id = ${profileId} RETURNING 1`;
    const changed = (await change.execute(trx)).rows.length;
    const { rows } = await sql<{ followers: number }>`
      UPDATE profiles SET followers_count = followers_count + ${following ? changed : -changed}::int WHERE id = ${profileId} RETURNING followers_count AS followers`.execute(
      trx,
    );
    const dedupeKey = `new_follower:${profileId}:${dayOf()}`;
    const { ownerId, handle } = profile;
    if (changed > 0 && following)
      await notifyOfPerson(trx, { userId: ownerId, kind: 'new_follower', data: { profileId, handle }, dedupeKey }, user.userId);
    if (changed > 0 && !following) await withdrawPerson(trx, ownerId, dedupeKey, user.userId);
    return { following, followers: rows[0]?.followers ?? 0 };
  });
}
