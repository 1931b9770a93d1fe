import { expect, test } from '@jest/globals';
import type { Checkout } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder, Purchase, SellerOrder } from '@orime/contracts/api/selling/order';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { okBody, orderCall, payFor, quoteOf, refusal, testAddress } from '../../../../test/checkout-factories.ts';

const guest = await buildTestApp();
const { db } = guest;
const billingAddress = { ...testAddress, name: 'Mori & Co.', city: 'Minato-ku' };
const wishes = { giftMessage: 'For the long winter', note: 'Ring twice' };

test('what a buyer wishes is kept, reaches the seller without the billing address, and is what the invoice is made out to', async () => {
  const designer = await guest.as('designer');
  const profile = await createProfile(db, { userId: designer.user.id });
  const design = await createDesign(db, { profileId: profile.id, sizes: [{ size: 'S', onHand: 1 }] });
  const lines = [{ id: design.id, size: 'S', quantity: 1 }];
  const quote = await quoteOf(guest, lines, { wishes: { ...wishes, billingAddress } });
  const again = await quoteOf(guest, lines, { checkoutId: quote.checkoutId, checkoutKey: quote.checkoutKey });
  expect(again.quoteHash).toBe(quote.quoteHash);
  const path = `/api/checkout/${quote.checkoutId}?key=${quote.checkoutKey ?? ''}`;
  expect(okBody<Checkout>(await guest.get(path)).wishes).toEqual({ ...wishes, billingAddress });

  const { group, orders, key } = okBody<PlacedOrder>(await orderCall(guest, again, await payFor(guest, again)));
  expect(okBody<Purchase>(await guest.get(`/api/order/id/${group.id}?key=${key}`)).group.wishes).toEqual({ ...wishes, billingAddress });
  const { items } = okBody<{ items: SellerOrder[] }>(await designer.get('/api/order/seller'));
  expect(items[0]?.wishes).toEqual(wishes);
  expect(JSON.stringify(items)).not.toContain('Minato-ku');

  await guest.app.jobs.runNow('settle-payments');
  expect((await guest.get(`/api/order/id/${orders[0]?.id ?? ''}/invoice.pdf?key=${key}`)).statusCode).toBe(200);
  const invoice = await db
    .selectFrom('invoices')
    .select('buyer')
    .where('order_id', '=', orders[0]?.id ?? '')
    .executeTakeFirst();
  expect(invoice?.buyer).toMatchObject({ name: 'Mori & Co.' });
});

test('control characters and long words are refused', async () => {
  const quote = (note: string) => guest.post('/api/checkout/quote', { currency: 'USD', lines: [], wishes: { note } });
  expect(refusal(await quote('a\u0000b'))).toBe('400 validation');
  expect(refusal(await quote('a'.repeat(501)))).toBe('400 validation');
  okBody(await quote('two\nlines'));
});
