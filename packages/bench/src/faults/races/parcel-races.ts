import type { Answer } from './race-site.ts';
import { Checks, isWin, readOne, times, unique, type Race } from './race.ts';
import { sell } from './sales.ts';
import { place } from './trade-races.ts';

/** A part of an order that is sent many times leaves once: the rest is still to be sent. */
export const parcelRaces: readonly Race[] = [
  {
    name: 'one parcel with a part of an order',
    async run(site, parallel) {
      const {
        purchases: [purchase],
        seller,
      } = await sell(site, 1, 3);
      const [order] = purchase?.orders ?? [];
      const parcel = { carrier: 'Yamato', tracking: unique('parcel'), lines: [{ lineId: order?.lines[0]?.id, quantity: 1 }] };
      const key = unique('parcel-key');
      const answers = await Promise.all(
        times(parallel, () => site.send('POST', `/api/order/fulfill/id/${order?.id}`, parcel, { as: seller, key })),
      );
      const checks = new Checks();
      oneParcel(checks, answers);
      checks.same('parcels', await readOne(site, 'SELECT count(*)::int FROM fulfilments WHERE order_id = $1', [order?.id]), 1);
      checks.same(
        'units sent',
        await readOne(site, 'SELECT sum(fulfilled_quantity)::int FROM order_lines WHERE order_id = $1', [order?.id]),
        1,
      );
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'one parcel with a part of a wholesale order',
    async run(site, parallel) {
      const { admin, seller, order } = await place(site);
      for (const as of [seller, admin]) await site.ok('POST', `/api/wholesale-order/status/id/${order.id}`, { status: 'approved' }, { as });
      const invoiceId = String(await readOne(site, 'SELECT id FROM invoices WHERE wholesale_order_id = $1', [order.id]));
      const paid = { amountMinor: order.total.priceMinor, method: 'bank_transfer', reference: unique('transfer') };
      await site.ok('POST', `/api/invoice/payment/id/${invoiceId}`, paid, { as: admin });
      const parcel = { carrier: 'Yamato', tracking: unique('parcel'), lines: [{ lineId: order.lines[0]?.id, sizeQuantities: { S: 1 } }] };
      const key = unique('parcel-key');
      const answers = await Promise.all(
        times(parallel, () => site.send('POST', `/api/wholesale-order/fulfill/id/${order.id}`, parcel, { as: seller, key })),
      );
      const checks = new Checks();
      oneParcel(checks, answers);
      checks.same('parcels', await readOne(site, 'SELECT count(*)::int FROM wholesale_fulfilments WHERE order_id = $1', [order.id]), 1);
      return { answers, breaches: checks.breaches };
    },
  },
];

function oneParcel(checks: Checks, answers: readonly Answer[]): void {
  checks.same('sent at all', answers.some(isWin), true);
  const strange = answers.filter((answer) => !isWin(answer) && answer.status !== 409);
  checks.same('refused otherwise than as in progress', strange.length, 0);
}
