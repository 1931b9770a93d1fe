import { describe, expect, test } from '@jest/globals';
import type { Purchase, SellerOrder } from '@orime/contracts/api/selling/order';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { buy, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { idOf, openMarket } from './order.fixture.ts';

const guest = await buildTestApp();
const { db } = guest;
const { openShop, purchaseFrom } = openMarket(guest);

describe('who may read', () => {
  test('a guest with the key, and nobody without', async () => {
    const { group, key, orders } = await purchaseFrom(await openShop());
    expect(key).toMatch(/^[\w-]{43}$/);
    const read = okBody<Purchase>(await guest.get(`/api/order/id/${group.id}?key=${key}`));
    expect(read.group).toMatchObject({ id: group.id, email: 'guest@example.com', shippingAddress: { city: 'Shibuya-ku' } });
    okBody(await guest.get(`/api/order/id/${idOf(orders[0])}?key=${key}`));
    for (const url of [
      `/api/order/id/${group.id}`,
      `/api/order/id/${group.id}?key=wrong`,
      `/api/order/id/${idOf(orders[0])}?key=`,
      '/api/order/id/grp_unknown',
    ]) {
      expect(refusal(await guest.get(url))).toBe('404 not_found');
    }
    const stranger = await guest.as('consumer');
    expect(refusal(await stranger.get(`/api/order/id/${group.id}`))).toBe('404 not_found');
  });

  test('the key is stored as a hash only', async () => {
    const { key } = await purchaseFrom(await openShop());
    const { rows } = await sql`SELECT 1 FROM order_groups WHERE public_key_hash = ${key}`.execute(db);
    expect(rows).toEqual([]);
  });

  test('an account sees its purchases, newest first, and nobody else’s', async () => {
    const consumer = await guest.as('consumer');
    const design = await createDesign(db);
    const first = await buy(consumer, [{ id: design.id, size: 'S', quantity: 1 }]);
    const second = await buy(consumer, [{ id: design.id, size: 'M', quantity: 1 }]);
    okBody(await consumer.get(`/api/order/id/${first.group.id}`));
    const mine = okBody<{ items: Purchase[]; total: number }>(await consumer.get('/api/order/mine?limit=10'));
    expect(mine.total).toBe(2);
    expect(mine.items.map((item) => item.group.id)).toEqual([second.group.id, first.group.id]);
    expect(okBody<{ total: number }>(await (await guest.as('consumer')).get('/api/order/mine')).total).toBe(0);
    expect(refusal(await guest.get('/api/order/mine'))).toBe('401 unauthenticated');
  });

  test('a seller sees own orders only, without the rest of the purchase, and the e-mail after shipping', async () => {
    const [mine, other] = [await openShop(), await openShop()];
    const { group, orders } = await purchaseFrom(mine, other);
    const list = okBody<{ items: SellerOrder[]; total: number }>(await mine.seller.get('/api/order/seller'));
    expect(list.total).toBe(1);
    expect(list.items[0]).toMatchObject({ id: idOf(orders[0]), buyer: { email: 'g•••@e•••', address: { postal: '150-0001' } } });
    const read = okBody<Purchase>(await mine.seller.get(`/api/order/id/${idOf(orders[0])}`));
    expect(read.orders).toHaveLength(1);
    expect(read.group).toMatchObject({ email: 'g•••@e•••', totals: { total: orders[0]?.totals.total } });
    expect(refusal(await mine.seller.get(`/api/order/id/${idOf(orders[1])}`))).toBe('404 not_found');
    expect(refusal(await mine.seller.get(`/api/order/id/${group.id}`))).toBe('404 not_found');
    const shipped = okBody<SellerOrder>(await mine.seller.post(`/api/order/fulfill/id/${idOf(orders[0])}`, {}));
    expect(shipped.buyer.email).toBe('guest@example.com');
  });

  test('a seller finds own orders by number, receiver, garment and tracking number, not by an address that is not shown', async () => {
    const [mine, other] = [await openShop(), await openShop()];
    const first = await purchaseFrom(mine);
    const second = await purchaseFrom(mine);
    const foreign = await purchaseFrom(other);
    const found = async (q: string): Promise<string[]> =>
      okBody<{ items: SellerOrder[] }>(await mine.seller.get(`/api/order/seller?q=${encodeURIComponent(q)}`)).items.map(({ id }) => id);
    const [one, two] = [idOf(first.orders[0]), idOf(second.orders[0])];
    okBody(await mine.seller.post(`/api/order/fulfill/id/${one}`, { tracking: 'AB-4912' }));
    const { items } = okBody<{ items: SellerOrder[] }>(await mine.seller.get('/api/order/seller'));
    const shown = items.find(({ id }) => id === two);
    expect(await found(`#${shown?.number ?? ''}`)).toEqual([two]);
    expect(await found('b-49')).toEqual([one]);
    expect(await found((shown?.buyer.address.name ?? '').toUpperCase().slice(1))).toEqual([two, one]);
    expect(await found(shown?.lines[0]?.name ?? '')).toEqual([two]);
    expect(await found(foreign.orders[0]?.number ?? '')).toEqual([]);
    expect(await found('guest@example.com')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found(' ')).toEqual([two, one]);
  });

  test('staff see every purchase', async () => {
    const { group } = await purchaseFrom(await openShop());
    for (const role of ['admin', 'account-manager'] as const) okBody(await (await guest.as(role)).get(`/api/order/id/${group.id}`));
  });
});

describe('a lost link', () => {
  test('is mailed to the address of the purchase; the answer says nothing', async () => {
    const { group, key } = await purchaseFrom(await openShop());
    await guest.app.jobs.runNow('mail');
    await db.deleteFrom('sent_emails').execute();
    for (const body of [
      { number: group.number, email: 'someone@example.com' },
      { number: 'OR999999', email: 'guest@example.com' },
    ]) {
      expect(okBody(await guest.post('/api/order/lookup', body))).toEqual({ ok: true });
    }
    await guest.app.jobs.runNow('mail');
    expect(await db.selectFrom('sent_emails').select('id').execute()).toEqual([]);
    expect(
      okBody(await guest.post('/api/order/lookup', { number: `#${group.number.toLowerCase()}-1`, email: 'Guest@Example.com' })),
    ).toEqual({ ok: true });
    await guest.app.jobs.runNow('mail');
    const { rows } = await sql<{ payload: { data: { path: string } } }>`SELECT payload FROM outbox ORDER BY id DESC LIMIT 1`.execute(db);
    expect(rows[0]?.payload.data.path).toBe(`/order-info/${group.id}?key=${key}`);
    expect(await db.selectFrom('sent_emails').select('recipient').execute()).toEqual([{ recipient: 'guest@example.com' }]);
  });
});
