import { freePort, ROOT } from '@orime/tooling/site';
import { startPostgres } from '@orime/tooling/postgres';
import autocannon from 'autocannon';
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../../../../apps/api/src/migrations/migrate.ts';
import { connectDatabase } from '../../../../apps/api/src/plugins/db.ts';
import { seedScale } from '../../../../apps/api/src/seed/seed-scale.ts';
import { median, printReport } from '../report/print-report.ts';
import { cpuMsBetween, snapshotCpu } from './process-cpu.ts';

/**
 * The product list of 24 with variants on DESIGNS (10,000) designs, one process, nothing cached, CONNECTIONS (16): the api
 * beside a minimal Fastify and pg server with one list query on the same database (and, to see the limit, with nothing but
 * the stored cards). Turns alternate; medians of RUNS (5); CPU is the server's and the database's.
 * `pnpm bench api-list`
 */
const designs = Number(process.env['DESIGNS'] ?? 10_000);
const connections = Number(process.env['CONNECTIONS'] ?? 16);
const runs = Number(process.env['RUNS'] ?? 5);
const seconds = Number(process.env['SECONDS'] ?? 6);
const wantedRatio = 0.65;

interface Turn {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuMs: number;
  readonly failed: number;
}

interface Entrant {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly turns: Turn[];
}

const dataDir = `${ROOT}/.cache/bench/api-list`;
const children: ChildProcess[] = [];
const database = await startPostgres({ dataDir: `${dataDir}/postgres` });
try {
  await fill(database.url);
  const minimalPort = await freePort();
  const minimal = { name: 'minimal Fastify + pg', url: `http://127.0.0.1:${minimalPort}/list`, turns: [] };
  const minimalPid = await start(`${import.meta.dirname}/minimal-server.ts`, [String(minimalPort)], { DATABASE_URL: database.url }, minimal.url);
  const entrants: Entrant[] = [
    await startApi(database.url),
    { ...minimal, pid: minimalPid },
    { ...minimal, name: 'the same, stored cards', url: `http://127.0.0.1:${minimalPort}/cards`, pid: minimalPid, turns: [] },
  ];
  for (const entrant of entrants) await measure(entrant, 2);
  for (let run = 0; run < runs; run += 1) for (const entrant of entrants) entrant.turns.push(await measure(entrant, seconds));
  const yardstick = medianOf(entrants[1], (turn) => turn.perSecond);
  const rows = entrants.map((entrant) => ({ ...toRow(entrant), ratio: medianOf(entrant, (turn) => turn.perSecond) / yardstick }));
  printReport('api-list', rows);
  if ((rows[0]?.ratio ?? 0) < wantedRatio) process.stderr.write(`below the wanted ${wantedRatio}\n`);
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map((child) => (child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : undefined)));
  await database.stop();
}

async function fill(url: string): Promise<void> {
  await migrate({ databaseUrl: url });
  const connection = connectDatabase({ url, max: 2 });
  const known = await connection.db.selectFrom('designs').select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  if (known.count < designs) await seedScale(connection.db, { designs });
  // The yardstick's own index: without it the comparison would flatter the api.
  await connection.pool.query("CREATE INDEX IF NOT EXISTS bench_designs_newest ON designs (confirmed_at DESC, id) WHERE confirmed = 'confirmed' AND NOT hidden AND deleted_at IS NULL");
  await connection.pool.query('ANALYZE');
  await connection.close();
}

async function startApi(databaseUrl: string): Promise<Entrant> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/api/design/?limit=24&currency=USD&sort=new`;
  const env = { DATABASE_URL: databaseUrl, API_PORT: String(port), DATA_DIR: `${dataDir}/api`, DEMO_DATA: '0', RATE_LIMITS: '0', LOG_LEVEL: 'silent' };
  return { name: 'api', url, pid: await start(`${ROOT}/apps/api/src/server.ts`, [], env, url), turns: [] };
}

/** Starts a server and waits until it answers a list of 24. */
async function start(file: string, args: readonly string[], env: Readonly<Record<string, string>>, url: string): Promise<number> {
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
  children.push(child);
  while (child.exitCode === null) {
    const body: unknown = await fetch(url).then((response) => response.json(), () => undefined);
    if (Array.isArray(body) && body.length === 24 && child.pid !== undefined) return child.pid;
    await sleep(100);
  }
  throw new Error(`${file} ended before it answered`);
}

/** One turn of load; CPU of the server and of the database, which nobody else uses meanwhile. */
async function measure({ url, pid }: Entrant, duration: number): Promise<Turn> {
  // An outside database is not ours to measure: then only the server counts.
  const roots = [pid, ...(database.pid === undefined ? [] : [database.pid])];
  const before = await snapshotCpu(roots);
  const result = await autocannon({ url, connections, duration });
  const after = await snapshotCpu(roots);
  const { total, average } = result.requests;
  return {
    perSecond: average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: cpuMsBetween(before, after) / total,
    failed: result.non2xx + result.errors,
  };
}

function medianOf(entrant: Entrant | undefined, read: (turn: Turn) => number): number {
  return median(entrant?.turns.map(read) ?? []);
}

function toRow(entrant: Entrant): Record<string, string | number> {
  const pick = (read: (turn: Turn) => number) => medianOf(entrant, read);
  return {
    server: entrant.name,
    'requests/s': Math.round(pick((turn) => turn.perSecond)),
    'p50 ms': pick((turn) => turn.p50Ms),
    'p99 ms': pick((turn) => turn.p99Ms),
    'CPU ms/request': pick((turn) => turn.cpuMs),
    failed: entrant.turns.reduce((sum, turn) => sum + turn.failed, 0),
  };
}
