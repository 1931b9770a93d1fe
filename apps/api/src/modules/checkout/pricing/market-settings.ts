import { marketRules, type MarketRules } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { Db } from '../../../plugins/db.ts';

/** Keys of the settings table that change what a market charges; each value is `{currency: …}`, missing parts keep the default. */
export const marketSettingKeys = { freeShipping: 'free_shipping_threshold', shipping: 'shipping_rates', tax: 'tax_rates' } as const;

/** Rules of the market that trades in a currency: defaults of commerce with what an admin has set. */
export async function getMarketRules(db: Db, currency: Currency): Promise<MarketRules> {
  const defaults = marketRules.find((market) => market.currency === currency);
  if (!defaults) throw new Error(`no market trades in ${currency}`);
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', Object.values(marketSettingKeys)).execute();
  const settings = new Map(rows.map((row) => [row.key, part(row.value, currency)]));
  const shipping = settings.get(marketSettingKeys.shipping);
  const tax = settings.get(marketSettingKeys.tax);
  return {
    ...defaults,
    freeShippingFromMinor: amount(settings.get(marketSettingKeys.freeShipping), defaults.freeShippingFromMinor),
    shippingMinor: {
      standard: amount(part(shipping, 'standard'), defaults.shippingMinor.standard),
      express: amount(part(shipping, 'express'), defaults.shippingMinor.express),
    },
    tax: {
      rateBp: amount(part(tax, 'rateBp'), defaults.tax.rateBp),
      included: flag(part(tax, 'included'), defaults.tax.included),
    },
  };
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined; // object checked just before
}

function amount(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : fallback;
}

function flag(value: unknown, fallback: boolean): boolean {
  return typeof value === 'boolean' ? value : fallback;
}
