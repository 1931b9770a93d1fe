import type { Currency } from '@orime/contracts';
import type { NotificationData } from '@orime/contracts/api/notify/notification';
import { sql } from 'kysely';
import type { Trx } from '../../../../house/db/db.ts';
import { notify } from '../../../notify/notification/index.ts';

export interface MoneyNews {
  readonly orderId: string;
  readonly amountMinor: number;
  readonly step: NotificationData['money_back']['step'];
  /** Id of the reversal or refund: each step is told once. */
  readonly ref: string;
}

/** Tells every administrator what a bank did with the money of an order. */
export async function tellStaff(trx: Trx, { orderId, amountMinor, step, ref }: MoneyNews): Promise<void> {
  const { rows } = await sql<{ userId: string; number: string; currency: Currency }>`
    SELECT u.id AS "userId", o.number, o.currency FROM orders o, users u WHERE o.id = ${orderId} AND u.staff_role = 'admin' AND u.status = 'active' ORDER BY u.id`.execute(
    trx,
  );
  for (const { userId, number, currency } of rows) {
    await notify(trx, {
      userId,
      kind: 'money_back',
      data: { orderId, number, step, amountMinor, currency },
      dedupeKey: `money_back:${step}:${ref}:${orderId}`,
    });
  }
}
