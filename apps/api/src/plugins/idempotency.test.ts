import { describe, expect, test } from '@jest/globals';
import { Type } from 'typebox';
import { buildTestApp } from '../../test/build-test-app.ts';
import { RequestError } from '../errors/request-error.ts';
import { anyone } from './authorize.ts';

const work = { count: 0, gate: Promise.resolve() };

const { post, db, as } = await buildTestApp({}, (app) => {
  app.post('/api/test/work', { schema: { body: Type.Object({ amount: Type.Integer() }) }, config: { rule: anyone, idempotent: true } }, async (request) => {
    await work.gate;
    work.count += 1;
    if (request.body.amount < 0) throw new RequestError('business_rule');
    return { count: work.count, amount: request.body.amount };
  });
});

const send = (amount: number, key?: string, client = { post }) => client.post('/api/test/work', { amount }, key === undefined ? {} : { 'idempotency-key': key });

describe('a route with an idempotency key', () => {
  test('works once and answers repeats with the first answer', async () => {
    const first = await send(5, 'key-repeat-1');
    const second = await send(5, 'key-repeat-1');
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(first.headers['idempotency-replayed']).toBeUndefined();
  });

  test('refuses another body under the same key', async () => {
    await send(1, 'key-other-body');
    const answer = await send(2, 'key-other-body');
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'key_reused']);
  });

  test('wants a usable key', async () => {
    for (const key of [undefined, 'short', 'with space and more', 'x'.repeat(201)]) expect((await send(1, key)).statusCode).toBe(400);
  });

  test('of many at once, one works; the others are told to wait or get its answer', async () => {
    const before = work.count;
    let open = () => {};
    work.gate = new Promise((resolve) => {
      open = resolve;
    });
    const running = [1, 2, 3, 4, 5].map(() => send(7, 'key-parallel'));
    const waiting = await Promise.race(running);
    expect([waiting.statusCode, waiting.json().error.code, waiting.headers['retry-after']]).toEqual([409, 'in_progress', '1']);
    open();
    const answers = await Promise.all(running);
    const first = answers.filter((answer) => answer.statusCode === 200 && answer.headers['idempotency-replayed'] === undefined);
    expect(first).toHaveLength(1);
    for (const answer of answers) expect(answer.statusCode === 409 ? 'in_progress' : answer.body).toBe(answer.statusCode === 409 ? answer.json().error.code : first[0]?.body);
    expect(work.count).toBe(before + 1);
    expect((await send(7, 'key-parallel')).json().amount).toBe(7);
  });

  test('keeps nothing of a failure: the same key may try again', async () => {
    expect((await send(-1, 'key-failure')).statusCode).toBe(422);
    expect((await send(3, 'key-failure')).json().amount).toBe(3);
  });

  test('is taken over from a request that died, and forgotten after a day', async () => {
    await send(1, 'key-died-1');
    await db.updateTable('idempotency_keys').set({ status: 'in_progress', created_at: new Date(Date.now() - 90_000) }).where('key', '=', 'key-died-1').execute();
    expect((await send(1, 'key-died-1')).headers['idempotency-replayed']).toBeUndefined();
    await db.updateTable('idempotency_keys').set({ expires_at: new Date(Date.now() - 1) }).where('key', '=', 'key-died-1').execute();
    expect((await send(9, 'key-died-1')).json().amount).toBe(9);
  });

  test('belongs to who sent it', async () => {
    const [one, two] = [await as('consumer'), await as('consumer')];
    const first = await send(4, 'key-owned', one);
    expect((await send(4, 'key-owned', two)).json().count).toBe(first.json().count + 1);
    expect((await send(4, 'key-owned', one)).json()).toEqual(first.json());
  });
});
