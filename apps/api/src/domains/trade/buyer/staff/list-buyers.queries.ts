import type { BuyerManager, BuyerSummary } from '@orime/contracts/api/trade/buyer-staff';
import { sql, type RawBuilder } from 'kysely';
import { cappedCount } from '../../../../house/db/capped-count.ts';
import type { Db } from '../../../../house/db/db.ts';
import type { Page } from '../../../../house/http/paging.ts';
import { toPrice } from '../../../site/market/index.ts';
import { overdueInvoices, usedCredit } from '../../wholesale-order/index.ts';
import { personOf } from '../buyer-answer.ts';
import { recheckOf, type BuyerRow } from '../buyer.queries.ts';

export interface BuyerFilters {
  /** Whose companies; null: everybody's, which is for admins. */
  readonly managerId: string | null;
  /** Words of a name, or a whole e-mail address. */
  readonly q?: string | undefined;
  readonly verification?: BuyerSummary['verification'] | undefined;
  readonly country?: string | undefined;
  /** An id, or `none`. */
  readonly manager?: string | undefined;
  readonly recheck?: boolean | undefined;
  /** Only those that wait, the longest first. */
  readonly waiting?: boolean;
}

export async function listBuyers(
  db: Db,
  filters: BuyerFilters,
  page: Page,
): Promise<{ items: BuyerSummary[]; total: number; page: number }> {
  const { rows } = await buyersQuery(filters, page).execute(db);
  return { items: rows.map(toSummary), total: await cappedCount(db, sql`FROM buyers b WHERE ${conditionOf(filters)}`), page: page.page };
}

type SummaryRow = Pick<
  BuyerRow,
  | 'id'
  | 'user_id'
  | 'company_legal'
  | 'trade_name'
  | 'trade_name_jp'
  | 'store_type'
  | 'country'
  | 'verification'
  | 'terms'
  | 'credit_limit_minor'
  | 'currency'
  | 'submitted_at'
  | 'created_at'
  | 'user_name'
  | 'user_email'
  | 'manager_id'
  | 'manager_name'
  | 'manager_email'
  | 'recheck'
> & { readonly document_count: number; readonly used_minor: number; readonly overdue_invoices: number };

/** The statement of a page, apart, so that its plan can be looked at. */
export function buyersQuery(filters: BuyerFilters, { limit, offset }: Page): RawBuilder<SummaryRow> {
  const order = filters.waiting === true ? sql`b.submitted_at, b.id` : sql`b.created_at DESC, b.id DESC`;
  return sql<SummaryRow>`
    SELECT b.id, b.user_id, b.company_legal, b.trade_name, b.trade_name_jp, b.store_type, b.country, b.verification, b.terms, b.credit_limit_minor, b.currency, b.submitted_at, b.created_at,
      u.name AS user_name, u.email::text AS user_email, m.id AS manager_id, m.name AS manager_name, m.email::text AS manager_email, ${recheckOf} AS recheck,
      (SELECT count(*)::int FROM buyer_documents d WHERE d.buyer_id = b.id) AS document_count, ${usedCredit(sql`b.id`, sql`b.currency`, null)} AS used_minor, ${overdueInvoices(sql`b.id`)} AS overdue_invoices
    FROM (SELECT * FROM buyers b WHERE ${conditionOf(filters)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) b
    JOIN users u ON u.id = b.user_id LEFT JOIN users m ON m.id = b.account_manager_id
    ORDER BY ${order}`;
}

function conditionOf({
  managerId,
  q = '',
  verification,
  country,
  manager,
  recheck = false,
  waiting = false,
}: BuyerFilters): RawBuilder<unknown> {
  const parts = [
    ...(managerId === null ? [] : [sql`b.account_manager_id = ${managerId}`]),
    ...(verification === undefined ? [] : [sql`b.verification = ${verification}`]),
    ...(waiting ? [sql`b.verification IN ('pending', 'needs_info')`] : []),
    ...(country === undefined ? [] : [sql`b.country = ${country}`]),
    ...(manager === undefined ? [] : [manager === 'none' ? sql`b.account_manager_id IS NULL` : sql`b.account_manager_id = ${manager}`]),
    ...(recheck ? [sql`b.id IN (SELECT r.buyer_id FROM buyer_rechecks r WHERE r.status = 'open')`] : []),
    ...(q.includes('@')
      ? [sql`b.id IN (SELECT m.buyer_id FROM users u JOIN buyer_members m ON m.user_id = u.id WHERE u.email = ${q.trim()})`]
      : wordsOf(q).map(hasWord)),
  ];
  return sql.join([sql`true`, ...parts], sql` AND `);
}

function wordsOf(q: string): readonly string[] {
  return q
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
}

/** The index finds names with all the characters and pairs of the word; whether they stand together is asked of those. */
function hasWord(word: string): RawBuilder<unknown> {
  return sql`b.search_grams @> text_grams(fold_text(${word})) AND strpos(b.search_text, fold_text(${word})) > 0`;
}

function toSummary(row: SummaryRow): BuyerSummary {
  return {
    _id: row.id,
    id: row.id,
    companyLegal: row.company_legal,
    tradeName: row.trade_name,
    tradeNameJp: row.trade_name_jp,
    storeType: row.store_type,
    country: row.country,
    verification: row.verification,
    terms: row.terms,
    creditLimit: toPrice(row.credit_limit_minor, row.currency),
    creditUsed: toPrice(row.used_minor, row.currency),
    overdueInvoices: row.overdue_invoices,
    user: { id: row.user_id, name: row.user_name, email: row.user_email },
    manager: personOf(row.manager_id, row.manager_name, row.manager_email),
    documentCount: row.document_count,
    recheck: row.recheck === null ? null : { changed: row.recheck.changed, since: row.recheck.since },
    submittedAt: row.submitted_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}

/** Active staff, the least loaded first. */
export async function listManagers(db: Db, page: Page): Promise<{ items: BuyerManager[]; total: number; page: number }> {
  const { rows } = await sql<BuyerManager & { total: number }>`
    SELECT u.id, u.name, u.email::text AS email, u.staff_role AS "staffRole", count(b.id)::int AS buyers, (count(*) FILTER (WHERE b.verification = 'verified'))::int AS verified,
      (count(*) FILTER (WHERE b.verification IN ('pending', 'needs_info')))::int AS waiting, count(*) OVER ()::int AS total
    FROM users u LEFT JOIN buyers b ON b.account_manager_id = u.id
    WHERE u.staff_role <> 'none' AND u.status = 'active'
    GROUP BY u.id ORDER BY count(b.id), u.name, u.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { items: rows.map(({ total: _, ...manager }) => manager), total: rows[0]?.total ?? 0, page: page.page };
}
