import { normalizePromoCode, type CodeProblemCode, type PromoRule, type PromoScope } from '@orime/commerce';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { normaliseEmail } from '../../../../house/normalise-email.ts';
import { customerAddress } from './customer-address.ts';

/** Who wants to use a code: limits per customer count by account and by e-mail address. */
export interface PromoCustomer {
  readonly userId: string | null;
  readonly email: string | null;
}

/** A code that may be used now, or why it may not. */
export type FoundCode =
  | { readonly usable: true; readonly id: string; readonly rule: PromoRule }
  | { readonly usable: false; readonly code: string; readonly problem: CodeProblemCode };

interface CodeRow {
  readonly id: string;
  readonly code: string;
  readonly kind: PromoRule['kind'];
  readonly value: number;
  readonly currency: string | null;
  readonly min_spend_minor: number;
  readonly scope: PromoScope['kind'];
  readonly scope_ids: readonly string[];
  readonly active: boolean;
  readonly is_of_somebody_else: boolean;
  readonly has_started: boolean;
  readonly has_ended: boolean;
  readonly is_exhausted: boolean;
  readonly is_used_up_by_customer: boolean;
}

/** The wanted codes in their order, each once. */
export async function findCodes(db: Db, wanted: readonly string[], customer: PromoCustomer): Promise<FoundCode[]> {
  const codes = [...new Set(wanted.map(normalizePromoCode))].filter((code) => code !== '');
  if (codes.length === 0) return [];
  const { rows } = await sql<CodeRow>`
    SELECT
      c.id, upper(c.code::text) AS code, c.kind, c.value, c.currency, c.min_spend_minor, c.scope, c.scope_ids, c.active,
      coalesce(c.customer_id <> coalesce(${customer.userId}, ''), false) AS is_of_somebody_else,
      coalesce(c.starts_at <= now(), true) AS has_started, coalesce(c.ends_at <= now(), false) AS has_ended,
      coalesce(c.used_count >= c.usage_limit, false) AS is_exhausted,
      coalesce(used.times >= c.per_customer_limit, false) AS is_used_up_by_customer
    FROM promo_codes c
    LEFT JOIN LATERAL (
      -- Redemptions of former releases have the address as it was written, in lower case.
      SELECT count(*) AS times FROM promo_redemptions r
      WHERE r.promo_code_id = c.id AND r.status <> 'released'
        AND (r.user_id = ${customer.userId} OR r.email_norm IN (${normaliseEmail(customer.email ?? '')}, ${customerAddress(customer.email)}))
    ) used ON c.per_customer_limit IS NOT NULL
    WHERE c.code = ANY (${codes}::citext[])`.execute(db);
  const found = new Map(rows.map((row) => [row.code, row]));
  return codes.map((code) => {
    const row = found.get(code);
    const problem = problemOf(row);
    return row === undefined || problem !== undefined
      ? { usable: false, code, problem: problem ?? 'promo_unknown' }
      : { usable: true, id: row.id, rule: toRule(row) };
  });
}

/** Locks the rows of the wanted codes in id order, so that limits are counted one purchase at a time. */
export async function lockCodes(trx: Trx, wanted: readonly string[]): Promise<void> {
  if (wanted.length === 0) return;
  await sql`SELECT FROM promo_codes WHERE code = ANY (${wanted.map(normalizePromoCode)}::citext[]) ORDER BY id FOR UPDATE`.execute(trx);
}

function problemOf(row: CodeRow | undefined): CodeProblemCode | undefined {
  if (row === undefined || !row.active || !row.has_started || row.is_of_somebody_else) return 'promo_unknown';
  if (row.has_ended) return 'promo_expired';
  if (row.is_exhausted) return 'promo_exhausted';
  if (row.is_used_up_by_customer) return 'promo_already_used';
  return undefined;
}

function toRule(row: CodeRow): PromoRule {
  return {
    code: row.code,
    kind: row.kind,
    value: row.value,
    currency: row.currency,
    minSpendMinor: row.min_spend_minor,
    scope: toScope(row),
  };
}

function toScope({ scope, scope_ids }: CodeRow): PromoScope {
  switch (scope) {
    case 'all':
      return { kind: 'all' };
    case 'designer':
      return { kind: 'designer', sellerIds: scope_ids };
    case 'category':
      return { kind: 'category', categoryIds: scope_ids };
    case 'design':
      return { kind: 'design', designIds: scope_ids };
    default:
      return scope satisfies never;
  }
}
