import { expect, test } from '@jest/globals';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { createDesign } from '../../../test/catalogue-factories.ts';
import { buy, quoteOf } from '../../../test/checkout-factories.ts';

const api = await buildTestApp();
const { app, db, as } = api;

test('old rows go, living ones and the record of consent stay', async () => {
  const { user } = await as('consumer');
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  await db
    .insertInto('sessions')
    .values([
      { jti: 'old', user_id: user.id, expires_at: days(-40) },
      { jti: 'ended', user_id: user.id, expires_at: days(3), revoked_at: days(-31) },
      { jti: 'lately', user_id: user.id, expires_at: days(-2) },
    ])
    .execute();
  await db
    .insertInto('idempotency_keys')
    .values([
      { actor: 'a', endpoint: 'e', key: 'old', request_hash: 'h', expires_at: days(-1) },
      { actor: 'a', endpoint: 'e', key: 'new', request_hash: 'h' },
    ])
    .execute();
  await db
    .insertInto('outbox')
    .values([
      { kind: 'mail', payload: '{}', done_at: days(-31) },
      { kind: 'mail', payload: '{}', created_at: days(-90), attempts: 8 },
    ])
    .execute();
  await db
    .insertInto('consents')
    .values({ id: 'c', subject: user.id, kind: 'cookies', value: true, version: '1', created_at: days(-900) })
    .execute();
  await app.jobs.runNow('housekeeping');
  expect(
    (await db.selectFrom('sessions').select('jti').where('jti', 'in', ['old', 'ended', 'lately']).execute()).map((row) => row.jti),
  ).toEqual(['lately']);
  expect((await db.selectFrom('idempotency_keys').select('key').execute()).map((row) => row.key)).toEqual(['new']);
  expect(await db.selectFrom('outbox').select('attempts').execute()).toEqual([{ attempts: 8 }]);
  expect(await db.selectFrom('consents').select('id').execute()).toHaveLength(1);
});

test('baskets of a month ago say no more whose they were, unless they were bought', async () => {
  const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 9 }] });
  const member = await as('consumer');
  const lines = [{ id: design.id, size: 'S', quantity: 1 }];
  const { group } = await buy(member, lines);
  const [left, lately] = [await quoteOf(member, lines), await quoteOf(member, lines)];
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  await db
    .updateTable('checkouts')
    .set({ expires_at: days(31), status: 'expired' })
    .where('id', '<>', lately.checkoutId)
    .execute();
  await db
    .updateTable('checkouts')
    .set({ expires_at: days(29), status: 'expired' })
    .where('id', '=', lately.checkoutId)
    .execute();
  await app.jobs.runNow('housekeeping');
  const rows = await db.selectFrom('checkouts').select(['id', 'email', 'user_id', 'address']).execute();
  expect(rows.find(({ id }) => id === left.checkoutId)).toEqual({ id: left.checkoutId, email: null, user_id: null, address: null });
  const bought = await db.selectFrom('order_groups').select('checkout_id').where('id', '=', group.id).executeTakeFirstOrThrow();
  for (const kept of [bought.checkout_id, lately.checkoutId])
    expect(rows.find(({ id }) => id === kept)).toMatchObject({ user_id: member.user.id, address: { city: 'Shibuya-ku' } });
});
