import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import { createDesign, createProfile } from '../../../../../apps/api/test/catalogue-factories.ts';
import type { Member, RaceSite } from './race-site.ts';
import { readOne, times, unique } from './race.ts';

/** This many paid purchases of one seller's garment. */
export async function sell(
  site: RaceSite,
  count: number,
  quantity = 1,
): Promise<{ purchases: PlacedOrder[]; orders: string[]; seller: Member; account: string }> {
  const seller = await site.member('designer');
  const { id: profileId } = await createProfile(site.db, { userId: seller.id });
  const design = await createDesign(site.db, { profileId, sizes: [{ size: 'S', onHand: count * quantity }], retail: { USD: 20_000 } });
  const paid = await site.pay(
    times(count, () => ({ lines: [{ id: design.id, size: 'S', quantity }], email: `${unique('sale')}@example.com` })),
  );
  const purchases = await Promise.all(paid.map((checkout) => site.ok<PlacedOrder>('POST', '/api/order', checkout)));
  return { purchases, orders: purchases.flatMap(({ orders }) => orders.map(({ id }) => id)), seller, account: `seller:${profileId}` };
}

/** Waits until the order's payment is captured; at most a minute. */
export async function captured(site: RaceSite, orderId: string): Promise<void> {
  for (let waited = 0; waited < 240; waited += 1) {
    if ((await readOne(site, 'SELECT payment_status FROM orders WHERE id = $1', [orderId])) === 'captured') return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The payment of ${orderId} was not captured within a minute.`);
}
