import { describe, expect, test } from '@jest/globals';
import type { StockAnswer } from '@orime/contracts/api/catalogue/own-design';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { openOwnHouse } from './design-own.fixture.ts';

const api = await buildTestApp();
const { db } = api;

const { owner, house } = await openOwnHouse(api);

const other = await api.as('designer');
const admin = await api.as('admin');

describe('stock', () => {
  const send = (id: string, body: object, client = owner) => client.post(`/api/design/stock/id/${id}`, body);

  test('is counted up and anew, with the movement and its reason', async () => {
    const design = await createDesign(db, { profileId: house.id, sizes: [{ size: 'M', onHand: 0 }] });
    const sku = `${design.slug}-M`;
    expect(okBody<StockAnswer>(await send(design.id, { sku, delta: 7, reason: 'Delivery' }))).toMatchObject({
      onHand: 7,
      movements: [{ kind: 'adjustment', quantity: 7, note: 'Delivery' }],
    });
    expect(okBody<StockAnswer>(await send(design.id, { sku, set: 4, reason: 'Count' }, admin))).toMatchObject({
      onHand: 4,
      movements: [{ quantity: -3 }, { quantity: 7 }],
    });
    expect(await db.selectFrom('audit_log').select('action').where('entity_id', '=', design.id).execute()).toEqual([
      { action: 'design.stock' },
    ]);
    expect(refusal(await send(design.id, { sku, delta: -5, reason: 'Loss' }))).toBe('409 insufficient_stock');
    expect(refusal(await send(design.id, { sku, reason: 'Nothing' }))).toBe('400 validation');
    expect(refusal(await send(design.id, { sku, delta: 1, reason: 'Foreign' }, other))).toBe('404 not_found');
    expect(refusal(await send(design.id, { sku: 'none', delta: 1, reason: 'No such' }))).toBe('404 not_found');
  });

  test('of every size is read with its movements, by its designer and admins alone', async () => {
    const sizes = [
      { size: 'M', onHand: 2 },
      { size: 'S', onHand: 0 },
    ];
    const design = await createDesign(db, { profileId: house.id, sizes });
    okBody(await send(design.id, { sku: `${design.slug}-M`, delta: 3, reason: 'Delivery' }));
    const read = (client: typeof owner) => client.get(`/api/design/stock/id/${design.id}`);
    const { items } = okBody<{ items: StockAnswer[] }>(await read(owner));
    expect(items.map(({ size, onHand, allocated }) => [size, onHand, allocated])).toEqual([
      ['M', 5, 0],
      ['S', 0, 0],
    ]);
    expect(items[0]?.movements[0]).toMatchObject({ quantity: 3, note: 'Delivery' });
    expect([(await read(admin)).statusCode, refusal(await read(other))]).toEqual([200, '404 not_found']);
  });

  test('never falls below what is sold and not shipped', async () => {
    const design = await createDesign(db, { profileId: house.id, sizes: [{ size: 'M', onHand: 5 }] });
    await db
      .updateTable('stock_levels')
      .set({ allocated: 3 })
      .where('variant_id', '=', design.variants['M'] ?? '')
      .execute();
    expect(refusal(await send(design.id, { sku: `${design.slug}-M`, set: 2, reason: 'Count' }))).toBe('409 insufficient_stock');
    expect(okBody<StockAnswer>(await send(design.id, { sku: `${design.slug}-M`, set: 3, reason: 'Count' })).onHand).toBe(3);
  });

  test('is the sum of its movements under forty changes at once', async () => {
    const design = await createDesign(db, { profileId: house.id, sizes: [{ size: 'M', onHand: 0 }] });
    const sku = `${design.slug}-M`;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send(design.id, index % 4 === 3 ? { sku, set: index, reason: 'Count' } : { sku, delta: index % 4 === 2 ? -2 : 3, reason: 'Work' }),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    const level = await db
      .selectFrom('stock_levels')
      .select('on_hand')
      .where('variant_id', '=', design.variants['M'] ?? '')
      .executeTakeFirstOrThrow();
    const movements = await db
      .selectFrom('stock_movements')
      .select('quantity')
      .where('variant_id', '=', design.variants['M'] ?? '')
      .execute();
    expect(movements.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(level.on_hand);
  });

  test('of a repeated request counts once', async () => {
    const design = await createDesign(db, { profileId: house.id, sizes: [{ size: 'M', onHand: 0 }] });
    const once = key();
    const body = { sku: `${design.slug}-M`, delta: 5, reason: 'Delivery' };
    await owner.post(`/api/design/stock/id/${design.id}`, body, once);
    expect(okBody<StockAnswer>(await owner.post(`/api/design/stock/id/${design.id}`, body, once)).onHand).toBe(5);
  });
});
