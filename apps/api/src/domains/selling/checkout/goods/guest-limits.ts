import { RequestError } from '../../../../house/errors/request-error.ts';
import type { Goods } from './goods.ts';

/** What a guest may take from stock with one order. */
const mostLines = 10;
const mostOfVariant = 3;

/** Throws `guest_limit` for more than a guest may take at once. Accounts, and orders that staff have written, are not limited so. */
export function requireGuestLimits(
  row: { readonly user_id: string | null; readonly is_draft: boolean },
  { variants, pieces }: Goods,
): void {
  if (row.user_id !== null || row.is_draft) return;
  const isTooMuch = variants.length + pieces.length > mostLines || variants.some(({ quantity }) => quantity > mostOfVariant);
  if (isTooMuch) throw new RequestError('guest_limit', { details: { lines: mostLines, quantity: mostOfVariant } });
}
