import { afterAll, expect, test } from '@jest/globals';
import { latestRevision, openRegistry, promote, publishVersion, startTrial } from '@orime/federation/registry';
import { sampleBuild } from '@orime/federation/sample-build';
import { setTimeout as wait } from 'node:timers/promises';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { buildApp } from '../../../app.ts';
import { connectDatabase } from '../../../house/db/db.ts';
import { JUDGE_JOB } from '../telemetry/index.ts';

/** Far below the minute that the judge would take by itself, and the 60 s that visitors are promised. */
const BOUND_MS = 10_000;

const { config, db } = await buildTestApp();
const registry = openRegistry(config.releasesDir);
await publishVersion(registry, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }));
for (const version of ['1.0.0+a', '1.0.0+b']) await publishVersion(registry, await sampleBuild({ name: 'magazine', version }));
await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, { createdBy: 'test' });

/** A process as in production, with its queue and workers. */
const connection = connectDatabase({ url: config.databaseUrl ?? fail(), max: 4 });
const app = await buildApp({ config, connection, jobs: true });
const { promise: hasLooked, resolve } = Promise.withResolvers<void>();
app.jobs.watch(({ name }) => (name === JUDGE_JOB ? resolve() : undefined));
await app.listen({ port: 0 });
afterAll(async () => {
  await app.close();
  await connection.close();
});

test('a bad version is off within seconds of its thirtieth mount, because the figures wake the judge', async () => {
  await hasLooked;
  // Without its schedule nothing but the figures makes the judge look again.
  await connection.pool.query('DELETE FROM jobs.schedule');
  await startTrial(registry, { magazine: '1.0.0+b' }, { weight: 10 }, { createdBy: 'test' });
  const tell = (count: number, ok: boolean) =>
    app.inject({
      method: 'POST',
      url: '/api/telemetry',
      payload: { mounts: Array.from({ length: count }, () => ({ remote: 'magazine@1.0.0+b', ok, ms: 40 })) },
    });
  await tell(21, true);
  expect((await tell(9, false)).json()).toEqual({ counted: 9 });
  const toldAt = performance.now();
  while ((await latestRevision(registry))?.createdBy !== 'judge' && performance.now() - toldAt < BOUND_MS) await wait(100);
  const current = await latestRevision(registry);
  expect(current).toMatchObject({
    createdBy: 'judge',
    reason: 'rollback',
    cause: { code: 'errors', trial: { mounts: 30, failedMounts: 9 } },
  });
  expect(current?.sets).toHaveLength(1);
  const records = await db.selectFrom('audit_log').select('action').where('entity', '=', 'release').execute();
  expect(records).toEqual([{ action: 'release.rollback' }]);
});

function fail(): never {
  throw new Error('the test has a database');
}
