import { sql } from 'kysely';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { findLastInvoice, getInvoiceRow, type InvoiceRow, type LastInvoice } from '../invoice.queries.ts';
import { issueInvoice } from '../issue-invoice.ts';
import { getInvoiceable, issueStanding, partiesOf } from './issue-order-invoice.ts';
import { findOrderFacts, getRefundedOrder, getStandingMinor, lockPurchase, type OrderFacts } from './order-facts.queries.ts';
import { stateRefund, stateStanding, toParts, type StatedParts } from './state-order.ts';

export interface NoteWish {
  /** Issues an invoice first when the order has none, as its money was taken. Otherwise there is then nothing to correct. */
  readonly mayInvoice: boolean;
  /** Now, unless a refund of the past is brought in. */
  readonly issuedAt?: Date | undefined;
}

/**
 * Answers a refund by a credit note that corrects the order's invoice, in the refund's transaction; gives the note's number.
 * Once a refund, however often it is called. Nothing when no invoice stands: there is nothing to correct then, and whoever
 * issues the next one issues its notes.
 */
export async function issueCreditNote(trx: Trx, refundId: string, { mayInvoice, issuedAt }: NoteWish): Promise<string | undefined> {
  const orderId = await getRefundedOrder(trx, refundId);
  const order = await findOrderFacts(trx, orderId);
  const refund = order?.refunds.find(({ id }) => id === refundId);
  if (order === undefined || refund === undefined) return undefined;
  if (refund.noteId !== null) return (await getInvoiceRow(trx, refund.noteId)).number;
  // Part of it went back by other ways, for goods that nobody named: what the rest is for is said by staff.
  if (refund.lines.length === 0 && (await isPartlyReversed(trx, orderId))) return undefined;
  const last =
    (await findLastInvoice(trx, { kind: 'retail', orderId })) ??
    (mayInvoice ? { id: await issueStanding(trx, order, { issuedAt }), isVoid: false } : undefined);
  if (last === undefined || last.isVoid) return undefined;
  const noteId = await issueInvoice(trx, {
    ...partiesOf(order),
    ...toParts(order, stateRefund(order, refundId), -1, refund.feeMinor),
    source: `refund:${refundId}`,
    kind: 'credit_note',
    creditOf: last.id,
    dueInDays: 0,
    paidMinor: 0,
    reason: reasonOf(order, refund.returnNumber),
    issuedAt,
  });
  await trx.updateTable('refunds').set({ credit_note_id: noteId }).where('id', '=', refundId).execute();
  if ((await getStandingMinor(trx, orderId, last.id)) === 0) await endInvoice(trx, last);
  return (await getInvoiceRow(trx, noteId)).number;
}

async function isPartlyReversed(trx: Trx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM payment_reversal_parts v JOIN payment_reversals b ON b.id = v.reversal_id WHERE v.order_id = ${orderId} AND b.status <> 'won' LIMIT 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** The figures of a credit note that takes back all that still stands of an order's invoice. */
export async function stateVoid(trx: Trx, { id, order_id }: Pick<InvoiceRow, 'id' | 'order_id'>): Promise<StatedParts> {
  const order = order_id === null ? undefined : await findOrderFacts(trx, order_id);
  if (order === undefined) throw new Error(`retail invoice ${id} has no order`);
  return toParts(order, stateStanding(order), -1);
}

/** The order's invoice by staff: one that was credited is issued again, with the credit notes of refunds that had none to correct. */
export async function reissueOrderInvoice(trx: Trx, orderId: string): Promise<string> {
  await lockPurchase(trx, orderId);
  const last = await findLastInvoice(trx, { kind: 'retail', orderId });
  if (last !== undefined && !last.isVoid) return last.id;
  const order = await getInvoiceable(trx, orderId);
  const id = await issueStanding(trx, order, { replaces: last?.id });
  for (const refund of order.refunds) if (refund.noteId === null) await issueCreditNote(trx, refund.id, { mayInvoice: false });
  return id;
}

/** Makes up for refunds that a release without credit notes has given. One that has none for a reason of its own is reported, and keeps no other from its note. */
export async function issueMissingNotes(db: Db, report: (error: unknown, refundId: string) => void): Promise<void> {
  const { rows } = await sql<{ id: string; order_id: string }>`
    SELECT r.id, r.order_id FROM refunds r
    WHERE r.credit_note_id IS NULL AND r.status = 'done'
      AND NOT EXISTS (SELECT FROM invoices i WHERE i.order_id = r.order_id AND i.kind = 'retail' AND i.status = 'void' AND NOT EXISTS (SELECT FROM invoices n WHERE n.replaces = i.id))
    ORDER BY r.created_at LIMIT 500`.execute(db);
  for (const { id, order_id } of rows) {
    const issue = async (trx: Trx) => {
      await lockPurchase(trx, order_id);
      await issueCreditNote(trx, id, { mayInvoice: true });
    };
    await db
      .transaction()
      .execute(issue)
      .catch((error: unknown) => report(error, id));
  }
}

/** An invoice of which nothing stands any more. */
async function endInvoice(trx: Trx, { id }: LastInvoice): Promise<void> {
  await trx.updateTable('invoices').set({ status: 'void', voided_at: new Date(), updated_at: new Date() }).where('id', '=', id).execute();
}

/** In the language of the purchase; empty for a refund by staff, whose own words are not for the customer. */
function reasonOf({ locale, status }: OrderFacts, returnNumber: string | null): string {
  if (returnNumber !== null) return locale === 'jp' ? `返品 ${returnNumber}` : `Return ${returnNumber}`;
  if (status === 'cancelled' || status === 'expired') return locale === 'jp' ? 'ご注文のキャンセル' : 'The order was cancelled';
  return '';
}
