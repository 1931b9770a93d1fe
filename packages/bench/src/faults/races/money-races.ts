import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { createDesign } from '../../../../../apps/api/test/catalogue-factories.ts';
import { testAddress } from '../../../../../apps/api/test/checkout-factories.ts';
import { settledCharges } from './charges.ts';
import { Checks, isWin, readOne, times, unique, type Race } from './race.ts';
import { captured, sell } from './sales.ts';

export const moneyRaces: readonly Race[] = [
  {
    name: 'a link of staff paid many times',
    async run(site, parallel) {
      const admin = await site.admin();
      const design = await createDesign(site.db, { sizes: [{ size: 'S', onHand: parallel }] });
      const draft = await site.ok<{ checkoutId: string; path: string }>(
        'POST',
        '/api/order/draft',
        {
          locale: 'en',
          currency: 'USD',
          email: `${unique('link')}@example.com`,
          lines: [{ id: design.id, size: 'S', quantity: 1 }],
          address: testAddress,
        },
        { as: admin },
      );
      const checkoutKey = new URL(draft.path, 'http://localhost').searchParams.get('key') ?? '';
      const { checkoutId, quoteHash } = await site.ok<CheckoutQuote>('POST', '/api/checkout/quote', {
        checkoutId: draft.checkoutId,
        checkoutKey,
        currency: 'USD',
        lines: [],
      });
      // Everyone with the link submits at once.
      const sessions = await Promise.all(
        times(parallel, () => site.send('POST', '/api/payment/session', { checkoutId, checkoutKey, quoteHash })),
      );
      const ids = new Set(sessions.filter(isWin).map(({ body }) => String(body['paymentSessionId'])));
      await Promise.all([...ids].map((paymentSessionId) => site.ok('POST', '/api/payment/confirm', { paymentSessionId, checkoutKey })));
      const answers = await Promise.all(
        times(parallel, (index) => site.order({ checkoutId, checkoutKey, quoteHash, paymentSessionId: [...ids][index % ids.size] ?? '' })),
      );
      const checks = new Checks();
      checks.answers(sessions, parallel);
      checks.same('payment sessions', ids.size, 1);
      checks.answers(answers, parallel);
      checks.same('purchases', await readOne(site, 'SELECT count(*) FROM order_groups WHERE checkout_id = $1', [checkoutId]), 1);
      checks.same('charges', await settledCharges(site.pool, [...ids]), { kept: 1, givenBack: ids.size - 1 });
      return { answers: [...sessions, ...answers], breaches: checks.breaches };
    },
  },
  {
    name: 'invoices, a number each',
    async run(site, parallel) {
      const admin = await site.admin();
      const { orders: all } = await sell(site, Math.min(parallel, 60) + 1);
      const [first, ...orders] = all;
      // The first number shows the counter's current value.
      await site.ok('POST', '/api/invoice/issue', { orderId: first }, { as: admin });
      const before = Number(await readOne(site, "SELECT max(split_part(number, '-', 2)::int) FROM invoices WHERE kind <> 'credit_note'"));
      // Half are requested twice; every tenth call is for an order that does not exist and takes no number.
      const wanted = [...orders, ...orders.filter((_, index) => index % 2 === 0), ...times(6, () => 'ord_none')];
      const answers = await Promise.all(wanted.map((orderId) => site.send('POST', '/api/invoice/issue', { orderId }, { as: admin })));
      const checks = new Checks();
      checks.answers(answers, wanted.length - 6, ['404 not_found']);
      const { rows } = await site.pool.query<{ n: number }>(
        "SELECT split_part(number, '-', 2)::int AS n FROM invoices WHERE kind <> 'credit_note' AND split_part(number, '-', 2)::int > $1 ORDER BY 1",
        [before],
      );
      checks.same(
        'numbers',
        rows.map(({ n }) => n - before),
        times(orders.length, (index) => index + 1),
      );
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'a payout run at once',
    async run(site, parallel) {
      const admin = await site.admin();
      const { orders, seller, account } = await sell(site, 3);
      for (const orderId of orders)
        for (const step of ['fulfill', 'deliver']) await site.ok('POST', `/api/order/${step}/id/${orderId}`, {}, { as: seller });
      await site.pool.query('UPDATE ledger_entries SET available_at = now() WHERE order_id = ANY ($1::text[])', [orders]);
      const owed = Number(await readOne(site, 'SELECT sum(amount_minor) FROM ledger_entries WHERE account = $1', [account]));
      const answers = await Promise.all(times(Math.min(parallel, 50), () => site.send('POST', '/api/payout/run', {}, { as: admin })));
      const checks = new Checks();
      checks.answers(answers, answers.length);
      checks.same('paid out', await readOne(site, 'SELECT sum(amount_minor)::int FROM payouts WHERE account = $1', [account]), owed);
      checks.same('payouts', await readOne(site, 'SELECT count(*) FROM payouts WHERE account = $1', [account]), 1);
      checks.same('left', await readOne(site, 'SELECT sum(amount_minor)::int FROM ledger_entries WHERE account = $1', [account]), 0);
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'refunds of three units of a line',
    async run(site, parallel) {
      const admin = await site.admin();
      const {
        purchases: [purchase],
      } = await sell(site, 1, 3);
      const [order] = purchase?.orders ?? [];
      const lineId = order?.lines[0]?.id;
      await captured(site, order?.id ?? '');
      const answers = await Promise.all(
        times(parallel, () =>
          site.send('POST', `/api/order/refund/id/${order?.id}`, { reason: 'Torn', lines: [{ lineId, quantity: 1 }] }, { as: admin }),
        ),
      );
      const checks = new Checks();
      checks.answers(answers, 3, ['422 business_rule', '409 invalid_transition']);
      checks.same(
        'units given back',
        await readOne(site, 'SELECT sum(quantity)::int FROM refund_lines WHERE order_line_id = $1', [lineId]),
        3,
      );
      checks.same('more than was paid', await readOne(site, 'SELECT count(*) FROM payments WHERE refunded_minor > captured_minor'), 0);
      return { answers, breaches: checks.breaches };
    },
  },
];
