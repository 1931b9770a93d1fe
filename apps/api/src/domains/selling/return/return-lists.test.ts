import { describe, expect, test } from '@jest/globals';
import type { CountedReturns, Return } from '@orime/contracts/api/selling/return';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { ask, deliver, move } from './return.fixture.ts';

const guest = await buildTestApp();
const admin = await guest.as('admin');

describe('the list of returns', () => {
  test('is everybody’s for staff and the own one for a seller, counted by status and found by number, address and seller', async () => {
    const [one, other] = [await deliver(guest), await deliver(guest)];
    const first = okBody<Return>(await ask(one.buyer, one.orderId, [{ lineId: one.lineIds[0], quantity: 1 }]));
    const second = okBody<Return>(await ask(other.buyer, other.orderId, [{ lineId: other.lineIds[0], quantity: 1 }]));
    okBody(await move(admin, second.id, { status: 'declined' }));
    const read = async (client: SignedInClient, path: string) => okBody<CountedReturns>(await client.get(path));

    const all = await read(admin, '/api/return/?limit=2');
    expect(all.items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(all.total).toBe(all.statuses.reduce((sum, { count }) => sum + count, 0));
    expect(all.items[1]).toMatchObject({
      buyer: { name: 'Mori Aya', email: 'guest@example.com' },
      estimate: { priceMinor: 10_000, currency: 'USD' },
      events: [{ status: 'requested' }],
    });
    const declined = await read(admin, `/api/return/?seller=${second.seller.id}&status=declined`);
    expect(declined).toMatchObject({ total: 1, statuses: [{ status: 'declined', count: 1 }] });
    for (const q of [first.number.toLowerCase(), first.orderNumber, 'GUEST@'])
      expect((await read(admin, `/api/return/?q=${encodeURIComponent(q)}&limit=100`)).items.map(({ id }) => id)).toContain(first.id);
    expect((await read(admin, '/api/return/?q=%25')).total).toBe(0);

    const manager = await guest.as('account-manager');
    expect((await read(manager, '/api/return/')).items[0]?.viewer.next).toEqual([]);
    expect(okBody<Return>(await manager.get(`/api/return/id/${first.id}`)).viewer.next).toEqual([]);
    expect((await read(one.seller, '/api/return/seller')).statuses).toEqual([{ status: 'requested', count: 1 }]);
    expect((await read(one.seller, `/api/return/seller?q=${second.number}`)).total).toBe(0);
    expect(refusal(await one.seller.get('/api/return/'))).toBe('403 forbidden');
  });
});
