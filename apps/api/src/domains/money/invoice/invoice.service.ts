import type { UserActor } from '../../../house/access/actor.ts';
import { audit } from '../../../house/access/audit.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { notifyOfWholesale } from '../../notify/notification/index.ts';
import { lockWholesaleOrder, settleWholesale } from '../ledger/index.ts';
import { getInvoiceRow, lockInvoice, type InvoiceRow } from './invoice.queries.ts';
import { issueInvoice, type InvoiceDraft } from './issue-invoice.ts';
import { mailInvoice } from './mail-invoice.ts';
import { oweRefund } from './refunds/owe-refund.ts';
import { stateVoid } from './retail/credit-notes.ts';
import { lockPurchase } from './retail/order-facts.queries.ts';
import { writePayment, type ReceivedPayment } from './write-payment.ts';

export interface Staff {
  readonly actor: UserActor;
  readonly ip: string;
}

/** Takes an invoice back as a whole: all that earlier credit notes have left of it. What a company had paid of it is owed back until staff record that it was given. */
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
  if (invoice.kind === 'credit_note' || invoice.status === 'void')
    throw new RequestError('invalid_transition', { details: { from: invoice.status, to: 'void' } });
  const noteId = await issueInvoice(trx, {
    source: `credit:${id}`,
    kind: 'credit_note',
    creditOf: id,
    sellerProfileId: invoice.seller_profile_id,
    buyerUserId: invoice.buyer_user_id,
    ...(invoice.order_id === null ? {} : { orderId: invoice.order_id }),
    ...(invoice.wholesale_order_id === null ? {} : { wholesaleOrderId: invoice.wholesale_order_id }),
    ...(invoice.buyer_id === null ? {} : { buyerId: invoice.buyer_id }),
    debtorProfileId: invoice.debtor_profile_id,
    month: invoice.month,
    locale: invoice.locale,
    currency: invoice.currency,
    seller: invoice.seller,
    buyer: invoice.buyer,
    ...(invoice.kind === 'retail' ? await stateVoid(trx, invoice) : negate(invoice)),
    dueInDays: 0,
    paidMinor: 0,
    reason,
  });
  await trx.updateTable('invoices').set({ status: 'void', voided_at: new Date(), updated_at: new Date() }).where('id', '=', id).execute();
  if (invoice.wholesale_order_id !== null) {
    if (invoice.paid_minor > 0)
      await oweRefund(trx, {
        invoiceId: id,
        orderId: invoice.wholesale_order_id,
        amountMinor: invoice.paid_minor,
        currency: invoice.currency,
      });
    await settleWholesale(trx, invoice.wholesale_order_id, noteId);
  }
  return noteId;
}

function negate(invoice: InvoiceRow): Pick<InvoiceDraft, 'lines' | 'taxes' | 'taxIncluded' | 'discountMinor' | 'shippingMinor'> {
  return {
    lines: invoice.lines.map((line) => ({ ...line, unitMinor: -line.unitMinor, totalMinor: -line.totalMinor })),
    taxes: invoice.taxes.map((tax) => ({ ...tax, baseMinor: -tax.baseMinor, taxMinor: -tax.taxMinor })),
    taxIncluded: invoice.tax_included,
    discountMinor: -invoice.discount_minor,
    shippingMinor: -invoice.shipping_minor,
  };
}

/** `seenDueMinor`: what was due when staff looked. Another amount by now is a `conflict`, so that one transfer is not recorded in two tabs. */
export async function recordPayment(
  db: Db,
  id: string,
  { dueMinor: seenDueMinor, ...payment }: ReceivedPayment & { readonly dueMinor?: number | undefined },
  staff: Staff,
): Promise<InvoiceRow> {
  return db.transaction().execute(async (trx) => {
    await lockOrderOf(trx, id);
    const invoice = await lockInvoice(trx, id);
    if (invoice === undefined) throw new RequestError('not_found');
    if (invoice.kind === 'credit_note' || invoice.status === 'void')
      throw new RequestError('invalid_transition', { details: { from: invoice.status, to: 'paid' } });
    const dueMinor = invoice.total_minor - invoice.paid_minor;
    if (seenDueMinor !== undefined && seenDueMinor !== dueMinor) throw new RequestError('conflict', { details: { dueMinor } });
    if (payment.amountMinor > dueMinor)
      throw new RequestError('business_rule', { fields: { amountMinor: `is more than the ${dueMinor} still due` }, details: { dueMinor } });
    const paymentId = await writePayment(trx, invoice, payment, staff.actor.userId);
    if (invoice.wholesale_order_id !== null) await settleWholesale(trx, invoice.wholesale_order_id, paymentId);
    await audit(trx, { ...staff, action: 'invoice.payment', entity: 'invoice', entityId: id, diff: { ...payment } });
    const after = await getInvoiceRow(trx, id);
    await tellOfPayment(trx, after, { id: paymentId, amountMinor: payment.amountMinor, actorId: staff.actor.userId });
    return after;
  });
}

/** Company and designer are told that the money has come. */
export async function tellOfPayment(
  trx: Trx,
  invoice: InvoiceRow,
  { id, amountMinor, actorId }: { readonly id: string; readonly amountMinor: number; readonly actorId: string },
): Promise<void> {
  await mailInvoice(trx, 'invoice-paid', invoice, { key: id, paidMinor: amountMinor });
  if (invoice.wholesale_order_id !== null)
    await notifyOfWholesale(trx, {
      orderId: invoice.wholesale_order_id,
      step: 'paid',
      actorId,
      money: { ref: id, invoiceId: invoice.id, amountMinor },
    });
}

/** The order before the invoice, as the order's own steps and refunds do, so that the two never wait for each other. */
async function lockOrderOf(trx: Trx, id: string): Promise<void> {
  const invoice = await trx.selectFrom('invoices').select(['order_id', 'wholesale_order_id']).where('id', '=', id).executeTakeFirst();
  if (invoice?.wholesale_order_id) await lockWholesaleOrder(trx, invoice.wholesale_order_id);
  if (invoice?.order_id) await lockPurchase(trx, invoice.order_id);
}

/** What is due and not paid is overdue from the day after; a company is told of it, once an invoice. Gives how many have become so. */
export async function markOverdue(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const late = await trx
      .updateTable('invoices')
      .set({ status: 'overdue', updated_at: new Date() })
      .where('status', 'in', ['issued', 'partially_paid'])
      .where('due_at', '<', new Date(Date.now() - 86_400_000))
      .returning([
        'id',
        'number',
        'kind',
        'locale',
        'buyer',
        'currency',
        'total_minor',
        'paid_minor',
        'due_at',
        'buyer_id',
        'wholesale_order_id',
      ])
      .execute();
    for (const invoice of late) {
      await mailInvoice(trx, 'invoice-overdue', invoice);
      if (invoice.kind !== 'wholesale' || invoice.wholesale_order_id === null) continue;
      await notifyOfWholesale(trx, {
        orderId: invoice.wholesale_order_id,
        step: 'overdue',
        actorId: null,
        money: { ref: invoice.id, invoiceId: invoice.id, amountMinor: invoice.total_minor - invoice.paid_minor },
      });
    }
    return late.length;
  });
}
