import type { CartItem, CartLineKey } from '@orime/contracts';

/** The cart line that a key of the quote (`piece:<id>` or `id:<design>:<size>`) stands for. */
export function cartKeyOf(items: readonly CartItem[], lineKey: string): CartLineKey | undefined {
  const item = items.find((one) => lineKey === (one.piece === undefined ? `id:${one.id}:${one.size}` : `piece:${one.piece}`));
  if (!item) return undefined;
  return item.piece === undefined ? { id: item.id, size: item.size } : { piece: item.piece };
}
