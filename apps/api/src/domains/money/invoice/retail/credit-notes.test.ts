import { describe, expect, test } from '@jest/globals';
import type { Invoice } from '@orime/contracts/api/invoice';
import type { Purchase } from '@orime/contracts/api/order';
import type { Return } from '@orime/contracts/api/return';
import fc from 'fast-check';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../../test/catalogue-factories.ts';
import { buy, createPromoCode, key, okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';
import { readMails } from '../../../../../test/mails.ts';
import { QUIET_RULES } from '../../../../../test/quiet-rules.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await freshAdmin(api);

type Sale = Awaited<ReturnType<typeof sell>>;

/** Three units at ¥3,333 and one at ¥10,000, of which a code takes 10 %; the tax of 10 % is in the prices. */
async function sell({ settle = true, currency = 'JPY' }: { readonly settle?: boolean; readonly currency?: 'JPY' | 'USD' } = {}) {
  const [seller, buyer] = [await api.as('designer'), await api.as('consumer')];
  const profile = await createProfile(db, { userId: seller.user.id });
  const [shirt, coat] = [
    await createDesign(db, { profileId: profile.id, sizes: [{ size: 'S', onHand: 9 }], retail: { JPY: 3_333, USD: 3_333 } }),
    await createDesign(db, { profileId: profile.id, sizes: [{ size: 'S', onHand: 9 }], retail: { JPY: 10_000, USD: 5_000 } }),
  ];
  const code = `OFF${profile.id.slice(-8)}`;
  await createPromoCode(db, code);
  const placed = await buy(
    buyer,
    [
      { id: shirt.id, size: 'S', quantity: 3 },
      { id: coat.id, size: 'S', quantity: 1 },
    ],
    { codes: [code], currency, email: buyer.user.email },
  );
  if (settle) await api.app.jobs.runNow('settle-payments');
  const [order] = placed.orders;
  return {
    seller,
    buyer,
    placed,
    orderId: order?.id ?? '',
    lineIds: (order?.lines ?? []).toSorted((a, b) => b.quantity - a.quantity).map(({ id }) => id),
  };
}

const refund = (orderId: string, body: object, idempotency = key()) =>
  admin.post(`/api/order/refund/id/${orderId}`, { reason: 'Torn', ...body }, idempotency);
const units = (lineId: string | undefined, quantity: number) => ({ lines: [{ lineId, quantity }] });
const papersOf = async ({ buyer }: Sale) => okBody<{ items: Invoice[] }>(await buyer.get('/api/invoice/mine?limit=100')).items.toReversed();
const issue = async (orderId: string) => okBody<Invoice>(await admin.post('/api/invoice/issue', { orderId }));

/** What the order's papers come to, and what was kept. */
async function standing({ orderId }: Pick<Sale, 'orderId'>) {
  const {
    rows: [row],
  } = await sql<{ papersMinor: number; keptMinor: number }>`
    SELECT (SELECT sum(total_minor)::bigint FROM invoices WHERE order_id = o.id) AS "papersMinor", o.total_minor - (SELECT coalesce(sum(amount_minor), 0)::bigint FROM refunds WHERE order_id = o.id) AS "keptMinor"
    FROM orders o WHERE o.id = ${orderId}`.execute(db);
  return { papersMinor: row?.papersMinor, keptMinor: row?.keptMinor };
}

async function breaches(): Promise<readonly unknown[]> {
  // Numbers are counted elsewhere: one test takes a paper away.
  return (
    await Promise.all(
      QUIET_RULES.filter(({ name }) => name.includes('credit note') && !name.startsWith('numbers')).map(
        async (rule) => (await sql.raw(rule.sql).execute(db)).rows,
      ),
    )
  ).flat();
}

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

  test('of a return names it, and the customer’s mail names the note', async () => {
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
    expect(notes[0]).toMatchObject({ total: { priceMinor: -9_000 }, reason: `Return ${wish.number}` });
    expect(okBody<{ items: Invoice[] }>(await sale.seller.get('/api/invoice/seller')).items.map(({ id }) => id)).toContain(notes[0]?.id);
    const mail = (await readMails(api, sale.buyer.user.email)).find(
      ({ subject }) => subject.includes(wish.number) && subject.includes('Refund'),
    );
    expect(mail?.source).toContain(notes[0]?.number ?? '–');
  });
});

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
