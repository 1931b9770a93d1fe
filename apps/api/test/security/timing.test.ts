import { expect, test } from '@jest/globals';
import { buildTestApp } from '../build-test-app.ts';
import { createUser } from '../factories.ts';

const { post, db } = await buildTestApp();
const ROUNDS = 30;

/**
 * The median of one way as a share of the other's, measured in turns so that a busy machine weighs on both. What is looked
 * for is a hash that is not computed or a mail that is written in between: a factor of many, not a few per cent.
 */
async function ratioOf(one: (round: number) => Promise<unknown>, two: (round: number) => Promise<unknown>): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, ask] of [one, two].entries()) {
      const start = performance.now();
      await ask(round);
      times[index]?.push(performance.now() - start);
    }
  }
  const [first = 1, second = 1] = times.map((list) => list.sort((a, b) => a - b)[ROUNDS / 2]);
  return first / second;
}

test('signing in takes as long for an address without an account', async () => {
  const users = await Promise.all(Array.from({ length: ROUNDS }, () => createUser(db)));
  const logIn = (email: string) => post('/api/users/login', { email, password: 'a wrong password' });
  await logIn('warm@example.com');
  const ratio = await ratioOf((round) => logIn(users[round]?.email ?? ''), (round) => logIn(`nobody-${round}@example.com`));
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

test('asking for a reset takes as long, and answers the same', async () => {
  const users = await Promise.all(Array.from({ length: ROUNDS }, () => createUser(db)));
  const ask = (email: string) => post('/api/users/reset-request', { email });
  const [known, unknown] = [await ask(users[0]?.email ?? ''), await ask('nobody@example.com')];
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  const ratio = await ratioOf((round) => ask(users[round]?.email ?? ''), (round) => ask(`nobody-${round}@example.com`));
  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(3.4);
});
