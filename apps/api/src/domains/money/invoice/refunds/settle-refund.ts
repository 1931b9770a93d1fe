import type { Currency } from '@orime/contracts';
import type { settleInvoiceRefund } from '@orime/contracts/api/money/invoice-refund';
import type { Body } from '@orime/contracts/schemas';
import { audit } from '../../../../house/access/audit.ts';
import { requireFreshPassword } from '../../../../house/access/authorize.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { notifyOfWholesale } from '../../../notify/notification/index.ts';
import { readRefundReauthFrom } from '../../../site/settings/index.ts';
import { lockWholesaleOrder, settleWholesale } from '../../ledger/index.ts';
import { findLastInvoice, getInvoiceRow, lockInvoice } from '../invoice.queries.ts';
import { tellOfPayment, type Staff } from '../invoice.service.ts';
import { mailInvoice } from '../mail-invoice.ts';
import { writePayment } from '../write-payment.ts';
import { getRefund, type RefundRow } from './refund.queries.ts';

type Settlement = Body<typeof settleInvoiceRefund>;

/** Records how a company got back what it was owed: paid back, or used for the invoice that took the credited one's place. Only then does the ledger say so. */
export async function settleRefund(db: Db, id: string, settlement: Settlement, staff: Staff): Promise<RefundRow> {
  return db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('invoice_refunds').select('wholesale_order_id').where('id', '=', id).executeTakeFirst();
    if (known === undefined) throw new RequestError('not_found');
    await lockWholesaleOrder(trx, known.wholesale_order_id);
    const refund = await getRefund(trx, id);
    const to = settlement.method === 'invoice' ? 'applied' : 'paid';
    if (refund.status !== 'open') throw new RequestError('invalid_transition', { details: { from: refund.status, to } });
    if (settlement.method === 'invoice') await applyToInvoice(trx, refund, staff);
    else await payBack(trx, refund, { ...settlement, method: settlement.method }, staff);
    await settleWholesale(trx, refund.order_id, id);
    await audit(trx, {
      ...staff,
      action: 'invoice.refund',
      entity: 'invoice_refund',
      entityId: id,
      diff: { ...settlement, amountMinor: refund.amount_minor },
    });
    return getRefund(trx, id);
  });
}

async function payBack(
  trx: Trx,
  refund: RefundRow,
  { method, reference: given = '', paidAt }: Settlement & { readonly method: 'card' | 'bank_transfer' | 'other' },
  { actor }: Staff,
): Promise<void> {
  const reference = given.trim();
  if (reference === '') throw new RequestError('validation', { fields: { reference: 'is needed for money that was paid back' } });
  // Invoices are in currencies of our markets only.
  if (refund.amount_minor >= (await readRefundReauthFrom(trx, refund.currency as Currency))) requireFreshPassword(actor);
  await trx
    .updateTable('invoice_refunds')
    .set({ status: 'paid', method, reference, settled_at: paidAt ?? new Date(), settled_by: actor.userId })
    .where('id', '=', refund.id)
    .execute();
  await mailInvoice(trx, 'invoice-refunded', await getInvoiceRow(trx, refund.invoice_id), {
    key: refund.id,
    paidMinor: refund.amount_minor,
    reference,
  });
  await notifyOfWholesale(trx, {
    orderId: refund.order_id,
    step: 'refunded',
    actorId: actor.userId,
    money: { ref: refund.id, invoiceId: refund.invoice_id, amountMinor: refund.amount_minor },
  });
}

async function applyToInvoice(trx: Trx, refund: RefundRow, { actor }: Staff): Promise<void> {
  const last = await findLastInvoice(trx, { kind: 'wholesale', orderId: refund.order_id });
  const invoice = last === undefined || last.isVoid ? undefined : await lockInvoice(trx, last.id);
  if (invoice === undefined)
    throw new RequestError('business_rule', {
      fields: { method: 'the order has no invoice that it could be used for' },
      details: { reason: 'no_invoice' },
    });
  const dueMinor = invoice.total_minor - invoice.paid_minor;
  if (refund.amount_minor > dueMinor)
    throw new RequestError('business_rule', { fields: { method: `is more than the ${dueMinor} still due` }, details: { dueMinor } });
  const paymentId = await writePayment(
    trx,
    invoice,
    { amountMinor: refund.amount_minor, method: 'other', reference: refund.invoice_number },
    actor.userId,
  );
  await trx
    .updateTable('invoice_refunds')
    .set({ status: 'applied', applied_to: invoice.id, settled_at: new Date(), settled_by: actor.userId })
    .where('id', '=', refund.id)
    .execute();
  await tellOfPayment(trx, await getInvoiceRow(trx, invoice.id), {
    id: paymentId,
    amountMinor: refund.amount_minor,
    actorId: actor.userId,
  });
}
