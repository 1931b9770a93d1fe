import { describe, expect, test } from '@jest/globals';
import { Type } from 'typebox';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { anyone } from '../access/authorize.ts';
import { connectDatabase, type Db } from '../db/db.ts';
import { afterCommit, startWork } from '../db/unit-of-work.ts';
import { RequestError } from '../errors/request-error.ts';

const work = { count: 0, gate: Promise.resolve() };

const { post, db, as, app } = await buildTestApp({ rateLimits: true }, (app) => {
  app.post(
    '/api/test/work',
    { schema: { body: Type.Object({ amount: Type.Integer() }) }, config: { rule: anyone, idempotent: true } },
    async (request) => {
      await work.gate;
      work.count += 1;
      if (request.body.amount < 0) throw new RequestError('business_rule');
      return { count: work.count, amount: request.body.amount };
    },
  );
  app.post(
    '/api/test/patient',
    { schema: { body: Type.Object({}) }, config: { rule: anyone, idempotent: true, idempotentWaitMs: 60_000 } },
    async () => {
      await work.gate;
      work.count += 1;
      return { count: work.count };
    },
  );
  // Writes in two transactions and one statement, reads them back, and asks for a job.
  app.post(
    '/api/test/write',
    {
      schema: { body: Type.Object({ word: Type.String(), fails: Type.Optional(Type.Boolean()) }) },
      config: { rule: anyone, idempotent: true },
    },
    async (request) => {
      const { word, fails = false } = request.body;
      const add = (db: Db, email: string) =>
        db
          .insertInto('collected_emails')
          .values({ email: `${email}@${word}.example`, source: 'test', locale: 'en' })
          .execute();
      await app.db.transaction().execute((trx) => add(trx, 'one'));
      await app.db
        .transaction()
        .execute(async (trx) => {
          await add(trx, 'never');
          throw new Error('taken back');
        })
        .catch(() => {});
      await add(app.db, 'two');
      await app.countSharedLimit({ name: 'test', subject: word, max: 2, windowSeconds: 60 });
      await work.gate;
      if (fails) throw new RequestError('business_rule');
      const rows = await app.db
        .selectFrom('collected_emails')
        .select('email')
        .where('email', 'like', `%@${word}.example`)
        .orderBy('email')
        .execute();
      return { emails: rows.map(({ email }) => email) };
    },
  );
});

const send = (amount: number, key?: string, client = { post }) =>
  client.post('/api/test/work', { amount }, key === undefined ? {} : { 'idempotency-key': key });

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

  test('refuses another query under the same key: a trial run is not the real one', async () => {
    const ask = (url: string) => post(url, { amount: 6 }, { 'idempotency-key': 'key-other-query' });
    const trial = await ask('/api/test/work?dryRun=1');
    expect((await ask('/api/test/work?dryRun=1')).json()).toEqual(trial.json());
    for (const url of ['/api/test/work', '/api/test/work?dryRun=0'])
      expect((await ask(url)).json()).toMatchObject({ error: { code: 'key_reused' } });
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
    for (const answer of answers)
      expect(answer.statusCode === 409 ? 'in_progress' : answer.body).toBe(
        answer.statusCode === 409 ? answer.json().error.code : first[0]?.body,
      );
    expect(work.count).toBe(before + 1);
    expect((await send(7, 'key-parallel')).json().amount).toBe(7);
  });

  test('of a route that is patient, a repeat gets the answer of the one that works', async () => {
    const before = work.count;
    let open = () => {};
    work.gate = new Promise((resolve) => {
      open = resolve;
    });
    const ask = () => post('/api/test/patient', {}, { 'idempotency-key': 'key-patient' });
    const running = [ask(), ask(), ask()];
    // All have come: one works, none was refused.
    expect(await Promise.race([...running, new Promise((resolve) => setImmediate(resolve, 'nobody'))])).toBe('nobody');
    open();
    const answers = await Promise.all(running);
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(answers.map(() => [200, { count: before + 1 }]));
  });

  test('keeps nothing of a failure: the same key may try again', async () => {
    expect((await send(-1, 'key-failure')).statusCode).toBe(422);
    expect((await send(3, 'key-failure')).json().amount).toBe(3);
  });

  test('is taken over from a request that died, and forgotten after a day', async () => {
    await send(1, 'key-died-1');
    await db
      .updateTable('idempotency_keys')
      .set({ status: 'in_progress', created_at: new Date(Date.now() - 90_000) })
      .where('key', '=', 'key-died-1')
      .execute();
    expect((await send(1, 'key-died-1')).headers['idempotency-replayed']).toBeUndefined();
    await db
      .updateTable('idempotency_keys')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('key', '=', 'key-died-1')
      .execute();
    expect((await send(9, 'key-died-1')).json().amount).toBe(9);
  });

  test('belongs to who sent it', async () => {
    const [one, two] = [await as('consumer'), await as('consumer')];
    const first = await send(4, 'key-owned', one);
    expect((await send(4, 'key-owned', two)).json().count).toBe(first.json().count + 1);
    expect((await send(4, 'key-owned', one)).json()).toEqual(first.json());
  });
});

describe('the work of a request with a key', () => {
  const write = (word: string, more: object = {}) => post('/api/test/write', { word, ...more }, { 'idempotency-key': `write-${word}` });
  const kept = async (word: string) =>
    (await db.selectFrom('collected_emails').select('email').where('email', 'like', `%@${word}.example`).execute()).length;

  test('is kept with its answer', async () => {
    expect((await write('kept')).json()).toEqual({ emails: ['one@kept.example', 'two@kept.example'] });
    expect((await write('kept')).headers['idempotency-replayed']).toBe('true');
    expect(await kept('kept')).toBe(2);
  });

  test('is seen by nobody before the answer is stored: whoever dies in between leaves neither', async () => {
    let open = () => {};
    work.gate = new Promise((resolve) => {
      open = resolve;
    });
    const running = write('gate');
    const theirs = async (): Promise<number> => {
      const { rows } = await app.pool.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'",
      );
      return rows[0]?.pid ?? theirs();
    };
    const pid = await theirs();
    expect(await kept('gate')).toBe(0);
    // What a crash does to the connection.
    await app.pool.query('SELECT pg_terminate_backend($1)', [pid]);
    open();
    expect((await running).statusCode).toBeGreaterThanOrEqual(500);
    work.gate = Promise.resolve();
    expect((await write('gate')).json()).toEqual({ emails: ['one@gate.example', 'two@gate.example'] });
    expect(await kept('gate')).toBe(2);
  });

  test('is forgotten as a whole when the request is refused, except that it was counted', async () => {
    for (const status of [422, 422, 429]) expect((await write('refused', { fails: true })).statusCode).toBe(status);
    expect(await kept('refused')).toBe(0);
  });

  test('is forgotten when another try took the key over meanwhile', async () => {
    let open = () => {};
    work.gate = new Promise((resolve) => {
      open = resolve;
    });
    const slow = write('slow');
    while (
      (
        await db
          .updateTable('idempotency_keys')
          .set({ created_at: new Date(Date.now() - 90_000) })
          .where('key', '=', 'write-slow')
          .returning('key')
          .execute()
      ).length === 0
    );
    open();
    expect((await slow).statusCode).toBe(409);
    expect(await kept('slow')).toBe(0);
  });
});

test('what is put off until a commit happens after it, and never after a rollback', async () => {
  const { db: own, close } = connectDatabase({ url: app.config.databaseUrl ?? '', max: 2 });
  const seen: string[] = [];
  for (const end of ['commit', 'rollback'] as const) {
    const unit = startWork();
    await unit.run(async () => {
      await own
        .insertInto('collected_emails')
        .values({ email: `${end}@unit.example`, source: 'test', locale: 'en' })
        .execute();
      await afterCommit(async () => void seen.push(end));
      expect(seen).not.toContain(end);
    });
    await unit[end]();
  }
  expect(seen).toEqual(['commit']);
  expect(
    (await own.selectFrom('collected_emails').select('email').where('email', 'like', '%@unit.example').execute()).map(({ email }) => email),
  ).toEqual(['commit@unit.example']);
  await close();
});
