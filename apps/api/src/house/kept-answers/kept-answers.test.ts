import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { buildTestApp, forwardedFor } from '../../../test/build-test-app.ts';
import { createDesign } from '../../../test/catalogue-factories.ts';
import { anyone } from '../access/authorize.ts';
import { watchCatalogue } from './freshness.ts';

const texts = new Map<string, string>();
const { app, db, get, inject, as } = await buildTestApp({}, (built) => {
  built.get<{ Params: { name: string } }>('/api/test/text/:name', { config: { rule: anyone } }, (request, reply) =>
    built.sendKept(request, reply, async () => ({ text: texts.get(request.params.name) ?? '', headers: {} })),
  );
});
const limited = await buildTestApp({ rateLimits: true });
const url = '/api/design/?currency=USD&sort=new';

async function namesOf(address: string): Promise<readonly string[]> {
  return (await get(address)).json<{ name: string }[]>().map(({ name }) => name);
}

test('a list is told unchanged to whoever has it, and sent again after a change', async () => {
  const design = await createDesign(db, { name: 'First Coat' });
  const first = await get(url);
  const etag = String(first.headers.etag);
  expect([first.statusCode, first.headers['cache-control'], first.headers['x-total-count']]).toEqual([200, 'no-cache', '1']);
  const again = await inject({ method: 'GET', url, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await db.updateTable('designs').set({ name: 'Renamed Coat' }).where('id', '=', design.id).execute();
  const changed = await inject({ method: 'GET', url, headers: { 'if-none-match': etag } });
  expect([changed.statusCode, changed.json<{ name: string }[]>()[0]?.name]).toEqual([200, 'Renamed Coat']);
  expect(await namesOf(`${url}&facets=0`)).toEqual(['Renamed Coat']);
});

test.each([
  ['short', 'a'],
  ['japanese', '"規模の家𠮷"'],
  ['long', JSON.stringify('規'.repeat(80_000))],
  ['longest', JSON.stringify('規模の家 linen '.repeat(40_000))],
])('a %s text is sent to its last letter', async (name, text) => {
  texts.set(name, text);
  // The longest ones are not kept, and each is built beside others.
  const answers = await Promise.all(Array.from({ length: 3 }, () => get(`/api/test/text/${name}`)));
  for (const { body, headers } of answers)
    expect([body === text, headers['content-length'], headers.etag]).toEqual([
      true,
      String(Buffer.byteLength(text)),
      `"${createHash('sha1').update(text).digest('base64url')}"`,
    ]);
});

test('only those who may read what is kept, and only as often as they may', async () => {
  await createDesign(limited.db, { name: 'Counted Coat' });
  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    limited.inject({ method, url, headers: { ...forwardedFor('203.0.113.9'), ...headers } });
  const answers = [await ask(), await ask(), await ask(), await ask({ authorization: 'Bearer not.a.token' })];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['x-ratelimit-remaining']])).toEqual([
    [200, '2999'],
    [200, '2998'],
    [200, '2997'],
    [200, '2996'],
  ]);
  expect(
    new Set(
      answers.map(({ body, headers }) =>
        JSON.stringify([body, headers.etag, headers['content-type'], headers['x-total-count'], headers['x-frame-options']]),
      ),
    ).size,
  ).toBe(1);
  expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(4);
  const head = await ask({}, 'HEAD');
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', answers[0]?.headers.etag]);
  expect((await limited.inject({ method: 'POST', url, payload: {} })).statusCode).not.toBe(200);
});

test('whoever asks past what is kept is given what there is now', async () => {
  const design = await createDesign(db, { name: 'Fresh Coat' });
  await get(url);
  await db.updateTable('designs').set({ name: 'Fresher Coat' }).where('id', '=', design.id).execute();
  const answer = await inject({ method: 'GET', url, headers: { 'cache-control': 'max-age=0, no-cache' } });
  expect(answer.json<{ name: string }[]>().map(({ name }) => name)).toContain('Fresher Coat');
});

test('what is not committed yet is in no answer, and in every answer afterwards', async () => {
  const design = await createDesign(db, { name: 'Closed Coat' });
  const before = await namesOf(url);
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: written, resolve: write } = Promise.withResolvers<void>();
  const writing = db.transaction().execute(async (trx) => {
    await trx.updateTable('designs').set({ name: 'Open Coat' }).where('id', '=', design.id).execute();
    write();
    await asked;
  });
  await written;
  expect(await namesOf(url)).toEqual(before);
  ask();
  await writing;
  expect(await namesOf(url)).toContain('Open Coat');
});

test('whoever changes something sees it in the next list, however many read at once', async () => {
  const design = await createDesign(db, { name: 'Busy Coat' });
  const state = { reading: true };
  const readers = Array.from({ length: 8 }, async () => {
    while (state.reading) await get(url);
  });
  for (let round = 0; round < 40; round += 1) {
    const name = `Busy Coat ${round}`;
    await db.updateTable('designs').set({ name }).where('id', '=', design.id).execute();
    expect(await namesOf(url)).toContain(name);
  }
  state.reading = false;
  await Promise.all(readers);
});

test('two writers whose transactions overlap are both seen, in whichever order they commit', async () => {
  const look = watchCatalogue(app.pool);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const early = db.transaction().execute(async (trx) => {
    await trx.updateTable('categories').set({ position: 1 }).execute();
    begin();
    await held;
  });
  await begun;
  await db.updateTable('colours').set({ position: 1 }).execute();
  const between = await look();
  expect(await look()).toBe(between);
  release();
  await early;
  expect(await look()).not.toBe(between);
});

test('a like and a new name of the house change the answer too', async () => {
  const design = await createDesign(db, { name: 'Liked Coat' });
  const consumer = await as('consumer');
  const card = async () =>
    (await get(url)).json<{ id: string; likes: number; designer: { name: string } }[]>().find(({ id }) => id === design.id);
  expect(await card()).toMatchObject({ likes: 0 });
  await consumer.post(`/api/design/like/${design.id}`, { type: 'like' });
  expect(await card()).toMatchObject({ likes: 1 });
  await db.updateTable('profiles').set({ name: 'House of Change' }).where('id', '=', design.profileId).execute();
  expect(await card()).toMatchObject({ designer: { name: 'House of Change' } });
});
