import { expect, test } from '@jest/globals';
import { getWholesaleOffer, type WholesaleOffer } from '@orime/contracts/api/trade/wholesale';
import { Value } from 'typebox/value';
import { buildTestApp, type TestClient } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../test/checkout-factories.ts';
import { createBuyer, createLine, createWindow } from '../../../../test/wholesale-factories.ts';

const api = await buildTestApp();
const { design, profileId, seller } = await createLine(api);
await createWindow(api.db, profileId, 'win_offer', { startsIn: 60, closesIn: 30 });
await api.db
  .insertInto('brand_terms')
  .values({ profile_id: profileId, currency: 'USD', first_order_min_minor: 150_000, reorder_min_minor: 55_500 })
  .execute();
const buyer = await createBuyer(api);
const read = async (client: TestClient, path: string) => okBody<WholesaleOffer | null>(await client.get(`/api/wholesale/offer/${path}`));

test('gives a verified buyer the terms of a design, by id and by slug', async () => {
  const offer = await read(buyer, design.id);
  expect([...Value.Errors(getWholesaleOffer.schema.response[200], offer)]).toEqual([]);
  expect(offer).toMatchObject({
    slug: design.slug,
    wholesale: { priceMinor: 10_000, currency: 'USD' },
    minimums: { firstOrder: { priceMinor: 150_000 }, reorder: { priceMinor: 55_500 } },
    window: { id: 'win_offer' },
  });
  expect(await read(buyer, `${design.slug}?currency=JPY`)).toMatchObject({
    wholesale: { priceMinor: 15_000, currency: 'JPY' },
    minimums: { firstOrder: null },
  });
});

test.each(['consumer', 'designer', 'producer', 'buyer-unverified', 'account-manager'] as const)('gives a %s nothing', async (role) => {
  expect(await read(await api.as(role), design.id)).toBeNull();
});

test('gives nothing to visitors, to the maker, and of what is not sold wholesale, not in this currency or no longer', async () => {
  const [retailOnly, past] = [await createDesign(api.db), await createLine(api)];
  expect(await read(api, design.id)).toBeNull();
  expect(await read(seller, design.id)).toBeNull();
  expect(await read(buyer, retailOnly.id)).toBeNull();
  expect(await read(buyer, `${design.id}?currency=EUR`)).toBeNull();
  expect(await read(buyer, 'dsn_none')).toBeNull();
  expect(await read(buyer, past.design.id)).not.toBeNull();
  await api.db.updateTable('designs').set({ archived_at: new Date() }).where('id', '=', past.design.id).execute();
  expect(await read(buyer, past.design.id)).toBeNull();
});
