import { taxOf } from '@orime/commerce';
import { BRAND, type Currency } from '@orime/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../../../house/db/db.ts';
import { getMarketRules } from '../../../site/market/index.ts';
import { readCommissionTaxBp } from '../../../site/settings/index.ts';
import { issueInvoice } from '../issue-invoice.ts';
import { commissionLines } from './commission-lines.ts';
import { findCommissionInvoice, getSellerFacts, type CommissionSums } from './commission.queries.ts';

export interface CommissionIssue {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Whether an invoice that was credited is issued again, which staff ask for. */
  readonly mayReplace: boolean;
  readonly issuedAt?: Date | undefined;
}

/**
 * Invoices one seller for what the marketplace kept in a month; gives the id, or nothing when the month was invoiced before.
 * The seller has paid it already, out of the proceeds: the total is what the ledger says, and contains the tax if there is any.
 */
export async function issueCommission(
  trx: Trx,
  sums: CommissionSums,
  { month, mayReplace, issuedAt }: CommissionIssue,
): Promise<string | undefined> {
  const { sellerId, currency } = sums;
  const source = `commission:${sellerId}:${month}:${currency}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`issue ${source}`}, 0))`.execute(trx);
  const last = await findCommissionInvoice(trx, { sellerId, currency, month });
  if (last !== undefined && !(last.isVoid && mayReplace)) return undefined;

  const seller = await getSellerFacts(trx, sellerId);
  const rateBp = await readCommissionTaxBp(trx, seller.country);
  const { rounding } = await getMarketRules(trx, currency as Currency); // the ledger has currencies of our markets only
  const lines = commissionLines(sums, rateBp);
  const totalMinor = lines.reduce((sum, line) => sum + line.totalMinor, 0);
  return issueInvoice(trx, {
    source,
    replaces: last?.id,
    issuedAt,
    kind: 'commission',
    month,
    debtorProfileId: sellerId,
    sellerProfileId: null,
    buyerUserId: seller.user_id,
    locale: seller.locale,
    currency,
    seller: {
      name: BRAND.name,
      nameJp: '',
      address: [],
      email: '',
      registrationNumber: typeof seller.registration_number === 'string' ? seller.registration_number : '',
    },
    buyer: {
      name: seller.name,
      nameJp: seller.name_jp,
      address: [[seller.city, seller.country].filter((part) => part !== '').join(', ')],
      email: seller.email,
      registrationNumber: '',
    },
    lines,
    taxes: rateBp === 0 ? [] : [{ rateBp, baseMinor: totalMinor, taxMinor: taxOf(totalMinor, { rateBp, included: true }, rounding) }],
    taxIncluded: true,
    discountMinor: 0,
    shippingMinor: 0,
    dueInDays: 0,
    paidMinor: totalMinor,
  });
}
