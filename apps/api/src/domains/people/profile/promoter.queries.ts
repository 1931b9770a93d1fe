import type { Promoter } from '@orime/contracts/api/people/profile';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Db } from '../../../house/db/db.ts';
import { newId } from '../../../house/ids.ts';

export type PromoterAnswer = Static<typeof Promoter>;

/** What a promoter's code takes off the designs it is for, in basis points. */
const promoterDiscountBp = 1_000;

const fields = sql`t.id, p.handle, p.name, t.promo_code AS "promoCode", t.share_bp / 100.0::float8 AS "sharePercent", t.status`;

export async function listPromoters(db: Db, designerProfileId: string): Promise<PromoterAnswer[]> {
  const { rows } = await sql<PromoterAnswer>`
    SELECT ${fields} FROM promoters t JOIN profiles p ON p.id = t.profile_id WHERE t.designer_profile_id = ${designerProfileId} ORDER BY t.created_at, t.id`.execute(
    db,
  );
  return rows;
}

export async function findPromoter(db: Db, key: { profileId: string; designerProfileId: string }): Promise<PromoterAnswer | undefined> {
  const { rows } = await sql<PromoterAnswer>`
    SELECT ${fields} FROM promoters t JOIN profiles p ON p.id = t.profile_id
    WHERE t.profile_id = ${key.profileId} AND t.designer_profile_id = ${key.designerProfileId}`.execute(db);
  return rows[0];
}

/** A promoter with a code of its own, which takes ten percent off this designer's work and nothing else. */
export async function insertPromoter(
  db: Db,
  row: { profileId: string; designerProfileId: string; code: string; shareBp: number; createdBy: string },
): Promise<void> {
  const id = newId('prm');
  await db
    .insertInto('promoters')
    .values({ id, profile_id: row.profileId, designer_profile_id: row.designerProfileId, promo_code: row.code, share_bp: row.shareBp })
    .execute();
  await sql`
    INSERT INTO promo_codes (id, code, kind, value, scope, scope_ids, promoter_id, created_by)
    VALUES (${newId('pmc')}, ${row.code}, 'percent', ${promoterDiscountBp}, 'designer', ${[row.designerProfileId]}::text[], ${id}, ${row.createdBy})`.execute(
    db,
  );
}

/** Opens a promoter that had been ended, under the code it had. */
export async function reopenPromoter(db: Db, id: string, shareBp: number): Promise<void> {
  await sql`UPDATE promoters SET status = 'active', share_bp = ${shareBp}, updated_at = now() WHERE id = ${id}`.execute(db);
  await sql`UPDATE promo_codes SET active = true, version = version + 1, updated_at = now() WHERE promoter_id = ${id}`.execute(db);
}

/** Ends a promoter and its code; orders keep their record. Of this designer only, when one is given. Returns whether there was one. */
export async function endPromoter(db: Db, code: string, ownerUserId: string | null): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    UPDATE promoters t SET status = 'inactive', updated_at = now() FROM profiles d
    WHERE d.id = t.designer_profile_id AND t.promo_code = ${code} AND (${ownerUserId}::text IS NULL OR d.user_id = ${ownerUserId}) RETURNING t.id`.execute(
    db,
  );
  const id = rows[0]?.id;
  if (id === undefined) return false;
  await sql`UPDATE promo_codes SET active = false, version = version + 1, updated_at = now() WHERE promoter_id = ${id}`.execute(db);
  return true;
}

export interface ProfileRef {
  readonly id: string;
  readonly handle: string;
  readonly ownerUserId: string;
  readonly isPublic: boolean;
}

/** Profile by id or handle. */
export async function findProfileRef(db: Db, key: string): Promise<ProfileRef | undefined> {
  const { rows } = await sql<ProfileRef>`
    SELECT id, handle, user_id AS "ownerUserId", status = 'approved' AS "isPublic" FROM profiles WHERE deleted_at IS NULL AND (id = ${key} OR handle = ${key})`.execute(
    db,
  );
  return rows[0];
}
