import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildTestGateway, sampleShell, startTestApi, type TestGateway } from '../../test/build-test-gateway.ts';
import { reportFailures } from './report-failures.ts';

const api = await startTestApi();
let site: TestGateway;

beforeAll(async () => {
  site = await buildTestGateway({ apiUrl: api.apiUrl, releasesFolder: api.config.releasesDir });
  await site.release({ ...sampleShell, server: `throw new Error('broken')` });
});
afterAll(() => site.close());

/** What the api was told: `remote@version measure` → how often. */
async function toldFigures(): Promise<Record<string, number>> {
  const rows = await api.db.selectFrom('telemetry_counts').select(['remote', 'version', 'measure', 'count']).execute();
  return Object.fromEntries(rows.map(({ remote, version, measure, count }) => [`${remote}@${version} ${measure}`, count]));
}

test('the api is told of a version that fails on the server, once for many pages', async () => {
  for (const path of ['/', '/about', '/about?again']) expect((await site.get(path)).statusCode).toBe(200);
  let figures = {};
  for (let round = 0; round < 100 && Object.keys(figures).length === 0; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    figures = await toldFigures();
  }
  expect(figures).toEqual({ 'shell@1.0.0+a mount_failed': 1 });
});

test('what a developer alone has is told to nobody', () => {
  const told: object[] = [];
  const report = reportFailures({ tell: async (_, body) => void told.push(body) });
  const failure = { remote: 'magazine', version: '1.0.0+a', reason: 'broken', fault: 'failed' } as const;
  report({ ...failure, isOverridden: true });
  expect(told).toEqual([]);
  report({ ...failure, isOverridden: false });
  expect(told).toEqual([{ mounts: [{ remote: 'magazine@1.0.0+a', ok: false, ms: 0 }] }]);
});
