import type { Currency } from '@orime/contracts';
import { sql } from 'kysely';
import { isStaff, type UserActor } from '../../../house/access/actor.ts';
import { requireFreshPassword } from '../../../house/access/authorize.ts';
import type { Trx } from '../../../house/db/db.ts';
import { readRefundReauthFrom } from '../../site/settings/index.ts';

/**
 * Staff who give back much money enter their password first. Counts all that the order gives back, so that many small
 * refunds are no way around; called after the refund was written, in its transaction, which the refusal undoes.
 */
export async function requireFreshPasswordFor(trx: Trx, orderId: string, actor: UserActor): Promise<void> {
  if (!isStaff(actor)) return;
  const { rows } = await sql<{ amount_minor: number; currency: Currency }>`
    SELECT sum(r.amount_minor)::bigint AS amount_minor, o.currency FROM refunds r JOIN orders o ON o.id = r.order_id
    WHERE r.order_id = ${orderId} AND r.status <> 'not_needed' GROUP BY o.currency`.execute(trx);
  const [given] = rows;
  if (given !== undefined && given.amount_minor >= (await readRefundReauthFrom(trx, given.currency))) requireFreshPassword(actor);
}
