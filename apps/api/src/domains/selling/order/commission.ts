import { multiplyRatio, type QuoteLine } from '@orime/commerce';
import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';

export interface CommissionRate {
  readonly id: string;
  readonly kind: 'percent' | 'fixed';
  readonly value: number;
  readonly currency: string | null;
  readonly scope: 'global' | 'category' | 'seller';
  readonly scope_id: string | null;
  readonly min_minor: number | null;
  readonly max_minor: number | null;
}

export interface CommissionTerms {
  readonly categoryId: string;
  readonly currency: string;
  /** The line's prices have their tax in them. */
  readonly isTaxIncluded: boolean;
  readonly rates: readonly CommissionRate[];
}

export interface Commission {
  readonly rateId: string | null;
  readonly rateBp: number;
  readonly amountMinor: number;
}

/** Rates that hold now, the most particular first. */
export async function listCommissionRates(trx: Trx): Promise<readonly CommissionRate[]> {
  const { rows } = await sql<CommissionRate>`
    SELECT id, kind, value, currency, scope, scope_id, min_minor, max_minor FROM commission_rates
    WHERE coalesce(valid_from <= now(), true) AND coalesce(valid_to > now(), true)
    ORDER BY CASE scope WHEN 'seller' THEN 0 WHEN 'category' THEN 1 ELSE 2 END, position, id`.execute(trx);
  return rows;
}

/** What the marketplace keeps of a line: on the discounted price without the tax in it, as the vendor agreement says, and never more than that. */
export function commissionOf(line: QuoteLine, { categoryId, currency, isTaxIncluded, rates }: CommissionTerms): Commission {
  const baseMinor = line.subtotalMinor - line.discountMinor - (isTaxIncluded ? line.taxMinor : 0);
  const rate = rates.find(
    (each) =>
      (each.kind === 'percent' || each.currency === currency) &&
      (each.scope === 'global' || each.scope_id === (each.scope === 'seller' ? line.sellerId : categoryId)),
  );
  if (rate === undefined) return { rateId: null, rateBp: 0, amountMinor: 0 };
  const wantedMinor = rate.kind === 'percent' ? multiplyRatio(baseMinor, rate.value, 10_000, 'half-up') : rate.value * line.quantity;
  const boundedMinor = Math.min(Math.max(wantedMinor, rate.min_minor ?? 0), rate.max_minor ?? Number.MAX_SAFE_INTEGER);
  return { rateId: rate.id, rateBp: rate.kind === 'percent' ? rate.value : 0, amountMinor: Math.min(boundedMinor, baseMinor) };
}
