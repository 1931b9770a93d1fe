import type { SettingName } from '@orime/contracts/api/site/settings';
import { marketSettingKeys } from '../market/index.ts';

/** Under which key of the settings table each setting stands. */
export const SETTING_KEYS = {
  freeShippingThreshold: marketSettingKeys.freeShipping,
  shippingRates: marketSettingKeys.shipping,
  taxRates: marketSettingKeys.tax,
  returnFee: 'return_fee',
  refundReauthFrom: 'refund_reauth_from',
  returnWindowDays: 'return_window_days',
  holdMinutes: 'hold_minutes',
  wholesaleCommissionBp: 'wholesale_commission_bp',
  commissionTaxRates: 'commission_tax_rates',
  payoutAfterDays: 'payout_after_days',
  payoutEveryDays: 'payout_every_days',
} as const satisfies Record<SettingName, string>;
