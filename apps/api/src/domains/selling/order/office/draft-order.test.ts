import { expect, test } from '@jest/globals';
import type { Checkout, CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import type { DraftOrder } from '@orime/contracts/api/selling/order-office';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { createDesign } from '../../../../../test/catalogue-factories.ts';
import { createPromoCode, draftKey, key, okBody, orderCall, payFor, refusal, testAddress } from '../../../../../test/checkout-factories.ts';
import { linkSecret, readMails } from '../../../../../test/mails.ts';

const guest = await buildTestApp();
const { db } = guest;
const admin = await guest.as('admin');

const draft = (body: object, idempotency = key(), client = admin) =>
  client.post('/api/order/draft', { locale: 'en', currency: 'USD', ...body }, idempotency);
const read = (id: string, secret: string) => guest.get(`/api/checkout/${id}?key=${secret}`);
const requote = (checkoutId: string, checkoutKey: string, more: object = {}) =>
  guest.post('/api/checkout/quote', { checkoutId, checkoutKey, currency: 'USD', lines: [], ...more });

test('an order that staff write is mailed, paid by the link and becomes an order of that address', async () => {
  const design = await createDesign(db, { retail: { JPY: 9_500 }, nameJp: '藍染めシャツ' });
  const { checkoutId, path, quote } = okBody<DraftOrder>(
    await draft({
      email: 'drafted@example.com',
      locale: 'jp',
      currency: 'JPY',
      lines: [{ id: design.id, size: 'S', quantity: 1 }],
      note: '先日のご相談の件です',
    }),
  );
  expect(quote.totals.total.priceMinor).toBe(11_000);
  const [mail] = await readMails(guest, 'drafted@example.com');
  expect(mail?.subject).toBe('【Orime】ご注文内容のご確認とお支払いのご案内');
  for (const text of ['藍染めシャツ', '¥11,000', '先日のご相談の件です', `/checkout?checkout=${checkoutId}`])
    expect(mail?.source).toContain(text);
  const secret = linkSecret(mail);
  expect(path).toBe(`/checkout?checkout=${checkoutId}&key=${secret}&lang=jp`);
  const kept = await db.selectFrom('sent_emails').select('html').where('recipient', '=', 'drafted@example.com').executeTakeFirstOrThrow();
  expect(kept.html).not.toContain(secret);

  expect(refusal(await guest.get(`/api/checkout/${checkoutId}`))).toBe('404 not_found');
  expect(okBody<Checkout>(await read(checkoutId, secret))).toMatchObject({
    status: 'open',
    email: 'drafted@example.com',
    draft: { note: '先日のご相談の件です', codes: [], shipping: {} },
  });
  // Whoever pays says where it goes; what is bought, and by whom, stands.
  const agreed = okBody<CheckoutQuote>(
    await requote(checkoutId, secret, {
      address: testAddress,
      email: 'other@example.com',
      currency: 'USD',
      lines: [{ id: design.id, size: 'S', quantity: 9 }],
    }),
  );
  expect(agreed).toMatchObject({ checkoutId, currency: 'JPY', lines: [{ quantity: 1 }] });
  expect(agreed.totals).toEqual(quote.totals);
  const terms = { ...agreed, checkoutKey: secret };
  const placed = okBody<PlacedOrder>(await orderCall(guest, terms, await payFor(guest, terms)));
  expect(placed.group).toMatchObject({
    email: 'drafted@example.com',
    locale: 'jp',
    shippingAddress: { city: 'Shibuya-ku' },
    totals: { total: { priceMinor: 11_000 } },
  });
  expect(okBody<Checkout>(await read(checkoutId, secret))).toMatchObject({ status: 'completed', groupId: placed.group.id });
  expect(refusal(await requote(checkoutId, secret))).toBe('409 quote_expired');
  expect(await db.selectFrom('audit_log').select('action').where('entity_id', '=', checkoutId).execute()).toEqual([
    { action: 'order.draft' },
  ]);
});

test('is priced at the moment of paying, with the codes of staff', async () => {
  await createPromoCode(db, 'STAFFTEN');
  const design = await createDesign(db, { retail: { USD: 20_000 } });
  const { checkoutId, path, quote } = okBody<DraftOrder>(
    await draft({
      email: 'priced@example.com',
      lines: [{ id: design.id, size: 'S', quantity: 1 }],
      codes: ['stafften'],
      address: testAddress,
    }),
  );
  expect(quote.totals.total.priceMinor).toBe(18_000);
  await db
    .updateTable('prices')
    .set({ amount_minor: 30_000 })
    .where('variant_id', '=', design.variants['S'] ?? '')
    .where('currency', '=', 'USD')
    .execute();
  const opened = okBody<Checkout>(await read(checkoutId, draftKey(path)));
  expect(opened.quote.totals.total.priceMinor).toBe(27_000);
  expect(opened.draft?.codes).toEqual(['stafften']);
  const terms = { ...opened.quote, checkoutKey: draftKey(path) };
  const { group } = okBody<PlacedOrder>(await orderCall(guest, terms, await payFor(guest, terms)));
  expect(group).toMatchObject({ totals: { total: { priceMinor: 27_000 } }, codes_used: [{ code: 'STAFFTEN' }] });
});

test('ends after seven days, for good', async () => {
  const design = await createDesign(db);
  const { checkoutId, path, expiresAt, quote } = okBody<DraftOrder>(
    await draft({ email: 'late@example.com', lines: [{ id: design.id, size: 'S', quantity: 1 }], address: testAddress }),
  );
  expect((new Date(expiresAt).getTime() - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
  const checkoutKey = draftKey(path);
  okBody(await requote(checkoutId, checkoutKey));
  await sql`UPDATE checkouts SET expires_at = now() - interval '1 second' WHERE id = ${checkoutId}`.execute(db);
  expect(okBody<Checkout>(await read(checkoutId, draftKey(path))).status).toBe('expired');
  await guest.app.jobs.runNow('expire-holds');
  expect(refusal(await requote(checkoutId, checkoutKey))).toBe('409 quote_expired');
  expect(refusal(await guest.post('/api/payment/session', { checkoutId, checkoutKey, quoteHash: quote.quoteHash }, key()))).toBe(
    '409 quote_expired',
  );
});

test('what cannot be ordered, or gives nothing, is refused and nobody is written to', async () => {
  const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 1 }] });
  const line = { id: design.id, size: 'S', quantity: 1 };
  const short = await draft({ email: 'nothing@example.com', lines: [{ ...line, quantity: 2 }] });
  expect(refusal(short)).toBe('422 business_rule');
  expect(short.json().error.details.problems).toMatchObject([{ code: 'insufficient_stock', available: 1 }]);
  expect(refusal(await draft({ email: 'nothing@example.com', lines: [line], codes: ['NOSUCH'] }))).toBe('422 business_rule');
  expect(refusal(await draft({ email: 'nothing@example.com', lines: [] }))).toBe('400 validation');
  expect(refusal(await draft({ email: 'nobody', lines: [line] }))).toBe('400 validation');
  expect(await readMails(guest, 'nothing@example.com')).toEqual([]);
  for (const role of ['account-manager', 'designer', 'consumer'] as const)
    expect(refusal(await draft({ email: 'nothing@example.com', lines: [line] }, key(), await guest.as(role)))).toBe('403 forbidden');
});

test('is written once for its key; the key with other lines is refused', async () => {
  const design = await createDesign(db);
  const once = key();
  const body = { email: 'once@example.com', lines: [{ id: design.id, size: 'S', quantity: 1 }] };
  const first = okBody<DraftOrder>(await draft(body, once));
  expect(okBody<DraftOrder>(await draft(body, once))).toEqual(first);
  expect(refusal(await draft({ ...body, email: 'twice@example.com' }, once))).toBe('409 key_reused');
  expect(await readMails(guest, 'once@example.com')).toHaveLength(1);
});
