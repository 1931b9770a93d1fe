import { BRAND } from '@orime/contracts';
import type { InvoiceLine, InvoiceParty, InvoiceTax } from '@orime/contracts/api/invoice';
import { sql } from 'kysely';
import { RequestError } from '../../errors/request-error.ts';
import type { Trx } from '../../plugins/db.ts';
import { findLastInvoice } from './invoice.queries.ts';
import { issueInvoice } from './issue-invoice.ts';
import { addressLines } from '../../addresses/index.ts';

interface OrderFacts {
  readonly payment_status: string;
  readonly number: string;
  readonly seller_profile_id: string;
  readonly seller_name: string;
  readonly seller_name_jp: string;
  readonly user_id: string | null;
  readonly email: string;
  readonly locale: 'en' | 'jp';
  readonly currency: string;
  readonly address: Parameters<typeof addressLines>[0] & { readonly name: string };
  readonly subtotal_minor: number;
  readonly discount_minor: number;
  readonly shipping_minor: number;
  readonly tax_minor: number;
  readonly tax_included: boolean;
  readonly total_minor: number;
  readonly registration_number: unknown;
  readonly lines: readonly { readonly name: string; readonly name_jp: string; readonly size: string; readonly quantity: number; readonly unit: number; readonly total: number; readonly rate: number }[];
}

/** Only then is there a sale to invoice. */
const PAID = new Set(['authorised', 'partially_captured', 'captured', 'partially_refunded', 'refunded']);

/** The last invoice of one seller's retail order, issued at the first call. Throws `not_found`, and `invalid_transition` for an order that is not paid. */
export async function issueOrderInvoice(trx: Trx, orderId: string, issuedAt?: Date): Promise<string> {
  return (await findLastInvoice(trx, { kind: 'retail', orderId }))?.id ?? issueFor(trx, orderId, { issuedAt });
}

/** The same by staff, who issue an invoice that was credited again. */
export async function reissueOrderInvoice(trx: Trx, orderId: string): Promise<string> {
  const last = await findLastInvoice(trx, { kind: 'retail', orderId });
  return last === undefined || last.isVoid ? issueFor(trx, orderId, { replaces: last?.id }) : last.id;
}

async function issueFor(trx: Trx, orderId: string, { issuedAt, replaces }: { readonly issuedAt?: Date | undefined; readonly replaces?: string | undefined }): Promise<string> {
  const order = await findOrderFacts(trx, orderId);
  if (order === undefined) throw new RequestError('not_found');
  if (!PAID.has(order.payment_status)) throw new RequestError('invalid_transition', { details: { from: order.payment_status, to: 'invoiced' } });
  return issueInvoice(trx, {
    source: `order:${orderId}`,
    replaces,
    kind: 'retail',
    orderId,
    sellerProfileId: order.seller_profile_id,
    buyerUserId: order.user_id,
    locale: order.locale,
    currency: order.currency,
    seller: sellerOf(order),
    buyer: { name: order.address.name, nameJp: '', address: addressLines(order.address), email: order.email, registrationNumber: '' },
    lines: order.lines.map(toLine),
    taxes: taxesOf(order),
    taxIncluded: order.tax_included,
    discountMinor: order.discount_minor,
    shippingMinor: order.shipping_minor,
    dueInDays: 0,
    paidMinor: order.total_minor,
    issuedAt,
  });
}

/** The marketplace sells for its designers: the invoice names the designer, and the marketplace's registration as issuer. */
function sellerOf({ seller_name, seller_name_jp, registration_number }: OrderFacts): InvoiceParty {
  return {
    name: `${seller_name} (${BRAND.name})`,
    nameJp: seller_name_jp === '' ? '' : `${seller_name_jp}(${BRAND.name})`,
    address: [],
    email: '',
    registrationNumber: typeof registration_number === 'string' ? registration_number : '',
  };
}

function toLine(line: OrderFacts['lines'][number]): InvoiceLine {
  return {
    text: { en: `${line.name}, ${line.size}`, jp: `${line.name_jp === '' ? line.name : line.name_jp}(${line.size})` },
    quantity: line.quantity,
    unitMinor: line.unit,
    totalMinor: line.total,
    taxRateBp: line.rate,
  };
}

/** Goods and shipping of an order have one rate, and its tax was rounded once for it. */
function taxesOf({ lines, subtotal_minor, discount_minor, shipping_minor, tax_minor }: OrderFacts): readonly InvoiceTax[] {
  const rateBp = lines[0]?.rate ?? 0;
  return rateBp === 0 && tax_minor === 0 ? [] : [{ rateBp, baseMinor: subtotal_minor - discount_minor + shipping_minor, taxMinor: tax_minor }];
}

async function findOrderFacts(trx: Trx, orderId: string): Promise<OrderFacts | undefined> {
  const { rows } = await sql<OrderFacts>`
    SELECT o.payment_status, o.number, o.seller_profile_id, o.seller_name, o.seller_name_jp, g.user_id, g.email, g.locale, o.currency, o.address, o.subtotal_minor, o.discount_minor,
      o.shipping_minor, o.tax_minor, o.tax_included, o.total_minor, (SELECT value FROM settings WHERE key = 'registration_number') AS registration_number,
      (SELECT json_agg(json_build_object('name', l.name, 'name_jp', l.name_jp, 'size', l.size, 'quantity', l.quantity, 'unit', l.unit_price_minor, 'total', l.subtotal_minor, 'rate', l.tax_rate_bp) ORDER BY l.position)
       FROM order_lines l WHERE l.order_id = o.id) AS lines
    FROM orders o JOIN order_groups g ON g.id = o.group_id WHERE o.id = ${orderId}`.execute(trx);
  return rows[0];
}
