import { sql } from 'kysely';
import type { Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { newId } from '../../../../house/ids.ts';
import type { PromoCustomer } from './codes.queries.ts';
import { customerAddress } from './customer-address.ts';

export interface Redemption {
  readonly promoCodeId: string;
  readonly discountMinor: number;
}

/** Counts each code once for a purchase. Throws `promo_exhausted` when a limit is reached, whoever locked what before. */
export async function takeRedemptions(
  trx: Trx,
  groupId: string,
  customer: PromoCustomer,
  redemptions: readonly Redemption[],
): Promise<void> {
  for (const { promoCodeId, discountMinor } of redemptions) {
    const counted = await sql`
      UPDATE promo_codes SET used_count = used_count + 1, updated_at = now()
      WHERE id = ${promoCodeId} AND active AND (usage_limit IS NULL OR used_count < usage_limit)
      RETURNING 1`.execute(trx);
    if (counted.rows.length === 0) throw new RequestError('promo_exhausted');
    await trx
      .insertInto('promo_redemptions')
      .values({
        id: newId('prr'),
        promo_code_id: promoCodeId,
        order_group_id: groupId,
        user_id: customer.userId,
        email_norm: customerAddress(customer.email),
        discount_minor: discountMinor,
      })
      .execute();
  }
}

/** The purchase is paid: its reserved codes are used. */
export async function confirmRedemptions(trx: Trx, groupId: string): Promise<void> {
  await sql`UPDATE promo_redemptions SET status = 'used', updated_at = now() WHERE order_group_id = ${groupId} AND status = 'reserved'`.execute(
    trx,
  );
}

/** The whole purchase is off: its codes may be used again. Locks the codes in id order. */
export async function releaseRedemptions(trx: Trx, groupId: string): Promise<void> {
  await sql`
    WITH released AS (
      UPDATE promo_redemptions SET status = 'released', updated_at = now()
      WHERE order_group_id = ${groupId} AND status <> 'released' RETURNING promo_code_id
    ), locked AS (
      SELECT id FROM promo_codes WHERE id IN (SELECT promo_code_id FROM released) ORDER BY id FOR UPDATE
    )
    UPDATE promo_codes SET used_count = used_count - 1, updated_at = now() WHERE id IN (SELECT id FROM locked)`.execute(trx);
}
