import { afterAll, expect, test } from '@jest/globals';
import type { CheckoutQuote } from '@orime/contracts/api/checkout';
import type { PlacedOrder, Purchase } from '@orime/contracts/api/order';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connectDatabase } from '../src/plugins/db.ts';
import { createDesign } from './catalogue-factories.ts';
import { testAddress } from './checkout-factories.ts';

const serverFile = fileURLToPath(new URL('../src/server.ts', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'orime-crash-'));
// The database may run as another user, who has to get to its folder.
await chmod(dataDir, 0o755);
const processes: ChildProcess[] = [];

afterAll(async () => {
  for (const child of processes.filter(isRunning)) {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
  await rm(dataDir, { recursive: true, force: true });
});

test('an acknowledged order survives kill -9 of api and database right after the answer', async () => {
  const before = await startApi();
  const { url: databaseUrl, postmaster } = await findDatabase();
  const connection = connectDatabase({ url: databaseUrl, max: 2, onError: () => {} });
  const design = await createDesign(connection.db, { sizes: [{ size: 'S', onHand: 3 }, { size: 'L', pieces: ['1/1'] }] });
  await connection.close();

  const lines = [{ id: design.id, size: 'S', quantity: 2 }, { piece: design.pieces['1/1'] }];
  const quote = await before.post<CheckoutQuote>('/api/checkout/quote', { currency: 'USD', email: 'crash@example.com', address: testAddress, lines });
  const { checkoutId, quoteHash } = quote;
  const { paymentSessionId } = await before.post<{ paymentSessionId: string }>('/api/payment/session', { checkoutId, quoteHash });
  await before.post('/api/payment/confirm', { paymentSessionId });
  const placed = await before.post<PlacedOrder>('/api/order', { checkoutId, quoteHash, paymentSessionId });
  process.kill(before.pid, 'SIGKILL');
  process.kill(postmaster, 'SIGKILL');

  const after = await startApi();
  const read = await after.get<Purchase>(`/api/order/id/${placed.group.id}?key=${placed.key}`);
  expect(read.group).toMatchObject({ number: placed.group.number, totals: placed.group.totals, email: 'crash@example.com' });
  expect(read.orders[0]?.lines).toEqual(placed.orders[0]?.lines);
  // The same checkout asked for again is the same purchase, and the goods are gone once.
  const again = await after.post<PlacedOrder>('/api/order', { checkoutId, quoteHash, paymentSessionId });
  expect(again.group.id).toBe(placed.group.id);
  const next = await after.post<CheckoutQuote>('/api/checkout/quote', { currency: 'USD', lines });
  expect(next.problems).toMatchObject([{ code: 'insufficient_stock', available: 1 }, { code: 'insufficient_stock', available: 0 }]);
}, 120_000);

interface RunningApi {
  readonly pid: number;
  get<Body>(path: string): Promise<Body>;
  post<Body>(path: string, body: unknown): Promise<Body>;
}

/** The api as `npm start` runs it, with its own embedded database, once it answers. */
async function startApi(): Promise<RunningApi> {
  const port = await freePort();
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, [serverFile], {
    env: { ...environment, DATA_DIR: dataDir, API_PORT: String(port), DEMO_DATA: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test', NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  processes.push(child);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(`${origin}/readyz`))) {
    if (!isRunning(child)) throw new Error(`the api ended: ${said}`);
    await sleep(100);
  }
  const send = async <Body>(path: string, init?: RequestInit): Promise<Body> => {
    const response = await fetch(origin + path, init);
    const body = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
    return JSON.parse(body) as Body; // the caller names what the endpoint answers
  };
  return {
    pid: child.pid ?? 0,
    get: (path) => send(path),
    post: (path, body) => send(path, { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() }, body: JSON.stringify(body) }),
  };
}

async function findDatabase(): Promise<{ url: string; postmaster: number }> {
  const url = (await readFile(join(dataDir, 'postgres.url'), 'utf8')).trim();
  const connection = connectDatabase({ url, max: 1 });
  try {
    const { rows } = await connection.pool.query<{ folder: string }>("SELECT setting AS folder FROM pg_settings WHERE name = 'data_directory'");
    const [pid = ''] = (await readFile(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8')).split('\n');
    return { url, postmaster: Number(pid) };
  } finally {
    await connection.close();
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then((response) => response.ok, () => false);
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
