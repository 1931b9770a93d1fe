import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Notification } from '@orime/contracts/api/notify/notification';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile, type TestProfile } from '../../../../test/catalogue-factories.ts';
import { buy, okBody } from '../../../../test/checkout-factories.ts';
import { acceptVendorAgreement } from '../../../../test/factories.ts';

const testApp = await buildTestApp();
const { db } = testApp;
const admin = await testApp.as('admin');

interface Shop {
  readonly designer: SignedInClient;
  readonly profile: TestProfile;
}

async function openShop(): Promise<Shop> {
  const designer = await testApp.as('designer');
  return { designer, profile: await createProfile(db, { userId: designer.user.id, name: 'House Ito', nameJp: '伊藤の家' }) };
}

const state: { shop: Shop; buyer: SignedInClient } = { shop: await openShop(), buyer: await testApp.as('consumer') };
beforeEach(async () => {
  state.shop = await openShop();
  state.buyer = await testApp.as('consumer', { name: 'Aiko' });
});

async function toldTo(client: SignedInClient): Promise<Notification[]> {
  return okBody<{ items: Notification[] }>(await client.get('/api/notification')).items;
}

async function purchase(): Promise<string> {
  const design = await createDesign(db, { profileId: state.shop.profile.id });
  const placed = await buy(state.buyer, [{ id: design.id, size: 'S', quantity: 2 }]);
  return placed.orders[0]?.id ?? '';
}

describe('an order', () => {
  test('tells the seller when it is placed, and the buyer of parcel and arrival', async () => {
    const { designer } = state.shop;
    const orderId = await purchase();
    expect(await toldTo(designer)).toMatchObject([{ kind: 'order_placed', data: { orderId, units: 2, currency: 'USD' } }]);
    expect(await toldTo(state.buyer)).toEqual([]);

    okBody(await designer.post(`/api/order/fulfill/id/${orderId}`, {}));
    okBody(await designer.post(`/api/order/fulfill/id/${orderId}`, {}));
    okBody(await designer.post(`/api/order/deliver/id/${orderId}`, {}));
    expect(await toldTo(state.buyer)).toMatchObject([
      { kind: 'order_delivered', data: { orderId, seller: { en: 'House Ito', jp: '伊藤の家' } } },
      { kind: 'order_shipped', data: { orderId, isPart: false } },
    ]);
    expect(await toldTo(designer)).toHaveLength(1);
  });

  test('that is cancelled tells the side that did not do it', async () => {
    const byBuyer = await purchase();
    okBody(await state.buyer.post(`/api/order/cancel/id/${byBuyer}`, {}));
    expect(await toldTo(state.buyer)).toEqual([]);
    expect((await toldTo(state.shop.designer))[0]).toMatchObject({ kind: 'order_cancelled', data: { orderId: byBuyer, side: 'seller' } });

    const bySeller = await purchase();
    okBody(await state.shop.designer.post(`/api/order/cancel/id/${bySeller}`, {}));
    expect(await toldTo(state.buyer)).toMatchObject([{ kind: 'order_cancelled', data: { orderId: bySeller, side: 'buyer' } }]);
    const cancellations = (await toldTo(state.shop.designer)).filter((item) => item.kind === 'order_cancelled');
    expect(cancellations).toHaveLength(1);
  });
});

describe('a follower', () => {
  test('is told of once a day, however often they follow, and not when they leave again', async () => {
    const { designer, profile } = state.shop;
    for (let time = 0; time < 2; time += 1) okBody(await state.buyer.post(`/api/profile/follow/id/${profile.id}`));
    okBody(await (await testApp.as('consumer', { name: 'Ben' })).post(`/api/profile/follow/id/${profile.id}`));
    expect(await toldTo(designer)).toMatchObject([
      { kind: 'new_follower', data: { handle: profile.handle }, people: { latest: 'Ben', others: 1 } },
    ]);
    const leaver = await testApp.as('consumer', { name: 'Chie' });
    await leaver.post(`/api/profile/follow/id/${profile.id}`);
    await leaver.post(`/api/profile/unfollow/id/${profile.id}`);
    expect(await toldTo(designer)).toMatchObject([{ people: { latest: 'Ben', others: 1 } }]);
  });

  test('who come at once are all counted', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => testApp.as('consumer')));
    await Promise.all(people.map((person) => person.post(`/api/profile/follow/id/${state.shop.profile.id}`)));
    expect(await toldTo(state.shop.designer)).toMatchObject([{ people: { others: 5 } }]);
  });
});

test('likes of a design and a day are told together, one’s own not at all', async () => {
  const { designer, profile } = state.shop;
  const design = await createDesign(db, { profileId: profile.id });
  for (const client of [state.buyer, designer, await testApp.as('consumer', { name: 'Ben' })])
    okBody(await client.post(`/api/design/like/${design.id}`, {}));
  expect(await toldTo(designer)).toMatchObject([
    { kind: 'design_liked', data: { slug: design.slug }, people: { latest: 'Ben', others: 1 } },
  ]);
  await state.buyer.post(`/api/design/unlike/${design.id}`, {});
  expect(await toldTo(designer)).toMatchObject([{ people: { latest: 'Ben', others: 0 } }]);
});

describe('a decision about a design', () => {
  const decide = async (id: string, body: object) => okBody(await admin.post(`/api/design/confirm/id/${id}`, body));

  test('reaches the designer, with the reason of a refusal', async () => {
    const design = await createDesign(db, { profileId: state.shop.profile.id, confirmed: 'unconfirmed' });
    await decide(design.id, { confirmed: false, reason: 'The back is missing.' });
    expect(await toldTo(state.shop.designer)).toMatchObject([
      { kind: 'design_rejected', data: { designId: design.id, reason: 'The back is missing.', isChange: false } },
    ]);
  });

  test('is told each time there is one', async () => {
    const design = await createDesign(db, { profileId: state.shop.profile.id, confirmed: 'unconfirmed' });
    await decide(design.id, { confirmed: true });
    await decide(design.id, { confirmed: false, reason: 'A complaint.' });
    await decide(design.id, { confirmed: true });
    expect((await toldTo(state.shop.designer)).map((item) => item.kind)).toEqual([
      'design_confirmed',
      'design_in_review',
      'design_confirmed',
    ]);
  });

  test('that approves the first design approves the profile', async () => {
    const designer = await testApp.as('designer');
    await acceptVendorAgreement(db, designer.user.id);
    const profile = await createProfile(db, { userId: designer.user.id, status: 'in_review' });
    const [first, second] = [
      await createDesign(db, { profileId: profile.id, confirmed: 'unconfirmed' }),
      await createDesign(db, { profileId: profile.id, confirmed: 'unconfirmed' }),
    ];
    await decide(first.id, { confirmed: true });
    await decide(second.id, { confirmed: true });
    const kinds = (await toldTo(designer)).map((item) => item.kind);
    expect(kinds.toSorted()).toEqual(['design_confirmed', 'design_confirmed', 'profile_approved']);
  });

  test('that fails tells nobody', async () => {
    const design = await createDesign(db, { profileId: state.shop.profile.id, confirmed: 'draft' });
    expect((await admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: true })).statusCode).toBe(409);
    expect(await toldTo(state.shop.designer)).toEqual([]);
  });
});
