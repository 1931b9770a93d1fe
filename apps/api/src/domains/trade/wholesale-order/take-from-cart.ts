import type { Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';

/**
 * Takes what is being ordered out of the company's cart, so that one cart is ordered once, from however many tabs, and a browser
 * that dies on the way leaves nothing behind. Throws `conflict` when a style is no longer there.
 */
export async function takeFromCart(trx: Trx, buyerId: string, designIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('wholesale_carts')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: new Date() }))
    .where('buyer_id', '=', buyerId)
    .execute();
  const taken = await trx
    .deleteFrom('wholesale_cart_items')
    .where('buyer_id', '=', buyerId)
    .where('design_id', 'in', designIds)
    .returning('design_id')
    .execute();
  if (taken.length < designIds.length)
    throw new RequestError('conflict', { details: { missing: designIds.filter((id) => !taken.some((row) => row.design_id === id)) } });
}
