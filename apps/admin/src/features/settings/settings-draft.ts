import type { AdminSettings, SettingName, Settings } from '@orime/contracts/api/site/settings';
import type { FieldProblem } from '@orime/forms';
import type { SettingsChange } from './settings.api.ts';

export const CURRENCIES = ['USD', 'JPY', 'EUR'] as const;
type InEach<Value> = { USD: Value; JPY: Value; EUR: Value };
type Amounts = InEach<number | null>;

/** As the settings, but with shares in percent and null where nothing usable was typed. */
export type SettingsDraft = {
  freeShippingThreshold: Amounts;
  shippingRates: InEach<{ standard: number | null; express: number | null }>;
  taxRates: InEach<{ percent: number | null; included: boolean }>;
  returnFee: Amounts;
  returnWindowDays: number | null;
  refundReauthFrom: Amounts;
  holdMinutes: number | null;
  wholesaleCommission: number | null;
  commissionTaxRates: readonly { readonly country: string; readonly percent: number | null }[];
  payoutAfterDays: number | null;
  payoutEveryDays: number | null;
};

const inEach = <Value>(of: (currency: (typeof CURRENCIES)[number]) => Value): InEach<Value> => ({
  USD: of('USD'),
  JPY: of('JPY'),
  EUR: of('EUR'),
});

export function draftOf(settings: Settings): SettingsDraft {
  return {
    freeShippingThreshold: { ...settings.freeShippingThreshold },
    shippingRates: inEach((currency) => ({ ...settings.shippingRates[currency] })),
    taxRates: inEach((currency) => ({
      percent: settings.taxRates[currency].rateBp / 100,
      included: settings.taxRates[currency].included,
    })),
    returnFee: { ...settings.returnFee },
    returnWindowDays: settings.returnWindowDays,
    refundReauthFrom: { ...settings.refundReauthFrom },
    holdMinutes: settings.holdMinutes,
    wholesaleCommission: settings.wholesaleCommissionBp / 100,
    commissionTaxRates: settings.commissionTaxRates.map(({ country, rateBp }) => ({ country, percent: rateBp / 100 })),
    payoutAfterDays: settings.payoutAfterDays,
    payoutEveryDays: settings.payoutEveryDays,
  };
}

const basisPoints = (percent: number | null): number => Math.round((percent ?? 0) * 100);
const amounts = (draft: Amounts): InEach<number> => inEach((currency) => draft[currency] ?? 0);

/** The settings that a draft means. What is missing in it is refused before anything is sent. */
export function settingsOf(draft: SettingsDraft): Settings {
  return {
    freeShippingThreshold: amounts(draft.freeShippingThreshold),
    shippingRates: inEach((currency) => ({
      standard: draft.shippingRates[currency].standard ?? 0,
      express: draft.shippingRates[currency].express ?? 0,
    })),
    taxRates: inEach((currency) => ({
      rateBp: basisPoints(draft.taxRates[currency].percent),
      included: draft.taxRates[currency].included,
    })),
    returnFee: amounts(draft.returnFee),
    returnWindowDays: draft.returnWindowDays ?? 0,
    refundReauthFrom: amounts(draft.refundReauthFrom),
    holdMinutes: draft.holdMinutes ?? 0,
    wholesaleCommissionBp: basisPoints(draft.wholesaleCommission),
    commissionTaxRates: draft.commissionTaxRates.map(({ country, percent }) => ({ country, rateBp: basisPoints(percent) })),
    payoutAfterDays: draft.payoutAfterDays ?? 0,
    payoutEveryDays: draft.payoutEveryDays ?? 0,
  };
}

/** Names of the settings that a draft changes. */
export function changedNames(draft: SettingsDraft, { settings }: AdminSettings): readonly SettingName[] {
  const next = settingsOf(draft);
  // Both have every name.
  return (Object.keys(settings) as SettingName[]).filter((name) => JSON.stringify(next[name]) !== JSON.stringify(settings[name]));
}

/** Only what was changed is sent, with when each of it was last changed as it was read. */
export function changeOf(draft: SettingsDraft, read: AdminSettings): SettingsChange {
  const names = changedNames(draft, read);
  const next = settingsOf(draft);
  return {
    ...Object.fromEntries(names.map((name) => [name, next[name]])),
    seen: Object.fromEntries(names.map((name) => [name, read.changed[name]?.at ?? null])),
  };
}

/** Empty fields, shares out of range, a country twice. */
export function problemsOf(draft: SettingsDraft): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const check = (field: string, value: number | null, [least, most]: readonly [number, number] = [0, 1_000_000_000]): void => {
    if (value === null) problems.push({ field, problem: { kind: 'required' } });
    else if (value < least) problems.push({ field, problem: { kind: 'too_small', limit: least } });
    else if (value > most) problems.push({ field, problem: { kind: 'too_large', limit: most } });
  };
  for (const currency of CURRENCIES) {
    check(`freeShippingThreshold.${currency}`, draft.freeShippingThreshold[currency]);
    check(`shippingRates.${currency}.standard`, draft.shippingRates[currency].standard);
    check(`shippingRates.${currency}.express`, draft.shippingRates[currency].express);
    check(`taxRates.${currency}.percent`, draft.taxRates[currency].percent, [0, 50]);
    check(`returnFee.${currency}`, draft.returnFee[currency]);
    check(`refundReauthFrom.${currency}`, draft.refundReauthFrom[currency]);
  }
  check('returnWindowDays', draft.returnWindowDays, [0, 365]);
  check('holdMinutes', draft.holdMinutes, [1, 60]);
  check('wholesaleCommission', draft.wholesaleCommission, [0, 100]);
  check('payoutAfterDays', draft.payoutAfterDays, [0, 365]);
  check('payoutEveryDays', draft.payoutEveryDays, [1, 90]);
  const countries = draft.commissionTaxRates.map(({ country }) => country);
  const isWrong = draft.commissionTaxRates.some(
    ({ country, percent }) => country === '' || percent === null || percent < 0 || percent > 50,
  );
  if (isWrong || new Set(countries).size < countries.length) problems.push({ field: 'commissionTaxRates', problem: { kind: 'malformed' } });
  return problems;
}
