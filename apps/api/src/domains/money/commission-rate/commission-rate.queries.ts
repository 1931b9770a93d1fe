import type { CommissionRate, CommissionRateInput } from '@orime/contracts/api/money/commission-rate';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';

interface RateRow extends Omit<CommissionRate, '_id' | 'validFrom' | 'validTo' | 'seller'> {
  readonly sellerName: string | null;
  readonly sellerNameJp: string | null;
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
}

/** Nearest scope first, as they are looked up. */
export async function listRates(db: Db | Trx, id: string | null = null): Promise<readonly CommissionRate[]> {
  const { rows } = await sql<RateRow>`
    SELECT r.id, r.kind, r.value, r.currency, r.position, r.scope, r.scope_id AS "scopeId", r.valid_from AS "validFrom", r.valid_to AS "validTo", r.min_minor AS "minMinor", r.max_minor AS "maxMinor",
      p.name AS "sellerName", p.name_jp AS "sellerNameJp",
      (SELECT count(*)::int FROM commission_lines l WHERE l.rate_id = r.id) AS "usedBy"
    FROM commission_rates r LEFT JOIN profiles p ON r.scope = 'seller' AND p.id = r.scope_id WHERE ${id}::text IS NULL OR r.id = ${id}
    ORDER BY CASE r.scope WHEN 'seller' THEN 0 WHEN 'category' THEN 1 ELSE 2 END, r.position, r.id`.execute(db);
  return rows.map(({ validFrom, validTo, sellerName, sellerNameJp, ...row }) => ({
    ...row,
    _id: row.id,
    validFrom: validFrom?.toISOString() ?? null,
    validTo: validTo?.toISOString() ?? null,
    seller: sellerName === null ? null : { name: sellerName, nameJp: sellerNameJp ?? '' },
  }));
}

export function columnsOf(input: CommissionRateInput) {
  return {
    kind: input.kind,
    value: input.value,
    currency: input.kind === 'fixed' ? (input.currency ?? null) : null,
    position: input.position ?? 0,
    scope: input.scope,
    scope_id: input.scope === 'global' ? null : (input.scopeId ?? null),
    valid_from: input.validFrom ?? null,
    valid_to: input.validTo ?? null,
    min_minor: input.minMinor ?? null,
    max_minor: input.maxMinor ?? null,
  };
}

/**
 * Whether another rate of the same scope and position holds at some time to come, so that none of the two would come first. A fixed
 * rate is for sales in its own currency only. What has ended decides nothing any more.
 */
export async function hasOverlap(trx: Trx, input: CommissionRateInput, id: string | null): Promise<boolean> {
  const { scope, scope_id, position, currency, valid_from, valid_to } = columnsOf(input);
  const { rows } = await sql`
    SELECT 1 FROM commission_rates
    WHERE scope = ${scope} AND scope_id IS NOT DISTINCT FROM ${scope_id} AND position = ${position} AND id IS DISTINCT FROM ${id}
      AND coalesce(currency = ${currency}, true) AND coalesce(valid_to > now(), true) AND coalesce(${valid_to}::timestamptz > now(), true)
      AND coalesce(valid_from < ${valid_to}::timestamptz, true) AND coalesce(valid_to > ${valid_from}::timestamptz, true)
    LIMIT 1`.execute(trx);
  return rows.length > 0;
}

/** Whether the category or profile that a rate is for exists. */
export async function scopeExists(trx: Trx, scope: 'category' | 'seller', id: string): Promise<boolean> {
  const found = await trx
    .selectFrom(scope === 'category' ? 'categories' : 'profiles')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
