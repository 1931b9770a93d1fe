import type { Currency, LocalText } from '@orime/contracts';
import type { NotificationData } from '@orime/contracts/api/notify/notification';
import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { notify } from './notify.ts';

type WholesaleNewsStep = NotificationData['wholesale_order']['step'];
type Side = NotificationData['wholesale_order']['side'];

export interface WholesaleNews<Step extends WholesaleNewsStep = WholesaleNewsStep> {
  readonly orderId: string;
  readonly step: Step;
  /** Who took the step: they need no notice of it. Null for what nobody did, such as time. */
  readonly actorId: string | null;
  /** The invoice, payment or refund that it is about (`ref`), with its amount and the invoice it belongs to. */
  readonly money?: { readonly ref: string; readonly invoiceId: string; readonly amountMinor: number };
}

/** An order with the parties that a step of it concerns. */
export interface ToldWholesale<Step extends WholesaleNewsStep> {
  readonly order: WholesaleOrderFacts;
  readonly parties: readonly (WholesaleParty & {
    /** As this party is told of it. */
    readonly step: Step | 'cancelled';
    /** They took the step themselves. */
    readonly isOwn: boolean;
  })[];
  readonly dedupeKey: string;
}

/** Whom a step concerns. */
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

/**
 * Tells the parties of a wholesale order of a step beside the bell, in the transaction that takes it, and gives whom it concerns.
 * Each step once: repeats are known by the order's version, or by the invoice or payment.
 */
export async function notifyOfWholesale<Step extends WholesaleNewsStep>(
  trx: Trx,
  { orderId, step, actorId, money }: WholesaleNews<Step>,
): Promise<ToldWholesale<Step>> {
  const order = await getOrder(trx, orderId);
  const dedupeKey = `wholesale:${orderId}:${step}:${money?.ref ?? order.version}`;
  const parties = (await listParties(trx, orderId))
    .filter(({ side }) => CONCERNS[step].includes(side))
    .map((party) => ({
      ...party,
      // Only the company is told that it was refused; for whoever would have made the goods the order is off.
      step: step === 'declined' && party.side !== 'buyer' ? ('cancelled' as const) : step,
      isOwn: party.userId === actorId,
    }));
  const { number, company, seller, currency } = order;
  for (const party of parties.filter(({ isOwn }) => !isOwn)) {
    const data = {
      orderId,
      number,
      company,
      seller,
      side: party.side,
      step: party.step,
      amountMinor: money?.amountMinor ?? order.totalMinor,
      currency,
      ...(money && { invoiceId: money.invoiceId }),
    };
    await notify(trx, { userId: party.userId, kind: 'wholesale_order', data, dedupeKey });
  }
  return { order, parties, dedupeKey };
}

export interface WholesaleOrderFacts {
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

async function getOrder(trx: Trx, orderId: string): Promise<WholesaleOrderFacts> {
  const { rows } = await sql<WholesaleOrderFacts>`
    SELECT o.number, o.version, o.buyer_name AS company, json_build_object('en', o.seller_name, 'jp', o.seller_name_jp) AS seller, o.currency, o.total_minor AS "totalMinor", o.advance_minor AS "advanceMinor",
      o.start_ship::text AS "startShip", (SELECT coalesce(sum(units), 0)::int FROM wholesale_order_lines WHERE order_id = o.id) AS units
    FROM wholesale_orders o WHERE o.id = ${orderId}`.execute(trx);
  if (rows[0] === undefined) throw new Error(`no wholesale order ${orderId}`);
  return rows[0];
}

export interface WholesaleParty {
  readonly side: Side;
  /** A company is not written to as often as it has people: its lead is, and whoever the order is by. */
  readonly isMailed: boolean;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly locale: 'en' | 'jp';
}

/** Who orders for the company, the designer, and the company's account manager. */
async function listParties(trx: Trx, orderId: string): Promise<readonly WholesaleParty[]> {
  const { rows } = await sql<WholesaleParty>`
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
