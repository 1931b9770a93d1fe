import { buildMarketplace } from '@orime/demo-data';
import { startPostgres } from '@orime/tooling/postgres';
import { randomBytes } from 'node:crypto';
import { buildApp } from '../../../../apps/api/src/app.ts';
import { hashPassword, openSession } from '../../../../apps/api/src/domains/people/users/index.ts';
import { readConfig } from '../../../../apps/api/src/house/config/config.ts';
import { connectDatabase } from '../../../../apps/api/src/house/db/db.ts';
import { openStorage } from '../../../../apps/api/src/house/storage/storage.ts';
import { migrate } from '../../../../apps/api/src/migrations/migrate.ts';
import { loadMarketplace } from '../../../../apps/api/src/seed/load-marketplace.ts';
import { createImage } from '../../../../apps/api/test/catalogue-factories.ts';
import { fuzzCalls, UNREACHED } from '../../../../apps/api/test/fuzz-calls.ts';
import { soundRequests } from '../../../../apps/api/test/fuzz-sound.ts';
import { fuzzRoutes } from '../../../../apps/api/test/fuzz.ts';
import { clientsOf } from '../../../../apps/api/test/test-client.ts';
import { judgeMemory, sampleOwnMemory, type MemorySample } from '../report/memory.ts';
import { printReport } from '../report/print-report.ts';
import { makeDataDir } from './own-api.ts';

/**
 * Sends CASES (50,000) requests generated from the schemas of every endpoint, valid and hostile, as every role of the demo
 * marketplace, to the real API on a real database; SEED (20261121) reproduces them. Exits with 1 on any 5xx, a malformed error body,
 * a hang, a 99th percentile above one second, or heap growth above MEMORY_MB (48) after the first fifth. Every endpoint must succeed
 * at least once, or UNREACHED states why it cannot.
 * `npm run bench -- fuzz`
 */
const cases = Number(process.env['CASES'] ?? 50_000);
const seed = Number(process.env['SEED'] ?? 20_261_121);
const mostMb = Number(process.env['MEMORY_MB'] ?? 48);
const mostP99Ms = 1_000;
const accounts = ['admin', 'manager', 'designer', 'producer', 'buyer', 'newbuyer', 'consumer'] as const;

const dataDir = await makeDataDir('fuzz');
const database = await startPostgres({ dataDir: `${dataDir.path}/postgres`, databaseUrl: '' });
try {
  await migrate({ databaseUrl: database.url });
  const connection = connectDatabase({ url: database.url, max: 10 });
  const { db, pool } = connection;
  const config = await readConfig({
    DATA_DIR: dataDir.path,
    DEMO_DATA: '0',
    RATE_LIMITS: '0',
    LOG_LEVEL: 'silent',
    MAIL_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
  });
  const hash = await hashPassword('orime-demo-2026');
  await loadMarketplace(db, await openStorage(config), {
    market: buildMarketplace({ seed: 'orime', now: new Date() }),
    images: new Map(),
    hashes: { demo: hash, nobody: hash },
  });
  for (const name of accounts) {
    const { id } = await db.selectFrom('users').select('id').where('email', '=', `${name}@example.com`).executeTakeFirstOrThrow();
    for (let count = 0; count < 3; count += 1) await createImage(db, id);
  }
  const app = await buildApp({ config, connection });
  await app.ready();
  try {
    const { rows: known } = await pool.query<{ id: string }>(
      '(SELECT id FROM designs LIMIT 20) UNION ALL (SELECT id FROM files LIMIT 20) UNION ALL (SELECT slug FROM designs LIMIT 10) UNION ALL (SELECT handle::text FROM profiles LIMIT 10)',
    );
    // An account that was locked, changed or removed is restored at the next sign-in.
    const signIn = accounts.map((name) => async () => {
      const { id } = await db
        .updateTable('users')
        .set({ status: 'active', password_hash: hash })
        .where('email', '=', `${name}@example.com`)
        .returning('id')
        .executeTakeFirstOrThrow();
      const token = await openSession(db, app.tokens, id, { ip: '127.0.0.1', userAgent: 'bench' });
      // Only the session just created: two of these updates at once would deadlock.
      await pool.query(
        "UPDATE sessions SET reauth_until = now() + interval '1 day' WHERE jti = (SELECT jti FROM sessions WHERE user_id = $1 AND revoked_at IS NULL ORDER BY created_at DESC LIMIT 1)",
        [id],
      );
      return token;
    });
    const api = { app, db, config, ...clientsOf(app, db) };
    const sound = soundRequests(api, fuzzCalls(api));
    const unmade = new Map<string, unknown>();
    const memory: MemorySample[] = [];
    const onProgress = (done: number) => {
      if (done >= cases / 5 && done % (Math.ceil(cases / 2_000) * 100) === 0) memory.push(sampleOwnMemory());
      process.stderr.write(done % 1000 === 0 ? `${done} of ${cases}\n` : '');
    };
    const report = await fuzzRoutes(app, {
      cases,
      seed,
      signIn: [...signIn, async () => undefined],
      known: known.map(({ id }) => id),
      atOnce: 4,
      sound,
      onUnmade: ({ method, url }, error) => unmade.set(`${method} ${url}`, error),
      onProgress,
      onFailure: (failure) => process.stderr.write(`${JSON.stringify(failure).slice(0, 2_000)}\n`),
    });

    const inClass = (first: string) =>
      Object.entries(report.statuses).reduce((sum, [status, count]) => sum + (status.startsWith(first) ? count : 0), 0);
    const sorted = report.times.toSorted();
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
    const verdict = judgeMemory(memory, { heapMb: mostMb, residentMb: Number.POSITIVE_INFINITY });
    // The first valid requests come in the second turn.
    const unknown = cases < report.routes * 5 ? [] : report.unreached.filter((name) => UNREACHED[name] === undefined);
    const breaches = [
      ...verdict.breaches,
      ...unknown.map((name) => `${name} never answered with success`),
      ...(p99 > mostP99Ms ? [`the 99th percentile is ${p99.toFixed(0)} ms`] : []),
      ...(report.failures.length > 0 ? [`${report.failures.length} failures`] : []),
    ];
    for (const breach of breaches) process.stderr.write(`${breach}\n`);
    for (const [name, error] of unmade) process.stderr.write(`could not be made: ${name}: ${String(error).slice(0, 300)}\n`);
    for (const name of report.unreached) process.stdout.write(`never with success: ${name}: ${UNREACHED[name] ?? 'nobody knows why'}\n`);
    printReport('fuzz', [
      {
        seed,
        cases: report.cases,
        endpoints: report.routes,
        'with success': report.routes - report.unreached.length,
        '2xx': inClass('2'),
        '3xx': inClass('3'),
        '4xx': inClass('4'),
        '5xx': inClass('5'),
        hangs: report.failures.filter(({ status }) => status === 0).length,
        'wrong shape': report.failures.filter(({ status }) => status >= 400 && status < 500).length,
        'p50 ms': sorted[sorted.length >> 1] ?? 0,
        'p99 ms': p99,
        'slowest ms': sorted.at(-1) ?? 0,
      },
    ]);
    printReport('fuzz memory', [verdict.row]);
    if (breaches.length > 0) process.exitCode = 1;
  } finally {
    await app.close();
    await connection.close();
  }
} finally {
  await database.stop();
  await dataDir.remove();
}
