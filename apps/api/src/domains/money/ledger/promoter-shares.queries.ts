import { multiplyRatio } from '@orime/commerce';
import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';

export interface PromoterShare {
  readonly promoterId: string;
  readonly amountMinor: number;
}

/** What the promoters behind an order's codes get of its discounted goods; only the codes of this seller's own promoters count. */
export async function listPromoterShares(
  trx: Trx,
  sellerProfileId: string,
  codes: readonly string[],
  goodsMinor: number,
): Promise<readonly PromoterShare[]> {
  if (codes.length === 0 || goodsMinor === 0) return [];
  const { rows } = await sql<{ id: string; share_bp: number }>`
    SELECT m.id, m.share_bp FROM promoters m
    WHERE m.promo_code = ANY (${codes}::citext[]) AND m.designer_profile_id = ${sellerProfileId} AND m.status = 'active' ORDER BY m.id`.execute(
    trx,
  );
  return rows.map(({ id, share_bp }) => ({ promoterId: id, amountMinor: multiplyRatio(goodsMinor, share_bp, 10_000, 'floor') }));
}
