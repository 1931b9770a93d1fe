import type { AdminUser } from '@orime/contracts/api/office/admin';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { findUserRow } from './people.queries.ts';

/** Lets somebody who writes publish without asking, or no longer. What they have published stays. */
export async function trustAuthor(
  db: Db,
  admin: Caller,
  { userId, trusted }: { readonly userId: string; readonly trusted: boolean },
): Promise<AdminUser> {
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['type', 'trusted_author', 'email_verified_at'])
      .where('id', '=', userId)
      .where('status', '<>', 'deleted')
      .forUpdate()
      .executeTakeFirst();
    if (user === undefined) throw new RequestError('not_found');
    if (user.trusted_author !== trusted) {
      if (trusted && user.type !== 'designer' && user.type !== 'producer')
        throw new RequestError('business_rule', { details: { reason: 'not_an_author' } });
      if (trusted && user.email_verified_at === null) throw new RequestError('business_rule', { details: { reason: 'not_verified' } });
      await trx.updateTable('users').set({ trusted_author: trusted, updated_at: new Date() }).where('id', '=', userId).execute();
      await audit(trx, {
        actor: admin,
        action: 'user.trusted-author',
        entity: 'user',
        entityId: userId,
        diff: { from: user.trusted_author, to: trusted },
        ip: admin.ip,
      });
    }
    const answer = await findUserRow(trx, userId);
    if (answer === undefined) throw new RequestError('not_found');
    return answer;
  });
}
