import { allocate } from '@orime/commerce';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { newId } from '../../../../house/ids.ts';
import { platformAccount, postLedger, postRefund } from '../../../money/ledger/index.ts';
import { finishRefund, type Reversal } from '../../payment/index.ts';
import { lockGroup } from '../end-orders.ts';
import { tellStaff } from './tell-staff.ts';

export interface ReversedPayment {
  readonly id: string;
  readonly group_id: string;
}

export interface OrderPart {
  readonly orderId: string;
  readonly amountMinor: number;
}

/**
 * Writes money down that went back to a buyer by other ways than our refunds, with its other side in the ledger. The provider tells of
 * each reversal several times and in any order: a dispute that has ended does not begin again. A dispute's money is gone while the bank
 * decides, and comes back when it is won.
 */
export async function reversePayment(db: Db, payment: ReversedPayment, reversal: Reversal): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockGroup(trx, payment.group_id);
    const known = await trx
      .selectFrom('payment_reversals')
      .select(['id', 'status'])
      .where('payment_id', '=', payment.id)
      .where('provider_ref', '=', reversal.ref)
      .executeTakeFirst();
    if (known !== undefined) await endDispute(trx, known, reversal.status);
    else if (!(await isKnownRefund(trx, payment.id, reversal.ref))) await begin(trx, payment, reversal);
    if (reversal.kind === 'dispute') await noteTerms(trx, payment.id, reversal);
  });
}

async function begin(trx: Trx, payment: ReversedPayment, reversal: Reversal): Promise<void> {
  const left = await listLeft(trx, payment.group_id);
  const leftMinor = left.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (reversal.kind === 'refund' && reversal.amountMinor === leftMinor) return giveAllBack(trx, payment, reversal, left);
  // What a bank takes back beyond the goods' price is not the sellers'.
  const amounts = allocate(
    Math.min(reversal.amountMinor, leftMinor),
    left.map(({ amountMinor }) => amountMinor),
  );
  const parts = left.flatMap(({ orderId }, index) => {
    const amountMinor = amounts[index] ?? 0;
    return amountMinor === 0 ? [] : [{ orderId, amountMinor }];
  });
  const id = newId('rev');
  const { ref: provider_ref, kind, status, amountMinor, reason } = reversal;
  await trx
    .insertInto('payment_reversals')
    .values({ id, payment_id: payment.id, provider_ref, kind, status, amount_minor: amountMinor, reason })
    .execute();
  // Won before we heard of it: the money has gone and come back.
  if (status === 'won') return;
  for (const part of parts) {
    await trx
      .insertInto('payment_reversal_parts')
      .values({ reversal_id: id, order_id: part.orderId, amount_minor: part.amountMinor })
      .execute();
    await postRefund(trx, { refundId: id, ...part });
    await addMoneyEvent(trx, part, kind === 'refund' ? 'refunded_by_provider' : status === 'lost' ? 'dispute_lost' : 'dispute_opened');
    if (kind === 'dispute') await tellStaff(trx, { ...part, step: status === 'lost' ? 'dispute_lost' : 'dispute_opened', ref: id });
  }
}

async function endDispute(
  trx: Trx,
  { id, status }: { readonly id: string; readonly status: string },
  to: Reversal['status'],
): Promise<void> {
  if (status !== 'open' || (to !== 'won' && to !== 'lost')) return;
  await sql`UPDATE payment_reversals SET status = ${to}, updated_at = now() WHERE id = ${id}`.execute(trx);
  for (const part of await partsOf(trx, id)) {
    if (to === 'won') await postRefund(trx, { refundId: `${id}:won`, orderId: part.orderId, amountMinor: -part.amountMinor });
    await addMoneyEvent(trx, part, `dispute_${to}`);
    await tellStaff(trx, { ...part, step: `dispute_${to}`, ref: id });
  }
}

/** Which part of a reversal is of which order. */
export async function partsOf(trx: Trx, reversalId: string): Promise<readonly OrderPart[]> {
  return trx
    .selectFrom('payment_reversal_parts')
    .select(['order_id as orderId', 'amount_minor as amountMinor'])
    .where('reversal_id', '=', reversalId)
    .orderBy('order_id')
    .execute();
}

/**
 * What the provider keeps for a dispute is the marketplace's own cost, also of a dispute that is won; only what changed since the last
 * event is posted. It is of no order: shares of refunds are computed from what an order's entries say.
 */
async function noteTerms(trx: Trx, paymentId: string, { ref, fee, evidenceDueAt }: Reversal): Promise<void> {
  const known = await trx
    .selectFrom('payment_reversals')
    .select(['id', 'fee_minor'])
    .where('payment_id', '=', paymentId)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
  if (known === undefined) return;
  await trx
    .updateTable('payment_reversals')
    .set({ evidence_due_at: evidenceDueAt ?? null, ...(fee && { fee_minor: fee.amountMinor, fee_currency: fee.currency }) })
    .where('id', '=', known.id)
    .execute();
  if (fee === undefined || fee.amountMinor === known.fee_minor) return;
  await postLedger(trx, {
    // Another sum is another posting; the same sum told again changes nothing.
    ref: `${known.id}:fee:${known.fee_minor}-${fee.amountMinor}`,
    currency: fee.currency,
    against: 'bank',
    kind: 'adjustment',
    entries: [{ account: platformAccount, kind: 'adjustment', amountMinor: known.fee_minor - fee.amountMinor }],
  });
}

/** All that was left went back by hand: the same as our refunds of every order, with their credit notes. */
async function giveAllBack(trx: Trx, payment: ReversedPayment, reversal: Reversal, left: readonly OrderPart[]): Promise<void> {
  for (const part of left) {
    const id = newId('rfd');
    await trx
      .insertInto('refunds')
      .values({
        id,
        payment_id: payment.id,
        order_id: part.orderId,
        amount_minor: part.amountMinor,
        reason: reversal.reason === '' ? 'refunded_by_provider' : reversal.reason,
        idempotency_key: `provider:${reversal.ref}:${part.orderId}`,
      })
      .execute();
    await postRefund(trx, { refundId: id, ...part });
    await finishRefund(trx, payment, { id, order_id: part.orderId, amount_minor: part.amountMinor });
  }
}

async function isKnownRefund(trx: Trx, paymentId: string, ref: string): Promise<boolean> {
  const row = await trx
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('idempotency_key', 'like', `provider:${ref}:%`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was paid for each order and has not gone back. Orders of which nothing is left are not among them. */
async function listLeft(trx: Trx, groupId: string): Promise<readonly OrderPart[]> {
  const { rows } = await sql<OrderPart>`
    SELECT * FROM (
      SELECT o.id AS "orderId", (o.total_minor
        - coalesce((SELECT sum(r.amount_minor) FROM refunds r WHERE r.order_id = o.id AND r.status <> 'not_needed'), 0)
        - coalesce((SELECT sum(v.amount_minor) FROM payment_reversal_parts v JOIN payment_reversals p ON p.id = v.reversal_id WHERE v.order_id = o.id AND p.status NOT IN ('won', 'failed')), 0)
      )::bigint AS "amountMinor"
      FROM orders o WHERE o.group_id = ${groupId}
    ) standing WHERE "amountMinor" > 0 ORDER BY "orderId"`.execute(trx);
  return rows;
}

export async function addMoneyEvent(trx: Trx, { orderId, amountMinor }: OrderPart, kind: string): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({ order_id: orderId, kind, actor_id: null, data: JSON.stringify({ amountMinor }) })
    .execute();
}
