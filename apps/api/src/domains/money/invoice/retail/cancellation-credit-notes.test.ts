import { describe, expect, test } from '@jest/globals';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import fc from 'fast-check';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';
import { readMails } from '../../../../../test/mails.ts';
import { creditDesk } from './credit-notes.fixture.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await freshAdmin(api);

const { sell, refund, units, papersOf, issue, standing, breaches } = creditDesk(api, admin);

describe('a cancellation', () => {
  test('of an order whose money was taken credits all that refunds have left', async () => {
    const sale = await sell();
    okBody(await refund(sale.orderId, units(sale.lineIds[0], 2)));
    okBody(await admin.post(`/api/order/cancel/id/${sale.orderId}`, {}));
    const [, , last] = await papersOf(sale);
    expect(last).toMatchObject({ kind: 'credit_note', reason: 'The order was cancelled' });
    expect(last?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(await standing(sale)).toEqual({ papersMinor: 0, keptMinor: 0 });
    const cancelled = (await readMails(api, sale.buyer.user.email)).find(({ subject }) => subject.includes('cancelled'));
    expect(cancelled?.source).toContain(last?.number ?? '–');
    await api.app.jobs.runNow('settle-payments');
    expect(await papersOf(sale)).toHaveLength(3);
  });

  test('before the money was taken needs no paper; an invoice that somebody has is credited', async () => {
    const [quiet, invoiced] = [await sell({ settle: false }), await sell({ settle: false })];
    await issue(invoiced.orderId);
    for (const { buyer, orderId } of [quiet, invoiced]) okBody(await buyer.post(`/api/order/cancel/id/${orderId}`, {}));
    await api.app.jobs.runNow('settle-payments');
    expect(await papersOf(quiet)).toEqual([]);
    expect((await papersOf(invoiced)).map(({ kind }) => kind)).toEqual(['retail', 'credit_note']);
    expect(refusal(await quiet.buyer.get(`/api/order/id/${quiet.orderId}/invoice.pdf`))).toBe('409 invalid_transition');
  });

  test('of one seller’s part before the money was taken has its note when that money is given back', async () => {
    const sale = await sell({ settle: false });
    okBody(await admin.post(`/api/order/cancel/id/${sale.orderId}`, {}));
    // As if the capture had been under way: the provider took the money all the same.
    await db
      .updateTable('payments')
      .set({ status: 'captured', captured_minor: sql`authorised_minor` })
      .where('group_id', '=', sale.placed.group.id)
      .execute();
    await sql`UPDATE test_charges SET status = 'captured', captured_minor = amount_minor WHERE id = (SELECT provider_ref FROM payments WHERE group_id = ${sale.placed.group.id})`.execute(
      db,
    );
    await api.app.jobs.runNow('settle-payments');
    expect((await papersOf(sale)).map(({ kind }) => kind)).toEqual(['retail', 'credit_note']);
    expect(await standing(sale)).toEqual({ papersMinor: 0, keptMinor: 0 });
  });
});

describe('an invoice that staff take back', () => {
  test('after a refund is credited for what is left, and replaced by what is left', async () => {
    const sale = await sell();
    okBody(await refund(sale.orderId, units(sale.lineIds[0], 1)));
    const first = await issue(sale.orderId);
    const note = okBody<Invoice>(await admin.post(`/api/invoice/void/id/${first.id}`, { reason: 'Wrong name' }));
    expect(note).toMatchObject({ total: { priceMinor: -16_500 }, tax: { priceMinor: -(first.tax.priceMinor - 272) } });
    // Nothing stands that a refund could correct; its note comes with the next invoice.
    okBody(await refund(sale.orderId, units(sale.lineIds[1], 1)));
    expect((await papersOf(sale)).map(({ kind }) => kind)).toEqual(['retail', 'credit_note', 'credit_note']);
    await api.app.jobs.runNow('credit-notes');
    const replacement = await issue(sale.orderId);
    expect(replacement).toMatchObject({ replaces: first.id, total: { priceMinor: 16_500 }, status: 'paid' });
    expect((await papersOf(sale)).filter(({ creditOf }) => creditOf === replacement.id).map(({ total }) => total.priceMinor)).toEqual([
      -9_000,
    ]);
    expect(await standing(sale)).toEqual({ papersMinor: 7_500, keptMinor: 7_500 });
    expect(await breaches()).toEqual([]);
  });

  test('or refund at the same time: whoever comes second credits the rest', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sale = await sell();
      const { id } = await issue(sale.orderId);
      await Promise.all([
        refund(sale.orderId, units(sale.lineIds[0], 1)),
        admin.post(`/api/invoice/void/id/${id}`, { reason: 'Wrong name' }),
        refund(sale.orderId, units(sale.lineIds[1], 1)),
      ]);
      expect((await standing(sale)).papersMinor).toBe(0);
    }
    expect(await breaches()).toEqual([]);
  });
});

test('invoices less credit notes are what was kept, after any history of refunds, cancellations and credits', async () => {
  const step = fc.record({
    what: fc.constantFrom('line', 'line', 'line', 'shipping', 'void', 'issue', 'cancel'),
    line: fc.integer({ min: 0, max: 1 }),
    quantity: fc.integer({ min: 1, max: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const sale = await sell();
      for (const { what, line, quantity } of steps) {
        if (what === 'line') await refund(sale.orderId, units(sale.lineIds[line], quantity));
        if (what === 'shipping') await refund(sale.orderId, { shipping: true });
        if (what === 'issue') await admin.post('/api/invoice/issue', { orderId: sale.orderId });
        if (what === 'cancel') await admin.post(`/api/order/cancel/id/${sale.orderId}`, {});
        const last = (await papersOf(sale)).findLast(({ kind }) => kind === 'retail');
        if (what === 'void' && last !== undefined) await admin.post(`/api/invoice/void/id/${last.id}`, { reason: 'Wrong' });
      }
      const papers = await papersOf(sale);
      const last = papers.findLast(({ kind }) => kind === 'retail');
      const { papersMinor, keptMinor } = await standing(sale);
      // A credited invoice that nobody has replaced leaves no paper at all.
      if (last !== undefined) expect(papersMinor).toBe(last.status === 'void' ? 0 : keptMinor);
      for (const { tax, taxes, total, subtotal, discount, shipping } of papers) {
        expect(total.priceMinor).toBe(subtotal.priceMinor - discount.priceMinor + shipping.priceMinor);
        expect(taxes.reduce((sum, { baseMinor }) => sum + baseMinor, 0)).toBe(total.priceMinor);
        expect(Math.sign(tax.priceMinor) * Math.sign(total.priceMinor)).not.toBe(-1);
      }
      if (last?.status === 'void') expect(papers.reduce((sum, { tax }) => sum + tax.priceMinor, 0)).toBe(0);
    }),
    { numRuns: 12 },
  );
  expect(await breaches()).toEqual([]);
});
