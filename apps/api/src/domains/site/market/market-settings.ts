import { marketRules, type MarketRules } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** Keys of the settings table that change what a market charges; each value is `{currency: …}`, missing parts keep the default. */
export const marketSettingKeys = { freeShipping: 'free_shipping_threshold', shipping: 'shipping_rates', tax: 'tax_rates' } as const;

/** All of them as one JSON object, for statements that need them beside something else. */
export const marketSettings = `
  (SELECT coalesce(json_object_agg(key, value), '{}') FROM settings WHERE key IN (${Object.values(marketSettingKeys)
    .map((key) => `'${key}'`)
    .join(', ')}))`;

/** Rules of the market that trades in a currency: defaults of commerce with what an admin has set. */
export async function getMarketRules(db: Db, currency: Currency): Promise<MarketRules> {
  const { rows } = await sql<{ settings: Readonly<Record<string, unknown>> }>`SELECT ${sql.raw(marketSettings)} AS settings`.execute(db);
  return toMarketRules(rows[0]?.settings ?? {}, currency);
}

/** The same of settings that have been read. */
export function toMarketRules(settings: Readonly<Record<string, unknown>>, currency: Currency): MarketRules {
  const defaults = marketRules.find((market) => market.currency === currency);
  if (!defaults) throw new Error(`no market trades in ${currency}`);
  const shipping = part(settings[marketSettingKeys.shipping], currency);
  const tax = part(settings[marketSettingKeys.tax], currency);
  return {
    ...defaults,
    freeShippingFromMinor: amount(part(settings[marketSettingKeys.freeShipping], currency), defaults.freeShippingFromMinor),
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
