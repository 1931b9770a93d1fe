import { describe, expect, test } from '@jest/globals';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { openHouse } from './design-write.fixture.ts';

const api = await buildTestApp();

const { owner, house, create } = await openHouse(api);

const admin = await api.as('admin');
const consumer = await api.as('consumer');

describe('POST /api/design/update/id/{id}', () => {
  test('changes a draft, keeps ids of sizes, and records stock', async () => {
    const design = await create();
    const answer = await owner.post(
      `/api/design/update/id/${design.id}`,
      {
        name: 'Lake Coat II',
        sizes: [
          { size: 'S', mode: 'stock', onHand: 7 },
          { size: 'L', mode: 'stock', onHand: 1 },
        ],
      },
      { 'if-match': `"${design.version}"` },
    );
    const updated = answer.json<OwnerDesign>();
    expect(updated).toMatchObject({
      name: 'Lake Coat II',
      slug: design.slug,
      version: design.version + 1,
      sizes: [{ variantId: design.sizes[0]?.variantId, size: 'S' }, { size: 'L' }],
    });
    expect(updated.stock.map(({ size, onHand }) => [size, onHand])).toEqual([
      ['S', 7],
      ['L', 1],
    ]);
    const movements = await api.db
      .selectFrom('stock_movements')
      .select(['quantity', 'kind'])
      .where('variant_id', '=', design.sizes[0]?.variantId ?? '')
      .orderBy('id')
      .execute();
    expect(movements).toEqual([
      { quantity: 2, kind: 'receipt' },
      { quantity: 5, kind: 'adjustment' },
    ]);
    const prices = await api.db
      .selectFrom('prices')
      .innerJoin('variants', 'variants.id', 'prices.variant_id')
      .select(['amount_minor'])
      .where('variants.size', '=', 'L')
      .where('variants.design_id', '=', design.id)
      .where('currency', '=', 'JPY')
      .execute();
    expect(prices).toEqual([{ amount_minor: 98_000 }]);
  });

  test('a stale version is a conflict', async () => {
    const design = await create();
    const path = `/api/design/update/id/${design.id}`;
    expect((await owner.post(path, { name: 'First' }, { 'if-match': `"${design.version}"` })).statusCode).toBe(200);
    const late = await owner.post(path, { name: 'Second' }, { 'if-match': `"${design.version}"` });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ error: { code: 'conflict', details: { version: design.version + 1 } } });
    expect((await owner.post(path, {}, { 'if-match': 'latest' })).statusCode).toBe(400);
  });

  test('edits of a confirmed design wait for review; accepting applies them, declining forgets them', async () => {
    const design = await create({ name: 'Quiet Coat', submit: true });
    await admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: true });
    const path = `/api/design/update/id/${design.id}`;
    expect((await owner.post(path, { name: 'Loud Coat' })).json()).toMatchObject({
      name: 'Quiet Coat',
      pendingChange: true,
      confirmed: 'confirmed',
    });
    expect((await owner.post(path, { retailMinor: { USD: 59_000 } })).json()).toMatchObject({ price: 640, pendingChange: true });
    expect((await admin.get('/api/design/confirmation/unconfirmed?limit=100')).json<OwnerDesign[]>().map(({ id }) => id)).toContain(
      design.id,
    );
    const accepted = await admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: true });
    expect(accepted.json()).toMatchObject({
      name: 'Loud Coat',
      price: 590,
      compareAt: { price: 640 },
      pendingChange: false,
      confirmed: 'confirmed',
    });
    await owner.post(path, { name: 'Gone Coat' });
    expect((await admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: false, reason: 'No.' })).json()).toMatchObject({
      name: 'Loud Coat',
      pendingChange: false,
      confirmed: 'confirmed',
    });
    const states = await api.db
      .selectFrom('design_changes')
      .select('status')
      .where('design_id', '=', design.id)
      .orderBy('created_at')
      .execute();
    expect(states.map(({ status }) => status)).toEqual(['cancelled', 'accepted', 'declined']);
  });

  test('hiding a confirmed design acts at once', async () => {
    const design = await createDesign(api.db, { profileId: house.id });
    expect((await owner.post(`/api/design/update/id/${design.id}`, { hidden: true })).json()).toMatchObject({
      hidden: true,
      pendingChange: false,
    });
  });

  test('somebody else’s design does not exist', async () => {
    const foreign = await createDesign(api.db);
    for (const path of [`/api/design/update/id/${foreign.id}`, `/api/design/hide/id/${foreign.id}`])
      expect((await owner.post(path, {})).statusCode).toBe(404);
    expect((await owner.delete(`/api/design/${foreign.id}`)).statusCode).toBe(404);
    expect((await consumer.delete(`/api/design/${foreign.id}`)).statusCode).toBe(403);
    expect((await api.delete(`/api/design/${foreign.id}`)).statusCode).toBe(401);
    expect((await admin.post(`/api/design/update/id/${foreign.id}`, { name: 'By an admin' })).json()).toMatchObject({
      name: 'By an admin',
    });
  });

  test('allocated stock cannot be taken away', async () => {
    const design = await create();
    await api.db
      .updateTable('stock_levels')
      .set({ allocated: 2 })
      .where('variant_id', '=', design.sizes[0]?.variantId ?? '')
      .execute();
    const answer = await owner.post(`/api/design/update/id/${design.id}`, { sizes: [{ size: 'S', mode: 'stock', onHand: 1 }] });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'insufficient_stock']);
  });
});
