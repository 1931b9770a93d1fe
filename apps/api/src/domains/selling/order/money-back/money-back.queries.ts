import type { Currency } from '@orime/contracts';
import type { MoneyBack } from '@orime/contracts/api/selling/money-back';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../../house/db/db.ts';
import type { Page } from '../../../../house/http/paging.ts';
import { toPrice } from '../../../site/market/index.ts';

interface MoneyBackRow {
  readonly id: string;
  readonly kind: MoneyBack['kind'];
  readonly status: MoneyBack['status'];
  readonly provider: MoneyBack['provider'];
  readonly providerRef: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly feeMinor: number;
  readonly feeCurrency: Currency | null;
  readonly reason: string;
  readonly evidenceDueAt: Date | null;
  readonly settledReference: string;
  readonly createdAt: Date;
  readonly orders: MoneyBack['orders'];
}

export interface MoneyBackFilter {
  readonly id?: string | undefined;
  readonly kind?: MoneyBack['kind'] | undefined;
  /** Only what waits: disputes that the bank decides, failed refunds that nobody has paid. */
  readonly isOpen?: boolean;
}

/** What waits first, then the newest. */
export async function listMoneyBack(
  db: Db | Trx,
  { id, kind, isOpen = false }: MoneyBackFilter,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
): Promise<{ readonly items: MoneyBack[]; readonly total: number }> {
  const where = sql`(${id ?? null}::text IS NULL OR b.id = ${id ?? null}) AND (${kind ?? null}::text IS NULL OR b.kind = ${kind ?? null}) AND (NOT ${isOpen}::boolean OR b.status = 'open')`;
  const { rows } = await sql<MoneyBackRow>`
    SELECT b.*, p.provider, g.currency, coalesce((
      SELECT json_agg(json_build_object('id', o.id, 'number', o.number) ORDER BY o.number) FROM orders o
      WHERE o.id = b."orderId" OR o.id IN (SELECT v.order_id FROM payment_reversal_parts v WHERE v.reversal_id = b.id)
    ), '[]') AS orders
    FROM (${all}) b JOIN payments p ON p.id = b."paymentId" JOIN order_groups g ON g.id = p.group_id
    WHERE ${where} ORDER BY (b.status = 'open') DESC, b."createdAt" DESC, b.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM (${all}) b WHERE ${where}`.execute(db);
  return { items: rows.map(toMoneyBack), total: counts[0]?.total ?? 0 };
}

/** How many entries that are over are listed of each table, the newest: what is older is in the provider's own books. */
const MOST = 1_000;

const reversal = sql`
  SELECT id, kind, status, payment_id AS "paymentId", NULL AS "orderId", provider_ref AS "providerRef", amount_minor AS "amountMinor", fee_minor AS "feeMinor", fee_currency AS "feeCurrency",
    reason, evidence_due_at AS "evidenceDueAt", '' AS "settledReference", created_at AS "createdAt" FROM payment_reversals`;
const failure = (status: 'open' | 'settled') => sql`
  SELECT id, 'failed_refund', ${sql.lit(status)}, payment_id, order_id, '', amount_minor, 0, NULL, failure, NULL::timestamptz, settled_reference, failed_at FROM refunds WHERE failed_at IS NOT NULL`;
const all = sql`
  ${reversal} WHERE status = 'open'
  UNION ALL (${reversal} WHERE status <> 'open' ORDER BY created_at DESC, id DESC LIMIT ${sql.lit(MOST)})
  UNION ALL ${failure('open')} AND settled_at IS NULL
  UNION ALL (${failure('settled')} AND settled_at IS NOT NULL ORDER BY failed_at DESC, id DESC LIMIT ${sql.lit(MOST)})`;

function toMoneyBack({ feeMinor, feeCurrency, amountMinor, currency, evidenceDueAt, createdAt, ...row }: MoneyBackRow): MoneyBack {
  const { id, kind, status, provider, providerRef, reason, settledReference, orders } = row;
  return {
    _id: id,
    id,
    kind,
    status,
    provider,
    providerRef,
    amount: toPrice(amountMinor, currency),
    fee: feeMinor === 0 || feeCurrency === null ? null : toPrice(feeMinor, feeCurrency),
    reason,
    evidenceDueAt: status === 'open' ? (evidenceDueAt?.toISOString() ?? null) : null,
    settledReference,
    orders,
    createdAt: createdAt.toISOString(),
  };
}
