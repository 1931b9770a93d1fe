import { audit } from '../../audit.ts';
import { RequestError } from '../../errors/request-error.ts';
import { newId } from '../../ids.ts';
import type { UserActor } from '../../plugins/actor.ts';
import type { Db, Trx } from '../../plugins/db.ts';
import { lockWholesaleOrder, settleWholesale } from '../ledger/index.ts';
import { tellOfWholesale } from '../notification/index.ts';
import { issueInvoice } from './issue-invoice.ts';
import { issueOrderInvoice } from './issue-order-invoice.ts';
import { getInvoiceRow, lockInvoice, type InvoiceRow } from './invoice.queries.ts';
import { mailInvoice } from './mail-invoice.ts';

export interface Staff {
  readonly actor: UserActor;
  readonly ip: string;
}

export interface ReceivedPayment {
  readonly amountMinor: number;
  readonly method: 'card' | 'bank_transfer' | 'other';
  readonly reference?: string | undefined;
  readonly receivedAt?: string | undefined;
}

export async function issueForOrder(db: Db, orderId: string, staff: Staff): Promise<InvoiceRow> {
  return db.transaction().execute(async (trx) => {
    const id = await issueOrderInvoice(trx, orderId);
    await audit(trx, { ...staff, action: 'invoice.issue', entity: 'invoice', entityId: id, diff: { orderId } });
    return getInvoiceRow(trx, id);
  });
}

/** Takes an invoice back as a whole. What was paid of it is given back by a refund, which is another step. */
export async function voidInvoice(db: Db, id: string, reason: string, staff: Staff): Promise<InvoiceRow> {
  return db.transaction().execute(async (trx) => {
    await lockOrderOf(trx, id);
    const noteId = await creditInvoice(trx, id, reason);
    await audit(trx, { ...staff, action: 'invoice.void', entity: 'invoice', entityId: id, diff: { reason, creditNote: noteId } });
    return getInvoiceRow(trx, noteId);
  });
}

/** Answers an invoice with a credit note in the caller's transaction; gives the note's id. */
export async function creditInvoice(trx: Trx, id: string, reason: string): Promise<string> {
  const invoice = await lockInvoice(trx, id);
  if (invoice === undefined) throw new RequestError('not_found');
  if (invoice.kind === 'credit_note' || invoice.status === 'void') throw new RequestError('invalid_transition', { details: { from: invoice.status, to: 'void' } });
  const noteId = await issueInvoice(trx, {
    source: `credit:${id}`, kind: 'credit_note', creditOf: id, sellerProfileId: invoice.seller_profile_id, buyerUserId: invoice.buyer_user_id,
    ...(invoice.order_id === null ? {} : { orderId: invoice.order_id }),
    ...(invoice.wholesale_order_id === null ? {} : { wholesaleOrderId: invoice.wholesale_order_id }),
    ...(invoice.buyer_id === null ? {} : { buyerId: invoice.buyer_id }),
    locale: invoice.locale, currency: invoice.currency, seller: invoice.seller, buyer: invoice.buyer,
    lines: invoice.lines.map((line) => ({ ...line, unitMinor: -line.unitMinor, totalMinor: -line.totalMinor })),
    taxes: invoice.taxes.map((tax) => ({ ...tax, baseMinor: -tax.baseMinor, taxMinor: -tax.taxMinor })),
    taxIncluded: invoice.tax_included, discountMinor: -invoice.discount_minor, shippingMinor: -invoice.shipping_minor, dueInDays: 0, paidMinor: 0, reason,
  });
  await trx.updateTable('invoices').set({ status: 'void', voided_at: new Date(), updated_at: new Date() }).where('id', '=', id).execute();
  if (invoice.wholesale_order_id !== null) await settleWholesale(trx, invoice.wholesale_order_id, noteId);
  return noteId;
}

export async function recordPayment(db: Db, id: string, payment: ReceivedPayment, staff: Staff): Promise<InvoiceRow> {
  return db.transaction().execute(async (trx) => {
    await lockOrderOf(trx, id);
    const invoice = await lockInvoice(trx, id);
    if (invoice === undefined) throw new RequestError('not_found');
    if (invoice.kind === 'credit_note' || invoice.status === 'void') throw new RequestError('invalid_transition', { details: { from: invoice.status, to: 'paid' } });
    const dueMinor = invoice.total_minor - invoice.paid_minor;
    if (payment.amountMinor > dueMinor) throw new RequestError('business_rule', { fields: { amountMinor: `is more than the ${dueMinor} still due` }, details: { dueMinor } });
    const paymentId = newId('ipy');
    await trx
      .insertInto('invoice_payments')
      .values({
        id: paymentId, invoice_id: id, amount_minor: payment.amountMinor, method: payment.method, reference: payment.reference ?? '', recorded_by: staff.actor.userId,
        ...(payment.receivedAt === undefined ? {} : { received_at: payment.receivedAt }),
      })
      .execute();
    const isPaid = payment.amountMinor === dueMinor;
    await trx
      .updateTable('invoices')
      .set({ paid_minor: invoice.paid_minor + payment.amountMinor, status: isPaid ? 'paid' : invoice.status === 'overdue' ? 'overdue' : 'partially_paid', updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    if (invoice.wholesale_order_id !== null) await settleWholesale(trx, invoice.wholesale_order_id, paymentId);
    await audit(trx, { ...staff, action: 'invoice.payment', entity: 'invoice', entityId: id, diff: { ...payment } });
    const after = await getInvoiceRow(trx, id);
    await tellOfPayment(trx, after, { id: paymentId, amountMinor: payment.amountMinor, actorId: staff.actor.userId });
    return after;
  });
}

/** Company and designer are told that the money has come. */
async function tellOfPayment(trx: Trx, invoice: InvoiceRow, { id, amountMinor, actorId }: { readonly id: string; readonly amountMinor: number; readonly actorId: string }): Promise<void> {
  await mailInvoice(trx, 'invoice-paid', invoice, { key: id, paidMinor: amountMinor });
  if (invoice.wholesale_order_id !== null) await tellOfWholesale(trx, { orderId: invoice.wholesale_order_id, step: 'paid', actorId, money: { ref: id, amountMinor } });
}

/** The order before the invoice, as the order's own steps do, so that the two never wait for each other. */
async function lockOrderOf(trx: Trx, id: string): Promise<void> {
  const invoice = await trx.selectFrom('invoices').select('wholesale_order_id').where('id', '=', id).executeTakeFirst();
  if (invoice?.wholesale_order_id) await lockWholesaleOrder(trx, invoice.wholesale_order_id);
}

/** What is due and not paid is overdue from the day after; a company is told of it, once an invoice. Gives how many have become so. */
export async function markOverdue(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const late = await trx
      .updateTable('invoices')
      .set({ status: 'overdue', updated_at: new Date() })
      .where('status', 'in', ['issued', 'partially_paid'])
      .where('due_at', '<', new Date(Date.now() - 86_400_000))
      .returning(['id', 'number', 'kind', 'locale', 'buyer', 'currency', 'total_minor', 'paid_minor', 'due_at', 'wholesale_order_id'])
      .execute();
    for (const invoice of late) {
      await mailInvoice(trx, 'invoice-overdue', invoice);
      if (invoice.kind !== 'wholesale' || invoice.wholesale_order_id === null) continue;
      await tellOfWholesale(trx, { orderId: invoice.wholesale_order_id, step: 'overdue', actorId: null, money: { ref: invoice.id, amountMinor: invoice.total_minor - invoice.paid_minor } });
    }
    return late.length;
  });
}
