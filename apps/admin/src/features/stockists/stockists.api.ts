import { buildUrl } from '@orime/contracts';
import type { Stockist, StockistChange } from '@orime/contracts/api/trade/stockist';
import { api } from '@orime/platform';

/**
 * Adds a shop, once under the same key, or replaces one as a whole. 409 `conflict` when the slug is taken, or, with `details.version`,
 * when somebody changed the shop since the given version.
 */
export function saveStockist(id: string | undefined, { version, ...input }: StockistChange, idempotencyKey: string): Promise<Stockist> {
  if (id === undefined) return api.post('/api/stockist', input, { idempotencyKey });
  return api.post(buildUrl('/api/stockist/update/id/:id', {}, { id }), { ...input, version });
}

/** 409 `conflict` when it was changed since that version. */
export const removeStockist = (id: string, version: number | undefined): Promise<unknown> =>
  api.delete(buildUrl('/api/stockist/:id', { version }, { id }));
