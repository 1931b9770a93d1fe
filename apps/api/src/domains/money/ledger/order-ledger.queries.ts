import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { readNumberSetting } from '../../site/settings/index.ts';

/** Answers everything that still stands of an order, also after partial refunds: nobody is owed anything of it any more. */
export async function reverseLedger(trx: Trx, orderId: string): Promise<void> {
  await sql`
    INSERT INTO ledger_entries (account, kind, amount_minor, currency, ref, order_id)
    SELECT account, 'refund', -sum(amount_minor), currency, ${orderId}, ${orderId} FROM ledger_entries
    WHERE order_id = ${orderId} OR ref = ${orderId}
    GROUP BY account, currency HAVING sum(amount_minor) <> 0`.execute(trx);
}

/** The proceeds of a delivered order may be paid out once the days for a return are over. */
export async function makeAvailable(trx: Trx, orderId: string): Promise<void> {
  const days = await readNumberSetting(trx, 'payout_after_days', 14);
  await sql`
    UPDATE ledger_entries SET available_at = now() + make_interval(days => ${days})
    WHERE (order_id = ${orderId} OR ref = ${orderId}) AND available_at IS NULL`.execute(trx);
}
