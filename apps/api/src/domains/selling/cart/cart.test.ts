import { describe, expect, test } from '@jest/globals';
import type { CartAnswer, CartCheck, MergeAnswer } from '@orime/contracts/api/selling/cart';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';

const guest = await buildTestApp();
const { db } = guest;
const design = await createDesign(db, {
  name: 'Indigo Shirt',
  retail: { USD: 12_000, JPY: 18_000 },
  sizes: [
    { size: 'S', onHand: 40 },
    { size: 'M', mode: 'made_to_order', leadDays: 14 },
    { size: 'L', pieces: ['1/1'] },
  ],
});
const piece = design.pieces['1/1'] ?? '';

const itemsOf = (answer: Parameters<typeof okBody>[0]) =>
  okBody<CartAnswer>(answer).items.map((item) => [item.piece ?? item.size, item.quantity]);
const merge = (client: SignedInClient, items: readonly unknown[]) => client.post('/api/cart/merge', { items });

describe('the cart of an account', () => {
  test('starts empty and takes lines in the shape of the browser’s cart', async () => {
    const client = await guest.as('consumer');
    expect(itemsOf(await client.get('/api/cart'))).toEqual([]);
    okBody(await client.post('/api/cart/add', { item: { id: design.id, size: 'M', quantity: 2 } }));
    const { items } = okBody<CartAnswer>(await client.get('/api/cart?currency=JPY'));
    expect(items).toEqual([
      expect.objectContaining({
        id: design.id,
        size: 'M',
        name: 'Indigo Shirt',
        quantity: 2,
        price: 18_000,
        priceMinor: 18_000,
        currency: 'JPY',
        leadDays: 14,
        designerId: design.profileId,
      }),
    ]);
  });

  test('merges a guest’s cart: sums, clamps, keeps both and never doubles a piece', async () => {
    const client = await guest.as('consumer');
    expect(itemsOf(await merge(client, [{ id: design.id, size: 'S', quantity: 15 }, { piece }]))).toEqual([
      ['S', 15],
      [piece, 1],
    ]);
    expect(
      itemsOf(await merge(client, [{ id: design.id, size: 'S', quantity: 15 }, { piece }, { id: design.id, size: 'M', quantity: 1 }])),
    ).toEqual([
      ['S', 20],
      [piece, 1],
      ['M', 1],
    ]);
  });

  test('passes over what does not exist', async () => {
    const client = await guest.as('consumer');
    expect(
      itemsOf(
        await merge(client, [
          { id: 'dsn_none', size: 'S', quantity: 1 },
          { piece: 'pce_none' },
          { id: design.id, size: 'XS', quantity: 1 },
        ]),
      ),
    ).toEqual([]);
  });

  test('removes by piece, by id plus size, and everything', async () => {
    const client = await guest.as('consumer');
    await merge(client, [{ id: design.id, size: 'S', quantity: 1 }, { id: design.id, size: 'M', quantity: 1 }, { piece }]);
    expect(itemsOf(await client.delete(`/api/cart/piece/${piece}`))).toEqual([
      ['S', 1],
      ['M', 1],
    ]);
    expect(itemsOf(await client.delete(`/api/cart/id/${design.id}/size/S`))).toEqual([['M', 1]]);
    expect(itemsOf(await client.delete('/api/cart'))).toEqual([]);
    expect(itemsOf(await client.get('/api/cart'))).toEqual([]);
  });

  test('is nobody else’s', async () => {
    const [mine, other] = [await guest.as('consumer'), await guest.as('consumer')];
    await merge(mine, [{ piece }]);
    expect(itemsOf(await other.delete(`/api/cart/piece/${piece}`))).toEqual([]);
    expect(itemsOf(await mine.get('/api/cart'))).toEqual([[piece, 1]]);
    for (const answer of [
      await guest.get('/api/cart'),
      await guest.post('/api/cart/merge', { items: [] }),
      await guest.delete('/api/cart'),
    ])
      expect(refusal(answer)).toBe('401 unauthenticated');
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

describe('POST /api/cart/merge with what the browser knows', () => {
  const line = (quantity: number) => ({ id: design.id, size: 'S', quantity });
  const known = (client: SignedInClient, items: readonly unknown[], base: readonly unknown[]) =>
    client.post('/api/cart/merge', { items, base });

  test('counts a cart once, however often its owner signs in', async () => {
    const client = await guest.as('consumer');
    await known(client, [line(2)], []);
    expect(itemsOf(await known(client, [line(2)], [line(2)]))).toEqual([['S', 2]]);
    expect(itemsOf(await known(client, [line(3), { piece }], [line(2)]))).toEqual([
      ['S', 3],
      [piece, 1],
    ]);
    expect(itemsOf(await known(client, [line(1)], [line(3), { piece }]))).toEqual([['S', 1]]);
  });

  test('leaves what other devices did: their lines stay, what they removed stays away', async () => {
    const client = await guest.as('consumer');
    await known(client, [line(2), { piece }], []);
    await client.post('/api/cart/add', { item: { id: design.id, size: 'M', quantity: 1 } });
    await client.delete(`/api/cart/piece/${piece}`);
    expect(itemsOf(await known(client, [line(3), { piece }], [line(2), { piece }]))).toEqual([
      ['S', 3],
      ['M', 1],
    ]);
  });

  test('works once under one key', async () => {
    const client = await guest.as('consumer');
    const send = () => client.post('/api/cart/merge', { items: [line(1)] }, { 'idempotency-key': 'merge-of-a-guest' });
    expect(itemsOf(await send())).toEqual([['S', 1]]);
    expect(itemsOf(await send())).toEqual([['S', 1]]);
  });

  test('clamps to the stock and to a full cart, and says so', async () => {
    const client = await guest.as('consumer');
    const scarce = await createDesign(db, { sizes: [{ size: 'S', onHand: 3 }] });
    const answer = okBody<MergeAnswer>(await client.post('/api/cart/merge', { items: [{ id: scarce.id, size: 'S', quantity: 5 }] }));
    expect(answer.items.map(({ quantity }) => quantity)).toEqual([3]);
    expect(answer.clamped).toEqual([{ key: `id:${scarce.id}:S`, wanted: 5, quantity: 3 }]);
  });

  test('names the lines that are not sold, so that the browser keeps them', async () => {
    const client = await guest.as('consumer');
    const hidden = await createDesign(db, { hidden: true });
    const answer = okBody<MergeAnswer>(
      await client.post('/api/cart/merge', { items: [{ id: hidden.id, size: 'S', quantity: 1 }, { piece: 'pce_none' }] }),
    );
    expect([answer.items, answer.unsold]).toEqual([[], [`id:${hidden.id}:S`, 'piece:pce_none']]);
  });
});

describe('POST /api/cart/check', () => {
  const check = async (items: readonly unknown[], currency = 'USD') =>
    okBody<CartCheck>(await guest.post('/api/cart/check', { currency, items })).lines;
  const one = (id: string, quantity = 1, size = 'S') => ({ id, size, quantity });

  test('tells price and stock of what can be bought, in the order asked', async () => {
    expect(await check([one(design.id, 2, 'M'), one(design.id), { piece }], 'JPY')).toEqual([
      {
        key: `id:${design.id}:M`,
        problem: null,
        available: null,
        unit: { price: 18_000, priceMinor: 18_000, currency: 'JPY' },
        until: null,
      },
      {
        key: `id:${design.id}:S`,
        problem: null,
        available: null,
        unit: { price: 18_000, priceMinor: 18_000, currency: 'JPY' },
        until: null,
      },
      { key: `piece:${piece}`, problem: null, available: 1, unit: { price: 18_000, priceMinor: 18_000, currency: 'JPY' }, until: null },
    ]);
  });

  test('says why a line cannot be bought', async () => {
    const [hidden, few, none, dollars] = await Promise.all([
      createDesign(db, { hidden: true }),
      createDesign(db, { sizes: [{ size: 'S', onHand: 2 }] }),
      createDesign(db, { sizes: [{ size: 'S', onHand: 0 }] }),
      createDesign(db, { retail: { USD: 5_000 } }),
    ]);
    const suspended = await createDesign(db, { profileId: (await createProfile(db, { status: 'suspended' })).id });
    const lines = await check(
      [one(hidden.id), one(few.id, 3), one(none.id), one(dollars.id), one(suspended.id), one(design.id, 1, 'XXL'), one('dsn_none')],
      'EUR',
    );
    expect(lines.map(({ problem, available }) => [problem, available])).toEqual([
      ['withdrawn', 5],
      ['too_few', 2],
      ['sold_out', 0],
      ['not_in_market', 5],
      ['designer_gone', 5],
      ['size_gone', 0],
      ['withdrawn', null],
    ]);
  });

  test('tells a running checkout and a holiday apart from a sale', async () => {
    const held = await createDesign(db, { sizes: [{ size: 'S', onHand: 1 }] });
    await db
      .insertInto('stock_reservations')
      .values({
        id: 'rsv_cart_check',
        variant_id: held.variants['S'] ?? '',
        owner_id: 'chk_other',
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute();
    const away = await createDesign(db);
    const until = new Date(Date.now() + 86_400_000);
    await db.updateTable('profiles').set({ holiday_until: until }).where('id', '=', away.profileId).execute();
    const lines = await check([one(held.id), one(away.id)]);
    expect(lines.map(({ problem, until: end }) => [problem, end])).toEqual([
      ['held', null],
      ['holiday', until.toISOString()],
    ]);
  });

  test('refuses what is not a cart', async () => {
    expect(refusal(await guest.post('/api/cart/check', { items: [] }))).toBe('400 validation');
    expect(refusal(await guest.post('/api/cart/check', { currency: 'GBP', items: [] }))).toBe('400 validation');
  });
});
