import { createAuthLink, hashPassword, resetSecondFactor } from '../domains/people/users/index.ts';
import { audit } from '../house/access/audit.ts';
import type { Db } from '../house/db/db.ts';
import { newId, newSecret } from '../house/ids.ts';
import { normaliseEmail } from '../house/normalise-email.ts';

export interface AdminGrant {
  readonly email: string;
  readonly isNew: boolean;
  /** Sets the password: works once, for seven days. */
  readonly inviteUrl: string;
}

/**
 * Makes the account of an address an admin's: a new one without a password, or the one that is there, whose sessions end.
 * Throws when there is such an account and it is locked or deleted, or the address is none.
 */
export async function grantAdmin(db: Db, publicUrl: string, address: string): Promise<AdminGrant> {
  const email = normaliseEmail(address);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Error(`"${address}" is not an e-mail address.`);
  const passwordHash = await hashPassword(newSecret());
  return db.transaction().execute(async (trx) => {
    const id = newId('usr');
    const made = await trx
      .insertInto('users')
      .values({
        id,
        email,
        name: email.slice(0, email.indexOf('@')),
        type: null,
        staff_role: 'admin',
        password_hash: passwordHash,
        email_verified_at: null,
        terms_version: null,
        terms_accepted_at: null,
        marketing_opt_in_at: null,
        deleted_at: null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    const userId = made?.id ?? (await promote(trx, email));
    await audit(trx, { actor: null, action: 'user.grant-admin', entity: 'user', entityId: userId, diff: { staffRole: 'admin' }, ip: null });
    return {
      email,
      isNew: made !== undefined,
      inviteUrl: `${publicUrl}/passwordReset?token=${await createAuthLink(trx, userId, 'invite')}`,
    };
  });
}

/** For a lost phone: takes the authenticator of a member of staff away and ends their sessions. Throws when they have none. */
export async function resetTotp(db: Db, address: string): Promise<void> {
  const email = normaliseEmail(address);
  await db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (user === undefined || !(await resetSecondFactor(trx, user.id))) throw new Error(`${email} has no authenticator here.`);
    await audit(trx, { actor: null, action: 'user.totp-reset', entity: 'user', entityId: user.id, ip: null });
  });
}

async function promote(db: Db, email: string): Promise<string> {
  const user = await db
    .updateTable('users')
    // Tokens say what their holder was when they were made: the old ones stop counting.
    .set((eb) => ({ staff_role: 'admin' as const, token_version: eb('token_version', '+', 1), updated_at: new Date() }))
    .where('email', '=', email)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  if (user === undefined) throw new Error(`The account of ${email} is locked or deleted.`);
  return user.id;
}
