import { describe, expect, test } from '@jest/globals';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import type { Purchase } from '@orime/contracts/api/selling/order';
import type { Return } from '@orime/contracts/api/selling/return';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { key, okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';
import { readMails } from '../../../../../test/mails.ts';
import { creditDesk } from './credit-notes.fixture.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await freshAdmin(api);

const { sell, refund, units, papersOf, standing, breaches } = creditDesk(api, admin);

describe('a refund', () => {
  test('is answered by a credit note with a number of its own, which corrects the invoice with shares of discount and tax', async () => {
    const sale = await sell();
    okBody(await refund(sale.orderId, units(sale.lineIds[0], 1)));
    const [invoice, note] = await papersOf(sale);
    expect(invoice).toMatchObject({ kind: 'retail', status: 'paid', total: { priceMinor: 19_499 } });
    expect(invoice?.number).toMatch(/^INV\d{4}-\d+$/);
    // 3,333 less 10 %, rounded for three units together: 2,999 of 8,999; tax of the line 818, of one unit 272.
    expect(note).toMatchObject({
      kind: 'credit_note',
      creditOf: invoice?.id,
      relatedNumber: invoice?.number,
      orderId: sale.orderId,
      orderNumber: sale.placed.orders[0]?.number,
      currency: 'JPY',
      taxIncluded: true,
      subtotal: { priceMinor: -3_333 },
      discount: { priceMinor: -334 },
      shipping: { priceMinor: 0 },
      tax: { priceMinor: -272 },
      total: { priceMinor: -2_999 },
      due: { priceMinor: 0 },
      taxes: [{ rateBp: 1_000, baseMinor: -2_999, taxMinor: -272 }],
      seller: invoice?.seller,
      buyer: invoice?.buyer,
    });
    expect(note?.number).toMatch(/^CN\d{4}-\d+$/);
    expect(note?.lines).toHaveLength(1);
    expect(note?.lines[0]).toMatchObject({ quantity: 1, unitMinor: -3_333, totalMinor: -3_333, taxRateBp: 1_000 });
    expect(JSON.stringify(note)).not.toContain('Torn');
    const mails = await readMails(api, sale.buyer.user.email);
    expect(mails.filter(({ source }) => source.includes(note?.number ?? '–'))).toHaveLength(1);
  });

  test('of an order in dollars says no tax; the last of several ends the invoice', async () => {
    const sale = await sell({ currency: 'USD' });
    for (const body of [units(sale.lineIds[0], 2), { ...units(sale.lineIds[1], 1), shipping: true }, units(sale.lineIds[0], 1)]) {
      okBody(await refund(sale.orderId, body));
      const { papersMinor, keptMinor } = await standing(sale);
      expect(papersMinor).toBe(keptMinor);
    }
    const [invoice, ...notes] = await papersOf(sale);
    expect(notes.map(({ taxes, shipping }) => [taxes, shipping.priceMinor])).toEqual([
      [[], 0],
      [[], -1_500],
      [[], 0],
    ]);
    expect(await standing(sale)).toEqual({ papersMinor: 0, keptMinor: 0 });
    expect(okBody<Invoice>(await admin.get(`/api/invoice/id/${invoice?.id ?? ''}`))).toMatchObject({
      status: 'void',
      due: { priceMinor: 0 },
    });
    expect(refusal(await admin.post('/api/invoice/issue', { orderId: sale.orderId }))).toBe('409 invalid_transition');
    expect(refusal(await admin.post(`/api/invoice/void/id/${invoice?.id ?? ''}`, { reason: 'Again' }))).toBe('409 invalid_transition');
  });

  test('has one credit note for its key and by numbers without a gap, however many ask at once', async () => {
    const sales = await Promise.all(Array.from({ length: 6 }, () => sell()));
    await Promise.all(
      sales.flatMap((sale) => {
        const once = key();
        // Four calls under one key, and papers asked for meanwhile.
        return [
          ...Array.from({ length: 4 }, () => refund(sale.orderId, units(sale.lineIds[0], 1), once)),
          sale.buyer.get(`/api/order/id/${sale.orderId}/invoice.pdf`),
          refund(sale.orderId, units(sale.lineIds[1], 1)),
        ];
      }),
    );
    for (const sale of sales) {
      expect((await papersOf(sale)).map(({ kind }) => kind)).toEqual(['retail', 'credit_note', 'credit_note']);
      const { papersMinor, keptMinor } = await standing(sale);
      expect(papersMinor).toBe(keptMinor);
    }
    const { rows } = await sql<{ series: string }>`
      SELECT series FROM (SELECT split_part(number, '-', 1) AS series, split_part(number, '-', 2)::int AS n FROM invoices) papers GROUP BY series HAVING count(*) <> max(n) - min(n) + 1`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

  test('that is refused leaves neither note nor number', async () => {
    const sale = await sell();
    const before = await db.selectFrom('invoices').select('id').execute();
    expect(refusal(await refund(sale.orderId, { reason: 'Torn', lines: [{ lineId: sale.lineIds[0], quantity: 9 }] }))).toBe(
      '422 business_rule',
    );
    expect(await db.selectFrom('invoices').select('id').execute()).toHaveLength(before.length);
  });

  test('of a return names it and what is kept back for the parcel, and the customer’s mail names the note', async () => {
    const sale = await sell();
    for (const step of ['fulfill', 'deliver']) okBody(await sale.seller.post(`/api/order/${step}/id/${sale.orderId}`, {}));
    const wish = okBody<Return>(
      await sale.buyer.post(
        '/api/return',
        { orderId: sale.orderId, lines: [{ lineId: sale.lineIds[1], quantity: 1, reason: 'too_small' }] },
        key(),
      ),
    );
    for (const status of ['approved', 'in_transit', 'received'])
      okBody(await sale.seller.post(`/api/return/status/id/${wish.id}`, { status }));
    okBody(
      await sale.seller.post(`/api/return/status/id/${wish.id}`, {
        status: 'inspected',
        lines: [{ lineId: sale.lineIds[1], condition: 'as_new', restock: false }],
      }),
    );
    for (let time = 0; time < 2; time += 1) okBody(await admin.post(`/api/return/status/id/${wish.id}`, { status: 'refunded' }));
    const [, ...notes] = await papersOf(sale);
    expect(notes).toHaveLength(1);
    // 9,000 less the 1,500 of the Japanese market, whose tax of 136 stays as well.
    expect(wish).toMatchObject({ fee: { priceMinor: 1_500 }, estimate: { priceMinor: 7_500 } });
    expect(notes[0]).toMatchObject({
      total: { priceMinor: -7_500 },
      taxes: [{ rateBp: 1_000, baseMinor: -7_500, taxMinor: -682 }],
      reason: `Return ${wish.number}`,
    });
    expect(notes[0]?.lines.map(({ totalMinor }) => totalMinor)).toEqual([-10_000, 1_500]);
    const { papersMinor, keptMinor } = await standing(sale);
    expect(papersMinor).toBe(keptMinor);
    expect(await breaches()).toEqual([]);
    expect(okBody<{ items: Invoice[] }>(await sale.seller.get('/api/invoice/seller')).items.map(({ id }) => id)).toContain(notes[0]?.id);
    const mail = (await readMails(api, sale.buyer.user.email)).find(
      ({ subject }) => subject.includes(wish.number) && subject.includes('Refund'),
    );
    expect(mail?.source).toContain(notes[0]?.number ?? '–');
  });
});

test('refunds of a release without credit notes get theirs, once', async () => {
  const sale = await sell();
  okBody(await refund(sale.orderId, units(sale.lineIds[0], 1)));
  // What that release would have left: no paper at all.
  await sql`UPDATE refunds SET credit_note_id = NULL WHERE order_id = ${sale.orderId}`.execute(db);
  await sql`ALTER TABLE invoices DISABLE TRIGGER invoices__immutable`.execute(db);
  await sql`DELETE FROM invoices WHERE order_id = ${sale.orderId} AND kind = 'credit_note'`.execute(db);
  await sql`ALTER TABLE invoices ENABLE TRIGGER invoices__immutable`.execute(db);
  await Promise.all([api.app.jobs.runNow('credit-notes'), api.app.jobs.runNow('credit-notes')]);
  expect((await papersOf(sale)).map(({ kind, total }) => [kind, total.priceMinor])).toEqual([
    ['retail', 19_499],
    ['credit_note', -2_999],
  ]);
});

test('a credit note is a PDF in either language for whoever may read the order, a guest with the key too; for others there is none', async () => {
  const sale = await sell();
  const other = await sell();
  const {
    orders: [order],
  } = okBody<Purchase>(await refund(sale.orderId, units(sale.lineIds[0], 1)));
  const [given] = order?.refunds ?? [];
  expect(given?.creditNote?.number).toMatch(/^CN/);
  const url = (orderId: string, refundId = given?.id ?? '', more = '') => `/api/order/id/${orderId}/invoice.pdf?refund=${refundId}${more}`;
  for (const language of ['en', 'jp']) {
    for (const client of [sale.buyer, sale.seller, admin]) {
      const answer = await client.get(url(sale.orderId, given?.id, `&lang=${language}`));
      expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
        200,
        `inline; filename="${given?.creditNote?.number ?? ''}.pdf"`,
      ]);
    }
  }
  expect((await api.get(url(sale.orderId, given?.id, `&key=${sale.placed.key}`))).statusCode).toBe(200);
  for (const answer of [
    await api.get(url(sale.orderId)),
    await other.buyer.get(url(sale.orderId)),
    await other.buyer.get(url(other.orderId)),
    await sale.buyer.get(url(sale.orderId, 'rfd_unknown')),
  ])
    expect(refusal(answer)).toBe('404 not_found');
});
