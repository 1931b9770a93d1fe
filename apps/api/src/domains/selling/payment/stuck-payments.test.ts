import { expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { buy, payFor, quoteOf } from '../../../../test/checkout-factories.ts';
import { voidAbandonedSessions } from './void-session.ts';

const guest = await buildTestApp();
const { db } = guest;
const statusOf = (sessionId: string) =>
  db.selectFrom('test_charges').select('status').where('id', '=', `test_${sessionId}`).executeTakeFirst();

test('a charge that its provider does not give up holds back neither other charges nor what is captured', async () => {
  const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 9 }] });
  const lines = [{ id: design.id, size: 'S', quantity: 1 }];
  const [stuck, left] = [await payFor(guest, await quoteOf(guest, lines)), await payFor(guest, await quoteOf(guest, lines))];
  // Taken by hand in the provider's own back office.
  await db.updateTable('test_charges').set({ status: 'captured' }).where('id', '=', `test_${stuck}`).execute();
  await db
    .updateTable('payment_sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', 'in', [stuck, left])
    .execute();
  const { group } = await buy(guest, lines);
  for (let run = 0; run < 2; run += 1) await guest.app.jobs.runNow('settle-payments');
  expect(await statusOf(left)).toEqual({ status: 'voided' });
  expect(await db.selectFrom('payments').select('status').where('group_id', '=', group.id).executeTakeFirst()).toEqual({
    status: 'captured',
  });
  expect(await db.selectFrom('payment_sessions').select('failure').where('id', '=', stuck).executeTakeFirst()).toEqual({
    failure: 'void_pending',
  });
});

test('a charge that its provider still works on is given up later, and is no failure meanwhile', async () => {
  const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 9 }] });
  const session = await payFor(guest, await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }]));
  await db
    .updateTable('payment_sessions')
    .set({ status: 'processing', expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', session)
    .execute();
  const { provider } = guest.app.payments;
  const failures: string[] = [];
  const run = (isDeciding: boolean) =>
    voidAbandonedSessions(
      db,
      { ...provider, void: async (ref) => (isDeciding && ref === `test_${session}` ? 'pending' : provider.void(ref)) },
      (_error, id) => failures.push(id),
      async () => {},
    );
  const kept = () => db.selectFrom('payment_sessions').select(['status', 'failure']).where('id', '=', session).executeTakeFirst();
  await run(true);
  expect(await kept()).toEqual({ status: 'voided', failure: 'void_pending' });
  await run(false);
  expect([await kept(), await statusOf(session)]).toEqual([{ status: 'voided', failure: null }, { status: 'voided' }]);
  expect(failures).not.toContain(session);
});
