import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import type { Deed, Shop } from './mixed-writes.ts';

const address = { name: 'Mori Aya', line1: '2-11-3 Jingumae', city: 'Shibuya-ku', region: 'Tokyo', postal: '150-0001', country: 'JP' };

export const retailWrites: readonly Deed[] = [{ weight: 22, run: buy }];

/** Quote, hold, payment and order, sometimes from two sellers, with a code, or of a one-of-one piece. */
async function buy({ client, world, random, journal, open }: Shop): Promise<void> {
  const houses = random.below(4) === 0 ? world.houses.slice(0, 2) : [random.oneOf(world.houses)];
  const lines = houses.map((house) =>
    random.below(8) === 0
      ? { piece: random.oneOf(Object.values(house.singles.pieces)) }
      : { id: random.oneOf(house.stocked).id, size: random.below(5) === 0 ? 'M' : 'S', quantity: 1 + random.below(2) },
  );
  const codes = random.below(4) === 0 ? [world.promoCode] : [];
  const email = `${random.mark('customer')}@example.com`;
  const quote = (await client.write<CheckoutQuote>('/api/checkout/quote', { currency: 'USD', email, address, lines, codes })).body;
  // Sold out: the visitor leaves.
  if (quote.problems === undefined || quote.problems.length > 0) return;
  const { checkoutId, checkoutKey, quoteHash } = quote;
  if (random.below(2) === 0 && (await client.write('/api/checkout/hold', { checkoutId, checkoutKey, quoteHash })).status >= 300) return;
  const session = await client.write<{ paymentSessionId: string }>('/api/payment/session', { checkoutId, checkoutKey, quoteHash });
  if (session.status >= 300) return;
  const { paymentSessionId } = session.body;
  if ((await client.write('/api/payment/confirm', { paymentSessionId, checkoutKey })).status >= 300) return;
  const placed = await client.write<PlacedOrder>('/api/order', { checkoutId, checkoutKey, quoteHash, paymentSessionId });
  if (placed.status === 200) {
    journal.purchases.push(placed.body);
    open.placed.push(placed.body);
  } else if (placed.status !== 409) journal.surprises.push(`order: ${placed.status} ${JSON.stringify(placed.body).slice(0, 300)}`);
}
