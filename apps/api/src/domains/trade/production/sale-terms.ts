import { toMajor } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { ProductionDetail } from '@orime/contracts/api/trade/production';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import { getMarketRules } from '../../site/market/index.ts';
import { readSellingTerms } from '../../site/settings/index.ts';

/** Today's prices, commission and tax of a design, in one currency. */
export async function readSaleTerms(db: Db, designId: string, currency: Currency): Promise<ProductionDetail['sale']> {
  const { rows } = await sql<{ retail: number | null; wholesale: number | null; retailCommissionBp: number | null }>`
    SELECT
      (SELECT min(r.amount_minor) FROM prices r JOIN variants v ON v.id = r.variant_id AND v.deleted_at IS NULL WHERE v.design_id = d.id AND r.channel = 'retail' AND r.currency = ${currency}) AS retail,
      (SELECT min(r.amount_minor) FROM prices r JOIN variants v ON v.id = r.variant_id AND v.deleted_at IS NULL WHERE v.design_id = d.id AND r.channel = 'wholesale' AND r.currency = ${currency}) AS wholesale,
      (SELECT c.value FROM commission_rates c
        WHERE c.kind = 'percent' AND coalesce(c.valid_from <= now(), true) AND coalesce(c.valid_to > now(), true)
          AND (c.scope = 'global' OR c.scope_id = CASE c.scope WHEN 'seller' THEN d.profile_id ELSE d.category_id END)
        ORDER BY CASE c.scope WHEN 'seller' THEN 0 WHEN 'category' THEN 1 ELSE 2 END, c.position, c.id LIMIT 1) AS "retailCommissionBp"
    FROM designs d WHERE d.id = ${designId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { tax } = await getMarketRules(db, currency);
  const { wholesaleCommissionBp } = await readSellingTerms(db);
  const price = (minor: number | null) => (minor === null ? null : { price: toMajor(minor, currency), priceMinor: minor, currency });
  return {
    retail: price(row.retail),
    wholesale: price(row.wholesale),
    retailCommissionBp: row.retailCommissionBp ?? 0,
    wholesaleCommissionBp,
    tax: { rateBp: tax.rateBp, included: tax.included },
  };
}
