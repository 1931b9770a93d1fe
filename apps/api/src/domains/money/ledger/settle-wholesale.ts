import { multiplyRatio } from '@orime/commerce';
import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { readNumberSetting } from '../../site/settings/index.ts';
import { platformAccount, sellerAccount } from './accounts.ts';
import { postLedger, transfer, type LedgerEntry } from './post-ledger.ts';

/** Everything that changes an order's invoice or its payments comes through this lock, before it locks the invoice. */
export async function lockWholesaleOrder(trx: Trx, orderId: string): Promise<void> {
  await sql`SELECT FROM wholesale_orders WHERE id = ${orderId} FOR UPDATE`.execute(trx);
}

/**
 * Brings the ledger up to an order's invoice and what was paid of it: called after the invoice was issued (`ref` is then its
 * id), paid (the payment's) or credited (the credit note's). What is not paid yet is owed by the company and kept as
 * deferred; each payment gives the marketplace its share of the commission and the seller the rest, in proportion to all
 * that has been paid, so that parts in any number come to exactly the whole. What was paid of a credited invoice is owed
 * back (`refunds`) until its refund is settled (`ref` is then the refund's id). Calling it again writes nothing.
 */
export async function settleWholesale(trx: Trx, orderId: string, ref: string): Promise<void> {
  await lockWholesaleOrder(trx, orderId);
  const facts = await getFacts(trx, orderId);
  const standing = await listStanding(trx, orderId);
  const seller = sellerAccount(facts.sellerId);
  const open = facts.totalMinor - facts.paidMinor;
  const commission = facts.totalMinor === 0 ? 0 : multiplyRatio(facts.commissionMinor, facts.paidMinor, facts.totalMinor, 'half-up');
  const due: ReadonlyMap<string, number> = new Map([
    ['receivable', -open],
    ['deferred', open],
    ['buyers', -facts.paidMinor - facts.owedBackMinor],
    ['refunds', facts.owedBackMinor],
    [platformAccount, commission],
    [seller, facts.paidMinor - commission],
  ]);
  const missing = (account: string) => (due.get(account) ?? 0) - (standing.get(account)?.amountMinor ?? 0);
  const isTakenBack = missing('refunds') > 0 || missing('buyers') > 0 || facts.totalMinor === 0;
  const availableAt = isTakenBack ? standing.get(seller)?.availableAt : await availableFrom(trx, facts.deliveredAt);
  const others = ['receivable', 'deferred', 'buyers', 'refunds'].map((account): LedgerEntry => ({
    account,
    kind: isTakenBack ? 'refund' : 'sale',
    amountMinor: missing(account),
  }));
  await postLedger(trx, {
    ref,
    wholesaleOrderId: orderId,
    currency: facts.currency,
    against: 'buyers',
    kind: isTakenBack ? 'refund' : 'sale',
    ...(availableAt === undefined || availableAt === null ? {} : { availableAt }),
    entries: isTakenBack
      ? [
          ...others,
          { account: seller, kind: 'refund', amountMinor: missing(seller) },
          { account: platformAccount, kind: 'refund', amountMinor: missing(platformAccount) },
        ]
      : [
          ...others,
          { account: seller, kind: 'sale', amountMinor: missing(seller) + missing(platformAccount) },
          ...transfer('commission', seller, platformAccount, missing(platformAccount)),
        ],
  });
}

/** The proceeds of a delivered order may be paid out after the days that are set; later payments follow as they come. */
export async function makeWholesaleAvailable(trx: Trx, orderId: string): Promise<void> {
  const days = await readNumberSetting(trx, 'payout_after_days', 14);
  await sql`UPDATE ledger_entries SET available_at = now() + make_interval(days => ${days}) WHERE wholesale_order_id = ${orderId} AND available_at IS NULL`.execute(
    trx,
  );
}

interface Facts {
  readonly sellerId: string;
  readonly currency: string;
  /** Of invoices that stand; 0 when they were credited. */
  readonly totalMinor: number;
  readonly paidMinor: number;
  /** Paid of credited invoices, and neither given back nor used for another yet. */
  readonly owedBackMinor: number;
  readonly commissionMinor: number;
  readonly deliveredAt: Date | null;
}

async function getFacts(trx: Trx, orderId: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    SELECT o.seller_profile_id AS "sellerId", o.currency, coalesce(o.commission_minor, 0) AS "commissionMinor", coalesce(i.total_minor, 0)::bigint AS "totalMinor", coalesce(i.paid_minor, 0)::bigint AS "paidMinor",
      (SELECT coalesce(sum(amount_minor), 0)::bigint FROM invoice_refunds WHERE wholesale_order_id = o.id AND status = 'open') AS "owedBackMinor",
      CASE WHEN o.status IN ('delivered', 'closed') THEN (SELECT max(delivered_at) FROM wholesale_fulfilments WHERE order_id = o.id) END AS "deliveredAt"
    FROM wholesale_orders o
    LEFT JOIN LATERAL (SELECT sum(total_minor) AS total_minor, sum(paid_minor) AS paid_minor FROM invoices WHERE wholesale_order_id = o.id AND kind = 'wholesale' AND status <> 'void') i ON true
    WHERE o.id = ${orderId}`.execute(trx);
  if (rows[0] === undefined) throw new Error(`no wholesale order ${orderId}`);
  return rows[0];
}

interface Standing {
  readonly account: string;
  readonly amountMinor: number;
  /** The first day of any part: what is taken back counts from then, so that it never makes others' money look available. */
  readonly availableAt: Date | null;
}

async function listStanding(trx: Trx, orderId: string): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await sql<Standing>`
    SELECT account, sum(amount_minor)::bigint AS "amountMinor", min(available_at) AS "availableAt" FROM ledger_entries WHERE wholesale_order_id = ${orderId} GROUP BY account`.execute(
    trx,
  );
  return new Map(rows.map((row) => [row.account, row]));
}

async function availableFrom(trx: Trx, deliveredAt: Date | null): Promise<Date | undefined> {
  if (deliveredAt === null) return undefined;
  const days = await readNumberSetting(trx, 'payout_after_days', 14);
  return new Date(Math.max(Date.now(), deliveredAt.getTime() + days * 86_400_000));
}
