import { expect, test } from '@jest/globals';
import type { FoundCode, PromoCodeCheck } from '@orime/contracts/api/selling/promo-code';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { buy, okBody, quoteOf, refusal } from '../../../../test/checkout-factories.ts';

const guest = await buildTestApp();
const { db } = guest;
const design = await createDesign(db, { retail: { USD: 20_000 }, sizes: [{ size: 'S', onHand: 50 }] });
const lines = [{ id: design.id, size: 'S', quantity: 1 }];
const url = '/api/promo-code/easter-egg';

test('each account has one code, however often and from wherever it asks', async () => {
  const consumer = await guest.as('consumer');
  expect((await consumer.get(url)).json()).toEqual({ found: null });
  const codes = await Promise.all(Array.from({ length: 8 }, async () => okBody<FoundCode>(await consumer.post(url))));
  expect(new Set(codes.map(({ code }) => code)).size).toBe(1);
  expect(codes[0]).toMatchObject({ code: expect.stringMatching(/^FOLD-[0-9A-Z]{8}$/), percent: 5, used: false });
  expect((await consumer.get(url)).json()).toEqual({ found: codes[0] });
  const other = await guest.as('designer');
  expect(okBody<FoundCode>(await other.post(url)).code).not.toBe(codes[0]?.code);
  expect(await db.selectFrom('promo_codes').select('id').where('customer_id', '=', consumer.user.id).execute()).toHaveLength(1);
});

test('the code counts at checkout for its account alone, and once', async () => {
  const finder = await guest.as('consumer');
  const { code } = okBody<FoundCode>(await finder.post(url));
  for (const somebody of [guest, await guest.as('consumer')]) {
    expect(okBody<PromoCodeCheck>(await somebody.post('/api/promo-code/validate', { code, currency: 'USD', lines }))).toMatchObject({
      valid: false,
      reason: 'promo_unknown',
    });
  }
  expect(okBody<PromoCodeCheck>(await finder.post('/api/promo-code/validate', { code, currency: 'USD', lines }))).toMatchObject({
    valid: true,
    discount: { price: 10 },
  });
  expect((await buy(finder, lines, { codes: [code] })).group.totals.discount.price).toBe(10);
  expect((await quoteOf(finder, lines, { codes: [code] })).problems).toMatchObject([{ promoCode: code }]);
  expect(okBody<FoundCode>(await finder.post(url))).toMatchObject({ code, used: true });
});

test('visitors are asked to sign in', async () => {
  expect(refusal(await guest.get(url))).toBe('401 unauthenticated');
  expect(refusal(await guest.post(url))).toBe('401 unauthenticated');
});
