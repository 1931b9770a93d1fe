import { Type, type Static, type TSchema } from 'typebox';
import { Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

const Amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const inEachCurrency = <Item extends TSchema>(item: Item) =>
  Type.Object({ USD: item, JPY: item, EUR: item }, { additionalProperties: false });

/** Settings that admins change at run time. Amounts in minor units of their currency. */
export const SETTING_SCHEMAS = {
  freeShippingThreshold: inEachCurrency(Amount),
  shippingRates: inEachCurrency(Type.Object({ standard: Amount, express: Amount }, { additionalProperties: false })),
  taxRates: inEachCurrency(
    Type.Object({ rateBp: Type.Integer({ minimum: 0, maximum: 5000 }), included: Type.Boolean() }, { additionalProperties: false }),
  ),
  returnFee: inEachCurrency(Amount),
  /** Staff must re-enter their password when the refunds of an order reach this total. */
  refundReauthFrom: inEachCurrency(Amount),
  returnWindowDays: Type.Integer({ minimum: 0, maximum: 365 }),
  holdMinutes: Type.Integer({ minimum: 1, maximum: 60 }),
  wholesaleCommissionBp: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** Tax included in the marketplace's commission by the seller's country (ISO 3166-1 alpha-2); none for countries not listed. */
  commissionTaxRates: Type.Array(
    Type.Object(
      { country: Type.String({ pattern: '^[A-Z]{2}$' }), rateBp: Type.Integer({ minimum: 0, maximum: 5000 }) },
      { additionalProperties: false },
    ),
    { maxItems: 250 },
  ),
  payoutAfterDays: Type.Integer({ minimum: 0, maximum: 365 }),
  payoutEveryDays: Type.Integer({ minimum: 1, maximum: 90 }),
} as const;

export const Settings = Type.Object(SETTING_SCHEMAS);
export type Settings = Static<typeof Settings>;
export type SettingName = keyof Settings;

export const AdminSettings = Type.Object({
  settings: Settings,
  /** Last change of each setting; absent ones have their initial value. */
  changed: Type.Record(Type.String(), Type.Object({ at: Timestamp, by: Type.Union([Type.String(), Type.Null()]) })),
});
export type AdminSettings = Static<typeof AdminSettings>;

/** Values in force, including defaults. */
export const getSettings = defineEndpoint({ method: 'GET', url: '/api/settings', response: AdminSettings });
/**
 * Changes the given settings; each one is replaced as a whole. Needs a recently entered password. 409 `conflict` with `details.names`
 * when one was changed since the time that `seen` has for it.
 */
export const saveSettings = defineEndpoint({
  method: 'POST',
  url: '/api/settings',
  body: Type.Object(
    {
      ...Type.Partial(Settings).properties,
      /** By setting: when it was last changed as far as the sender knows; null for never. Those not listed are not compared. */
      seen: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Union([Timestamp, Type.Null()]))),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
  response: AdminSettings,
});
