import type { Currency } from '@orime/contracts';
import type { Settings } from '@orime/contracts/api/site/settings';
import type { PublicSettings } from '@orime/contracts/api/site/site';
import type { Db } from '../../../house/db/db.ts';
import { getMarketRules } from '../market/index.ts';
import { readAmountSetting, readNumberSetting, readRetailCommissionBp } from './settings.queries.ts';

const defaultReturnWindowDays = 30;

export function readReturnWindowDays(db: Db): Promise<number> {
  return readNumberSetting(db, 'return_window_days', defaultReturnWindowDays);
}

/** As much as the parcel cost on its way out, unless set otherwise. */
export async function readReturnFee(db: Db, currency: Currency): Promise<number> {
  const { shippingMinor } = await getMarketRules(db, currency);
  return readAmountSetting(db, 'return_fee', currency, shippingMinor.standard);
}

/** 500 dollars or euros, 50,000 yen, unless set otherwise. */
export function readRefundReauthFrom(db: Db, currency: Currency): Promise<number> {
  return readAmountSetting(db, 'refund_reauth_from', currency, 50_000);
}

/** Japan taxes services to its sellers at 10 per cent, unless set otherwise. */
const defaultCommissionTaxRates: Settings['commissionTaxRates'] = [{ country: 'JP', rateBp: 1000 }];

export async function readCommissionTaxRates(db: Db): Promise<Settings['commissionTaxRates']> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'commission_tax_rates').executeTakeFirst();
  return Array.isArray(row?.value) ? row.value.filter(isCommissionTaxRate) : defaultCommissionTaxRates;
}

/** Basis points of tax in the commission of sellers of a country. */
export async function readCommissionTaxBp(db: Db, country: string): Promise<number> {
  return (await readCommissionTaxRates(db)).find((rate) => rate.country === country)?.rateBp ?? 0;
}

function isCommissionTaxRate(value: unknown): value is Settings['commissionTaxRates'][number] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'country' in value &&
    typeof value.country === 'string' &&
    'rateBp' in value &&
    Number.isSafeInteger(value.rateBp) &&
    Number(value.rateBp) >= 0
  );
}

/** As the vendor agreement has them, unless set otherwise. */
export async function readSellingTerms(db: Db): Promise<NonNullable<PublicSettings['selling']>> {
  return {
    retailCommissionBp: await readRetailCommissionBp(db),
    wholesaleCommissionBp: await readNumberSetting(db, 'wholesale_commission_bp', 800),
    payoutAfterDays: await readNumberSetting(db, 'payout_after_days', 14),
    payoutEveryDays: await readNumberSetting(db, 'payout_every_days', 7),
  };
}
