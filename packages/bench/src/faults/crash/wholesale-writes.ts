import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { note } from './journal.ts';
import type { Deed, Shop } from './mixed-writes.ts';

const shipTo = { name: 'Mori Aya', line1: '2-11-3 Jingumae', city: 'Shibuya-ku', region: 'Tokyo', postal: '150-0001', country: 'JP' };

export const wholesaleWrites: readonly Deed[] = [{ weight: 4, run: orderWholesale }];

/** Quote, order, approval by seller and marketplace, the invoice paid in two parts, and a parcel with a part of it. */
async function orderWholesale({ client, world, random, journal }: Shop): Promise<void> {
  const house = random.oneOf(world.houses);
  const wish = { currency: 'USD', lines: [{ id: house.wholesale.id, sizeQuantities: { S: 2 * (1 + random.below(3)), M: 2 } }] };
  const quote = await client.write<{ quoteHash: string }>('/api/wholesale-order/quote', wish, world.buyer);
  const poNumber = random.mark('po');
  const placed = await client.write<{ orders: WholesaleOrder[] }>(
    '/api/wholesale-order',
    { ...wish, brands: { [house.profileId]: { poNumber } }, quoteHash: quote.body.quoteHash, shipTo },
    world.buyer,
  );
  if (!note(journal, 'wholesaleOrder', poNumber, placed)) return;
  const id = placed.body.orders[0]?.id ?? '';
  await client.write(`/api/wholesale-order/status/id/${id}`, { status: 'approved' }, house);
  const word = random.mark('approval');
  const approved = await client.write<WholesaleOrder>(
    `/api/wholesale-order/status/id/${id}`,
    { status: 'approved', note: word },
    world.admin,
  );
  if (!note(journal, 'approval', word, approved)) return;
  const invoice = approved.body.invoices?.[0];
  if (invoice === undefined) {
    journal.surprises.push(`approval without an invoice: ${JSON.stringify(approved.body).slice(0, 300)}`);
    return;
  }
  for (const amountMinor of [10_000, invoice.total.priceMinor - 10_000]) {
    const reference = random.mark('transfer');
    const paid = { amountMinor, method: 'bank_transfer', reference };
    note(journal, 'invoicePayment', reference, await client.write(`/api/invoice/payment/id/${invoice.id}`, paid, world.admin));
  }
  const tracking = random.mark('parcel');
  const parcel = { carrier: 'Yamato', tracking, lines: [{ lineId: approved.body.lines[0]?.id, sizeQuantities: { S: 1 } }] };
  note(journal, 'wholesaleParcel', tracking, await client.write(`/api/wholesale-order/fulfill/id/${id}`, parcel, house));
}
