import { describe, expect, test } from '@jest/globals';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import type { InvoiceRefund } from '@orime/contracts/api/money/invoice-refund';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { sql } from 'kysely';
import { buildTestApp, type SignedInClient } from '../../../../../test/build-test-app.ts';
import { createDesign } from '../../../../../test/catalogue-factories.ts';
import { buy, key, okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';
import { readMails } from '../../../../../test/mails.ts';
import { createBuyer, createLine, move, order, wishOf, type BuyerOptions } from '../../../../../test/wholesale-factories.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await freshAdmin(api);

interface Deal {
  readonly orderId: string;
  readonly one: WholesaleOrder;
  readonly buyer: SignedInClient;
  readonly invoiceId: string;
}

/** An approved order of 4 × 100 dollars. */
async function deal(terms: NonNullable<BuyerOptions['terms']> = 'deposit30'): Promise<Deal> {
  const buyer = await createBuyer(api, { terms });
  const one = await order(buyer, wishOf(await createLine(api)));
  const { invoices } = okBody<WholesaleOrder>(await move(admin, one, 'approved'));
  return { orderId: one.id, one, buyer, invoiceId: invoices[0]?.id ?? '' };
}

const pay = async (invoiceId: string, amountMinor: number) =>
  okBody<Invoice>(await admin.post(`/api/invoice/payment/id/${invoiceId}`, { amountMinor, method: 'bank_transfer' }, key()));
const credit = async (invoiceId: string) =>
  okBody<Invoice>(await admin.post(`/api/invoice/void/id/${invoiceId}`, { reason: 'Wrong company' }));
const issue = (orderId: string) => admin.post('/api/invoice/issue', { orderId });
const settle = (id: string, body: object, headers = key()) => admin.post(`/api/invoice/refund/id/${id}`, body, headers);
const refundOf = async ({ orderId }: Deal) =>
  okBody<{ items: InvoiceRefund[] }>(await admin.get('/api/invoice/refund/?limit=100')).items.find((refund) => refund.order.id === orderId);

/** What accounts have of one order. */
async function standing({ orderId }: Deal): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; sum: number }>`
    SELECT split_part(account, ':', 1) AS account, sum(amount_minor)::bigint AS sum FROM ledger_entries WHERE wholesale_order_id = ${orderId} GROUP BY account HAVING sum(amount_minor) <> 0`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}

describe('a credited invoice', () => {
  test('is issued again, names the one it replaces, and work can begin once it is paid', async () => {
    const one = await deal();
    await credit(one.invoiceId);
    const begin = () => admin.post(`/api/wholesale-order/status/id/${one.orderId}`, { status: 'in_production' });
    expect(refusal(await begin())).toBe('422 business_rule');
    const [replacement, credited] = [
      okBody<Invoice>(await issue(one.orderId)),
      okBody<Invoice>(await one.buyer.get(`/api/invoice/id/${one.invoiceId}`)),
    ];
    expect(replacement).toMatchObject({
      kind: 'wholesale',
      status: 'issued',
      replaces: one.invoiceId,
      relatedNumber: credited.number,
      total: credited.total,
      wholesaleOrderId: one.orderId,
    });
    expect(await standing(one)).toEqual({ receivable: -40_000, deferred: 40_000 });
    await pay(replacement.id, 12_000);
    okBody(await begin());
    expect(await standing(one)).toMatchObject({ buyers: -12_000, receivable: -28_000 });
    expect((await readMails(api, one.buyer.user.email)).filter(({ source }) => source.includes(replacement.number)).length).toBeGreaterThan(
      0,
    );
    for (const other of [await createBuyer(api), await api.as('consumer')])
      expect(refusal(await other.get(`/api/invoice/id/${replacement.id}`))).toBe('404 not_found');
  });

  test('is replaced once, however many ask at once, by numbers without a gap', async () => {
    const one = await deal('prepay');
    for (let round = 0; round < 2; round += 1) {
      const { id, number } = okBody<Invoice>(await issue(one.orderId));
      const note = await credit(id);
      expect(note.number).toMatch(/^CN\d{4}-\d+$/);
      const answers = await Promise.all(Array.from({ length: 20 }, () => issue(one.orderId)));
      const replacements = answers.map((answer) => okBody<Invoice>(answer));
      expect(new Set(replacements.map((each) => each.id)).size).toBe(1);
      const count = (number: string) => Number(number.split('-')[1]);
      expect(count(replacements[0]?.number ?? '')).toBe(count(number) + 1);
    }
    expect(await standing(one)).toEqual({ receivable: -40_000, deferred: 40_000 });
  });

  test('is issued again or credited while the order is cancelled, but never both', async () => {
    const one = await deal('prepay');
    await credit(one.invoiceId);
    const answers = await Promise.all([issue(one.orderId), move(admin, one.one, 'cancelled'), issue(one.orderId)]);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(await standing(one)).toEqual({});
    expect(refusal(await issue(one.orderId))).toBe('409 invalid_transition');
    const { rows } =
      await sql`SELECT id FROM invoices WHERE wholesale_order_id = ${one.orderId} AND kind = 'wholesale' AND status <> 'void'`.execute(db);
    expect(rows).toEqual([]);
  });

  test('waits for what it is due by, and for an order that exists', async () => {
    const net = await deal('net30');
    expect(refusal(await issue(net.orderId))).toBe('409 invalid_transition');
    expect(refusal(await issue('wor_unknown'))).toBe('404 not_found');
    okBody(await admin.post(`/api/wholesale-order/fulfill/id/${net.orderId}`, {}));
    const first = okBody<Invoice>(await issue(net.orderId));
    expect(first.replaces).toBeNull();
    await credit(first.id);
    expect(okBody<Invoice>(await issue(net.orderId))).toMatchObject({ replaces: first.id });
  });

  test('of a retail order is replaced by staff alone: a buyer who asks gets the last one', async () => {
    const buyer = await api.as('consumer');
    const { orders } = await buy(buyer, [{ id: (await createDesign(db)).id, size: 'S', quantity: 1 }]);
    const orderId = orders[0]?.id ?? '';
    const first = okBody<Invoice>(await issue(orderId));
    await credit(first.id);
    const download = () => buyer.get(`/api/order/id/${orderId}/invoice.pdf`).then(({ headers }) => String(headers['content-disposition']));
    expect(await download()).toContain(first.number);
    const second = okBody<Invoice>(await issue(orderId));
    expect(second).toMatchObject({ status: 'paid', replaces: first.id });
    expect(await download()).toContain(second.number);
  });
});

describe('what was paid of it', () => {
  test('is owed back until it was given, and the ledger says that it left only then', async () => {
    const one = await deal();
    await pay(one.invoiceId, 12_000);
    okBody(await move(admin, one.one, 'cancelled'));
    const owed = await refundOf(one);
    expect(owed).toMatchObject({
      status: 'open',
      amount: { priceMinor: 12_000 },
      order: { status: 'cancelled' },
      method: null,
      settledAt: null,
    });
    expect(await standing(one)).toEqual({ buyers: -12_000, refunds: 12_000 });
    expect(okBody<Invoice>(await one.buyer.get(`/api/invoice/id/${one.invoiceId}`)).refund).toMatchObject({
      status: 'open',
      amount: { priceMinor: 12_000 },
    });
    const id = owed?.id ?? '';
    expect(refusal(await settle(id, { method: 'bank_transfer' }))).toBe('400 validation');
    expect(refusal(await settle(id, { method: 'invoice' }))).toBe('422 business_rule');
    expect(refusal(await settle('irf_unknown', { method: 'other', reference: 'x' }))).toBe('404 not_found');
    expect(okBody<InvoiceRefund>(await settle(id, { method: 'bank_transfer', reference: ' FX-88 ' }))).toMatchObject({
      status: 'paid',
      reference: 'FX-88',
      settledAt: expect.any(String),
    });
    expect(await standing(one)).toEqual({});
    expect(refusal(await settle(id, { method: 'other', reference: 'again' }))).toBe('409 invalid_transition');
    const mails = (await readMails(api, one.buyer.user.email)).filter(({ source }) => source.includes('FX-88'));
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^We have paid back \$120\.00 for invoice INV/)]);
    const told = await db
      .selectFrom('notifications')
      .select(['user_id', 'data'])
      .where('dedupe_key', 'like', `wholesale:${one.orderId}:refunded:%`)
      .execute();
    expect(told).toEqual([
      { user_id: one.buyer.user.id, data: expect.objectContaining({ step: 'refunded', side: 'buyer', amountMinor: 12_000 }) },
    ]);
    expect(
      okBody<{ items: InvoiceRefund[] }>(await admin.get('/api/invoice/refund/?status=open&limit=100')).items.map((each) => each.id),
    ).not.toContain(id);
    const audited = await db.selectFrom('audit_log').select(['action', 'actor_id']).where('entity_id', '=', id).execute();
    expect(audited).toEqual([{ action: 'invoice.refund', actor_id: admin.user.id }]);
  });

  test('is given back once, however many record it at once', async () => {
    const one = await deal();
    await pay(one.invoiceId, 5_000);
    await credit(one.invoiceId);
    const id = (await refundOf(one))?.id ?? '';
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => settle(id, { method: 'bank_transfer', reference: `FX-${index}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await standing(one)).toEqual({});
  });

  test('can be used for the invoice that takes its place instead', async () => {
    const one = await deal();
    await pay(one.invoiceId, 12_000);
    await credit(one.invoiceId);
    const replacement = okBody<Invoice>(await issue(one.orderId));
    const id = (await refundOf(one))?.id ?? '';
    expect(await standing(one)).toEqual({ buyers: -12_000, refunds: 12_000, receivable: -40_000, deferred: 40_000 });
    const answers = await Promise.all([
      settle(id, { method: 'invoice' }),
      settle(id, { method: 'bank_transfer', reference: 'FX-1' }),
      settle(id, { method: 'invoice' }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refund = await refundOf(one);
    const isUsed = refund?.status === 'applied';
    expect(await standing(one)).toEqual(
      isUsed
        ? { buyers: -12_000, platform: 960, seller: 11_040, receivable: -28_000, deferred: 28_000 }
        : { receivable: -40_000, deferred: 40_000 },
    );
    expect(okBody<Invoice>(await admin.get(`/api/invoice/id/${replacement.id}`)).paid.priceMinor).toBe(isUsed ? 12_000 : 0);
    expect(refund?.appliedTo).toEqual(isUsed ? { id: replacement.id, number: replacement.number } : null);
  });

  test('asks for the password when it is much', async () => {
    const one = await deal();
    await pay(one.invoiceId, 40_000);
    await credit(one.invoiceId);
    const id = (await refundOf(one))?.id ?? '';
    okBody(await admin.post('/api/settings', { refundReauthFrom: { USD: 40_000, JPY: 1, EUR: 1 } }));
    const body = { method: 'bank_transfer', reference: 'FX-2' };
    expect((await (await api.as('admin')).post(`/api/invoice/refund/id/${id}`, body, key())).statusCode).toBe(403);
    okBody(await settle(id, body));
  });
});
