import type { Currency } from '@orime/contracts';
import type { DesignDraft } from '../draft/design-draft.ts';
import { minorAmounts } from '../draft/design-input.ts';

/** The retail price in minor units; null while it is empty or half typed. */
export function amountOf(draft: DesignDraft, currency: Currency): number | null {
  if (!/^\d{1,9}(\.\d*)?$/.test(draft.retail[currency].trim())) return null;
  return minorAmounts({ USD: '', JPY: '', EUR: '', [currency]: draft.retail[currency] })[currency] ?? null;
}
