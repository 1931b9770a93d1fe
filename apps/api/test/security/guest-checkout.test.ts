import { describe, expect, test } from '@jest/globals';
import type { Checkout, CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { buildTestApp, type TestClient } from '../build-test-app.ts';
import { createDesign } from '../catalogue-factories.ts';
import { key, okBody, orderCall, payFor, quoteOf, refusal, testAddress } from '../checkout-factories.ts';

const guest = await buildTestApp();
const { db } = guest;

async function victimQuote(): Promise<CheckoutQuote> {
  const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 5 }] });
  return quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }], { email: 'victim@example.com' });
}

const { name } = testAddress;
const thief = { email: 'thief@example.com', address: { ...testAddress, name: 'A Thief' } };

/** What the victim's checkout says, read with its key. */
const read = async ({ checkoutId, checkoutKey }: CheckoutQuote) =>
  okBody<Checkout>(await guest.get(`/api/checkout/${checkoutId}?key=${checkoutKey}`));

describe.each(['a visitor', 'an account'])('%s who knows the id of a guest’s checkout', (who) => {
  const stranger = async (): Promise<TestClient> => (who === 'a visitor' ? guest : guest.as('consumer'));

  test.each([undefined, 'another key'])('neither adopts nor changes it (key: %s)', async (checkoutKey) => {
    const quote = await victimQuote();
    const client = await stranger();
    const stolen = { checkoutId: quote.checkoutId, checkoutKey, currency: 'USD', lines: [], ...thief };
    const answer = okBody<CheckoutQuote>(await client.post('/api/checkout/quote', stolen));
    expect(answer.checkoutId).not.toBe(quote.checkoutId);
    expect(refusal(await client.get(`/api/checkout/${quote.checkoutId}`))).toBe('404 not_found');
    expect(await read(quote)).toMatchObject({ email: 'victim@example.com', address: { name } });
  });

  test.each([undefined, 'another key'])('takes no step towards its payment (key: %s)', async (checkoutKey) => {
    const quote = await victimQuote();
    const paymentSessionId = await payFor(guest, quote);
    const client = await stranger();
    const terms = { checkoutId: quote.checkoutId, quoteHash: quote.quoteHash, checkoutKey };
    const steps = [
      await client.post('/api/checkout/hold', terms),
      await client.post('/api/checkout/hold', { ...terms, quoteHash: 'wrong' }),
      await client.post('/api/payment/session', terms, key()),
      await client.post('/api/payment/confirm', { paymentSessionId, checkoutKey }),
      await client.post('/api/order', { ...terms, paymentSessionId }, key()),
    ];
    expect(steps.map(refusal)).toEqual(steps.map(() => '404 not_found'));
    expect(steps.map(({ body }) => body).join()).not.toContain(quote.quoteHash);
    okBody(await orderCall(guest, quote, paymentSessionId));
    expect(refusal(await client.post('/api/order', { ...terms, paymentSessionId }, key()))).toBe('404 not_found');
  });
});

test('an account adopts the checkout that it began as a guest with its key, and needs none from then on', async () => {
  const quote = await victimQuote();
  const account = await guest.as('consumer');
  const adopted = await quoteOf(account, [], { checkoutId: quote.checkoutId, checkoutKey: quote.checkoutKey });
  expect(adopted.checkoutId).toBe(quote.checkoutId);
  expect(okBody<Checkout>(await account.get(`/api/checkout/${quote.checkoutId}`)).status).toBe('open');
  expect(refusal(await guest.get(`/api/checkout/${quote.checkoutId}?key=${quote.checkoutKey}`))).toBe('404 not_found');
});

test('address and e-mail are part of the terms: a payment agreed for one address does not send the goods to another', async () => {
  const quote = await victimQuote();
  const lines = quote.lines.map(({ id, size, quantity }) => ({ id, size, quantity }));
  const paymentSessionId = await payFor(guest, quote);
  const { checkoutId, checkoutKey } = quote;
  const elsewhere = okBody<CheckoutQuote>(
    await guest.post('/api/checkout/quote', { checkoutId, checkoutKey, currency: 'USD', lines, address: thief.address }),
  );
  const toSomebody = okBody<CheckoutQuote>(
    await guest.post('/api/checkout/quote', { checkoutId, checkoutKey, currency: 'USD', lines, address: testAddress, email: thief.email }),
  );
  const back = await quoteOf(guest, lines, { checkoutId, checkoutKey, email: 'victim@example.com' });
  expect(new Set([quote, elsewhere, toSomebody].map(({ quoteHash }) => quoteHash)).size).toBe(3);
  expect(back.quoteHash).toBe(quote.quoteHash);
  await guest.post('/api/checkout/quote', { checkoutId, checkoutKey, currency: 'USD', lines, address: thief.address });
  expect(refusal(await orderCall(guest, quote, paymentSessionId))).toBe('409 quote_changed');
});
