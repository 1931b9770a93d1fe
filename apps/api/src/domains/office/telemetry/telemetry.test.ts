import { describe, expect, test } from '@jest/globals';
import type { Releases } from '@orime/contracts/api/office/releases';
import { openRegistry, promote, publishVersion } from '@orime/federation/registry';
import { sampleBuild } from '@orime/federation/sample-build';
import { buildTestApp, forwardedFor, testGatewaySecret } from '../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { bucketOf, upperQuartile } from './measurements.ts';

const { as, post, db, config } = await buildTestApp();
const limited = await buildTestApp({ rateLimits: true, releasesDir: config.releasesDir });
const admin = await as('admin');
const registry = openRegistry(config.releasesDir);
await publishVersion(registry, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }));
await publishVersion(registry, await sampleBuild({ name: 'magazine', version: '1.0.0+a' }));
await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, { createdBy: 'test' });

const remote = 'magazine@1.0.0+a';
const health = async () => okBody<Releases>(await admin.get('/api/releases')).apps.find(({ name }) => name === 'magazine')?.health;

test('of one network few of each kind count in an hour and version, failed or not; of one report one', async () => {
  const tell = (ip: string, mounts: readonly object[]) =>
    limited.inject({ method: 'POST', url: '/api/telemetry', payload: { mounts }, headers: forwardedFor(ip) });
  const counted = async (ip: string, mounts: readonly object[]) => okBody<{ counted: number }>(await tell(ip, mounts)).counted;
  const failed = { remote, ok: false, ms: 1 };
  expect(
    await counted(
      '203.0.113.1',
      Array.from({ length: 60 }, () => failed),
    ),
  ).toBe(1);
  expect(await counted('203.0.113.2', [failed, { ...failed, ok: true }])).toBe(1);
  expect(await counted('203.0.113.2', [failed, { ...failed, wasOk: true }])).toBe(2);
  // An office: twenty visitors count, whether it failed for them or not, and the others do not.
  const visitor = (index: number) => [{ ...failed, ok: index % 2 === 0 }];
  const together = await Promise.all(Array.from({ length: 30 }, (_, index) => counted('203.0.113.3', visitor(index))));
  expect(together.reduce((sum, each) => sum + each, 0)).toBe(20);
  expect(await counted('203.0.113.4', [failed])).toBe(1);
});

test('of the gateway itself counts each time', async () => {
  const mounts = [{ remote: 'shell@1.0.0+a', ok: false, ms: 0 }];
  const tell = () =>
    limited.inject({ method: 'POST', url: '/api/telemetry', payload: { mounts }, headers: { 'x-orime-gateway': testGatewaySecret } });
  expect([okBody(await tell()), okBody(await tell())]).toEqual([{ counted: 1 }, { counted: 1 }]);
});

describe('telemetry', () => {
  test('is counted per released version, however many report at once', async () => {
    expect(await health()).toEqual({
      mounts: 0,
      failedMounts: 0,
      mountP75Ms: null,
      lcpP75Ms: null,
      inpP75Ms: null,
      clsP75: null,
      longP75Ms: null,
    });
    const report = {
      vitals: [
        { remote, name: 'LCP', value: 1800 },
        { remote, name: 'CLS', value: 0.02 },
        { remote, name: 'LONG', value: 400 },
      ],
      mounts: [
        { remote, ok: true, ms: 120 },
        { remote: 'shell@1.0.0+a', ok: true, ms: 30 },
      ],
    };
    const answers = await Promise.all(Array.from({ length: 40 }, () => post('/api/telemetry', report)));
    expect(answers.map((answer) => okBody<{ counted: number }>(answer).counted)).toEqual(Array(40).fill(5));
    okBody(await post('/api/telemetry', { mounts: [{ remote, ok: false, ms: 8000 }] }));
    const found = await health();
    expect(found).toMatchObject({ mounts: 41, failedMounts: 1, inpP75Ms: null });
    expect(found?.lcpP75Ms).toBeGreaterThanOrEqual(1800);
    expect(found?.lcpP75Ms).toBeLessThan(1800 * 1.2);
    expect(found?.clsP75).toBeGreaterThanOrEqual(0.02);
    expect(found?.clsP75).toBeLessThan(0.025);
    expect(found?.longP75Ms).toBeGreaterThanOrEqual(400);
    expect(found?.longP75Ms).toBeLessThan(400 * 1.2);
  });

  test('a visitor who saw a version and then saw it fail is one, for whom it failed', async () => {
    const before = await health();
    okBody(await post('/api/telemetry', { mounts: [{ remote, ok: true, ms: 40 }] }));
    okBody(await post('/api/telemetry', { mounts: [{ remote, ok: false, ms: 90, wasOk: true }] }));
    const after = await health();
    expect([after?.mounts, after?.failedMounts]).toEqual([(before?.mounts ?? 0) + 1, (before?.failedMounts ?? 0) + 1]);
  });

  test('of what nobody released leaves no trace', async () => {
    const rows = () => db.selectFrom('telemetry_counts').select('remote').execute();
    const before = (await rows()).length;
    const mounts = ['magazine@2.0.0', 'other@1.0.0+a', 'shell@1.0.0+b'].map((name) => ({ remote: name, ok: true, ms: 1 }));
    expect(okBody(await post('/api/telemetry', { mounts }))).toEqual({ counted: 0 });
    expect((await rows()).length).toBe(before);
  });

  test.each([
    ['a remote without a version', { mounts: [{ remote: 'magazine', ok: true, ms: 1 }] }],
    ['a way out of the folder', { mounts: [{ remote: 'magazine@1/../../x', ok: true, ms: 1 }] }],
    ['a measure that is none', { vitals: [{ remote, name: 'FID', value: 1 }] }],
    ['time that runs backwards', { vitals: [{ remote, name: 'LCP', value: -1 }] }],
  ])('%s is refused', async (_, body) => {
    expect(refusal(await post('/api/telemetry', body))).toBe('400 validation');
  });

  test('above 16 kB is refused', async () => {
    expect(refusal(await post('/api/telemetry', { padding: 'x'.repeat(17_000) }))).toBe('413 too_large');
  });
});

test.each([
  [[], null],
  [[0.2], 1],
  [[100, 100, 100, 5000], 108],
  [[100, 5000, 5000, 5000], 5793],
])('the upper quartile of %j is at most %j', (values, expected) => {
  const counts = [
    ...new Map(values.map((value) => [bucketOf(value), values.filter((other) => bucketOf(other) === bucketOf(value)).length])),
  ].map(([bucket, count]) => ({ bucket, count }));
  expect(upperQuartile(counts)).toBe(expected);
});
