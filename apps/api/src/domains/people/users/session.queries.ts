import type { TokenClaims, UserType } from '@orime/contracts';
import type { CompanyRole } from '@orime/contracts/api/trade/buyer';
import { sql } from 'kysely';
import type { Role, UserActor } from '../../../house/access/actor.ts';
import type { Db } from '../../../house/db/db.ts';

/**
 * The person behind a token, while session, account and token version are all still good. One indexed read a request.
 * Staff who have an authenticator are staff in sessions that showed a code; with `wantsSecondFactor` the others are not either.
 */
export async function findSessionActor(db: Db, claims: TokenClaims, wantsSecondFactor: boolean): Promise<UserActor | undefined> {
  const { rows } = await sql<SessionRow>`
    SELECT users.id, users.email::text AS email, users.name, users.type, users.staff_role, users.locale,
      users.email_verified_at IS NOT NULL AS email_verified, sessions.reauth_until, buyers.verification, buyer_members.role AS company_role,
      users.staff_role <> 'none' AND sessions.second_factor_at IS NULL AND (${wantsSecondFactor} OR totp_factors.confirmed_at IS NOT NULL) AS owes_code,
      sessions.last_used_at < now() - interval '5 minutes' AS is_use_old
    FROM sessions
    JOIN users ON users.id = sessions.user_id
    LEFT JOIN buyer_members ON buyer_members.user_id = users.id
    LEFT JOIN buyers ON buyers.id = buyer_members.buyer_id
    LEFT JOIN totp_factors ON totp_factors.user_id = users.id
    WHERE sessions.jti = ${claims.jti} AND sessions.user_id = ${claims.sub} AND sessions.revoked_at IS NULL
      AND sessions.expires_at > now() AND users.status = 'active' AND users.token_version = ${claims.tv}`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  // Not at every call: the list of devices needs no more than this.
  if (row.is_use_old) await db.updateTable('sessions').set({ last_used_at: new Date() }).where('jti', '=', claims.jti).execute();
  return toActor(row, claims.jti);
}

/** Which of these tokens still count, by the id of their session. */
export async function findLiveSessions(db: Db, claims: readonly TokenClaims[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ jti: string }>`
    SELECT DISTINCT sessions.jti FROM unnest(${claims.map(({ jti }) => jti)}::text[], ${claims.map(({ tv }) => tv)}::int[]) AS held (jti, tv)
    JOIN sessions ON sessions.jti = held.jti AND sessions.revoked_at IS NULL AND sessions.expires_at > now()
    JOIN users ON users.id = sessions.user_id AND users.status = 'active' AND users.token_version = held.tv`.execute(db);
  return new Set(rows.map(({ jti }) => jti));
}

interface SessionRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly type: UserType | null;
  readonly staff_role: 'none' | 'account_manager' | 'admin';
  readonly locale: 'en' | 'jp';
  readonly email_verified: boolean;
  readonly reauth_until: Date | null;
  readonly verification: string | null;
  readonly company_role: CompanyRole | null;
  readonly owes_code: boolean;
  readonly is_use_old: boolean;
}

function toActor(row: SessionRow, jti: string): UserActor {
  const role = roleOf(row);
  return {
    role,
    companyRole: role === 'buyer-verified' || role === 'buyer-unverified' ? row.company_role : null,
    userId: row.id,
    email: row.email,
    name: row.name,
    type: row.type,
    staffRole: row.staff_role,
    locale: row.locale,
    emailVerified: row.email_verified,
    jti,
    reauthUntil: row.reauth_until,
  };
}

function roleOf(row: SessionRow): Exclude<Role, 'visitor'> {
  if (row.owes_code) return 'staff-pending';
  if (row.staff_role === 'admin') return 'admin';
  if (row.staff_role === 'account_manager') return 'account-manager';
  if (row.type === 'buyer') return row.verification === 'verified' ? 'buyer-verified' : 'buyer-unverified';
  return row.type ?? 'member';
}

/** Sessions of a user that still count, the last used first. */
export async function listSessions(db: Db, actor: UserActor) {
  const rows = await db
    .selectFrom('sessions')
    .select(['jti', 'created_at', 'last_used_at', 'expires_at', 'ip', 'user_agent'])
    .where('user_id', '=', actor.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date())
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    jti: row.jti,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    ip: row.ip ?? '',
    userAgent: row.user_agent ?? '',
    current: row.jti === actor.jti,
  }));
}

/** Ends a session of this user; false when there is none to end. */
export async function revokeSession(db: Db, userId: string, jti: string): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({ revoked_at: new Date() })
    .where('jti', '=', jti)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends all sessions of a user; `except` is spared. */
export async function revokeSessions(db: Db, userId: string, except: string | undefined): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: new Date() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('jti', '!=', except ?? ''))
    .execute();
}

/** Until when this session may do what asks for the password once more. */
export async function setReauth(db: Db, jti: string, until: Date): Promise<void> {
  await db.updateTable('sessions').set({ reauth_until: until }).where('jti', '=', jti).execute();
}

/** When this session showed a code of the second factor; null when it has not. */
export async function findSecondFactorTime(db: Db, jti: string): Promise<Date | null> {
  const row = await db.selectFrom('sessions').select('second_factor_at').where('jti', '=', jti).executeTakeFirst();
  return row?.second_factor_at ?? null;
}

export async function setSecondFactorTime(db: Db, jti: string, time: Date | null): Promise<void> {
  await db.updateTable('sessions').set({ second_factor_at: time }).where('jti', '=', jti).execute();
}
