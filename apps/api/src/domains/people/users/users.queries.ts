import type { SessionUser, UserType } from '@orime/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';

export interface LoginRow {
  readonly id: string;
  readonly password_hash: string;
}

/** The active account of an address; the address is compared without case. */
export function findLogin(db: Db, email: string): Promise<LoginRow | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly type: UserType;
  readonly locale: 'en' | 'jp';
  readonly termsVersion: string;
  readonly marketing: boolean;
}

export async function insertUser(db: Db, user: NewUser): Promise<void> {
  const now = new Date();
  await db
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      password_hash: user.passwordHash,
      name: user.name,
      type: user.type,
      locale: user.locale,
      terms_version: user.termsVersion,
      terms_accepted_at: now,
      marketing_opt_in_at: user.marketing ? now : null,
    })
    .execute();
}

/** The user as the client keeps them. Throws when the account is gone. */
export async function getSessionUser(db: Db, userId: string): Promise<SessionUser> {
  const { rows } = await sql<SessionUser>`
    SELECT id AS _id, email::text AS email, name, type, staff_role AS "staffRole", email_verified_at IS NOT NULL AS "emailVerified",
      NULL AS "socketID", ARRAY(SELECT profile_id FROM follows WHERE follower_user_id = users.id ORDER BY created_at DESC LIMIT 1000) AS following
    FROM users WHERE id = ${userId} AND status = 'active'`.execute(db);
  const user = rows[0];
  if (user === undefined) throw new RequestError('not_found');
  return user;
}

/** Stores a new password; every token issued before stops counting. */
export async function replacePassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ password_hash: passwordHash, token_version: eb('token_version', '+', 1), updated_at: new Date() }))
    .where('id', '=', userId)
    .execute();
  await db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', userId).where('revoked_at', 'is', null).execute();
}

export async function markEmailVerified(db: Db, userId: string): Promise<void> {
  await sql`UPDATE users SET email_verified_at = coalesce(email_verified_at, now()), updated_at = now() WHERE id = ${userId}`.execute(db);
}

/** Whoever has the password reads the mails of the address too. */
export async function markPasswordProven(db: Db, userId: string): Promise<void> {
  await sql`UPDATE users SET password_proven_at = coalesce(password_proven_at, now()), updated_at = now() WHERE id = ${userId}`.execute(db);
}

/**
 * Whether this session is the owner's of the account's address, as what belongs to the address asks: it was opened by a
 * mailed link, or by a password that is known to be the owner's. Anybody can register an address that is not theirs.
 */
export async function ownsAddress(db: Db, { userId, jti }: { readonly userId: string; readonly jti: string }): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    SELECT u.email_verified_at IS NOT NULL AND (u.password_proven_at IS NOT NULL OR s.by_mail) AS owns
    FROM users u JOIN sessions s ON s.user_id = u.id WHERE u.id = ${userId} AND s.jti = ${jti}`.execute(db);
  return rows[0]?.owns ?? false;
}

/** Whether the account has filled in what belongs to its kind: then the kind can no longer change. */
export async function hasProfileData(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM profiles WHERE user_id = ${userId})
      OR EXISTS (SELECT FROM producers WHERE user_id = ${userId})
      OR EXISTS (SELECT FROM buyer_members WHERE user_id = ${userId}) AS found`.execute(db);
  return rows[0]?.found ?? false;
}

export async function setUserType(db: Db, userId: string, type: UserType): Promise<void> {
  await db.updateTable('users').set({ type, updated_at: new Date() }).where('id', '=', userId).execute();
}

/** The row behind a consumer's dashboard. Harmless when it is there. */
export async function ensureConsumer(db: Db, id: string, userId: string, name: string): Promise<void> {
  await sql`INSERT INTO consumers (id, user_id, display_name) VALUES (${id}, ${userId}, ${name}) ON CONFLICT (user_id) DO NOTHING`.execute(
    db,
  );
}
