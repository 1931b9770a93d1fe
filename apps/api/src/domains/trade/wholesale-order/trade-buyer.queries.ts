import type { WholesaleTerms } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import { sql, type RawBuilder } from 'kysely';
import { isStaff, type UserActor } from '../../../house/access/actor.ts';
import { companyOf } from '../../../house/db/company-of.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';

/** A verified company with what it may do. */
export interface TradeBuyer {
  readonly id: string;
  readonly name: string;
  readonly terms: WholesaleTerms;
  readonly creditLimitMinor: number;
  /** Of the credit; orders in other currencies are paid before. */
  readonly currency: Currency;
  readonly managerId: string | null;
  readonly isTaxExempt: boolean;
  readonly hasOverdue: boolean;
}

/** The actor's own company, or the one that staff name: managers reach their own buyers only. Throws `not_found`. */
export async function getTradeBuyer(db: Db, actor: UserActor, buyerId: string | undefined): Promise<TradeBuyer> {
  if (!isStaff(actor)) {
    if (buyerId !== undefined) throw new RequestError('validation', { fields: { buyerId: 'is for staff' } });
    return findBuyer(db, sql`b.id = ${companyOf(actor.userId)}`);
  }
  if (buyerId === undefined) throw new RequestError('validation', { fields: { buyerId: 'is required' } });
  return findBuyer(db, actor.role === 'admin' ? sql`b.id = ${buyerId}` : sql`b.id = ${buyerId} AND b.account_manager_id = ${actor.userId}`);
}

/** Every order that uses credit comes through this lock, so that two of them never count the same credit as free. */
export async function lockBuyer(trx: Trx, buyerId: string): Promise<TradeBuyer> {
  await sql`SELECT FROM buyers WHERE id = ${buyerId} FOR NO KEY UPDATE`.execute(trx);
  return findBuyer(trx, sql`b.id = ${buyerId}`);
}

/** What of the credit is used: of every order the lent part until it is paid. */
export async function sumUsedCredit(db: Db, buyerId: string, currency: Currency, exceptOrderId: string | null): Promise<number> {
  const used = usedCredit(sql`${buyerId}`, sql`${currency}`, exceptOrderId);
  const { rows } = await sql<{ used: number }>`SELECT ${used} AS used`.execute(db);
  return rows[0]?.used ?? 0;
}

/** The same inside a statement that reads companies: `buyerId` and `currency` are its columns. */
export function usedCredit(buyerId: RawBuilder<unknown>, currency: RawBuilder<unknown>, exceptOrderId: string | null): RawBuilder<number> {
  return sql<number>`(
    SELECT coalesce(sum(least(o.total_minor - o.advance_minor, coalesce(i.open_minor, o.total_minor))), 0)::bigint
    FROM wholesale_orders o
    LEFT JOIN LATERAL (
      SELECT sum(CASE WHEN status = 'void' THEN 0 ELSE total_minor - paid_minor END) AS open_minor FROM invoices WHERE wholesale_order_id = o.id AND kind = 'wholesale'
    ) i ON true
    WHERE o.buyer_id = ${buyerId} AND o.currency = ${currency} AND o.status NOT IN ('draft', 'cancelled') AND o.id IS DISTINCT FROM ${exceptOrderId}::text)`;
}

/** How many invoices of a company are overdue, inside a statement that reads companies. Until a day after the due date money may be under way. */
export function overdueInvoices(buyerId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    SELECT count(*)::int FROM invoices i WHERE i.buyer_id = ${buyerId} AND i.kind = 'wholesale'
      AND (i.status = 'overdue' OR (i.status IN ('issued', 'partially_paid') AND i.due_at < now() - interval '1 day')))`;
}

async function findBuyer(db: Db, condition: ReturnType<typeof sql>): Promise<TradeBuyer> {
  const { rows } = await sql<TradeBuyer>`
    SELECT b.id, coalesce(nullif(b.trade_name, ''), b.company_legal) AS name, b.terms, b.credit_limit_minor AS "creditLimitMinor", b.currency, b.account_manager_id AS "managerId",
      EXISTS (SELECT FROM buyer_documents d WHERE d.buyer_id = b.id AND d.kind = 'resale_cert' AND d.status = 'accepted' AND (d.expires_at IS NULL OR d.expires_at > now())) AS "isTaxExempt",
      ${overdueInvoices(sql`b.id`)} > 0 AS "hasOverdue"
    FROM buyers b WHERE b.verification = 'verified' AND ${condition}`.execute(db);
  if (rows[0] === undefined) throw new RequestError('not_found');
  return rows[0];
}
