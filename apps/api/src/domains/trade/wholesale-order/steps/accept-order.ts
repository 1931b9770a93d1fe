import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { tellOfWholesale } from '../news/tell-of-wholesale.ts';
import { needsAcceptance } from '../order-answer.ts';
import { lockOrder } from '../wholesale-order.queries.ts';
import { writeEvent } from '../write-order.ts';
import { setStatus } from './move-order.ts';

/** The buyer agrees to what is in the order now, and it goes on in review. Agreeing twice is a no-op; to something older, a conflict. */
export async function acceptOrder(db: Db, orderId: string, termsVersion: number, actorId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order.terms_version !== termsVersion)
      throw new RequestError('conflict', { details: { expected: termsVersion, termsVersion: order.terms_version } });
    if (order.buyer_accepted_version === termsVersion) return;
    if (!needsAcceptance(order)) throw new RequestError('invalid_transition', { details: { from: order.status, to: 'accepted' } });
    await sql`UPDATE wholesale_orders SET buyer_accepted_version = terms_version, agreed = NULL, version = version + 1, updated_at = now() WHERE id = ${orderId}`.execute(
      trx,
    );
    await writeEvent(trx, { orderId, kind: 'accepted', actorId });
    if (order.status === 'changes_requested') await setStatus(trx, orderId, 'in_review', { actorId });
    await tellOfWholesale(trx, { orderId, step: 'answered', actorId });
  });
}
