import { sql } from 'kysely';
import { hashPassword } from '../src/domains/people/users/index.ts';
import type { Role } from '../src/house/access/actor.ts';
import type { Db } from '../src/house/db/db.ts';
import { newId } from '../src/house/ids.ts';

/** Password of every user made here. */
export const testPassword = 'orime-test-2026';

const state: { hash: Promise<string> | undefined } = { hash: undefined };

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

export interface UserOptions {
  readonly role?: Exclude<Role, 'visitor'>;
  readonly email?: string;
  readonly name?: string;
  readonly locale?: 'en' | 'jp';
  readonly verified?: boolean;
}

/** An active account of the role; a verified buyer comes with its company. */
export async function createUser(
  db: Db,
  { role = 'consumer', verified = true, locale = 'en', ...given }: UserOptions = {},
): Promise<TestUser> {
  state.hash ??= hashPassword(testPassword);
  const id = newId('usr');
  const email = given.email ?? `${id.toLowerCase()}@example.com`;
  const name = given.name ?? 'Test Person';
  await db
    .insertInto('users')
    .values({
      id,
      email,
      name,
      locale,
      password_hash: await state.hash,
      type: typeOf(role),
      staff_role: role === 'admin' ? 'admin' : role === 'account-manager' ? 'account_manager' : 'none',
      email_verified_at: verified ? new Date() : null,
      password_proven_at: verified ? new Date() : null,
      terms_version: '2026-01',
      terms_accepted_at: new Date(),
    })
    .execute();
  if (role === 'buyer-verified' || role === 'buyer-unverified') {
    const verification = role === 'buyer-verified' ? 'verified' : 'pending';
    await sql`INSERT INTO buyers (id, user_id, company_legal, country, verification) VALUES (${newId('byr')}, ${id}, 'Test Company Ltd', 'US', ${verification})`.execute(
      db,
    );
  }
  return { id, email, name };
}

/** The account has accepted the vendor agreement, as a shop needs before it opens. */
export async function acceptVendorAgreement(db: Db, userId: string): Promise<void> {
  await db
    .insertInto('agreement_acceptances')
    .values({ user_id: userId, slug: 'vendor', version: '2026-01-01', ip: '127.0.0.1' })
    .execute();
}

function typeOf(role: Exclude<Role, 'visitor'>) {
  if (role === 'buyer-unverified' || role === 'buyer-verified') return 'buyer';
  if (role === 'designer' || role === 'producer' || role === 'consumer') return role;
  return null;
}
