import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import { note } from './journal.ts';
import type { Deed, Shop } from './mixed-writes.ts';
import { takeOne } from './open-purchases.ts';
import type { House, World } from './world.ts';

export const afterSaleWrites: readonly Deed[] = [
  { weight: 4, run: cancel },
  { weight: 9, run: shipAndDeliver },
  { weight: 4, run: refund },
  { weight: 5, run: giveBack },
  { weight: 2, run: payOut },
];

async function cancel({ client, random, open }: Shop): Promise<void> {
  const purchase = takeOne(open.placed, random);
  if (purchase !== undefined)
    await client.write(`/api/order/cancel/id/${purchase.group.id}?key=${purchase.key}`, { reason: 'changed my mind' });
}

async function shipAndDeliver({ client, world, random, journal, open }: Shop): Promise<void> {
  const purchase = takeOne(open.placed, random);
  if (purchase === undefined) return;
  for (const { order, house } of ordersOf(purchase, world)) {
    // A part first, where there is more than one: sent twice, it would be two parcels.
    for (const lines of [order.lines.slice(0, 1).map(({ id }) => ({ lineId: id, quantity: 1 })), undefined]) {
      if (lines !== undefined && order.lines.reduce((units, { quantity }) => units + quantity, 0) < 2) continue;
      const tracking = random.mark('parcel');
      const sent = await client.write(`/api/order/fulfill/id/${order.id}`, { carrier: 'Yamato', tracking, ...(lines && { lines }) }, house);
      note(journal, 'parcel', tracking, sent);
    }
    await client.write(`/api/order/deliver/id/${order.id}`, {}, house);
  }
  open.delivered.push(purchase);
}

async function refund({ client, world, random, journal, open }: Shop): Promise<void> {
  const purchase = takeOne(open.delivered, random);
  const order = purchase?.orders[0];
  const line = order?.lines[0];
  if (order === undefined || line === undefined) return;
  const reason = random.mark('refund');
  // Its payment may not be captured yet.
  note(
    journal,
    'refund',
    reason,
    await client.write(`/api/order/refund/id/${order.id}`, { lines: [{ lineId: line.id, quantity: 1 }], reason }, world.admin),
    [409],
  );
}

/** A return that the seller accepts and refunds. */
async function giveBack({ client, world, random, journal, open }: Shop): Promise<void> {
  const purchase = takeOne(open.delivered, random);
  const [first] = purchase === undefined ? [] : ordersOf(purchase, world);
  const line = first?.order.lines[0];
  if (purchase === undefined || first === undefined || line === undefined) return;
  const { order, house } = first;
  const mark = random.mark('return');
  const asked = await client.write<{ id: string }>(`/api/return?key=${purchase.key}`, {
    orderId: order.id,
    lines: [{ lineId: line.id, quantity: 1, reason: 'too_small' }],
    note: mark,
  });
  if (!note(journal, 'return', mark, asked, [409, 422])) return;
  const move = (status: string, more: object = {}) => client.write(`/api/return/status/id/${asked.body.id}`, { status, ...more }, house);
  for (const status of ['approved', 'in_transit', 'received'])
    await move(status, status === 'in_transit' ? { carrier: 'Yamato', tracking: mark } : {});
  await move('inspected', { lines: [{ lineId: line.id, condition: 'as_new', restock: true }] });
  await client.write(`/api/return/status/id/${asked.body.id}`, { status: 'refunded' }, world.admin);
}

/** The payout delay passes, and sellers are paid. */
async function payOut({ client, world, journal }: Shop): Promise<void> {
  await world.passPayoutDelay();
  const { body } = await client.write<{ payouts?: readonly { readonly id: string }[] }>(
    '/api/payout/run',
    { currency: 'USD' },
    world.admin,
  );
  for (const { id } of body.payouts ?? []) {
    journal.marks.push({ kind: 'payout', mark: id, kept: true });
    await client.write(`/api/payout/status/id/${id}`, { status: 'processing' }, world.admin);
  }
}

function ordersOf(
  { orders }: PlacedOrder,
  { houses }: World,
): readonly { readonly order: PlacedOrder['orders'][number]; readonly house: House }[] {
  return orders.flatMap((order) => {
    const house = houses.find(({ profileId }) => profileId === order.seller.id);
    return house === undefined ? [] : [{ order, house }];
  });
}
