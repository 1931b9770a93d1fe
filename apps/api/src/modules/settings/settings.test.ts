import { expect, test } from '@jest/globals';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { createImage } from '../../../test/catalogue-factories.ts';

const { get, db } = await buildTestApp();

const set = (key: string, value: unknown) => db.insertInto('settings').values({ key, value: JSON.stringify(value) }).execute();

test('visitors learn the terms of each market, as admins have set them', async () => {
  const before = await get('/api/settings/public');
  expect(before.statusCode).toBe(200);
  expect(before.json()).toMatchObject({
    termsVersion: '1',
    returnWindowDays: 30,
    holdMinutes: 10,
    selling: { retailCommissionBp: 1500, wholesaleCommissionBp: 800, payoutAfterDays: 14, payoutEveryDays: 7 },
    markets: [
      { code: 'US', currency: 'USD', taxRateBp: 0, taxIncluded: false, shippingStandardMinor: 1500, freeShippingFromMinor: 15_000, returnFeeMinor: 1500 },
      { code: 'JP', currency: 'JPY', taxRateBp: 1000, taxIncluded: true, shippingStandardMinor: 1500, freeShippingFromMinor: 20_000 },
      { code: 'EU', currency: 'EUR', taxRateBp: 2000, taxIncluded: true, shippingExpressMinor: 3000, freeShippingFromMinor: 15_000 },
    ],
  });
  await set('free_shipping_threshold', { JPY: 30_000 });
  await set('return_window_days', 14);
  await set('return_fee', { USD: 900 });
  await set('wholesale_commission_bp', 1000);
  await db.updateTable('commission_rates').set({ value: 1200 }).where('id', '=', 'cmr_standard').execute();
  await db.insertInto('policies').values({ slug: 'terms', version: '2026-09-01', locale: 'en', title: 'Terms', sections: '[]', effective_at: '2026-09-01' }).execute();
  const after = (await get('/api/settings/public')).json();
  expect(after).toMatchObject({ termsVersion: '2026-09-01', returnWindowDays: 14, selling: { retailCommissionBp: 1200, wholesaleCommissionBp: 1000 } });
  expect(after.markets.map((market: { returnFeeMinor: number }) => market.returnFeeMinor)).toEqual([900, 1500, 1500]);
  expect(after.markets.map((market: { freeShippingFromMinor: number }) => market.freeShippingFromMinor)).toEqual([15_000, 30_000, 15_000]);
});

test('a setting that makes no sense counts as none', async () => {
  await db.updateTable('settings').set({ value: JSON.stringify('soon') }).where('key', '=', 'return_window_days').execute();
  expect((await get('/api/settings/public')).json().returnWindowDays).toBe(30);
});

test('pictures of the site are told by their place', async () => {
  expect((await get('/api/settings/public')).json().pictures).toEqual({});
  const hero = await createImage(db, null);
  await set('site_pictures', { hero, men: 'fil_none' });
  expect((await get('/api/settings/public')).json().pictures).toEqual({ hero: expect.objectContaining({ id: hero, width: 900 }) });
});
