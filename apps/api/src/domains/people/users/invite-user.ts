import type { UserType } from '@orime/contracts';
import type { Db } from '../../../house/db/db.ts';
import { newId, newSecret } from '../../../house/ids.ts';
import { hashPassword } from './password.ts';

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly type: UserType;
  readonly locale: 'en' | 'jp';
}

/**
 * The account of an address, made when there is none: with a password nobody knows, until the link of the invitation sets
 * one. An account that is there stays as it is.
 */
export async function getOrInviteUser(
  db: Db,
  { email, name, type, locale }: Invitation,
): Promise<{ readonly userId: string; readonly isNew: boolean }> {
  const id = newId('usr');
  const made = await db
    .insertInto('users')
    .values({ id, email, name, type, locale, password_hash: await hashPassword(newSecret()) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) return { userId: made.id, isNew: true };
  const known = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return { userId: known.id, isNew: false };
}
