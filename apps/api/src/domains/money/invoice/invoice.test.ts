import { describe, expect, test } from '@jest/globals';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import { sql } from 'kysely';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { readMails } from '../../../../test/mails.ts';
import { newId } from '../../../house/ids.ts';
import { issueInvoice, type InvoiceDraft } from './index.ts';

const guest = await buildTestApp();
const { db } = guest;
const admin = await guest.as('admin');

interface Sale {
  readonly seller: SignedInClient;
  readonly buyer: SignedInClient;
  readonly orderId: string;
}

async function sell(currency: 'USD' | 'JPY' = 'USD'): Promise<Sale> {
  const [seller, buyer] = [await guest.as('designer'), await guest.as('consumer')];
  const profile = await createProfile(db, { userId: seller.user.id });
  const design = await createDesign(db, { profileId: profile.id, sizes: [{ size: 'S', onHand: 9 }], retail: { USD: 20_000, JPY: 22_000 } });
  const { orders }: PlacedOrder = await buy(buyer, [{ id: design.id, size: 'S', quantity: 2 }], { currency });
  return { seller, buyer, orderId: orders[0]?.id ?? '' };
}

const issue = async (orderId: string): Promise<Invoice> => okBody(await admin.post('/api/invoice/issue', { orderId }));

/** An invoice of 1,000.00 dollars that nobody has paid. */
function unpaid(source = `test:${newId('src')}`): InvoiceDraft {
  const party = { name: 'Somebody', nameJp: '', address: ['1 Road'], email: 'a@example.com', registrationNumber: '' };
  const line = { text: { en: 'Forty coats', jp: 'コート40着' }, quantity: 40, unitMinor: 2_500, totalMinor: 100_000, taxRateBp: 0 };
  return {
    source,
    kind: 'wholesale',
    sellerProfileId: null,
    buyerUserId: null,
    locale: 'en',
    currency: 'USD',
    seller: party,
    buyer: party,
    lines: [line],
    taxes: [],
    taxIncluded: false,
    discountMinor: 0,
    shippingMinor: 0,
    dueInDays: 30,
    paidMinor: 0,
  };
}
const issueDraft = (draft: InvoiceDraft) => db.transaction().execute((trx) => issueInvoice(trx, draft));

describe('the invoice of an order', () => {
  test('has the order’s amounts, is paid, and is the same for whoever asks', async () => {
    const { seller, buyer, orderId } = await sell('JPY');
    const invoice = await issue(orderId);
    expect(invoice).toMatchObject({
      kind: 'retail',
      status: 'paid',
      orderId,
      currency: 'JPY',
      taxIncluded: true,
      total: { priceMinor: 44_000 },
      tax: { priceMinor: 4_000 },
      due: { priceMinor: 0 },
    });
    expect(invoice.taxes).toEqual([{ rateBp: 1_000, baseMinor: 44_000, taxMinor: 4_000 }]);
    expect(await issue(orderId)).toEqual(invoice);
    for (const [client, url] of [
      [buyer, '/api/invoice/mine'],
      [seller, '/api/invoice/seller'],
      [admin, '/api/invoice/?kind=retail&limit=100'],
    ] as const) {
      expect(okBody<{ items: Invoice[] }>(await client.get(url)).items.map(({ id }) => id)).toContain(invoice.id);
    }
    for (const client of [buyer, seller])
      expect(okBody<Invoice>(await client.get(`/api/invoice/id/${invoice.id}`)).number).toBe(invoice.number);
    for (const url of [`/api/invoice/id/${invoice.id}`, `/api/invoice/id/${invoice.id}/pdf`])
      expect(refusal(await (await guest.as('consumer')).get(url))).toBe('404 not_found');
  });

  test('is a PDF in either language for the buyer, and for a guest with the key', async () => {
    const { buyer, orderId } = await sell();
    for (const language of ['en', 'jp']) {
      const answer = await buyer.get(`/api/order/id/${orderId}/invoice.pdf?lang=${language}`);
      expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.subarray(0, 5).toString()]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
    }
    const design = await createDesign(db);
    const { orders, key: orderKey, group } = await buy(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
    const url = `/api/order/id/${orders[0]?.id ?? ''}/invoice.pdf`;
    expect((await guest.get(`${url}?key=${orderKey}`)).statusCode).toBe(200);
    expect(refusal(await guest.get(url))).toBe('404 not_found');
    expect(refusal(await guest.get(`/api/order/id/${group.id}/invoice.pdf?key=${orderKey}`))).toBe('404 not_found');
  });

  test('waits for the payment', async () => {
    const { orderId } = await sell();
    await db.updateTable('orders').set({ status: 'pending_payment', payment_status: 'none' }).where('id', '=', orderId).execute();
    expect(refusal(await admin.post('/api/invoice/issue', { orderId }))).toBe('409 invalid_transition');
    expect(refusal(await admin.post('/api/invoice/issue', { orderId: 'ord_unknown' }))).toBe('404 not_found');
  });
});

describe('numbers', () => {
  test('have no gap and no double, however many are issued at once and however many fail', async () => {
    const before = await lastNumber();
    const works = Array.from({ length: 20 }, (_, index) =>
      db
        .transaction()
        .execute(async (trx) => {
          await issueInvoice(trx, unpaid());
          if (index % 4 === 0) throw new Error('changed its mind');
        })
        .catch(() => undefined),
    );
    await Promise.all(works);
    const { rows } = await sql<{
      n: number;
    }>`SELECT split_part(number, '-', 2)::int AS n FROM invoices WHERE kind <> 'credit_note' AND split_part(number, '-', 2)::int > ${before} ORDER BY 1`.execute(
      db,
    );
    expect(rows.map(({ n }) => n - before)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });

  test('are taken once for a source that ten ask for', async () => {
    const draft = unpaid();
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => issueDraft(draft)))).size).toBe(1);
  });

  async function lastNumber(): Promise<number> {
    await issueDraft(unpaid());
    const { rows } = await sql<{
      n: number;
    }>`SELECT max(split_part(number, '-', 2)::int) AS n FROM invoices WHERE kind <> 'credit_note'`.execute(db);
    return rows[0]?.n ?? 0;
  }
});

describe('payments', () => {
  test('come in parts, never more than is due, each once for its key', async () => {
    const id = await issueDraft(unpaid());
    const pay = (amountMinor: number, idempotency = key()) =>
      admin.post(`/api/invoice/payment/id/${id}`, { amountMinor, method: 'bank_transfer', reference: 'FX-1' }, idempotency);
    const first = key();
    expect(okBody<Invoice>(await pay(40_000, first))).toMatchObject({ status: 'partially_paid', due: { priceMinor: 60_000 } });
    expect(okBody<Invoice>(await pay(40_000, first))).toMatchObject({ paid: { priceMinor: 40_000 } });
    expect(refusal(await pay(60_001))).toBe('422 business_rule');
    const both = await Promise.all([pay(60_000), pay(60_000)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(okBody<Invoice>(await admin.get(`/api/invoice/id/${id}`))).toMatchObject({ status: 'paid', due: { priceMinor: 0 } });
  });

  test('that are recorded in two tabs are one, by what each tab has seen to be due', async () => {
    const id = await issueDraft(unpaid());
    const received = { amountMinor: 40_000, method: 'bank_transfer', dueMinor: 100_000 };
    const tabs = await Promise.all([1, 2].map(() => admin.post(`/api/invoice/payment/id/${id}`, received, key())));
    expect(tabs.map((tab) => (tab.statusCode === 200 ? '200' : refusal(tab))).sort()).toEqual(['200', '409 conflict']);
    expect(okBody<Invoice>(await admin.get(`/api/invoice/id/${id}`))).toMatchObject({ paid: { priceMinor: 40_000 } });
    okBody(await admin.post(`/api/invoice/payment/id/${id}`, { ...received, dueMinor: 60_000 }, key()));
  });

  test('are late the day after they are due', async () => {
    const [late, open] = [await issueDraft({ ...unpaid(), dueInDays: -2 }), await issueDraft(unpaid())];
    await guest.app.jobs.runNow('overdue-invoices');
    const { rows } = await sql<{ id: string; status: string }>`SELECT id, status FROM invoices WHERE id IN (${late}, ${open})`.execute(db);
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({ [late]: 'overdue', [open]: 'issued' });
    expect(
      okBody<Invoice>(await admin.post(`/api/invoice/payment/id/${late}`, { amountMinor: 100_000, method: 'card' }, key())),
    ).toMatchObject({ status: 'paid' });
  });
});

test('a company is told once, in its language, that an invoice is overdue', async () => {
  const buyer = { name: 'Tokyo Select', nameJp: '東京セレクト', address: [], email: 'late@example.com', registrationNumber: '' };
  const id = await issueDraft({ ...unpaid(), kind: 'wholesale', buyer, locale: 'jp', dueInDays: -2, paidMinor: 0 });
  for (let time = 0; time < 2; time += 1) await guest.app.jobs.runNow('overdue-invoices');
  const mails = await readMails(guest, 'late@example.com');
  expect(mails).toHaveLength(1);
  for (const text of ['お支払い期限が過ぎております', '東京セレクト 御中', `/buyer/dashboard?invoice=${id}`])
    expect(mails[0]?.subject + (mails[0]?.source ?? '')).toContain(text);
});

describe('what was issued', () => {
  test('is taken back by a credit note of the same amounts, once', async () => {
    const { orderId } = await sell('JPY');
    const invoice = await issue(orderId);
    const cancel = (headers = key()) => admin.post(`/api/invoice/void/id/${invoice.id}`, { reason: 'Wrong name' }, headers);
    const first = key();
    const note = okBody<Invoice>(await cancel(first));
    // Whoever lost the answer gets it again; whoever comes later is told.
    expect(okBody<Invoice>(await cancel(first)).id).toBe(note.id);
    expect(refusal(await cancel())).toBe('409 invalid_transition');
    expect(note).toMatchObject({
      kind: 'credit_note',
      creditOf: invoice.id,
      total: { priceMinor: -44_000 },
      tax: { priceMinor: -4_000 },
      due: { priceMinor: 0 },
      reason: 'Wrong name',
    });
    expect(okBody<Invoice>(await admin.get(`/api/invoice/id/${invoice.id}`))).toMatchObject({
      status: 'void',
      total: { priceMinor: 44_000 },
    });
    for (const id of [invoice.id, note.id])
      expect(refusal(await admin.post(`/api/invoice/void/id/${id}`, { reason: 'Again' }))).toBe('409 invalid_transition');
    expect(refusal(await admin.post(`/api/invoice/payment/id/${invoice.id}`, { amountMinor: 1, method: 'card' }, key()))).toBe(
      '409 invalid_transition',
    );
  });

  test('never changes, not even by hand', async () => {
    const id = await issueDraft(unpaid());
    await expect(db.updateTable('invoices').set({ total_minor: 1, subtotal_minor: 1 }).where('id', '=', id).execute()).rejects.toThrow(
      'does not change',
    );
    await expect(db.deleteFrom('invoices').where('id', '=', id).execute()).rejects.toThrow('does not change');
  });

  test('is written down with who did it', async () => {
    const id = await issueDraft(unpaid());
    okBody(await admin.post(`/api/invoice/payment/id/${id}`, { amountMinor: 1, method: 'other' }, key()));
    const { rows } = await sql<{
      action: string;
      actor_id: string;
    }>`SELECT action, actor_id FROM audit_log WHERE entity_id = ${id}`.execute(db);
    expect(rows).toEqual([{ action: 'invoice.payment', actor_id: admin.user.id }]);
  });
});
