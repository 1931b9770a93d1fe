import type { Currency, LocalText } from '@orime/contracts';
import type { NotificationData } from '@orime/contracts/api/notification';
import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import type { WholesaleMail, WholesaleMailData } from '../../../house/mail/wholesale-mail-request.ts';
import { notify } from './notify.ts';

export type WholesaleNewsStep = NotificationData['wholesale_order']['step'];
type Side = WholesaleMailData['side'];

export interface WholesaleNews {
  readonly orderId: string;
  readonly step: WholesaleNewsStep;
  /** Who took the step: they need no notice of it. Null for what nobody did, such as time. */
  readonly actorId: string | null;
  readonly note?: string | undefined;
  readonly parcel?: { readonly carrier: string; readonly tracking: string };
  /** The invoice, payment or refund that it is about (`ref`), with its amount and the invoice it belongs to. Such steps are mailed with the invoice. */
  readonly money?: { readonly ref: string; readonly invoiceId: string; readonly amountMinor: number };
}

/** Whom a step concerns. The company also gets a mail of what it placed itself: its receipt. */
const CONCERNS: Readonly<Record<WholesaleNewsStep, readonly Side[]>> = {
  submitted: ['buyer', 'seller', 'staff'],
  to_confirm: ['buyer'],
  changes_requested: ['buyer'],
  answered: ['seller', 'staff'],
  approved: ['buyer'],
  declined: ['buyer', 'seller'],
  cancelled: ['buyer', 'seller', 'staff'],
  partially_shipped: ['buyer'],
  shipped: ['buyer'],
  invoiced: ['buyer'],
  paid: ['buyer', 'seller'],
  overdue: ['buyer'],
  refunded: ['buyer'],
};

/** Tells the parties of a wholesale order of a step, by mail and beside the bell, in the transaction that takes it. Each step once: repeats are known by the order's version, or by the invoice or payment. */
export async function tellOfWholesale(trx: Trx, news: WholesaleNews): Promise<void> {
  const order = await getOrder(trx, news.orderId);
  const dedupeKey = `wholesale:${news.orderId}:${news.step}:${news.money?.ref ?? order.version}`;
  for (const party of await listParties(trx, news.orderId)) {
    if (!CONCERNS[news.step].includes(party.side)) continue;
    const isOwn = party.userId === news.actorId;
    // Only the company is told that it was refused; for whoever would have made the goods the order is off.
    const step = news.step === 'declined' && party.side !== 'buyer' ? 'cancelled' : news.step;
    if (!isOwn) {
      const { number, company, seller, currency } = order;
      const data = {
        orderId: news.orderId,
        number,
        company,
        seller,
        side: party.side,
        step,
        amountMinor: news.money?.amountMinor ?? order.totalMinor,
        currency,
        ...(news.money && { invoiceId: news.money.invoiceId }),
      };
      await notify(trx, { userId: party.userId, kind: 'wholesale_order', data, dedupeKey });
    }
    const template = templateOf(step);
    if (template !== undefined && party.isMailed && (!isOwn || step === 'submitted')) {
      await enqueueMail(
        trx,
        { template, email: party.email, locale: party.locale, data: mailData(order, party, news) },
        `${dedupeKey}:${party.userId}`,
      );
    }
  }
}

/** Invoices and their money are mailed with their own figures. */
function templateOf(step: WholesaleNewsStep): WholesaleMail['template'] | undefined {
  return step === 'invoiced' || step === 'paid' || step === 'overdue' || step === 'refunded' ? undefined : `wholesale-${step}`;
}

function mailData(order: OrderFacts, { side, name, locale }: Party, { orderId, note = '', parcel }: WholesaleNews): WholesaleMailData {
  const { number, company, units, currency, totalMinor, advanceMinor, startShip } = order;
  return {
    path: `/wholesale-order-info/${orderId}${locale === 'jp' ? '?lang=jp' : ''}`,
    name,
    side,
    number,
    company,
    units,
    currency,
    totalMinor,
    advanceMinor,
    startShip,
    seller: locale === 'jp' && order.seller.jp !== '' ? order.seller.jp : order.seller.en,
    note,
    carrier: parcel?.carrier ?? '',
    tracking: parcel?.tracking ?? '',
  };
}

interface OrderFacts {
  readonly number: string;
  readonly version: number;
  readonly company: string;
  readonly seller: LocalText;
  readonly units: number;
  readonly currency: Currency;
  readonly totalMinor: number;
  readonly advanceMinor: number;
  readonly startShip: string;
}

async function getOrder(trx: Trx, orderId: string): Promise<OrderFacts> {
  const { rows } = await sql<OrderFacts>`
    SELECT o.number, o.version, o.buyer_name AS company, json_build_object('en', o.seller_name, 'jp', o.seller_name_jp) AS seller, o.currency, o.total_minor AS "totalMinor", o.advance_minor AS "advanceMinor",
      o.start_ship::text AS "startShip", (SELECT coalesce(sum(units), 0)::int FROM wholesale_order_lines WHERE order_id = o.id) AS units
    FROM wholesale_orders o WHERE o.id = ${orderId}`.execute(trx);
  if (rows[0] === undefined) throw new Error(`no wholesale order ${orderId}`);
  return rows[0];
}

interface Party {
  readonly side: Side;
  /** A company is not written to as often as it has people: its lead is, and whoever the order is by. */
  readonly isMailed: boolean;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly locale: 'en' | 'jp';
}

/** Who orders for the company, the designer, and the company's account manager. */
async function listParties(trx: Trx, orderId: string): Promise<readonly Party[]> {
  const { rows } = await sql<Party>`
    SELECT party.side, party.is_mailed AS "isMailed", u.id AS "userId", u.name, u.email::text AS email, u.locale
    FROM wholesale_orders o JOIN buyers b ON b.id = o.buyer_id JOIN profiles p ON p.id = o.seller_profile_id
    CROSS JOIN LATERAL (
      SELECT 'buyer', m.user_id, m.user_id IN (b.user_id, o.created_by) FROM buyer_members m WHERE m.buyer_id = b.id AND m.role <> 'viewer'
      UNION ALL VALUES ('seller', p.user_id, true), ('staff', b.account_manager_id, true)
    ) AS party (side, user_id, is_mailed)
    JOIN users u ON u.id = party.user_id AND u.status = 'active'
    WHERE o.id = ${orderId}`.execute(trx);
  return rows;
}
