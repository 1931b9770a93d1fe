import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';

export interface Balance {
  readonly account: string;
  readonly currency: string;
  /** Everything owed, delivered or not. Negative when refunds came after a payout. */
  readonly totalMinor: number;
  /** The part that may be paid out now: never more than the whole, as what was refunded is taken from it at once. */
  readonly availableMinor: number;
}

/** What accounts are owed, one row a currency. */
export async function listBalances(db: Db | Trx, accounts: readonly string[]): Promise<readonly Balance[]> {
  if (accounts.length === 0) return [];
  const { rows } = await sql<Balance>`
    SELECT account, currency, sum(amount_minor)::bigint AS "totalMinor",
           least(coalesce(sum(amount_minor) FILTER (WHERE available_at <= now() OR kind = 'payout'), 0), sum(amount_minor))::bigint AS "availableMinor"
    FROM ledger_entries WHERE account = ANY (${accounts}::text[]) GROUP BY account, currency ORDER BY account, currency`.execute(db);
  return rows;
}
