import type { Buyer, BuyerInput } from '@orime/contracts/api/buyer';
import { RequestError } from '../../errors/request-error.ts';
import { newId } from '../../ids.ts';
import type { Db } from '../../plugins/db.ts';

/** The caller's company, or 404 before it is registered. */
export async function readBuyer(db: Db, userId: string): Promise<Buyer> {
  const row = await db
    .selectFrom('buyers')
    .leftJoin('users as managers', 'managers.id', 'buyers.account_manager_id')
    .select([
      'buyers.id', 'company_legal', 'trade_name', 'website', 'store_type', 'country', 'tax_id', 'invoice_reg_no', 'verification', 'rejection_reason_en', 'rejection_reason_jp', 'terms',
      'buyers.created_at as registered_at', 'managers.name as manager_name', 'managers.email as manager_email',
    ])
    .where('buyers.user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw new RequestError('not_found');
  const { rejection_reason_en: en, rejection_reason_jp: jp } = row;
  return {
    _id: row.id,
    id: row.id,
    companyLegal: row.company_legal,
    tradeName: row.trade_name,
    website: row.website,
    storeType: row.store_type,
    country: row.country,
    taxId: row.tax_id,
    invoiceRegNo: row.invoice_reg_no,
    verification: row.verification as Buyer['verification'], // the table's own check allows these only
    reason: en === null && jp === null ? null : { en: en ?? jp ?? '', jp: jp ?? en ?? '' },
    terms: row.terms,
    manager: row.manager_name === null || row.manager_email === null ? null : { name: row.manager_name, email: row.manager_email },
    createdAt: row.registered_at.toISOString(),
  };
}

/** Every company starts unverified, whatever the request says; an account has one. */
export async function createBuyer(db: Db, userId: string, input: BuyerInput): Promise<Buyer> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('buyers')
    .values({
      id: newId('byr'), user_id: userId, company_legal: input.companyLegal.trim(), trade_name: input.tradeName.trim(), website: input.website, store_type: input.storeType, country: input.country,
      tax_id: input.taxId.trim(), invoice_reg_no: input.invoiceRegNo,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new RequestError('conflict');
  return readBuyer(db, userId);
}
