import type { Buyer } from '@orime/contracts/api/trade/buyer';
import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { listAddresses } from '../../people/addresses/index.ts';
import { toPrice } from '../../site/market/index.ts';
import { sumUsedCredit } from '../wholesale-order/index.ts';
import { findBuyer, listDocumentRows, toDocument, type BuyerRow } from './buyer.queries.ts';

/** The company the caller is in. Throws `not_found` before it is registered. */
export async function readBuyer(db: Db | Trx, userId: string): Promise<Buyer> {
  const buyer = await findOwnBuyer(db, userId);
  if (buyer === undefined) throw new RequestError('not_found');
  return buyer;
}

export async function findOwnBuyer(db: Db | Trx, userId: string): Promise<Buyer | undefined> {
  const row = await findBuyer(db, { userId });
  if (row === undefined) return undefined;
  const { role } = await db.selectFrom('buyer_members').select('role').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return {
    ...(await toCompany(db, row)),
    role,
    creditUsed: toPrice(await sumUsedCredit(db, row.id, row.currency, null), row.currency),
    manager: personOf(row.manager_id, row.manager_name, row.manager_email),
  };
}

/** A company as staff sees it; `managerId` narrows to the companies of one manager. */
export async function readStaffBuyer(db: Db | Trx, id: string, managerId: string | null): Promise<StaffBuyer> {
  const row = await findBuyer(db, { id, managerId });
  if (row === undefined) throw new RequestError('not_found');
  const members = await db
    .selectFrom('buyer_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.name', 'u.email', 'm.role'])
    .where('m.buyer_id', '=', row.id)
    .orderBy('m.created_at')
    .orderBy('u.id')
    .execute();
  return {
    ...(await toCompany(db, row)),
    user: { id: row.user_id, name: row.user_name, email: row.user_email, locale: row.user_locale, emailVerified: row.user_verified },
    manager: personOf(row.manager_id, row.manager_name, row.manager_email),
    members: members.map(({ id: userId, name, email, role }) => ({ id: userId, name, email, role })),
    creditUsed: toPrice(await sumUsedCredit(db, row.id, row.currency, null), row.currency),
    before: row.recheck?.before ?? null,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    verifiedBy: row.verified_by_name,
    submittedAt: row.submitted_at.toISOString(),
  };
}

export function personOf(id: string | null, name: string | null, email: string | null): { id: string; name: string; email: string } | null {
  return id === null || name === null || email === null ? null : { id, name, email };
}

async function toCompany(db: Db | Trx, row: BuyerRow): Promise<Omit<Buyer, 'manager' | 'role' | 'creditUsed'>> {
  const { rejection_reason_en: en, rejection_reason_jp: jp } = row;
  return {
    _id: row.id,
    id: row.id,
    companyLegal: row.company_legal,
    tradeName: row.trade_name,
    tradeNameJp: row.trade_name_jp,
    website: row.website,
    storeType: row.store_type,
    country: row.country,
    taxId: row.tax_id,
    invoiceRegNo: row.invoice_reg_no,
    doors: row.doors,
    expectedVolume: row.expected_volume,
    requestedTerms: row.requested_terms,
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    verification: row.verification,
    reason: en === null && jp === null ? null : { en: en ?? jp ?? '', jp: jp ?? en ?? '' },
    terms: row.terms,
    creditLimit: toPrice(row.credit_limit_minor, row.currency),
    recheck: row.recheck === null ? null : { changed: row.recheck.changed, since: row.recheck.since },
    documents: (await listDocumentRows(db, row.id)).map(toDocument),
    shippingAddresses: await listAddresses(db, { type: 'buyer', id: row.id }),
    version: row.version,
    createdAt: row.created_at.toISOString(),
  };
}
