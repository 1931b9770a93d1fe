import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import type { Member, RaceSite } from './race-site.ts';
import { Checks, isWin, readOne, times, type Race } from './race.ts';
import { captured, sell } from './sales.ts';

interface Delivery {
  readonly orderId: string;
  readonly lineId: string;
  /** Of the guest's mail. */
  readonly key: string;
  readonly seller: Member;
}

export const returnRaces: readonly Race[] = [
  {
    name: 'returns of three units of a line',
    async run(site, parallel) {
      const { orderId, lineId, key } = await deliver(site, 3);
      const wish = { orderId, lines: [{ lineId, quantity: 1, reason: 'too_small' }] };
      const answers = await Promise.all(times(parallel, () => site.send('POST', `/api/return?key=${key}`, wish)));
      const checks = new Checks();
      checks.answers(answers, 3, ['422 business_rule']);
      checks.same(
        'units on their way back',
        await readOne(site, 'SELECT sum(quantity)::int FROM return_lines WHERE order_line_id = $1', [lineId]),
        3,
      );
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'one press of Return sent many times',
    async run(site, parallel) {
      const { orderId, lineId, key } = await deliver(site, 2);
      const wish = { orderId, lines: [{ lineId, quantity: 1, reason: 'other' }] };
      const once = { key: crypto.randomUUID() };
      const answers = await Promise.all(times(parallel, () => site.send('POST', `/api/return?key=${key}`, wish, once)));
      const checks = new Checks();
      checks.same('returns', new Set(answers.filter(isWin).map(({ body }) => body['id'])).size, 1);
      checks.same('rows', await readOne(site, 'SELECT count(*)::int FROM returns WHERE order_id = $1', [orderId]), 1);
      const refused = answers.filter((answer) => !isWin(answer) && answer.status !== 409);
      checks.same('refused otherwise than as in progress', refused.length, 0);
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'a return inspected and refunded by everybody at once',
    async run(site, parallel) {
      const admin = await site.admin();
      const { orderId, lineId, key, seller } = await deliver(site, 1);
      await captured(site, orderId);
      const { id } = await site.ok<{ id: string }>('POST', `/api/return?key=${key}`, {
        orderId,
        lines: [{ lineId, quantity: 1, reason: 'too_small' }],
      });
      const move = (body: object, as: Member) => site.send('POST', `/api/return/status/id/${id}`, body, { as });
      for (const status of ['approved', 'received']) await site.ok('POST', `/api/return/status/id/${id}`, { status }, { as: seller });
      const stock = () =>
        readOne(site, 'SELECT s.on_hand FROM stock_levels s JOIN order_lines l ON l.variant_id = s.variant_id WHERE l.id = $1', [lineId]);
      const before = Number(await stock());
      const inspected = { status: 'inspected', lines: [{ lineId, condition: 'as_new', restock: true }] };
      const looks = await Promise.all(times(Math.ceil(parallel / 2), () => move(inspected, seller)));
      const refunds = await Promise.all(times(Math.ceil(parallel / 2), () => move({ status: 'refunded' }, admin)));
      const checks = new Checks();
      checks.answers(looks, looks.length);
      checks.answers(refunds, refunds.length);
      checks.same('units on sale again', Number(await stock()) - before, 1);
      checks.same('refunds', await readOne(site, 'SELECT count(*)::int FROM refunds WHERE order_id = $1', [orderId]), 1);
      checks.same(
        'credit notes',
        await readOne(site, "SELECT count(*)::int FROM invoices WHERE order_id = $1 AND kind = 'credit_note'", [orderId]),
        1,
      );
      return { answers: [...looks, ...refunds], breaches: checks.breaches };
    },
  },
  {
    name: 'a return cancelled while its parcel is received',
    async run(site, parallel) {
      const { orderId, lineId, key, seller } = await deliver(site, 1);
      const { id } = await site.ok<{ id: string }>('POST', `/api/return?key=${key}`, {
        orderId,
        lines: [{ lineId, quantity: 1, reason: 'other' }],
      });
      await site.ok('POST', `/api/return/status/id/${id}`, { status: 'approved' }, { as: seller });
      const answers = await Promise.all(
        times(parallel, (index) =>
          index % 2 === 0
            ? site.send('POST', `/api/return/cancel/id/${id}?key=${key}`)
            : site.send('POST', `/api/return/status/id/${id}`, { status: 'received' }, { as: seller }),
        ),
      );
      const checks = new Checks();
      const kinds = await readOne(
        site,
        "SELECT count(*)::int FROM order_events WHERE order_id = $1 AND kind IN ('return_cancelled', 'return_received')",
        [orderId],
      );
      checks.same('endings of the return', kinds, 1);
      const strange = answers.filter((answer) => !isWin(answer) && answer.status !== 409);
      checks.same('refused otherwise than as a step that cannot be taken', strange.length, 0);
      return { answers, breaches: checks.breaches };
    },
  },
];

/** A delivered order of one line of a guest. */
async function deliver(site: RaceSite, quantity: number): Promise<Delivery> {
  const {
    purchases: [purchase],
    seller,
  } = await sell(site, 1, quantity);
  const { orderId, lineId } = lineOf(purchase);
  for (const step of ['fulfill', 'deliver']) await site.ok('POST', `/api/order/${step}/id/${orderId}`, {}, { as: seller });
  return { orderId, lineId, key: purchase?.key ?? '', seller };
}

function lineOf(purchase: PlacedOrder | undefined): { readonly orderId: string; readonly lineId: string } {
  const [order] = purchase?.orders ?? [];
  return { orderId: order?.id ?? '', lineId: order?.lines[0]?.id ?? '' };
}
