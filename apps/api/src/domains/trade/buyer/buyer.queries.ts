import type { Buyer, BuyerDocument } from '@orime/contracts/api/trade/buyer';
import { sql, type RawBuilder } from 'kysely';
import { companyOf } from '../../../house/db/company-of.ts';
import type { Db, Trx } from '../../../house/db/db.ts';

export interface BuyerRow {
  readonly id: string;
  readonly user_id: string;
  readonly company_legal: string;
  readonly trade_name: string;
  readonly trade_name_jp: string;
  readonly website: string;
  readonly store_type: string;
  readonly country: string;
  readonly tax_id: string;
  readonly invoice_reg_no: string;
  readonly doors: number | null;
  readonly expected_volume: Buyer['expectedVolume'];
  readonly requested_terms: Buyer['requestedTerms'];
  readonly contact_name: string;
  readonly contact_phone: string;
  readonly verification: Buyer['verification'];
  readonly rejection_reason_en: string | null;
  readonly rejection_reason_jp: string | null;
  readonly terms: Buyer['terms'];
  readonly credit_limit_minor: number;
  readonly currency: Buyer['creditLimit']['currency'];
  readonly version: number;
  readonly created_at: Date;
  readonly submitted_at: Date;
  readonly verified_at: Date | null;
  readonly verified_by_name: string | null;
  readonly user_name: string;
  readonly user_email: string;
  readonly user_locale: 'en' | 'jp';
  readonly user_verified: boolean;
  readonly manager_id: string | null;
  readonly manager_name: string | null;
  readonly manager_email: string | null;
  readonly recheck: { readonly changed: string[]; readonly since: string; readonly before: Record<string, unknown> } | null;
}

/** Whose eyes a company is looked up for: one of its people's, one manager's, or (null) those of an admin. */
export type BuyerKey = { readonly userId: string } | { readonly id: string; readonly managerId: string | null };

/** A company with its people; undefined also for companies that are not the asker's business. */
export async function findBuyer(db: Db | Trx, key: BuyerKey): Promise<BuyerRow | undefined> {
  const { rows } = await sql<BuyerRow>`
    SELECT b.id, b.user_id, b.company_legal, b.trade_name, b.trade_name_jp, b.website, b.store_type, b.country, b.tax_id, b.invoice_reg_no, b.doors, b.expected_volume, b.requested_terms,
      b.contact_name, b.contact_phone, b.verification, b.rejection_reason_en, b.rejection_reason_jp, b.terms, b.credit_limit_minor, b.currency, b.version, b.created_at, b.submitted_at, b.verified_at,
      (SELECT name FROM users WHERE id = b.verified_by) AS verified_by_name,
      u.name AS user_name, u.email::text AS user_email, u.locale AS user_locale, u.email_verified_at IS NOT NULL AS user_verified,
      m.id AS manager_id, m.name AS manager_name, m.email::text AS manager_email, ${recheckOf} AS recheck
    FROM buyers b JOIN users u ON u.id = b.user_id LEFT JOIN users m ON m.id = b.account_manager_id
    WHERE ${conditionOf(key)}`.execute(db);
  return rows[0];
}

/** Locks the company until the transaction ends. */
export async function lockBuyer(trx: Trx, key: BuyerKey): Promise<BuyerRow | undefined> {
  await sql`SELECT b.id FROM buyers b WHERE ${conditionOf(key)} FOR NO KEY UPDATE`.execute(trx);
  return findBuyer(trx, key);
}

/** What a verified company changed since, as JSON. Of buyers `b`. */
export const recheckOf = sql`(
  SELECT json_build_object('changed', r.changed, 'since', to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'before', r.before)
  FROM buyer_rechecks r WHERE r.buyer_id = b.id AND r.status = 'open')`;

function conditionOf(key: BuyerKey): RawBuilder<unknown> {
  if ('userId' in key) return sql`b.id = ${companyOf(key.userId)}`;
  return key.managerId === null ? sql`b.id = ${key.id}` : sql`b.id = ${key.id} AND b.account_manager_id = ${key.managerId}`;
}

export interface DocumentRow {
  readonly id: string;
  readonly buyer_id: string;
  readonly kind: BuyerDocument['kind'];
  readonly file_id: string;
  readonly file_name: string | null;
  readonly mime: string;
  readonly bytes: number;
  readonly status: BuyerDocument['status'];
  readonly note: string;
  readonly expires_at: Date | null;
  readonly created_at: Date;
}

/** In the order they were sent. */
export async function listDocumentRows(db: Db | Trx, buyerId: string): Promise<readonly DocumentRow[]> {
  return db
    .selectFrom('buyer_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .select([
      'd.id',
      'd.buyer_id',
      'd.kind',
      'd.file_id',
      'f.original_name as file_name',
      'f.mime',
      'f.bytes',
      'd.status',
      'd.note',
      'd.expires_at',
      'd.created_at',
    ])
    .where('d.buyer_id', '=', buyerId)
    .where('f.deleted_at', 'is', null)
    .orderBy('d.created_at')
    .orderBy('d.id')
    .execute();
}

export function toDocument(row: DocumentRow): BuyerDocument {
  return {
    _id: row.id,
    id: row.id,
    kind: row.kind,
    fileName: row.file_name ?? '',
    mime: row.mime,
    bytes: row.bytes,
    status: row.status,
    note: row.note,
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
