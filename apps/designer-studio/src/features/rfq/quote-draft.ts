import type { Currency } from '@orime/contracts';
import type { RfqDecision } from '@orime/contracts/api/trade/rfq';

export type QuoteDraft = {
  readonly currency: Currency;
  /** Of one piece, in minor units; null while nothing that is an amount stands there. */
  readonly unitPriceMinor: number | null;
  readonly leadDays: number | null;
  readonly note: string;
};

export function quoteInput({ currency, unitPriceMinor, leadDays, note }: QuoteDraft): RfqDecision {
  return {
    status: 'quoted',
    currency,
    ...(unitPriceMinor !== null && { unitPriceMinor }),
    ...(leadDays !== null && { leadDays }),
    ...(note.trim() !== '' && { note: note.trim() }),
  };
}

/** What a quote comes to: the price of all units, and the day on which they are ready when it is accepted today. */
export function quoteSums(
  { unitPriceMinor, leadDays }: Pick<QuoteDraft, 'unitPriceMinor' | 'leadDays'>,
  units: number,
  now: Date,
): { readonly totalMinor: number | null; readonly readyAt: Date | null } {
  return {
    totalMinor: unitPriceMinor === null ? null : unitPriceMinor * units,
    readyAt: leadDays === null || leadDays < 1 || leadDays > 730 ? null : new Date(now.getTime() + leadDays * 86_400_000),
  };
}
