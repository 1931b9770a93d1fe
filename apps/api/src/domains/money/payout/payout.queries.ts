import type { PayoutStatus } from '@orime/commerce';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { promoterAccount, sellerAccount } from '../ledger/index.ts';

export interface PayoutRow {
  readonly id: string;
  readonly account: string;
  readonly amount_minor: number;
  readonly currency: string;
  readonly status: PayoutStatus;
  readonly reference: string;
  readonly failure: string;
  readonly created_at: Date;
  readonly paid_at: Date | null;
  readonly version: number;
  readonly profile_id: string;
  readonly handle: string;
  readonly name: string;
  readonly name_jp: string;
}

export interface PayoutFilter {
  /** Only payouts of this person's profile. */
  readonly ownerId?: string;
  readonly status?: PayoutStatus | undefined;
  readonly ids?: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

export async function listPayoutRows(
  db: Db | Trx,
  filter: PayoutFilter,
): Promise<{ readonly rows: readonly PayoutRow[]; readonly total: number }> {
  const where = conditionOf(filter);
  const { rows } = await sql<PayoutRow>`
    SELECT t.id, t.account, t.amount_minor, t.currency, t.status, t.reference, t.failure, t.created_at, t.paid_at, t.version, t.profile_id, p.handle, p.name, p.name_jp
    FROM payouts t JOIN profiles p ON p.id = t.profile_id WHERE ${where}
    ORDER BY t.created_at DESC, t.id DESC LIMIT ${filter.limit} OFFSET ${filter.offset}`.execute(db);
  const { rows: counts } = await sql<{
    total: number;
  }>`SELECT count(*)::int AS total FROM payouts t JOIN profiles p ON p.id = t.profile_id WHERE ${where}`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}

function conditionOf({ ownerId, status, ids }: PayoutFilter): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(ownerId === undefined ? [] : [sql`p.user_id = ${ownerId}`]),
      ...(status === undefined ? [] : [sql`t.status = ${status}`]),
      ...(ids === undefined ? [] : [sql`t.id = ANY (${ids}::text[])`]),
    ],
    sql` AND `,
  );
}

/** The ledger accounts of a person: the shop's, and one for each agreement to promote somebody. */
export async function listAccountsOf(db: Db, userId: string): Promise<readonly string[]> {
  const profile = await db.selectFrom('profiles').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (profile === undefined) return [];
  const promoters = await db.selectFrom('promoters').select('id').where('profile_id', '=', profile.id).orderBy('id').execute();
  return [sellerAccount(profile.id), ...promoters.map(({ id }) => promoterAccount(id))];
}

export interface PayableAccount {
  readonly account: string;
  readonly currency: string;
  readonly profile_id: string;
  readonly handle: string;
  readonly name: string;
  readonly name_jp: string;
}

/** Accounts that may have something to be paid out, to be looked at one by one under their lock. */
export async function listPayableAccounts(db: Db, currency: string | undefined): Promise<readonly PayableAccount[]> {
  const { rows } = await sql<PayableAccount>`
    SELECT a.account, a.currency, a.profile_id, w.handle, w.name, w.name_jp
    FROM (
      SELECT e.account, e.currency, coalesce(m.profile_id, p.id) AS profile_id
      FROM ledger_entries e
      LEFT JOIN profiles p ON p.id = CASE WHEN e.account LIKE 'seller:%' THEN substr(e.account, 8) END
      LEFT JOIN promoters m ON m.id = CASE WHEN e.account LIKE 'promoter:%' THEN substr(e.account, 10) END
      WHERE e.available_at <= now() AND e.account NOT IN ('platform', 'buyers', 'bank', 'receivable', 'deferred', 'refunds') AND (${currency ?? null}::text IS NULL OR e.currency = ${currency ?? null})
        AND coalesce(m.profile_id, p.id) IS NOT NULL
      GROUP BY 1, 2, 3
    ) a JOIN profiles w ON w.id = a.profile_id ORDER BY 1, 2`.execute(db);
  return rows;
}

export interface AccountSum {
  /** Sellers and promoters are one account each. */
  readonly account: string;
  readonly currency: string;
  readonly sum_minor: number;
}

/** What every kind of account is owed in all. Adds up the whole ledger, in the order of its index: for staff, not for pages that many open. */
export async function sumAccounts(db: Db): Promise<readonly AccountSum[]> {
  const { rows } = await sql<AccountSum>`
    SELECT split_part(account, ':', 1) AS account, currency, sum(sum_minor)::bigint AS sum_minor
    FROM (SELECT account, currency, sum(amount_minor) AS sum_minor FROM ledger_entries GROUP BY account, currency) each_account
    GROUP BY 1, 2 ORDER BY 2, 1`.execute(db);
  return rows;
}

export interface StatementLine {
  readonly at: Date;
  readonly account: string;
  readonly kind: string;
  readonly ref: string;
  readonly number: string | null;
  readonly amount_minor: number;
  readonly currency: string;
  readonly balance_minor: number;
}

/** Entries of accounts in a time, oldest first, each with the balance of its currency after it. Commission that was invoiced is named by its invoice. */
export async function listStatement(
  db: Db,
  accounts: readonly string[],
  { from, to, currency }: { readonly from: Date; readonly to: Date; readonly currency: string | undefined },
): Promise<readonly StatementLine[]> {
  if (accounts.length === 0) return [];
  const profiles = accounts.filter((account) => account.startsWith('seller:')).map((account) => account.slice('seller:'.length));
  const { rows } = await sql<StatementLine>`
    SELECT * FROM (
      SELECT e.id, e.created_at AS at, e.account, e.kind, coalesce(i.number, e.ref) AS ref, coalesce(o.number, w.number) AS number, e.amount_minor, e.currency,
        sum(e.amount_minor) OVER (PARTITION BY e.currency ORDER BY e.created_at, e.id)::bigint AS balance_minor
      FROM ledger_entries e LEFT JOIN orders o ON o.id = e.order_id LEFT JOIN wholesale_orders w ON w.id = e.wholesale_order_id
        LEFT JOIN invoices i ON e.kind = 'commission' AND i.kind = 'commission' AND i.status <> 'void' AND e.account = 'seller:' || i.debtor_profile_id AND i.currency = e.currency
          AND i.debtor_profile_id = ANY (${profiles}::text[]) AND i.period = date_trunc('month', e.created_at AT TIME ZONE 'UTC')::date
      WHERE e.account = ANY (${accounts}::text[]) AND e.created_at < ${to} AND (${currency ?? null}::text IS NULL OR e.currency = ${currency ?? null})
    ) line WHERE at >= ${from} ORDER BY at, id`.execute(db);
  return rows;
}
