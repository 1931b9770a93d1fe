import type { AdminUser, StaffRole } from '@orime/contracts/api/office/admin';
import { sql } from 'kysely';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { findUserRow } from './people.queries.ts';

/** Gives or takes a staff role, over the one that the sender has seen. There is always an admin left, also when two take each other's role at once. */
export async function grantRole(
  db: Db,
  admin: Caller,
  { userId, role, from }: { readonly userId: string; readonly role: StaffRole; readonly from?: StaffRole | undefined },
): Promise<AdminUser> {
  return db.transaction().execute(async (trx) => {
    const active = await lockAdmins(trx);
    // Whoever waited for the lock may have lost the role meanwhile.
    if (!active.includes(admin.userId)) throw new RequestError('forbidden');
    const user = await trx
      .selectFrom('users')
      .select(['staff_role', 'email_verified_at'])
      .where('id', '=', userId)
      .where('status', '<>', 'deleted')
      .forUpdate()
      .executeTakeFirst();
    if (user === undefined) throw new RequestError('not_found');
    if (user.staff_role !== role) {
      if (from !== undefined && from !== user.staff_role)
        throw new RequestError('conflict', { details: { expected: from, role: user.staff_role } });
      if (role !== 'none' && user.email_verified_at === null)
        throw new RequestError('business_rule', { details: { reason: 'not_verified' } });
      if (role !== 'admin' && active.length === 1 && active[0] === userId)
        throw new RequestError('business_rule', { details: { reason: 'last_admin' } });
      await trx.updateTable('users').set({ staff_role: role, updated_at: new Date() }).where('id', '=', userId).execute();
      // What was opened with the old role ends with it.
      await trx.updateTable('sessions').set({ reauth_until: null }).where('user_id', '=', userId).execute();
      await audit(trx, {
        actor: admin,
        action: 'user.role',
        entity: 'user',
        entityId: userId,
        diff: { from: user.staff_role, to: role },
        ip: admin.ip,
      });
    }
    const answer = await findUserRow(trx, userId);
    if (answer === undefined) throw new RequestError('not_found');
    return answer;
  });
}

/** Active admins, locked in one order so that changes of admins wait for one another. */
export async function lockAdmins(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string;
  }>`SELECT id FROM users WHERE staff_role = 'admin' AND staff_role <> 'none' AND status = 'active' ORDER BY id FOR UPDATE`.execute(trx);
  return rows.map((row) => row.id);
}
