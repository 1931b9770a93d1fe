import { describe, expect, test } from '@jest/globals';
import type { AdminSettings } from '@orime/contracts/api/site/settings';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createImage } from '../../../../test/catalogue-factories.ts';
import { freshAdmin } from '../../../../test/fresh-password.ts';

const { get, db, as } = await buildTestApp();
const admin = await freshAdmin({ as });

const set = (key: string, value: unknown) =>
  db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .execute();

test('visitors learn the terms of each market, as admins have set them', async () => {
  const before = await get('/api/settings/public');
  expect(before.statusCode).toBe(200);
  expect(before.json()).toMatchObject({
    termsVersion: '1',
    returnWindowDays: 30,
    holdMinutes: 10,
    selling: { retailCommissionBp: 1500, wholesaleCommissionBp: 800, payoutAfterDays: 14, payoutEveryDays: 7 },
    wholesale: { depositPercent: 30, netDays: [30, 60] },
    markets: [
      {
        code: 'US',
        currency: 'USD',
        taxRateBp: 0,
        taxIncluded: false,
        shippingStandardMinor: 1500,
        freeShippingFromMinor: 15_000,
        returnFeeMinor: 1500,
      },
      { code: 'JP', currency: 'JPY', taxRateBp: 1000, taxIncluded: true, shippingStandardMinor: 1500, freeShippingFromMinor: 20_000 },
      { code: 'EU', currency: 'EUR', taxRateBp: 2000, taxIncluded: true, shippingExpressMinor: 3000, freeShippingFromMinor: 15_000 },
    ],
  });
  await set('free_shipping_threshold', { JPY: 30_000 });
  await set('return_window_days', 14);
  await set('return_fee', { USD: 900 });
  await set('wholesale_commission_bp', 1000);
  await db.updateTable('commission_rates').set({ value: 1200 }).where('id', '=', 'cmr_standard').execute();
  await db
    .insertInto('policies')
    .values({ slug: 'terms', version: '2026-09-01', locale: 'en', title: 'Terms', sections: '[]', effective_at: '2026-09-01' })
    .execute();
  const after = (await get('/api/settings/public')).json();
  expect(after).toMatchObject({
    termsVersion: '2026-09-01',
    returnWindowDays: 14,
    selling: { retailCommissionBp: 1200, wholesaleCommissionBp: 1000 },
  });
  expect(after.markets.map((market: { returnFeeMinor: number }) => market.returnFeeMinor)).toEqual([900, 1500, 1500]);
  expect(after.markets.map((market: { freeShippingFromMinor: number }) => market.freeShippingFromMinor)).toEqual([15_000, 30_000, 15_000]);
});

test('a setting that makes no sense counts as none', async () => {
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify('soon') })
    .where('key', '=', 'return_window_days')
    .execute();
  expect((await get('/api/settings/public')).json().returnWindowDays).toBe(30);
});

test('pictures of the site are told by their place', async () => {
  expect((await get('/api/settings/public')).json().pictures).toEqual({});
  const hero = await createImage(db, null);
  await set('site_pictures', { hero, men: 'fil_none' });
  expect((await get('/api/settings/public')).json().pictures).toEqual({ hero: expect.objectContaining({ id: hero, width: 900 }) });
});

describe('the settings of admins', () => {
  const read = async () => (await admin.get('/api/settings')).json() as AdminSettings;

  test('are those in force, and what is changed holds for visitors too', async () => {
    await db.deleteFrom('settings').execute();
    const { settings, changed } = await read();
    expect(settings).toMatchObject({
      freeShippingThreshold: { USD: 15_000, JPY: 20_000, EUR: 15_000 },
      taxRates: { JPY: { rateBp: 1000, included: true } },
      returnWindowDays: 30,
      holdMinutes: 10,
    });
    expect(changed).toEqual({});
    const change = {
      refundReauthFrom: { USD: 20_000, JPY: 20_000, EUR: 20_000 },
      freeShippingThreshold: { USD: 9000, JPY: 12_000, EUR: 9000 },
      returnWindowDays: 45,
      holdMinutes: 20,
      taxRates: { ...settings.taxRates, EUR: { rateBp: 2100, included: true } },
    };
    const answer = await admin.post('/api/settings', change);
    expect(answer.json()).toMatchObject({ settings: change, changed: { holdMinutes: { by: admin.user.id } } });
    const visible = (await get('/api/settings/public')).json();
    expect(visible).toMatchObject({ returnWindowDays: 45, holdMinutes: 20 });
    expect(visible.markets).toMatchObject([{ freeShippingFromMinor: 9000 }, { freeShippingFromMinor: 12_000 }, { taxRateBp: 2100 }]);
    const records = await db
      .selectFrom('audit_log')
      .select(['entity_id', 'diff'])
      .where('action', '=', 'settings.update')
      .orderBy('entity_id')
      .execute();
    expect(records.map((record) => record.entity_id)).toEqual([
      'freeShippingThreshold',
      'holdMinutes',
      'refundReauthFrom',
      'returnWindowDays',
      'taxRates',
    ]);
    expect(records[1]?.diff).toEqual({ from: 10, to: 20 });
  });

  test('that stay as they are are not recorded again', async () => {
    const count = async () => (await db.selectFrom('audit_log').select('id').where('action', '=', 'settings.update').execute()).length;
    const before = await count();
    await admin.post('/api/settings', { returnWindowDays: (await read()).settings.returnWindowDays });
    expect(await count()).toBe(before);
  });

  test.each([
    [{}],
    [{ holdMinutes: 0 }],
    [{ holdMinutes: '10' }],
    [{ freeShippingThreshold: { USD: 1 } }],
    [{ freeShippingThreshold: { USD: -1, JPY: 0, EUR: 0 } }],
    [{ taxRates: { USD: { rateBp: 9000, included: true } } }],
  ])('refuse %j', async (wrong) => {
    const before = await read();
    expect((await admin.post('/api/settings', wrong)).statusCode).toBe(400);
    expect(await read()).toEqual(before);
  });

  test('are for admins', async () => {
    const manager = await as('account-manager');
    for (const answer of [await manager.get('/api/settings'), await manager.post('/api/settings', { holdMinutes: 5 })])
      expect(answer.statusCode).toBe(403);
  });

  test('of two who change one at once, the second is told, and nothing is written over', async () => {
    await db.deleteFrom('settings').execute();
    const save = (body: object) => admin.post('/api/settings', body);
    const first = (await save({ holdMinutes: 12, seen: { holdMinutes: null } })).json() as AdminSettings;
    const late = await save({ holdMinutes: 20, returnWindowDays: 20, seen: { holdMinutes: null, returnWindowDays: null } });
    expect([late.statusCode, late.json().error]).toMatchObject([409, { code: 'conflict', details: { names: ['holdMinutes'] } }]);
    expect((await read()).settings).toMatchObject({ holdMinutes: 12, returnWindowDays: 30 });
    expect((await save({ holdMinutes: 20, seen: { holdMinutes: first.changed['holdMinutes']?.at } })).statusCode).toBe(200);
  });
});
