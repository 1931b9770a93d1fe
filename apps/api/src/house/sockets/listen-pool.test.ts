import { expect, test } from '@jest/globals';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { createListenPool } from './listen-pool.ts';

const api = await buildTestApp();

async function listeners(): Promise<number> {
  const { rows } = await api.app.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'orime-sockets'`,
  );
  return rows[0]?.count ?? 0;
}

test('a connection that is still being made when all is closed does not stay', async () => {
  const listening = createListenPool(api.app, () => {});
  const connecting = listening.pool.connect().then(
    () => 'connected',
    () => 'refused',
  );
  await listening.close();
  await connecting;
  expect(await listeners()).toBe(0);
});

test('a connection in use is ended, and nobody gets another', async () => {
  const listening = createListenPool(api.app, () => {});
  const client = await listening.pool.connect();
  await client.query('LISTEN "something"');
  expect(await listeners()).toBe(1);
  await listening.close();
  expect(await listeners()).toBe(0);
  const late = await Promise.race([listening.pool.connect(), new Promise((resolve) => setTimeout(resolve, 200, 'none'))]);
  expect(late).toBe('none');
});
