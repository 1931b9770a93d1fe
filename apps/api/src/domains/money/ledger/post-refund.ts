import { multiplyRatio } from '@orime/commerce';
import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { postLedger } from './post-ledger.ts';
import type { LedgerEntry } from './post-ledger.ts';

export interface RefundPosting {
  readonly refundId: string;
  readonly orderId: string;
  readonly amountMinor: number;
}

interface Standing {
  readonly account: string;
  readonly currency: string;
  /** What the sale gave the account. */
  readonly sold: number;
  /** What earlier refunds took back; negative for those who were owed. */
  readonly refunded: number;
  readonly available_at: Date | null;
}

/**
 * The other side of money given back: the seller gives it, and gets back commission and promoters' shares in proportion.
 * Proportions are of everything refunded so far, so that partial refunds in any number and order come to exactly the whole.
 * The caller holds the order's lock and has checked that no more is given back than was paid.
 */
export async function postRefund(trx: Trx, { refundId, orderId, amountMinor }: RefundPosting): Promise<void> {
  const { rows } = await sql<Standing>`
    SELECT account, currency, sum(amount_minor) FILTER (WHERE kind <> 'refund')::bigint AS sold,
           coalesce(sum(amount_minor) FILTER (WHERE kind = 'refund'), 0)::bigint AS refunded, max(available_at) AS available_at
    FROM ledger_entries WHERE order_id = ${orderId} GROUP BY account, currency ORDER BY account`.execute(trx);
  const buyers = rows.find(({ account }) => account === 'buyers');
  const seller = rows.find(({ account }) => account.startsWith('seller:'));
  if (buyers === undefined || seller === undefined) throw new Error(`order ${orderId} has no sale in the ledger`);
  const paid = -buyers.sold;
  const given = buyers.refunded + amountMinor;
  const entries = rows
    .filter((row) => row !== buyers && row !== seller)
    .map((row): LedgerEntry => ({
      account: row.account,
      kind: 'refund',
      amountMinor: -multiplyRatio(row.sold, given, paid, 'half-up') - row.refunded,
    }));
  const takenBack = entries.reduce((sum, entry) => sum + entry.amountMinor, 0);
  await postLedger(trx, {
    ref: refundId,
    orderId,
    currency: seller.currency,
    against: 'buyers',
    kind: 'refund',
    ...(seller.available_at === null ? {} : { availableAt: seller.available_at }),
    entries: [...entries, { account: seller.account, kind: 'refund', amountMinor: -amountMinor - takenBack }],
  });
}
