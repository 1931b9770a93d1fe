import { addressLines, dueDays, isInvoicedAtApproval } from '@orime/commerce';
import { BRAND } from '@orime/contracts';
import type { InvoiceLine } from '@orime/contracts/api/money/invoice';
import { sql } from 'kysely';
import type { Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { creditInvoice, findLastInvoice, getInvoiceRow, issueInvoice, mailInvoice } from '../../../money/invoice/index.ts';
import { settleWholesale } from '../../../money/ledger/index.ts';
import { notifyOfWholesale } from '../../../notify/notification/index.ts';
import { listLines, lockOrder, type LineRow, type OrderRow } from '../wholesale-order.queries.ts';

/** Invoices an order when it is due, and tells the company. An order that was invoiced before stays as it is, also when that invoice was credited: staff issue another. */
export async function invoiceOrder(trx: Trx, order: OrderRow, actorId: string): Promise<void> {
  if ((await findLastInvoice(trx, { kind: 'wholesale', orderId: order.id })) !== undefined) return;
  await issueAndTell(trx, order, { actorId });
}

/** The invoice of an order that is due; one that was credited is issued again and names what it replaces. Throws `not_found`, and `invalid_transition` before it is due or after the order was called off. */
export async function reissueWholesaleInvoice(trx: Trx, orderId: string, actorId: string): Promise<string> {
  if ((await trx.selectFrom('wholesale_orders').select('id').where('id', '=', orderId).executeTakeFirst()) === undefined)
    throw new RequestError('not_found');
  const order = await lockOrder(trx, orderId);
  const last = await findLastInvoice(trx, { kind: 'wholesale', orderId });
  if (last !== undefined && !last.isVoid) return last.id;
  if (!isDue(order)) throw new RequestError('invalid_transition', { details: { from: order.status, to: 'invoiced' } });
  return issueAndTell(trx, order, { actorId, replaces: last?.id });
}

/** Net terms are invoiced with the first parcel, others at approval. */
function isDue({ status, terms }: OrderRow): boolean {
  if (status === 'approved' || status === 'in_production') return isInvoicedAtApproval(terms);
  return status === 'partially_shipped' || status === 'shipped' || status === 'delivered' || status === 'closed';
}

async function issueAndTell(
  trx: Trx,
  order: OrderRow,
  { actorId, replaces }: { readonly actorId: string; readonly replaces?: string | undefined },
): Promise<string> {
  const invoice = await getInvoiceRow(trx, await issueWholesaleInvoice(trx, order, { replaces }));
  await mailInvoice(trx, 'invoice-issued', invoice);
  await notifyOfWholesale(trx, {
    orderId: order.id,
    step: 'invoiced',
    actorId,
    money: { ref: invoice.id, invoiceId: invoice.id, amountMinor: invoice.total_minor },
  });
  return invoice.id;
}

/** Invoices an order as it stands, once: asking again gives the same. */
export async function issueWholesaleInvoice(
  trx: Trx,
  order: OrderRow,
  { issuedAt, replaces }: { readonly issuedAt?: Date | undefined; readonly replaces?: string | undefined } = {},
): Promise<string> {
  const {
    rows: [facts],
  } = await sql<{
    user_id: string;
    email: string;
    locale: 'en' | 'jp';
    company: string;
    company_jp: string;
    reg_no: string;
    registration_number: unknown;
  }>`
    SELECT u.id AS user_id, u.email::text AS email, u.locale, b.company_legal AS company, b.trade_name_jp AS company_jp, coalesce(nullif(b.invoice_reg_no, ''), b.tax_id) AS reg_no,
      (SELECT value FROM settings WHERE key = 'registration_number') AS registration_number
    FROM buyers b JOIN users u ON u.id = b.user_id WHERE b.id = ${order.buyer_id}`.execute(trx);
  if (facts === undefined) throw new Error(`no buyer ${order.buyer_id}`);
  const billTo = order.bill_to ?? order.ship_to;
  const id = await issueInvoice(trx, {
    issuedAt,
    replaces,
    source: `wholesale_order:${order.id}`,
    kind: 'wholesale',
    wholesaleOrderId: order.id,
    sellerProfileId: order.seller_profile_id,
    buyerUserId: facts.user_id,
    buyerId: order.buyer_id,
    locale: facts.locale,
    currency: order.currency,
    seller: {
      name: `${order.seller_name} (${BRAND.name})`,
      nameJp: order.seller_name_jp === '' ? '' : `${order.seller_name_jp}(${BRAND.name})`,
      address: [],
      email: '',
      registrationNumber: typeof facts.registration_number === 'string' ? facts.registration_number : '',
    },
    buyer: {
      name: facts.company,
      nameJp: facts.company_jp,
      address: billTo === null ? [] : addressLines(billTo, { language: facts.locale }),
      email: facts.email,
      registrationNumber: facts.reg_no,
    },
    lines: (await listLines(trx, order.id)).map((line) => toInvoiceLine(line, order.tax_rate_bp)),
    taxes:
      order.tax_rate_bp === 0
        ? []
        : [{ rateBp: order.tax_rate_bp, baseMinor: order.subtotal_minor + order.shipping_minor, taxMinor: order.tax_minor }],
    taxIncluded: false,
    discountMinor: 0,
    shippingMinor: order.shipping_minor,
    dueInDays: dueInDays(order, issuedAt),
    paidMinor: 0,
  });
  await settleWholesale(trx, order.id, id);
  return id;
}

/** After a deposit the rest is due when the goods ship. */
function dueInDays({ terms, start_ship }: OrderRow, issuedAt = new Date()): number {
  const untilShipping = Math.ceil((Date.parse(start_ship) - issuedAt.getTime()) / 86_400_000);
  return terms === 'deposit30' ? Math.max(dueDays(terms), untilShipping) : dueDays(terms);
}

/** Takes the invoice of a cancelled order back by a credit note. What was paid of it is owed back. */
export async function creditWholesaleInvoice(trx: Trx, orderId: string, reason: string): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`SELECT id FROM invoices WHERE wholesale_order_id = ${orderId} AND kind = 'wholesale' AND status <> 'void'`.execute(trx);
  for (const { id } of rows) await creditInvoice(trx, id, reason);
}

/** Work begins when what the terms ask for in advance has been paid. */
export async function requireAdvance(trx: Trx, order: OrderRow): Promise<void> {
  if (order.advance_minor === 0) return;
  const { rows } = await sql<{ paid: number }>`
    SELECT coalesce(sum(paid_minor), 0)::bigint AS paid FROM invoices WHERE wholesale_order_id = ${order.id} AND kind = 'wholesale' AND status <> 'void'`.execute(
    trx,
  );
  const paidMinor = rows[0]?.paid ?? 0;
  if (paidMinor < order.advance_minor)
    throw new RequestError('business_rule', { details: { reason: 'advance_unpaid', advanceMinor: order.advance_minor, paidMinor } });
}

function toInvoiceLine(line: LineRow, taxRateBp: number): InvoiceLine {
  const sizes = Object.entries(line.size_quantities).map(([size, units]) => `${size} × ${units}`);
  return {
    text: {
      en: `${line.name}, ${line.colour_en} (${sizes.join(', ')})`,
      jp: `${line.name_jp === '' ? line.name : line.name_jp} ${line.colour_jp}(${sizes.join('、')})`,
    },
    quantity: line.units,
    unitMinor: line.unit_price_minor,
    totalMinor: line.line_total_minor,
    taxRateBp,
  };
}
