import { startPostgres } from '@orime/tooling/postgres';
import { buildApp } from '../../../../apps/api/src/app.ts';
import { readConfig } from '../../../../apps/api/src/config.ts';
import { migrate } from '../../../../apps/api/src/migrations/migrate.ts';
import { openSession } from '../../../../apps/api/src/modules/users/index.ts';
import { connectDatabase } from '../../../../apps/api/src/plugins/db.ts';
import { createDesign, createProfile } from '../../../../apps/api/test/catalogue-factories.ts';
import { createUser } from '../../../../apps/api/test/factories.ts';
import { fuzzRoutes } from '../../../../apps/api/test/fuzz.ts';
import { printReport } from '../report/print-report.ts';
import { makeDataDir } from './own-api.ts';

/**
 * CASES (10,000) hostile requests made from the schemas of every endpoint, in every role, to the real api on a real
 * database; SEED (20261121) repeats them. Ends with 1 at any 5xx or any refusal that has not the error shape.
 * `pnpm bench fuzz`
 */
const cases = Number(process.env['CASES'] ?? 10_000);
const seed = Number(process.env['SEED'] ?? 20_261_121);
const roles = ['admin', 'account-manager', 'designer', 'buyer-verified', 'producer', 'consumer'] as const;

const dataDir = await makeDataDir('fuzz');
const database = await startPostgres({ dataDir: `${dataDir.path}/postgres`, databaseUrl: '' });
try {
  await migrate({ databaseUrl: database.url });
  const connection = connectDatabase({ url: database.url, max: 10 });
  const config = await readConfig({ DATA_DIR: dataDir.path, DEMO_DATA: '0', RATE_LIMITS: '0', LOG_LEVEL: 'silent' });
  const app = await buildApp({ config, connection });
  const slowest = { ms: 0, route: '' };
  app.addHook('onResponse', async (request, reply) => {
    if (reply.elapsedTime > slowest.ms) Object.assign(slowest, { ms: reply.elapsedTime, route: `${request.method} ${request.routeOptions.url ?? request.url}` });
  });
  await app.ready();
  try {
    const profile = await createProfile(connection.db);
    const designs = await Promise.all(Array.from({ length: 12 }, () => createDesign(connection.db, { profileId: profile.id, wholesale: { USD: 6_000 } })));
    const known = [profile.id, profile.handle, ...designs.flatMap(({ id, slug, variants }) => [id, slug, ...Object.values(variants)])];
    const signIn = roles.map((role) => async () => {
      const user = await createUser(connection.db, { role });
      return openSession(connection.db, app.tokens, user.id, { ip: '127.0.0.1', userAgent: 'bench' });
    });
    const onProgress = (done: number) => process.stderr.write(done % 1000 === 0 ? `${done} of ${cases}\n` : '');
    const report = await fuzzRoutes(app, { cases, seed, signIn: [...signIn, async () => undefined], known, onProgress });
    const inClass = (first: string) => Object.entries(report.statuses).reduce((sum, [status, count]) => sum + (status.startsWith(first) ? count : 0), 0);
    printReport('fuzz', [
      { seed, cases: report.cases, endpoints: report.routes, '2xx': inClass('2'), '3xx': inClass('3'), '4xx': inClass('4'), '5xx': inClass('5'), 'wrong shape': report.failures.filter(({ status }) => status < 500).length, 'slowest ms': slowest.ms, slowest: slowest.route },
    ]);
    for (const failure of report.failures.slice(0, 10)) process.stderr.write(`${JSON.stringify(failure).slice(0, 2000)}\n`);
    if (report.failures.length > 0) process.exitCode = 1;
  } finally {
    await app.close();
    await connection.close();
  }
} finally {
  await database.stop();
  await dataDir.remove();
}
