import type { Currency } from '@orime/contracts';
import type { PromoCode, PromoCodeInput } from '@orime/contracts/api/selling/promo-code';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { escapeLike } from '../../../house/db/escape-like.ts';

export interface CodeFilter {
  /** Whose codes: null for everybody's. */
  readonly ownerId: string | null;
  readonly id?: string;
  /** Beginning of a code. */
  readonly q?: string | undefined;
}

interface CodeRow extends Omit<PromoCode, '_id' | 'createdAt' | 'startsAt' | 'endsAt' | 'currency'> {
  readonly currency: Currency | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly createdAt: Date;
}

/** Newest first. */
export async function listCodes(
  db: Db | Trx,
  filter: CodeFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly PromoCode[]> {
  const { rows } = await sql<CodeRow>`
    SELECT c.id, upper(c.code::text) AS code, c.kind, c.value, c.currency, c.min_spend_minor AS "minSpendMinor", c.starts_at AS "startsAt", c.ends_at AS "endsAt", c.usage_limit AS "usageLimit",
      c.per_customer_limit AS "perCustomerLimit", c.scope, c.scope_ids AS "scopeIds", c.active, c.used_count AS "usedCount", c.promoter_id AS "promoterId", c.created_at AS "createdAt", c.version
    FROM promo_codes c WHERE ${conditionOf(filter)} ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map((row) => ({
    ...row,
    _id: row.id,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

export async function countCodes(db: Db, filter: CodeFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM promo_codes c WHERE ${conditionOf(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Codes given to one customer belong to nobody's office. */
function conditionOf({ ownerId, id, q }: CodeFilter): RawBuilder<unknown> {
  const own = sql`(c.created_by = ${ownerId} OR c.promoter_id IN (SELECT m.id FROM promoters m JOIN profiles p ON p.id = m.designer_profile_id WHERE p.user_id = ${ownerId}))`;
  return sql.join(
    [
      sql`c.customer_id IS NULL`,
      ...(ownerId === null ? [] : [own]),
      ...(id === undefined ? [] : [sql`c.id = ${id}`]),
      ...(q === undefined ? [] : [sql`c.code::text ILIKE ${`${escapeLike(q.trim())}%`}`]),
    ],
    sql` AND `,
  );
}

export function columnsOf(input: PromoCodeInput) {
  return {
    kind: input.kind,
    value: input.kind === 'free_shipping' ? 0 : input.value,
    currency: input.currency ?? null,
    min_spend_minor: input.minSpendMinor ?? 0,
    starts_at: input.startsAt ?? null,
    ends_at: input.endsAt ?? null,
    usage_limit: input.usageLimit ?? null,
    per_customer_limit: input.perCustomerLimit ?? null,
    scope: input.scope,
    scope_ids: input.scope === 'all' ? [] : (input.scopeIds ?? []),
    active: input.active ?? true,
    updated_at: new Date(),
  };
}

export async function findProfileIdOf(trx: Trx, userId: string): Promise<string | undefined> {
  return (await trx.selectFrom('profiles').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null).executeTakeFirst())
    ?.id;
}

/** How many of the ids exist in the scope, of one owner or of anybody. */
export async function countScope(
  trx: Trx,
  scope: 'designer' | 'category' | 'design',
  ids: readonly string[],
  ownerProfileId: string | null,
): Promise<number> {
  const list = sql`${ids}::text[]`;
  const { rows } = await (
    scope === 'category'
      ? sql<{ n: number }>`SELECT count(*)::int AS n FROM categories WHERE id = ANY (${list})`
      : scope === 'designer'
        ? sql<{
            n: number;
          }>`SELECT count(*)::int AS n FROM profiles WHERE id = ANY (${list}) AND (${ownerProfileId}::text IS NULL OR id = ${ownerProfileId})`
        : sql<{
            n: number;
          }>`SELECT count(*)::int AS n FROM designs WHERE id = ANY (${list}) AND deleted_at IS NULL AND (${ownerProfileId}::text IS NULL OR profile_id = ${ownerProfileId})`
  ).execute(trx);
  return rows[0]?.n ?? 0;
}
