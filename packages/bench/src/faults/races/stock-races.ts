import { createDesign, createProfile } from '../../../../../apps/api/test/catalogue-factories.ts';
import { createProducer } from '../../../../../apps/api/test/production-factories.ts';
import { settledCharges } from './charges.ts';
import type { Answer, PaidCheckout, RaceSite } from './race-site.ts';
import { Checks, isWin, readOne, times, unique, type Race } from './race.ts';

const soldOut = ['409 insufficient_stock'];

export const stockRaces: readonly Race[] = [
  {
    name: 'orders for ten in stock',
    async run(site, parallel) {
      const design = await createDesign(site.db, { sizes: [{ size: 'S', onHand: 10 }] });
      const paid = await site.pay(
        times(parallel, (index) => ({
          lines: [{ id: design.id, size: 'S', quantity: 1 }],
          email: `${unique('stock')}-${index}@example.com`,
        })),
      );
      const { answers, checks } = await orderAll(site, paid, 10);
      const level = await site.db
        .selectFrom('stock_levels')
        .select(['on_hand', 'allocated'])
        .where('variant_id', '=', design.variants['S'] ?? '')
        .executeTakeFirst();
      checks.same('stock', level, { on_hand: 10, allocated: 10 });
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'orders for ten single pieces',
    async run(site, parallel) {
      const serials = times(10, (index) => `${index + 1}/10`);
      const design = await createDesign(site.db, { sizes: [{ size: 'L', pieces: serials }] });
      const paid = await site.pay(
        times(parallel, (index) => ({
          lines: [{ piece: design.pieces[serials[index % 10] ?? ''] ?? '' }],
          email: `${unique('piece')}-${index}@example.com`,
        })),
      );
      const { answers, checks } = await orderAll(site, paid, Math.min(10, parallel));
      checks.same(
        'pieces sold twice',
        await readOne(site, 'SELECT count(*) - count(DISTINCT piece_id) FROM order_lines WHERE design_id = $1', [design.id]),
        0,
      );
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'checkout holds for ten in stock',
    async run(site, parallel) {
      const design = await createDesign(site.db, { sizes: [{ size: 'S', onHand: 10 }] });
      const paid = await site.pay(
        times(parallel, (index) => ({
          lines: [{ id: design.id, size: 'S', quantity: 1 }],
          email: `${unique('hold')}-${index}@example.com`,
        })),
      );
      const holds = await Promise.all(
        paid.map(({ checkoutId, checkoutKey, quoteHash }) =>
          site.send('POST', '/api/checkout/hold', { checkoutId, checkoutKey, quoteHash }),
        ),
      );
      const holders = new Set(paid.filter((_, index) => holds[index]?.status === 200).map(({ checkoutId }) => checkoutId));
      const { answers, checks } = await orderAll(site, paid, 10);
      checks.answers(holds, 10, soldOut);
      checks.same(
        'orders of who held nothing',
        paid.filter(({ checkoutId }, index) => answers[index]?.status === 200 && !holders.has(checkoutId)).length,
        0,
      );
      return { answers: [...holds, ...answers], breaches: checks.breaches };
    },
  },
  {
    name: '24-hour holds of the reserve',
    async run(site, parallel) {
      const design = await createDesign(site.db, { privateReserve: true, sizes: [{ size: 'M', pieces: ['1/1'] }] });
      const members = await Promise.all(times(parallel, () => site.member('buyer-verified')));
      const answers = await Promise.all(members.map((as) => site.send('POST', `/api/private-reserve/${design.slug}/hold`, {}, { as })));
      const checks = new Checks();
      checks.answers(answers, 1, soldOut);
      checks.same('holds', await readOne(site, 'SELECT count(*) FROM stock_reservations WHERE piece_id = $1', [design.pieces['1/1']]), 1);
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'a production completed at once',
    async run(site, parallel) {
      const designer = await site.member('designer');
      const maker = await site.member('producer');
      const house = await createProfile(site.db, { userId: designer.id });
      await createProducer(site.db, { userId: maker.id });
      const design = await createDesign(site.db, { profileId: house.id, sizes: [{ size: 'M', onHand: 2 }] });
      const { id } = await site.ok<{ id: string }>(
        'POST',
        '/api/production/in_house',
        { designId: design.id, sizeQuantities: { M: 12 }, currency: 'USD' },
        { as: designer },
      );
      const move = (status: string) => site.send('POST', `/api/production/status/id/${id}`, { status }, { as: designer });
      for (const status of ['sampling', 'in_production', 'qc']) await move(status);
      const answers = await Promise.all(times(parallel, () => move('completed')));
      const checks = new Checks();
      checks.answers(answers, parallel);
      checks.same('on hand', await readOne(site, 'SELECT on_hand FROM stock_levels WHERE variant_id = $1', [design.variants['M']]), 14);
      checks.same('receipts', await readOne(site, "SELECT count(*) FROM stock_movements WHERE ref = $1 AND kind = 'production'", [id]), 1);
      return { answers, breaches: checks.breaches };
    },
  },
];

/** Places all orders at once: the stock is sold exactly, the others get a clear refusal and their money back. */
export async function orderAll(
  site: RaceSite,
  paid: readonly PaidCheckout[],
  wins: number,
  refusals: readonly string[] = soldOut,
): Promise<{ answers: Answer[]; checks: Checks }> {
  const answers = await Promise.all(paid.map((checkout) => site.order(checkout)));
  const checks = new Checks();
  checks.answers(answers, wins, refusals);
  const charges = await settledCharges(
    site.pool,
    paid.map(({ paymentSessionId }) => paymentSessionId),
  );
  checks.same('charges', charges, { kept: answers.filter(isWin).length, givenBack: paid.length - answers.filter(isWin).length });
  return { answers, checks };
}
