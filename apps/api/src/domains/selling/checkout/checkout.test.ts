import { describe, expect, test } from '@jest/globals';
import type { Checkout, CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { createPromoCode, okBody, orderCall, payFor, quoteOf, refusal, testAddress } from '../../../../test/checkout-factories.ts';
import { again, holdOf, problemsOf } from './checkout.fixture.ts';

const guest = await buildTestApp();
const { db } = guest;

describe('a quote', () => {
  test('prices from the database, groups by seller and says what is missing to free shipping', async () => {
    const profile = await createProfile(db, { name: 'Kasumi', nameJp: '霞' });
    const design = await createDesign(db, { profileId: profile.id, retail: { USD: 12_000 } });
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
    expect(quote).toMatchObject({ orderable: true, problems: [], codes: [], currency: 'USD' });
    expect(quote.lines).toMatchObject([
      {
        key: `id:${design.id}:S`,
        seller: { name: 'Kasumi', nameJp: '霞' },
        unit: { price: 120 },
        total: { priceMinor: 12_000 },
        mode: 'stock',
        leadDays: null,
      },
    ]);
    expect(quote.sellers).toMatchObject([
      {
        shipping: { price: 15 },
        freeShipping: { threshold: { price: 150 }, missing: { price: 30 }, reached: false },
        shippingOptions: [{ method: 'standard' }, { method: 'express', price: { price: 30 } }],
      },
    ]);
    expect(quote.totals).toMatchObject({ total: { price: 135 }, taxIncluded: false });
  });

  test('in euros contains 20 % tax; express is chosen per seller', async () => {
    const design = await createDesign(db, { retail: { EUR: 9_999 } });
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }], {
      currency: 'EUR',
      shipping: { [design.profileId]: 'express' },
    });
    expect(quote.totals).toMatchObject({
      shipping: { priceMinor: 3_000 },
      tax: { priceMinor: 2_167 },
      total: { priceMinor: 12_999 },
      taxIncluded: true,
    });
  });

  test('follows what an admin has set for the market', async () => {
    const design = await createDesign(db, { retail: { JPY: 12_000 } });
    await db
      .insertInto('settings')
      .values({ key: 'free_shipping_threshold', value: JSON.stringify({ JPY: 10_000 }) })
      .execute();
    const lines = [{ id: design.id, size: 'S', quantity: 1 }];
    expect((await quoteOf(guest, lines, { currency: 'JPY' })).totals.shipping.priceMinor).toBe(0);
    await db.deleteFrom('settings').where('key', '=', 'free_shipping_threshold').execute();
    expect((await quoteOf(guest, lines, { currency: 'JPY' })).totals.shipping.priceMinor).toBe(1_500);
  });

  test('names every problem and prices the rest', async () => {
    const good = await createDesign(db, { sizes: [{ size: 'S', onHand: 1 }] });
    const hidden = await createDesign(db, { hidden: true });
    const archived = await createDesign(db, { archived: true });
    const unconfirmed = await createDesign(db, { confirmed: 'unconfirmed' });
    const dollarsOnly = await createDesign(db, { retail: { JPY: 9_000 } });
    const quote = await quoteOf(guest, [
      { id: good.id, size: 'S', quantity: 2 },
      { id: good.id, size: 'XXL', quantity: 1 },
      { id: hidden.id, size: 'S', quantity: 1 },
      { id: archived.id, size: 'S', quantity: 1 },
      { id: unconfirmed.id, size: 'S', quantity: 1 },
      { id: dollarsOnly.id, size: 'S', quantity: 1 },
      { piece: 'pce_unknown' },
    ]);
    expect(problemsOf(quote).toSorted()).toEqual([
      'insufficient_stock',
      'not_found',
      'not_found',
      'not_in_market',
      'not_sellable',
      'not_sellable',
      'size_unknown',
    ]);
    // What was never public is like what is not there: neither its name nor its price is told.
    expect(JSON.stringify(quote)).not.toContain(unconfirmed.slug);
    expect(quote.problems.find((problem) => problem.code === 'insufficient_stock')).toMatchObject({
      line: `id:${good.id}:S`,
      available: 1,
      message: { jp: expect.any(String) },
    });
    expect(quote.orderable).toBe(false);
    expect(quote.totals.subtotal.priceMinor).toBe(24_000);
  });

  test('merges lines of the same garment and size, and counts a piece once', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'S' }, { size: 'L', pieces: ['1/1'] }] });
    const piece = { piece: design.pieces['1/1'] ?? '' };
    const quote = await quoteOf(guest, [
      { id: design.id, size: 'S', quantity: 1 },
      piece,
      { id: design.id, size: 'S', quantity: 2 },
      piece,
    ]);
    expect(quote.lines.map((line) => [line.size, line.quantity])).toEqual([
      ['S', 3],
      ['L', 1],
    ]);
  });

  test('keeps its checkout, and what a later quote leaves out', async () => {
    const design = await createDesign(db);
    await createPromoCode(db, 'KEEP');
    const first = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }], { codes: ['keep'] });
    const second = okBody<CheckoutQuote>(
      await guest.post('/api/checkout/quote', {
        ...again(first),
        currency: 'USD',
        lines: [{ id: design.id, size: 'S', quantity: 2 }],
      }),
    );
    expect(second.checkoutId).toBe(first.checkoutId);
    expect(second.checkoutKey).toBeUndefined();
    expect(second.codes).toMatchObject([{ code: 'KEEP' }]);
    const removed = okBody<CheckoutQuote>(
      await guest.post('/api/checkout/quote', {
        ...again(first),
        currency: 'USD',
        lines: [{ id: design.id, size: 'S', quantity: 2 }],
        codes: [],
      }),
    );
    expect(removed.codes).toEqual([]);
  });

  test('after the purchase opens a new checkout', async () => {
    const design = await createDesign(db);
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
    okBody(await orderCall(guest, quote, await payFor(guest, quote)));
    const next = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }], again(quote));
    expect(next.checkoutId).not.toBe(quote.checkoutId);
  });

  test('of an account is that account’s', async () => {
    const [mine, other] = [await guest.as('consumer'), await guest.as('consumer')];
    const design = await createDesign(db);
    const quote = await quoteOf(mine, [{ id: design.id, size: 'S', quantity: 1 }]);
    const theirs = await quoteOf(other, [{ id: design.id, size: 'S', quantity: 1 }], { checkoutId: quote.checkoutId });
    expect(theirs.checkoutId).not.toBe(quote.checkoutId);
    const sessionId = await payFor(mine, quote);
    for (const client of [other, guest]) {
      expect(refusal(await holdOf(client, quote))).toBe('404 not_found');
      expect(refusal(await orderCall(client, quote, sessionId))).toBe('404 not_found');
      expect(refusal(await client.get(`/api/checkout/${quote.checkoutId}?key=x`))).toBe('404 not_found');
    }
    expect(okBody<Checkout>(await mine.get(`/api/checkout/${quote.checkoutId}`)).status).toBe('open');
  });

  test('takes no prices and refuses what is not a line', async () => {
    const bad = [
      [{ id: 'a', size: 'S', quantity: 0 }],
      [{ id: 'a', size: 'S', quantity: 21 }],
      [{ id: 'a', size: 'S', quantity: 1.5 }],
      [{ size: 'S', quantity: 1 }],
      [{ piece: '' }],
    ];
    for (const lines of bad) expect(refusal(await guest.post('/api/checkout/quote', { currency: 'USD', lines }))).toBe('400 validation');
    expect(refusal(await guest.post('/api/checkout/quote', { currency: 'KRW', lines: [] }))).toBe('400 validation');
  });
});

describe('reading it back', () => {
  test('needs the key that came with the first quote', async () => {
    const design = await createDesign(db);
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
    const read = okBody<Checkout>(await guest.get(`/api/checkout/${quote.checkoutId}?key=${quote.checkoutKey}`));
    expect(read).toMatchObject({
      status: 'open',
      email: 'guest@example.com',
      address: testAddress,
      groupId: null,
      quote: { quoteHash: quote.quoteHash },
    });
    expect(refusal(await guest.get(`/api/checkout/${quote.checkoutId}`))).toBe('404 not_found');
    expect(refusal(await guest.get(`/api/checkout/${quote.checkoutId}?key=wrong`))).toBe('404 not_found');
  });

  test('names the purchase once there is one', async () => {
    const design = await createDesign(db);
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
    const placed = okBody<{ group: { id: string } }>(await orderCall(guest, quote, await payFor(guest, quote)));
    expect(okBody<Checkout>(await guest.get(`/api/checkout/${quote.checkoutId}?key=${quote.checkoutKey}`))).toMatchObject({
      status: 'completed',
      groupId: placed.group.id,
    });
  });
});

describe('an order', () => {
  test('needs an e-mail and an address', async () => {
    const design = await createDesign(db);
    const quote = okBody<CheckoutQuote>(
      await guest.post('/api/checkout/quote', { currency: 'USD', lines: [{ id: design.id, size: 'S', quantity: 1 }] }),
    );
    const sessionId = await payFor(guest, quote);
    const answer = await orderCall(guest, quote, sessionId);
    expect(refusal(answer)).toBe('400 validation');
    expect(answer.json<Record<string, unknown>>()).toMatchObject({ email: 'is required', address: 'is required' });
    // Filling them in afterwards is enough: neither the terms nor the payment are lost.
    const filled = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }], again(quote));
    okBody(await orderCall(guest, filled, sessionId));
  });
});
