import type { Invoice } from '@orime/contracts/api/money/invoice';
import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { createDesign, createProfile } from '../../../../../apps/api/test/catalogue-factories.ts';
import { testAddress } from '../../../../../apps/api/test/checkout-factories.ts';
import type { Member, RaceSite } from './race-site.ts';
import { Checks, readOne, times, unique, type Race } from './race.ts';

interface Placed {
  readonly admin: Member;
  readonly seller: Member;
  readonly order: WholesaleOrder;
}

/** What staff do with wholesale: approvals, money received, and decisions about companies. */
export const tradeRaces: readonly Race[] = [
  {
    name: 'an order approved by all at once',
    async run(site, parallel) {
      const { admin, seller, order } = await place(site);
      const other = await site.admin();
      const approve = (as: Member) => site.send('POST', `/api/wholesale-order/status/id/${order.id}`, { status: 'approved' }, { as });
      const answers = await Promise.all(times(parallel, (index) => approve([admin, seller, other][index % 3] ?? admin)));
      const checks = new Checks();
      checks.same('status', await readOne(site, 'SELECT status FROM wholesale_orders WHERE id = $1', [order.id]), 'approved');
      checks.same(
        'invoices',
        Number(await readOne(site, "SELECT count(*) FROM invoices WHERE wholesale_order_id = $1 AND kind = 'wholesale'", [order.id])),
        1,
      );
      checks.same(
        'approvals told twice',
        Number(
          await readOne(
            site,
            'SELECT count(*) FROM (SELECT kind, actor_id FROM wholesale_order_events WHERE order_id = $1 GROUP BY 1, 2 HAVING count(*) > 1) twice',
            [order.id],
          ),
        ),
        0,
      );
      if (answers.some(({ status }) => status !== 200 && status !== 409))
        checks.same(
          'answers',
          answers.map(({ status }) => status),
          '200 or 409',
        );
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'money received for one invoice',
    async run(site, parallel) {
      const { admin, seller, order } = await place(site);
      for (const as of [seller, admin]) await site.ok('POST', `/api/wholesale-order/status/id/${order.id}`, { status: 'approved' }, { as });
      const invoiceId = String(
        await readOne(site, "SELECT id FROM invoices WHERE wholesale_order_id = $1 AND kind = 'wholesale'", [order.id]),
      );
      const { due } = await site.ok<Invoice>('GET', `/api/invoice/id/${invoiceId}`, undefined, { as: admin });
      // Quarters of what is due: four of them fit, whoever sends them; each key is sent twice.
      const amountMinor = Math.floor(due.priceMinor / 4);
      const once = unique('transfer');
      const answers = await Promise.all(
        times(parallel, (index) =>
          site.send(
            'POST',
            `/api/invoice/payment/id/${invoiceId}`,
            { amountMinor, method: 'bank_transfer', reference: `${once}-${Math.floor(index / 2)}` },
            { as: admin, key: `${once}-${Math.floor(index / 2)}` },
          ),
        ),
      );
      const checks = new Checks();
      const paid = Number(
        await readOne(site, 'SELECT coalesce(sum(amount_minor), 0) FROM invoice_payments WHERE invoice_id = $1', [invoiceId]),
      );
      checks.same('received', paid, amountMinor * 4);
      checks.same('paid on the invoice', Number(await readOne(site, 'SELECT paid_minor FROM invoices WHERE id = $1', [invoiceId])), paid);
      checks.same(
        'one key recorded twice',
        Number(
          await readOne(
            site,
            'SELECT count(*) FROM (SELECT reference FROM invoice_payments WHERE invoice_id = $1 GROUP BY 1 HAVING count(*) > 1) twice',
            [invoiceId],
          ),
        ),
        0,
      );
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'a company decided by many admins',
    async run(site, parallel) {
      const admins = [await site.admin(), await site.admin(), await site.admin()];
      const buyer = await site.member('buyer-unverified');
      const id = String(await readOne(site, 'SELECT id FROM buyers WHERE user_id = $1', [buyer.id]));
      const { version } = await site.ok<StaffBuyer>('GET', `/api/buyer/id/${id}`, undefined, { as: admins[0] });
      const answers = await Promise.all(
        times(parallel, (index) =>
          site.send(
            'POST',
            `/api/buyer/status/id/${id}`,
            index % 2 === 0 ? { status: 'verified', terms: 'prepay', version } : { status: 'rejected', reason: 'No licence', version },
            { as: admins[index % 3] },
          ),
        ),
      );
      const checks = new Checks();
      // All decided on the same version: the first decision stands, and the others are told that it has changed.
      checks.answers(answers, 1, ['409 conflict']);
      checks.same(
        'decisions',
        Number(await readOne(site, "SELECT count(*) FROM audit_log WHERE entity_id = $1 AND action = 'buyer.decide'", [id])),
        1,
      );
      checks.same(
        'letters',
        Number(await readOne(site, 'SELECT count(*) FROM outbox WHERE dedupe_key LIKE $1', [`%buyer_decided:${id}:%`])),
        1,
      );
      return { answers, breaches: checks.breaches };
    },
  },
];

/** An order of four garments made to order, the least of a style, that waits for the word of its designer and of the marketplace, invoiced at approval. */
export async function place(site: RaceSite): Promise<Placed> {
  const [admin, seller, buyer] = [await site.admin(), await site.member('designer'), await site.member('buyer-verified')];
  const { id: profileId } = await createProfile(site.db, { userId: seller.id });
  const design = await createDesign(site.db, { profileId, sizes: [{ size: 'S', mode: 'made_to_order' }], wholesale: { USD: 10_000 } });
  await site.db.updateTable('buyers').set({ terms: 'prepay' }).where('user_id', '=', buyer.id).execute();
  const wish = { currency: 'USD', lines: [{ id: design.id, sizeQuantities: { S: 4 } }] };
  const { quoteHash } = await site.ok<{ quoteHash: string }>('POST', '/api/wholesale-order/quote', wish, { as: buyer });
  const {
    orders: [order],
  } = await site.ok<{ orders: WholesaleOrder[] }>(
    'POST',
    '/api/wholesale-order',
    { ...wish, quoteHash, shipTo: testAddress },
    { as: buyer },
  );
  if (order === undefined) throw new Error('No order was placed.');
  return { admin, seller, order };
}
