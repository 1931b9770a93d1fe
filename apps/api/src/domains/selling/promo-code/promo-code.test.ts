import { describe, expect, test } from '@jest/globals';
import type { PromoCodeCheck } from '@orime/contracts/api/selling/promo-code';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { buy, createPromoCode, okBody, quoteOf, refusal } from '../../../../test/checkout-factories.ts';

const guest = await buildTestApp();
const { db } = guest;
const design = await createDesign(db, { retail: { USD: 20_000, JPY: 30_000 }, sizes: [{ size: 'S', onHand: 50 }] });
const lines = [{ id: design.id, size: 'S', quantity: 1 }];
const yesterday = new Date(Date.now() - 86_400_000);
const tomorrow = new Date(Date.now() + 86_400_000);

async function check(code: string, currency = 'USD'): Promise<PromoCodeCheck> {
  return okBody(await guest.post('/api/promo-code/validate', { code, currency, lines }));
}

describe('a code', () => {
  test('gives its discount, however it is typed', async () => {
    await createPromoCode(db, 'FOLD10');
    for (const typed of ['FOLD10', ' fold10 ', 'ｆｏｌｄ１０']) {
      expect(await check(typed)).toMatchObject({
        valid: true,
        code: 'FOLD10',
        discount: { price: 20, currency: 'USD' },
        freeShipping: false,
        reason: null,
      });
    }
    expect((await check('FOLD10', 'JPY')).discount.priceMinor).toBe(3_000);
  });

  test('an amount is for its currency, free shipping takes nothing off the goods', async () => {
    await createPromoCode(db, 'MINUS25', { kind: 'amount', value: 2_500, currency: 'USD' });
    await createPromoCode(db, 'SHIPFREE', { kind: 'free_shipping', value: 0 });
    expect((await check('MINUS25')).discount.price).toBe(25);
    expect(await check('MINUS25', 'JPY')).toMatchObject({
      valid: false,
      reason: 'promo_currency',
      message: { en: expect.any(String), jp: expect.any(String) },
    });
    expect(await check('SHIPFREE')).toMatchObject({ valid: true, discount: { price: 0 }, freeShipping: true });
  });

  test.each([
    ['NOSUCH', undefined, 'promo_unknown'],
    ['ENDED', { endsAt: yesterday }, 'promo_expired'],
    ['SOON', { startsAt: tomorrow }, 'promo_unknown'],
    ['DEAR', { currency: 'USD', minSpendMinor: 50_000 }, 'promo_min_spend'],
    ['OTHERS', { scope: 'designer' as const, scopeIds: ['prf_other'] }, 'promo_not_applicable'],
  ])('%s is refused with its reason', async (code, options, reason) => {
    if (options !== undefined) await createPromoCode(db, code, options);
    expect(await check(code)).toMatchObject({ valid: false, reason });
  });

  test('counts in the scope it is for', async () => {
    await createPromoCode(db, 'THISONE', { scope: 'design', scopeIds: [design.id] });
    await createPromoCode(db, 'SHIRTS', { scope: 'category', scopeIds: ['cat_shirt'] });
    await createPromoCode(db, 'HOUSE', { scope: 'designer', scopeIds: [design.profileId] });
    for (const code of ['THISONE', 'SHIRTS', 'HOUSE']) expect((await check(code)).valid).toBe(true);
  });

  test('with a limit per customer is refused a second time, by address as by account', async () => {
    await createPromoCode(db, 'ONEEACH', { perCustomerLimit: 1 });
    await buy(guest, lines, { codes: ['ONEEACH'], email: 'Twice@Example.com' });
    expect((await quoteOf(guest, lines, { codes: ['ONEEACH'], email: 'twice@example.com' })).problems).toMatchObject([
      { code: 'promo_already_used', promoCode: 'ONEEACH' },
    ]);
    expect((await quoteOf(guest, lines, { codes: ['ONEEACH'], email: 'once@example.com' })).problems).toEqual([]);
    await buy(guest, lines, { codes: ['ONEEACH'], email: 'bob@gmail.com' });
    for (const email of ['bob+1@gmail.com', 'b.o.b@googlemail.com'])
      expect((await quoteOf(guest, lines, { codes: ['ONEEACH'], email })).problems).toMatchObject([{ code: 'promo_already_used' }]);
    const consumer = await guest.as('consumer');
    await buy(consumer, lines, { codes: ['ONEEACH'], email: 'a@example.com' });
    expect((await quoteOf(consumer, lines, { codes: ['ONEEACH'], email: 'b@example.com' })).problems).toMatchObject([
      { code: 'promo_already_used' },
    ]);
  });

  test('is recorded at most once on an order', async () => {
    const placed = await buy(guest, lines, { codes: ['FOLD10', 'fold10', ' FOLD10'] });
    expect(placed.orders[0]?.codes_used).toEqual([{ code: 'FOLD10' }]);
    expect(placed.group.totals.discount.price).toBe(20);
  });

  test('needs to be a text', async () => {
    expect(refusal(await guest.post('/api/promo-code/validate', { code: '', currency: 'USD', lines }))).toBe('400 validation');
    expect(refusal(await guest.post('/api/promo-code/validate', { currency: 'USD', lines }))).toBe('400 validation');
  });
});
