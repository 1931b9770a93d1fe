import { afterEach, expect, jest, test } from '@jest/globals';
import { PreparingClient } from '../../src/house/db/preparing-client.ts';
import { buildTestApp } from '../build-test-app.ts';
import { createUser } from '../factories.ts';

const { post, db } = await buildTestApp();

afterEach(() => {
  jest.restoreAllMocks();
});

/*
 * An answer takes as long for an address without an account when it comes of the same work, which a test can tell on any
 * machine: the same statements in the same order, and as much computing. `pnpm bench timing` holds a clock to it.
 */

interface Work {
  readonly statements: readonly string[];
  /** Microseconds of processor, in all threads: what waits for other processes does not count. */
  readonly cpu: number;
}

async function workOf(ask: () => Promise<unknown>): Promise<Work> {
  const queries = jest.spyOn(PreparingClient.prototype, 'query');
  const before = process.cpuUsage();
  await ask();
  const { user, system } = process.cpuUsage(before);
  const statements = queries.mock.calls.map(([query]) => textOf(query));
  queries.mockRestore();
  return { statements, cpu: user + system };
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: unknown }).text);
}

test('signing in does the same work for an address without an account', async () => {
  const { email } = await createUser(db);
  const logIn = (address: string) => post('/api/users/login', { email: address, password: 'a wrong password' });
  await logIn('warm@example.com');
  // The least of each: what collects garbage meanwhile comes on top.
  const least = { known: Infinity, unknown: Infinity };
  for (let round = 0; round < 6; round += 1) {
    const [known, unknown] = [await workOf(() => logIn(email)), await workOf(() => logIn(`nobody-${round}@example.com`))];
    expect(known.statements.length).toBeGreaterThan(1);
    expect(known.statements).toEqual(unknown.statements);
    least.known = Math.min(least.known, known.cpu);
    least.unknown = Math.min(least.unknown, unknown.cpu);
  }
  // A hash that only one of them computes is a factor of five.
  expect(least.known / least.unknown).toBeGreaterThan(0.5);
  expect(least.known / least.unknown).toBeLessThan(2);
});

test('asking for a link does the same work, and answers the same', async () => {
  const { email } = await createUser(db);
  for (const path of ['/api/users/reset-request', '/api/users/send-email-verification']) {
    const ask = (address: string) => post(path, { email: address });
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const [one, other] = [await workOf(() => ask(email)), await workOf(() => ask('nobody@example.com'))];
    expect(one.statements.length).toBeGreaterThan(0);
    expect(one.statements).toEqual(other.statements);
  }
});
