import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createProfile } from '../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../test/checkout-factories.ts';
import { connectSocket } from '../../../../test/socket-clients.ts';
import { notify } from './index.ts';

const testApp = await buildTestApp();
const { db } = testApp;
const origin = await testApp.app.listen({ port: 0, host: '127.0.0.1' });

test('an open page is told of an event once it is committed, and others are told nothing', async () => {
  const [designer, other, fan] = await Promise.all([testApp.as('designer'), testApp.as('designer'), testApp.as('consumer')]);
  const profile = await createProfile(db, { userId: designer.user.id });
  // What is told before the app listens to the database reaches no page.
  await listener(0);
  const [page, secondTab, stranger] = await Promise.all(
    [designer.token, designer.token, other.token].map((token) => connectSocket(origin, token)),
  );
  await db
    .transaction()
    .execute(async (trx) => {
      await notify(trx, {
        userId: other.user.id,
        kind: 'profile_approved',
        data: { profileId: 'prf_1', handle: 'x' },
        dedupeKey: 'undone',
      });
      throw new Error('undone');
    })
    .catch(() => undefined);
  okBody(await fan.post(`/api/profile/follow/id/${profile.id}`));
  expect(await page?.hear('notification')).toBeNull();
  expect(await secondTab?.hear('notification')).toBeNull();
  expect(stranger?.heard.filter(({ event }) => event === 'notification')).toEqual([]);
});

test('after the database cut the line it listens again', async () => {
  const designer = await testApp.as('designer');
  const page = await connectSocket(origin, designer.token);
  const first = await listener(0);
  await sql`SELECT pg_terminate_backend(${first}::int)`.execute(db);
  await listener(first);
  await db
    .transaction()
    .execute((trx) =>
      notify(trx, { userId: designer.user.id, kind: 'profile_approved', data: { profileId: 'prf_1', handle: 'x' }, dedupeKey: 'again' }),
    );
  expect(await page.hear('notification')).toBeNull();
});

/** Process id of the database's listening session, once there is one other than `former`. */
async function listener(former: number): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ pid: number }>`
      SELECT pid FROM pg_stat_activity WHERE application_name = 'orime-notifications' AND datname = current_database()
        AND pid <> ${former} AND query LIKE 'LISTEN%' AND state = 'idle'`.execute(db);
    if (rows[0] !== undefined) return rows[0].pid;
    await sleep(50);
  }
}
