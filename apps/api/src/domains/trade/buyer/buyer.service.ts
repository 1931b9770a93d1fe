import type { Buyer, BuyerChanges, BuyerInput } from '@orime/contracts/api/trade/buyer';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { assertVersion } from '../../../house/http/if-match.ts';
import { newId } from '../../../house/ids.ts';
import { readBuyer } from './buyer-answer.ts';
import { lockBuyer, type BuyerRow } from './buyer.queries.ts';
import { requireNumbers } from './check-company.ts';
import { noteEvidence } from './request-recheck.ts';

/** Every company starts unverified, whatever the request says; an account has one. */
export async function createBuyer(db: Db, userId: string, input: BuyerInput): Promise<Buyer> {
  const company = trim(input);
  requireNumbers(company);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('buyers')
    .values({
      id: newId('byr'),
      user_id: userId,
      ...columnsOf(company),
      company_legal: company.companyLegal,
      country: company.country,
      currency: company.country === 'JP' ? 'JPY' : euroCountries.has(company.country) ? 'EUR' : 'USD',
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new RequestError('conflict');
  return readBuyer(db, userId);
}

/** What is left out stays. Saving what is there already changes nothing, nor does it make anybody look again. */
export async function updateBuyer(db: Db, userId: string, { version, ...input }: BuyerChanges, expected?: number): Promise<Buyer> {
  return db.transaction().execute(async (trx) => {
    const row = await lockBuyer(trx, { userId });
    if (row === undefined) throw new RequestError('not_found');
    assertVersion(version ?? expected, row.version);
    const changes = trim(input);
    requireNumbers({ country: row.country, taxId: row.tax_id, invoiceRegNo: row.invoice_reg_no, ...changes });
    const before = Object.fromEntries(
      evidence
        .filter((field) => changes[field] !== undefined && changes[field] !== row[columnOf[field]])
        .map((field) => [field, row[columnOf[field]]]),
    );
    await trx
      .updateTable('buyers')
      .set({ ...columnsOf(changes), version: row.version + 1, updated_at: new Date() })
      .where('id', '=', row.id)
      .execute();
    await noteEvidence(trx, row, Object.keys(before), before);
    return readBuyer(trx, userId);
  });
}

/** What a company is verified by. */
const evidence = ['companyLegal', 'taxId', 'invoiceRegNo', 'country'] as const;
const columnOf = {
  companyLegal: 'company_legal',
  taxId: 'tax_id',
  invoiceRegNo: 'invoice_reg_no',
  country: 'country',
} as const satisfies Record<(typeof evidence)[number], keyof BuyerRow>;

/** Where the euro is money: what a company there is invoiced in until staff says otherwise. */
const euroCountries: ReadonlySet<string> = new Set([
  'AT',
  'BE',
  'BG',
  'CY',
  'DE',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PT',
  'SI',
  'SK',
]);

/** Without the blanks around words. */
function trim<Input extends Partial<BuyerInput>>(input: Input): Input {
  const trimmed = Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const);
  return Object.fromEntries(trimmed) as Input; // the same names with values of the same types
}

function columnsOf(input: Partial<BuyerInput>) {
  const columns = {
    company_legal: input.companyLegal,
    trade_name: input.tradeName,
    trade_name_jp: input.tradeNameJp,
    website: input.website,
    store_type: input.storeType,
    country: input.country,
    tax_id: input.taxId,
    invoice_reg_no: input.invoiceRegNo,
    doors: input.doors,
    expected_volume: input.expectedVolume,
    requested_terms: input.requestedTerms,
    contact_name: input.contactName,
    contact_phone: input.contactPhone,
  };
  // The database library leaves out what is undefined.
  return columns;
}
