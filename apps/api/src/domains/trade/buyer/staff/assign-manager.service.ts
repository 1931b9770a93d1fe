import type { assignBuyerManager } from '@orime/contracts/api/trade/buyer-staff';
import type { Body } from '@orime/contracts/schemas';
import type { UserActor } from '../../../../house/access/actor.ts';
import { audit } from '../../../../house/access/audit.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { lockBuyer } from '../buyer.queries.ts';

/** A company has one manager at a time, or none. Saying again who it is changes nothing; another one than was seen is not taken away. */
export async function assignManager(
  db: Db,
  id: string,
  { managerId, from }: Body<typeof assignBuyerManager>,
  staff: { readonly actor: UserActor; readonly ip: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const buyer = await lockBuyer(trx, { id, managerId: null });
    if (buyer === undefined) throw new RequestError('not_found');
    if (buyer.manager_id === managerId) return;
    if (from !== undefined && from !== buyer.manager_id)
      throw new RequestError('conflict', { details: { expected: from, managerId: buyer.manager_id } });
    if (managerId !== null) await requireStaff(trx, managerId);
    await trx
      .updateTable('buyers')
      .set({
        account_manager_id: managerId,
        manager_assigned_at: managerId === null ? null : new Date(),
        version: buyer.version + 1,
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
    await audit(trx, {
      ...staff,
      action: 'buyer.assign-manager',
      entity: 'buyer',
      entityId: id,
      diff: { from: buyer.manager_id, to: managerId },
    });
  });
}

/** Locked, so that nobody leaves the staff in the same moment. */
async function requireStaff(trx: Trx, userId: string): Promise<void> {
  const manager = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('staff_role', '<>', 'none')
    .where('status', '=', 'active')
    .forShare()
    .executeTakeFirst();
  if (manager === undefined) throw new RequestError('validation', { fields: { managerId: 'is nobody of our staff' } });
}
