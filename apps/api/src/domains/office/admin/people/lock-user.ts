import type { AdminUser, setUserStatus } from '@orime/contracts/api/office/admin';
import type { Body } from '@orime/contracts/schemas';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { lockAdmins } from './grant-role.ts';
import { findUserRow } from './people.queries.ts';

/** Locks an account, whose sessions end with it, or opens it again. Nobody locks themselves out, and an admin is always left. */
export async function lockUser(db: Db, admin: Caller, { userId, status, reason, from }: Body<typeof setUserStatus>): Promise<AdminUser> {
  return db.transaction().execute(async (trx) => {
    const active = await lockAdmins(trx);
    // Whoever waited for the lock may have lost the role meanwhile.
    if (!active.includes(admin.userId)) throw new RequestError('forbidden');
    const user = await trx
      .selectFrom('users')
      .select(['status', 'staff_role'])
      .where('id', '=', userId)
      .where('status', '<>', 'deleted')
      .forUpdate()
      .executeTakeFirst();
    if (user === undefined) throw new RequestError('not_found');
    if (from !== undefined && from !== user.status)
      throw new RequestError('conflict', { details: { expected: from, status: user.status } });
    if (user.status !== status) {
      if (status === 'locked' && userId === admin.userId) throw new RequestError('business_rule', { details: { reason: 'self' } });
      await trx.updateTable('users').set({ status, updated_at: new Date() }).where('id', '=', userId).execute();
      if (status === 'locked')
        await trx
          .updateTable('sessions')
          .set({ revoked_at: new Date() })
          .where('user_id', '=', userId)
          .where('revoked_at', 'is', null)
          .execute();
      await audit(trx, {
        actor: admin,
        action: 'user.status',
        entity: 'user',
        entityId: userId,
        diff: { from: user.status, to: status, reason: reason.trim() },
        ip: admin.ip,
      });
    }
    const answer = await findUserRow(trx, userId);
    if (answer === undefined) throw new RequestError('not_found');
    return answer;
  });
}
