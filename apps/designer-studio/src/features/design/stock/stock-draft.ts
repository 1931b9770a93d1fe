import type { StockInput } from '@orime/contracts/api/catalogue/own-design';

export type StockDraft = { readonly how: 'add' | 'remove' | 'set'; readonly count: string; readonly reason: string };

export const emptyStock: StockDraft = { how: 'add', count: '', reason: '' };

/** A typed change as the API takes it: a difference, or the counted number. */
export function stockInput(sku: string, { how, count, reason }: StockDraft): StockInput {
  const units = Number(count);
  return { sku, reason: reason.trim(), ...(how === 'set' ? { set: units } : { delta: how === 'remove' ? -units : units }) };
}
