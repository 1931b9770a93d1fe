import { describe, expect, test } from '@jest/globals';
import type { CartAnswer } from '@orime/contracts/api/cart';
import { buildTestApp, type SignedInClient } from '../../../test/build-test-app.ts';
import { createDesign } from '../../../test/catalogue-factories.ts';
import { okBody, refusal } from '../../../test/checkout-factories.ts';

const guest = await buildTestApp();
const { db } = guest;
const design = await createDesign(db, { name: 'Indigo Shirt', retail: { USD: 12_000, JPY: 18_000 }, sizes: [{ size: 'S' }, { size: 'M', mode: 'made_to_order', leadDays: 14 }, { size: 'L', pieces: ['1/1'] }] });
const piece = design.pieces['1/1'] ?? '';

const itemsOf = (answer: Parameters<typeof okBody>[0]) => okBody<CartAnswer>(answer).items.map((item) => [item.piece ?? item.size, item.quantity]);
const merge = (client: SignedInClient, items: readonly unknown[]) => client.post('/api/cart/merge', { items });

describe('the cart of an account', () => {
  test('starts empty and takes lines in the shape of the browser’s cart', async () => {
    const client = await guest.as('consumer');
    expect(itemsOf(await client.get('/api/cart'))).toEqual([]);
    okBody(await client.post('/api/cart/add', { item: { id: design.id, size: 'M', quantity: 2 } }));
    const { items } = okBody<CartAnswer>(await client.get('/api/cart?currency=JPY'));
    expect(items).toEqual([
      expect.objectContaining({ id: design.id, size: 'M', name: 'Indigo Shirt', quantity: 2, price: 18_000, priceMinor: 18_000, currency: 'JPY', leadDays: 14, designerId: design.profileId }),
    ]);
  });

  test('merges a guest’s cart: sums, clamps, keeps both and never doubles a piece', async () => {
    const client = await guest.as('consumer');
    expect(itemsOf(await merge(client, [{ id: design.id, size: 'S', quantity: 15 }, { piece }]))).toEqual([['S', 15], [piece, 1]]);
    expect(itemsOf(await merge(client, [{ id: design.id, size: 'S', quantity: 15 }, { piece }, { id: design.id, size: 'M', quantity: 1 }]))).toEqual([['S', 20], [piece, 1], ['M', 1]]);
  });

  test('passes over what does not exist', async () => {
    const client = await guest.as('consumer');
    expect(itemsOf(await merge(client, [{ id: 'dsn_none', size: 'S', quantity: 1 }, { piece: 'pce_none' }, { id: design.id, size: 'XS', quantity: 1 }]))).toEqual([]);
  });

  test('removes by piece, by id plus size, and everything', async () => {
    const client = await guest.as('consumer');
    await merge(client, [{ id: design.id, size: 'S', quantity: 1 }, { id: design.id, size: 'M', quantity: 1 }, { piece }]);
    expect(itemsOf(await client.delete(`/api/cart/piece/${piece}`))).toEqual([['S', 1], ['M', 1]]);
    expect(itemsOf(await client.delete(`/api/cart/id/${design.id}/size/S`))).toEqual([['M', 1]]);
    expect(itemsOf(await client.delete('/api/cart'))).toEqual([]);
    expect(itemsOf(await client.get('/api/cart'))).toEqual([]);
  });

  test('is nobody else’s', async () => {
    const [mine, other] = [await guest.as('consumer'), await guest.as('consumer')];
    await merge(mine, [{ piece }]);
    expect(itemsOf(await other.delete(`/api/cart/piece/${piece}`))).toEqual([]);
    expect(itemsOf(await mine.get('/api/cart'))).toEqual([[piece, 1]]);
    for (const answer of [await guest.get('/api/cart'), await guest.post('/api/cart/merge', { items: [] }), await guest.delete('/api/cart')]) expect(refusal(answer)).toBe('401 unauthenticated');
  });

  test('leaves out what is not sold now without forgetting it', async () => {
    const client = await guest.as('consumer');
    const seasonal = await createDesign(db);
    await merge(client, [{ id: seasonal.id, size: 'S', quantity: 1 }]);
    await db.updateTable('designs').set({ hidden: true }).where('id', '=', seasonal.id).execute();
    expect(itemsOf(await client.get('/api/cart'))).toEqual([]);
    await db.updateTable('designs').set({ hidden: false }).where('id', '=', seasonal.id).execute();
    expect(itemsOf(await client.get('/api/cart'))).toEqual([['S', 1]]);
  });

  test('refuses what is not a line', async () => {
    const client = await guest.as('consumer');
    expect(refusal(await client.post('/api/cart/add', { item: { id: design.id, size: 'S', quantity: 0 } }))).toBe('400 validation');
    expect(refusal(await client.post('/api/cart/merge', { items: 'x' }))).toBe('400 validation');
  });

  test('two tabs that merge at once lose nothing', async () => {
    const client = await guest.as('consumer');
    await Promise.all([1, 2, 3].map(() => merge(client, [{ id: design.id, size: 'S', quantity: 1 }])));
    expect(itemsOf(await client.get('/api/cart'))).toEqual([['S', 3]]);
  });
});
