import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Db } from '../../../house/db/db.ts';

export interface TotpFactor {
  readonly secretSealed: string;
  readonly isConfirmed: boolean;
  readonly recoveryCodesLeft: number;
}

export async function findFactor(db: Db, userId: string): Promise<TotpFactor | undefined> {
  const row = await db
    .selectFrom('totp_factors')
    .select(['secret_sealed', 'confirmed_at', 'recovery_hashes'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { secretSealed: row.secret_sealed, isConfirmed: row.confirmed_at !== null, recoveryCodesLeft: row.recovery_hashes.length };
}

/** Keeps a new secret that counts once it is confirmed. One that is confirmed stays; false then. */
export async function putUnconfirmedFactor(db: Db, userId: string, secretSealed: string): Promise<boolean> {
  const result = await sql`
    INSERT INTO totp_factors AS factor (user_id, secret_sealed) VALUES (${userId}, ${secretSealed})
    ON CONFLICT (user_id) DO UPDATE SET secret_sealed = excluded.secret_sealed, created_at = now() WHERE factor.confirmed_at IS NULL`.execute(
    db,
  );
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Makes the secret count whose code was shown; false when another came in between. */
export async function confirmFactor(
  db: Db,
  userId: string,
  secretSealed: string,
  step: number,
  recoveryCodes: readonly string[],
): Promise<boolean> {
  const result = await db
    .updateTable('totp_factors')
    .set({ confirmed_at: new Date(), last_step: step, recovery_hashes: recoveryCodes.map(digest) })
    .where('user_id', '=', userId)
    .where('secret_sealed', '=', secretSealed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** False when there is none. */
export async function deleteFactor(db: Db, userId: string): Promise<boolean> {
  const result = await db.deleteFrom('totp_factors').where('user_id', '=', userId).executeTakeFirst();
  await db.deleteFrom('totp_challenges').where('user_id', '=', userId).execute();
  return result.numDeletedRows > 0n;
}

/** Takes the code of a step, once: of two at the same time one wins. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('totp_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes a recovery code, once. */
export async function takeRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const hash = digest(code);
  const result = await sql`
    UPDATE totp_factors SET recovery_hashes = array_remove(recovery_hashes, ${hash})
    WHERE user_id = ${userId} AND confirmed_at IS NOT NULL AND ${hash} = ANY (recovery_hashes)`.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Keeps a challenge for a member of staff whose authenticator counts; false for anybody else. */
export async function insertChallenge(db: Db, userId: string, challenge: string, remember: boolean, lifeSeconds: number): Promise<boolean> {
  const result = await sql`
    INSERT INTO totp_challenges (challenge_hash, user_id, token_version, remember, expires_at)
    SELECT ${digest(challenge)}, users.id, users.token_version, ${remember}, now() + make_interval(secs => ${lifeSeconds})
    FROM users JOIN totp_factors ON totp_factors.user_id = users.id AND totp_factors.confirmed_at IS NOT NULL
    WHERE users.id = ${userId} AND users.staff_role <> 'none'`.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

export interface Challenge {
  readonly userId: string;
  readonly remember: boolean;
}

/** Counts one try at a challenge; undefined when it is used, too old, tried too often, or from before a new password. */
export async function tryChallenge(db: Db, challenge: string, maxAttempts: number): Promise<Challenge | undefined> {
  const { rows } = await sql<Challenge>`
    UPDATE totp_challenges AS challenge SET attempts = attempts + 1
    FROM users
    WHERE challenge.challenge_hash = ${digest(challenge)} AND challenge.expires_at > now() AND challenge.attempts < ${maxAttempts}
      AND users.id = challenge.user_id AND users.status = 'active' AND users.token_version = challenge.token_version
    RETURNING challenge.user_id AS "userId", challenge.remember`.execute(db);
  return rows[0];
}

/** Uses a challenge up; false when somebody else just did. */
export async function useChallenge(db: Db, challenge: string): Promise<boolean> {
  const result = await db.deleteFrom('totp_challenges').where('challenge_hash', '=', digest(challenge)).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
