import { freePort } from '@orime/tooling/site';
import { connectDatabase } from '../../../../apps/api/src/house/db/db.ts';
import { migrate } from '../../../../apps/api/src/migrations/migrate.ts';
import { median, printReport } from '../report/print-report.ts';
import { retryingClient } from './crash/client.ts';
import type { Journal } from './crash/journal.ts';
import { mortalApi } from './crash/mortal-api.ts';
import { playRound, verifyAll, type Arena } from './crash/play-round.ts';
import { startMortalPostgres } from './crash/postgres-tree.ts';
import { within } from './crash/within.ts';
import { createWorld } from './crash/world.ts';
import { makeDataDir } from './own-api.ts';

/**
 * ROUNDS (30) times, at a random moment during WRITES (2,000) mixed writes by eight clients, sends `kill -9` to the API, to the
 * database with all its processes, or to both, and restarts them on the same data; clients retry with the same idempotency keys.
 * Then compares every acknowledged write with the database, the responses and the folders. SEED (20261121) determines actions,
 * victims and moments; after MINUTES, if given, no further round begins. Exits with 1 on any violation.
 * `npm run bench -- crash`
 */
const rounds = Number(process.env['ROUNDS'] ?? 30);
const writes = Number(process.env['WRITES'] ?? 2_000);
const seed = Number(process.env['SEED'] ?? 20_261_121);
const lastBegin = performance.now() + Number(process.env['MINUTES'] ?? Infinity) * 60_000;

const dataDir = await makeDataDir('crash');
const database = await startMortalPostgres(dataDir.path);
const api = mortalApi({ dataDir: dataDir.path, databaseUrl: database.url, port: await freePort() });
const connection = connectDatabase({ url: database.url, max: 4, onError: () => {} });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () =>
      void Promise.all([api.kill(), database.kill()])
        .then(dataDir.remove)
        .finally(() => process.exit(1)),
  );
}
try {
  await migrate({ databaseUrl: database.url });
  await api.start();
  const world = await within(
    120,
    'opening the marketplace',
    createWorld(connection.db, retryingClient(api.origin, new AbortController().signal)),
  );
  const arena: Arena = { api, database, pool: connection.pool, dataDir: dataDir.path, world, seed, writes, clients: 8 };
  const rows: Awaited<ReturnType<typeof playRound>>['row'][] = [];
  const journals: Journal[] = [];
  for (let round = 1; round <= rounds && performance.now() < lastBegin; round += 1) {
    const { row, journal } = await playRound(round, arena);
    rows.push(row);
    journals.push(journal);
    process.stderr.write(`${JSON.stringify(row)}\n`);
  }
  const lost = await verifyAll(arena, journals);
  for (const breach of lost.slice(0, 20)) process.stderr.write(`after all rounds: ${breach}\n`);
  const total = (name: 'writes' | 'acknowledged' | 'refused' | 'retried' | 'orders' | 'breaches') =>
    rows.reduce((sum, row) => sum + row[name], 0);
  const restarts = rows.map((row) => row['back after ms']);
  const breaches = total('breaches') + lost.length;
  printReport('crash', rows);
  printReport('crash, acknowledged by kind', [acknowledgedByKind(journals)]);
  printReport('crash, all rounds', [
    {
      seed,
      rounds: rows.length,
      writes: total('writes'),
      acknowledged: total('acknowledged'),
      refused: total('refused'),
      retried: total('retried'),
      orders: total('orders'),
      mails: rows.at(-1)?.mails ?? 0,
      breaches,
      'back p50 ms': median(restarts),
      'slowest ms': Math.max(...restarts),
    },
  ]);
  if (breaches > 0) process.exitCode = 1;
} finally {
  await connection.close();
  await api.stop();
  await database.stop();
  await dataDir.remove();
}

function acknowledgedByKind(journals: readonly Journal[]): Readonly<Record<string, number>> {
  const marks = Map.groupBy(
    journals.flatMap((journal) => journal.marks.filter(({ kept }) => kept)),
    ({ kind }) => kind,
  );
  const count = (name: 'purchases' | 'likes' | 'follows') => journals.reduce((sum, journal) => sum + journal[name].length, 0);
  return {
    purchase: count('purchases'),
    like: count('likes'),
    follow: count('follows'),
    ...Object.fromEntries([...marks].map(([kind, kept]) => [kind, kept.length]).toSorted()),
  };
}
