import { afterAll, expect, test } from '@jest/globals';
import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder, Purchase } from '@orime/contracts/api/selling/order';
import { apiEntry } from '@orime/tooling/api-entry';
import { startBalancer, type Balancer } from '@orime/tooling/balancer';
import { freePort } from '@orime/tooling/free-port';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '../src/house/db/db.ts';
import { createDesign } from './catalogue-factories.ts';
import { testAddress } from './checkout-factories.ts';
import { createTestDatabase } from './test-database.ts';

const serverFile = await apiEntry();
const database = await createTestDatabase();
const connection = connectDatabase({ url: database.url, max: 3, onError: () => {} });
const dataDir = await mkdtemp(join(tmpdir(), 'orime-balanced-'));
const children: ChildProcess[] = [];
const balancers: Balancer[] = [];

afterAll(async () => {
  for (const balancer of balancers) await balancer.stop();
  for (const child of children) await stop(child);
  await connection.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a visitor whose every call meets the other process notices nothing, not even that one of them goes', async () => {
  const processes = await Promise.all([startApi(), startApi()]);
  const site = await balance(processes.map(({ port }) => port));
  const design = await createDesign(connection.db, { sizes: [{ size: 'S', onHand: 60 }] });

  // An account made on one process is known to the other, and so is its end.
  const { token } = await site.ok<{ token: string }>('POST', '/api/users/register', {
    email: 'two@example.com',
    password: 'a-long-enough-word',
    name: 'Two',
    type: 'consumer',
    termsVersion: '1',
  });
  const as = { authorization: token };
  for (let turn = 0; turn < 4; turn += 1)
    expect(await site.ok('GET', '/api/users/me', undefined, as)).toMatchObject({ email: 'two@example.com' });
  await site.ok('POST', '/api/users/logout', {}, as);
  for (let turn = 0; turn < 2; turn += 1) expect((await site.send('GET', '/api/users/me', undefined, as)).status).toBe(401);

  // One purchase, whose steps alternate, asked for twice at once with one key.
  const placed = await buyOne(site, design.id);
  expect((await site.ok<Purchase>('GET', `/api/order/id/${placed.group.id}?key=${placed.key}`)).group.number).toBe(placed.group.number);

  // Thirty visitors buy while one process is told to go: nobody's call fails.
  const buying = Promise.all(Array.from({ length: 30 }, () => buyOne(site, design.id)));
  while (!site.answeredBy.every((count) => count > 20)) await sleep(5);
  const leaving = processes[0];
  leaving?.child.kill('SIGTERM');
  const orders = await buying;
  expect(new Set(orders.map(({ group }) => group.id)).size).toBe(30);
  if (leaving !== undefined) await ended(leaving.child);
  expect(leaving?.child.exitCode).toBe(0);
  // The other one went on alone.
  expect(site.answeredBy[1]).toBeGreaterThan(site.answeredBy[0] ?? 0);
  const { allocated } = await connection.db
    .selectFrom('stock_levels')
    .select('allocated')
    .where('variant_id', '=', design.variants['S'] ?? '')
    .executeTakeFirstOrThrow();
  expect(allocated).toBe(31);
}, 120_000);

test('a job that two processes run at once does its work once', async () => {
  const processes = await Promise.all([startApi(), startApi()]);
  const site = await balance(processes.map(({ port }) => port));
  const emails = Array.from({ length: 12 }, (_, index) => `once-${index}@example.com`);
  await Promise.all(
    emails.map((email) =>
      site.ok('POST', '/api/users/register', { email, password: 'a-long-enough-word', name: 'Once', type: 'consumer', termsVersion: '1' }),
    ),
  );
  for (;;) {
    const { waiting } = await connection.db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (waiting === 0) break;
    await sleep(100);
  }
  const sent = await connection.db.selectFrom('sent_emails').select('recipient').where('recipient', 'like', 'once-%').execute();
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(emails.toSorted());
}, 120_000);

async function buyOne(site: Balanced, id: string): Promise<PlacedOrder> {
  const lines = [{ id, size: 'S', quantity: 1 }];
  const { checkoutId, checkoutKey, quoteHash } = await site.ok<CheckoutQuote>('POST', '/api/checkout/quote', {
    currency: 'USD',
    email: 'two@example.com',
    address: testAddress,
    lines,
  });
  const { paymentSessionId } = await site.ok<{ paymentSessionId: string }>('POST', '/api/payment/session', {
    checkoutId,
    checkoutKey,
    quoteHash,
  });
  await site.ok('POST', '/api/payment/confirm', { paymentSessionId, checkoutKey });
  const order = { checkoutId, checkoutKey, quoteHash, paymentSessionId };
  const [one, two] = await Promise.all([
    site.ok<PlacedOrder>('POST', '/api/order', order),
    site.ok<PlacedOrder>('POST', '/api/order', order),
  ]);
  expect(two.group.id).toBe(one.group.id);
  return one;
}

interface Balanced {
  send<Body>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<{ status: number; body: Body }>;
  ok<Body>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Body>;
  /** How many answers came from each process. */
  readonly answeredBy: readonly number[];
}

async function balance(ports: readonly number[]): Promise<Balanced> {
  const balancer = await startBalancer(ports);
  balancers.push(balancer);
  const send = async <Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const init =
      body === undefined
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() }, body: JSON.stringify(body) };
    const response = await fetch(balancer.origin + path, { method, ...init });
    return { status: response.status, body: (await response.json()) as Body }; // the caller names what the endpoint answers
  };
  const ok = async <Body>(...call: Parameters<typeof send>) => {
    const { status, body } = await send<Body>(...call);
    if (status !== 200) throw new Error(`${call[0]} ${call[1]}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  return { send, ok, answeredBy: balancer.answeredBy };
}

async function startApi(): Promise<{ readonly port: number; readonly child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [serverFile], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      JWT_SECRET: 'a-secret-that-both-processes-are-given',
      API_PORT: String(port),
      DEMO_DATA: '0',
      RATE_LIMITS: '0',
      DRAIN_SECONDS: '2',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (
    !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`the api ended: ${said}`);
    await sleep(100);
  }
  return { port, child };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended(child);
}
