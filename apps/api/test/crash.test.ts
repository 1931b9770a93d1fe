import { expect, test } from '@jest/globals';
import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder, Purchase } from '@orime/contracts/api/selling/order';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '../src/house/db/db.ts';
import { apiProcesses, patienceMs } from './api-process.ts';
import { createDesign, createProfile } from './catalogue-factories.ts';
import { testAddress } from './checkout-factories.ts';
import { createUser, testPassword } from './factories.ts';
import { QUIET_RULES } from './quiet-rules.ts';

const { startApi, findDatabase } = await apiProcesses();

test('an acknowledged order survives kill -9 of api and database right after the answer', async () => {
  const before = await startApi();
  const { url: databaseUrl, postmaster } = await findDatabase();
  const connection = connectDatabase({ url: databaseUrl, max: 2, onError: () => {} });
  const design = await createDesign(connection.db, {
    sizes: [
      { size: 'S', onHand: 3 },
      { size: 'L', pieces: ['1/1'] },
    ],
  });
  await connection.close();

  const lines = [{ id: design.id, size: 'S', quantity: 2 }, { piece: design.pieces['1/1'] }];
  const quote = await before.post<CheckoutQuote>('/api/checkout/quote', {
    currency: 'USD',
    email: 'crash@example.com',
    address: testAddress,
    lines,
  });
  const { checkoutId, checkoutKey, quoteHash } = quote;
  const { paymentSessionId } = await before.post<{ paymentSessionId: string }>('/api/payment/session', {
    checkoutId,
    checkoutKey,
    quoteHash,
  });
  await before.post('/api/payment/confirm', { paymentSessionId, checkoutKey });
  const placed = await before.post<PlacedOrder>('/api/order', { checkoutId, checkoutKey, quoteHash, paymentSessionId });
  process.kill(before.pid, 'SIGKILL');
  process.kill(postmaster, 'SIGKILL');

  const after = await startApi();
  const read = await after.get<Purchase>(`/api/order/id/${placed.group.id}?key=${placed.key}`);
  expect(read.group).toMatchObject({ number: placed.group.number, totals: placed.group.totals, email: 'crash@example.com' });
  expect(read.orders[0]?.lines).toEqual(placed.orders[0]?.lines);
  // The same checkout asked for again is the same purchase, and the goods are gone once.
  const again = await after.post<PlacedOrder>('/api/order', { checkoutId, checkoutKey, quoteHash, paymentSessionId });
  expect(again.group.id).toBe(placed.group.id);
  const next = await after.post<CheckoutQuote>('/api/checkout/quote', { currency: 'USD', lines });
  expect(next.problems).toMatchObject([
    { code: 'insufficient_stock', available: 1 },
    { code: 'insufficient_stock', available: 0 },
  ]);
}, 120_000);

test('writes that kill -9 meets half way are there once, when the clients ask again under their keys', async () => {
  const before = await startApi();
  const { url: databaseUrl } = await findDatabase();
  const connection = connectDatabase({ url: databaseUrl, max: 2, onError: () => {} });
  const designer = await createUser(connection.db, { role: 'designer' });
  const profile = await createProfile(connection.db, { userId: designer.id });
  const { token } = await before.post<{ token: string }>('/api/users/login', { email: designer.email, password: testPassword });
  const design = await createDesign(connection.db, { profileId: profile.id, sizes: [{ size: 'S', onHand: 100 }] });
  // Every movement is on record from the start.
  for (const { variant_id, on_hand } of await connection.db
    .selectFrom('stock_levels')
    .select(['variant_id', 'on_hand'])
    .where('on_hand', '>', 0)
    .execute()) {
    const known = await connection.db
      .selectFrom('stock_movements')
      .select('id')
      .where('variant_id', '=', variant_id)
      .where('kind', '=', 'receipt')
      .executeTakeFirst();
    if (known === undefined)
      await connection.db
        .insertInto('stock_movements')
        .values({ variant_id, kind: 'receipt', quantity: on_hand, ref: 'first stock', actor_id: null })
        .execute();
  }
  const current = { api: before };
  const acknowledged = { count: 0 };
  const revive = async () => {
    for (const until = Date.now() + patienceMs; acknowledged.count < 12 && Date.now() < until;) await sleep(1);
    process.kill(before.pid, 'SIGKILL');
    current.api = await startApi();
    // A key whose request died is free after a minute.
    await connection.pool.query("UPDATE idempotency_keys SET created_at = created_at - interval '61 seconds' WHERE status = 'in_progress'");
  };
  /** Asks until there is an answer, as a client does that knows nothing of crashes. */
  const insist = async <Body>(path: string, body: unknown): Promise<Body> => {
    const key = randomUUID();
    for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(100)) {
      const answer = await current.api.post<Body>(path, body, { 'idempotency-key': key, authorization: token }).catch(() => undefined);
      if (answer !== undefined) {
        acknowledged.count += 1;
        return answer;
      }
    }
    throw new Error(`${path} is not answered.`);
  };
  const buyOne = async (email: string) => {
    const { checkoutId, checkoutKey, quoteHash } = await insist<CheckoutQuote>('/api/checkout/quote', {
      currency: 'USD',
      email,
      address: testAddress,
      lines: [{ id: design.id, size: 'S', quantity: 1 }],
    });
    const { paymentSessionId } = await insist<{ paymentSessionId: string }>('/api/payment/session', { checkoutId, checkoutKey, quoteHash });
    await insist('/api/payment/confirm', { paymentSessionId, checkoutKey });
    return insist<PlacedOrder>('/api/order', { checkoutId, checkoutKey, quoteHash, paymentSessionId });
  };
  const numbers = Array.from({ length: 6 }, (_, index) => index);
  const [, orders] = await Promise.all([
    revive(),
    Promise.all(numbers.map((number) => buyOne(`half-way-${number}@example.com`))),
    Promise.all(
      numbers.map((number) =>
        insist('/api/expense', {
          date: '2026-11-02',
          vendor: `half-way-${number}`,
          category: 'materials',
          amountMinor: 1_000,
          currency: 'USD',
        }),
      ),
    ),
    Promise.all(numbers.map((number) => insist('/api/heard-of-us', { source: 'other', detail: `half-way-${number}` }))),
    Promise.all(
      numbers.map((number) =>
        insist(`/api/design/stock/id/${design.id}`, { sku: `${design.slug}-S`, delta: 1, reason: `half-way-${number}` }),
      ),
    ),
  ]);
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(100)) {
    const { rows } = await connection.pool.query(
      "SELECT 1 FROM outbox WHERE done_at IS NULL UNION ALL SELECT 1 FROM payments WHERE status = 'authorised'",
    );
    if (rows.length === 0) break;
  }
  for (const { group, key } of orders)
    expect((await current.api.get<Purchase>(`/api/order/id/${group.id}?key=${key}`)).group.number).toBe(group.number);
  const { rows: marks } = await connection.pool.query(`
    SELECT (SELECT count(*)::int FROM expenses WHERE vendor LIKE 'half-way-%') AS expenses, (SELECT count(*)::int FROM heard_of_us WHERE detail LIKE 'half-way-%') AS answers,
      (SELECT count(*)::int FROM stock_movements WHERE note LIKE 'half-way-%') AS counts, (SELECT count(*)::int FROM order_groups WHERE email LIKE 'half-way-%') AS orders`);
  expect(marks).toEqual([{ expenses: 6, answers: 6, counts: 6, orders: 6 }]);
  for (const { name, sql } of QUIET_RULES) expect([name, (await connection.pool.query(sql)).rows]).toEqual([name, []]);
  await connection.close();
}, 120_000);
