import type { MoneyBack } from '@orime/contracts/api/selling/money-back';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { requireFreshPasswordFor } from '../refund-limit.ts';
import { listMoneyBack } from './money-back.queries.ts';

/** Records that the buyer of a failed refund was paid by other ways. The books already say that the money is the buyer's. */
export async function settleFailedRefund(db: Db, caller: Caller, id: string, given: string): Promise<MoneyBack> {
  const reference = given.trim();
  if (reference === '') throw new RequestError('validation', { fields: { reference: 'is needed' } });
  return db.transaction().execute(async (trx) => {
    const refund = await trx
      .selectFrom('refunds')
      .select(['order_id', 'failed_at', 'settled_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (refund === undefined || refund.failed_at === null) throw new RequestError('not_found');
    if (refund.settled_at !== null) throw new RequestError('invalid_transition', { details: { from: 'settled', to: 'settled' } });
    await trx.updateTable('refunds').set({ settled_at: new Date(), settled_reference: reference }).where('id', '=', id).execute();
    await trx
      .insertInto('order_events')
      .values({ order_id: refund.order_id, kind: 'refund_settled', actor_id: caller.userId, data: JSON.stringify({ text: reference }) })
      .execute();
    await requireFreshPasswordFor(trx, refund.order_id, caller);
    await audit(trx, { actor: caller, ip: caller.ip, action: 'refund.settle', entity: 'refund', entityId: id, diff: { reference } });
    const { items } = await listMoneyBack(trx, { id }, { limit: 1, offset: 0 });
    const [settled] = items;
    if (settled === undefined) throw new Error(`no failed refund ${id}`);
    return settled;
  });
}
