import { expect, test } from '@jest/globals';
import type { Releases, Revision } from '@orime/contracts/api/office/releases';
import { latestRevision, liveVersions, openRegistry, promote, publishVersion, startTrial } from '@orime/federation/registry';
import { sampleBuild } from '@orime/federation/sample-build';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../test/fresh-password.ts';

const testApp = await buildTestApp();
const { app, post, db, config } = testApp;
const admin = await freshAdmin(testApp);
const registry = openRegistry(config.releasesDir);
const author = { createdBy: 'test' };
await publishVersion(registry, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }));
for (const version of ['1.0.0+a', '1.0.0+b', '1.0.0+c', '1.0.0+d', '1.0.0+e', '1.0.0+f'])
  await publishVersion(registry, await sampleBuild({ name: 'magazine', version }));
await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);

/** What browsers tell: so many mounts of a version, of which some failed. */
async function tell(version: string, mounts: number, failed: number): Promise<void> {
  const remote = `magazine@${version}`;
  const all = Array.from({ length: mounts }, (_, index) => ({ remote, ok: index >= failed, ms: 40 }));
  for (let sent = 0; sent < mounts; sent += 60) okBody(await post('/api/telemetry', { mounts: all.slice(sent, sent + 60) }));
}

const judge = () => app.jobs.runNow('release-judge');
async function state() {
  const current = await latestRevision(registry);
  return current && { magazine: liveVersions(current)['magazine'], sets: current.sets.length, by: current.createdBy };
}
const newest = async () => okBody<{ items: Revision[] }>(await admin.get('/api/releases/history?limit=1')).items[0];

test('a version that fails in 30 % of its mounts is rolled back, with the cause in the history and in the audit', async () => {
  await tell('1.0.0+a', 200, 1);
  const { revision } = await startTrial(registry, { magazine: '1.0.0+b' }, { weight: 10 }, author);
  await tell('1.0.0+b', 20, 6);
  await judge();
  expect(await state()).toEqual({ magazine: '1.0.0+a', sets: 2, by: 'test' });
  await tell('1.0.0+b', 80, 24);
  await judge();
  expect(await state()).toEqual({ magazine: '1.0.0+a', sets: 1, by: 'judge' });
  const cause = {
    code: 'errors',
    source: 'magazine@1.0.0+b',
    trial: { mounts: 100, failedMounts: 30, erring: 0, lcpP75Ms: null, inpP75Ms: null },
  };
  expect(await newest()).toMatchObject({ revision: revision + 1, reason: 'rollback', createdBy: 'judge', changed: {}, cause });
  const record = await db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'diff'])
    .where('entity', '=', 'release')
    .where('entity_id', '=', String(revision + 1))
    .executeTakeFirstOrThrow();
  expect(record).toMatchObject({ action: 'release.rollback', actor_id: null, diff: { trial: { magazine: '1.0.0+b' }, cause } });
});

test('a healthy version goes to everybody', async () => {
  await startTrial(registry, { magazine: '1.0.0+c' }, { weight: 10, judge: { minMinutes: 0 } }, author);
  await judge();
  expect(await state()).toMatchObject({ sets: 2 });
  await tell('1.0.0+c', 60, 0);
  await judge();
  expect(await state()).toEqual({ magazine: '1.0.0+c', sets: 1, by: 'judge' });
  expect(await newest()).toMatchObject({ reason: 'deploy', changed: { magazine: '1.0.0+c' }, cause: { code: 'healthy' } });
  await judge();
  expect(await state()).toMatchObject({ by: 'judge', sets: 1 });
});

test('a version that shows itself and has errors, or answers late, is rolled back for that', async () => {
  const remote = 'magazine@1.0.0+e';
  const vitals = (of: string, value: number) => Array.from({ length: 12 }, () => ({ remote: of, name: 'INP' as const, value }));
  await startTrial(registry, { magazine: '1.0.0+e' }, { weight: 10 }, author);
  await tell('1.0.0+e', 40, 0);
  // One slow visitor proves nothing.
  okBody(await post('/api/telemetry', { vitals: [...vitals('magazine@1.0.0+c', 100), { remote, name: 'INP', value: 9000 }] }));
  await judge();
  expect(await state()).toMatchObject({ sets: 2 });
  okBody(await post('/api/telemetry', { vitals: vitals(remote, 400) }));
  await judge();
  expect(await newest()).toMatchObject({ reason: 'rollback', cause: { code: 'unresponsive', source: remote } });

  await startTrial(registry, { magazine: '1.0.0+f' }, { weight: 10 }, author);
  await tell('1.0.0+f', 40, 0);
  okBody(await post('/api/telemetry', { errors: Array.from({ length: 12 }, () => 'magazine@1.0.0+f') }));
  await judge();
  expect(await newest()).toMatchObject({ reason: 'rollback', cause: { code: 'faults', trial: { mounts: 40, erring: 12 } } });
  expect(await state()).toMatchObject({ magazine: '1.0.0+c', sets: 1, by: 'judge' });
});

test('an admin puts a version on trial, sees what it is judged by, and ends it', async () => {
  const before = okBody<Releases>(await admin.get('/api/releases'));
  const start = (share: number) =>
    admin.post('/api/releases/promote', { versions: { magazine: '1.0.0+d' }, share, onRevision: before.revision });
  expect(refusal(await start(60))).toBe('400 validation');
  const started = okBody<Revision>(await start(25));
  expect(started).toMatchObject({ changed: {}, tried: [{ name: 'magazine', version: '1.0.0+d', weight: 25 }], cause: null });
  await tell('1.0.0+d', 5, 1);
  const { apps } = okBody<Releases>(await admin.get('/api/releases'));
  expect(apps.find(({ name }) => name === 'magazine')?.canaries).toMatchObject([
    { version: '1.0.0+d', weight: 25, rules: { minMounts: 30, autoRollback: true }, trial: { mounts: 5, failedMounts: 1 } },
  ]);
  okBody(await admin.post('/api/releases/rollback', { name: 'magazine', onRevision: started.revision }));
  expect(await state()).toMatchObject({ magazine: '1.0.0+c', sets: 1 });
});
