import { afterAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { createTestDatabase } from '../../../test/test-database.ts';
import type { Config } from '../config/config.ts';
import { connectDatabase } from '../db/db.ts';
import { contextPlugin } from '../http/context.ts';
import { jobsPlugin, type Job } from './jobs.ts';

const database = await createTestDatabase();
const connection = connectDatabase({ url: database.url, max: 2 });
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const nightly: Job = { name: 'nightly', cron: '0 3 * * *', run: async () => {} };

/** Starts a process with these jobs, as far as jobs are concerned. The returned function stops it. */
async function startProcess(...jobs: readonly Job[]): Promise<() => Promise<void>> {
  const app = Fastify();
  const config = {} as Config; // jobs read nothing of it
  await app.register(contextPlugin, { config, connection });
  await app.register(jobsPlugin, { start: true, databaseUrl: database.url });
  for (const job of jobs) app.jobs.add(job);
  await app.listen({ port: 0 });
  return () => app.close();
}

interface Schedule {
  readonly name: string;
  readonly cron: string;
  readonly updatedOn: Date;
}

async function listSchedules(): Promise<readonly Schedule[]> {
  const text = 'SELECT s.name, s.cron, s.updated_on AS "updatedOn" FROM jobs.schedule s JOIN jobs.queue q ON q.name = s.name ORDER BY 1';
  return (await connection.pool.query<Schedule>(text)).rows;
}

test('a process makes the queues and schedules that are missing or were others, and leaves the rest', async () => {
  await (
    await startProcess(nightly)
  )();
  const [made] = await listSchedules();
  expect(made).toMatchObject({ name: 'nightly', cron: '0 3 * * *' });

  await (
    await startProcess(nightly, { ...nightly, name: 'weekly', cron: '0 4 * * 1' })
  )();
  expect(await listSchedules()).toEqual([made, { name: 'weekly', cron: '0 4 * * 1', updatedOn: expect.any(Date) }]);

  await (
    await startProcess({ ...nightly, cron: '30 2 * * *' })
  )();
  expect((await listSchedules())[0]).toMatchObject({ name: 'nightly', cron: '30 2 * * *' });
});

test('what runs every minute runs once the process listens, what runs by night does not', async () => {
  const runs: string[] = [];
  const { promise: hasRun, resolve } = Promise.withResolvers<void>();
  const often: Job = { name: 'often', cron: '* * * * *', run: async () => (runs.push('often'), resolve()) };
  const stop = await startProcess({ ...nightly, run: async () => void runs.push('nightly') }, often);
  await hasRun;
  await stop();
  expect(runs).toEqual(['often']);
});
