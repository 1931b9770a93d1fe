import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { fingerprintOf, scrub } from '../../../house/log/scrub.ts';
import { removeOldErrorHours } from './errors.queries.ts';

const { post, as, db } = await buildTestApp();

const report = {
  message: 'Cannot read properties of undefined (reading "7")',
  name: 'TypeError',
  fileName: 'http://localhost:4000/r/magazine/1.0.0/static/app.3fa9c1d2.js',
  lineNumber: 1,
  columnNumber: 200,
  info: 'at Article',
  route: '/article/id/art_1',
};

describe('POST /api/errors/front-end', () => {
  test('takes the specification’s body without sign-in and groups what is alike', async () => {
    const first = await post('/api/errors/front-end', report);
    expect(first.statusCode).toBe(200);
    const again = await post('/api/errors/front-end', {
      ...report,
      message: report.message.replace('7', '8'),
      fileName: report.fileName.replace('3fa9c1d2', 'aabbccdd'),
    });
    expect(again.json()).toEqual(first.json());
    const other = await post('/api/errors/front-end', { ...report, name: 'RangeError' });
    expect(other.json().id).not.toBe(first.json().id);
    const row = await db
      .selectFrom('front_end_errors')
      .select(['count', 'status'])
      .where('id', '=', first.json().id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 2, status: 'open' });
  });

  test('counts the occurrences of each hour, and forgets them after a month', async () => {
    const { id } = (await post('/api/errors/front-end', { message: 'hour by hour' })).json();
    await post('/api/errors/front-end', { message: 'hour by hour' });
    await sql`INSERT INTO front_end_error_hours (error_id, hour_at, count) VALUES
      (${id}, date_trunc('hour', now()) - interval '47 hours', 5), (${id}, date_trunc('hour', now()) - interval '31 days', 9)`.execute(db);
    const { items } = (await (await as('admin')).get('/api/errors/front-end')).json();
    expect(items.find((item: { id: string }) => item.id === id).hours).toEqual([5, ...Array.from({ length: 46 }, () => 0), 2]);
    await removeOldErrorHours(db);
    expect(await db.selectFrom('front_end_error_hours').select('count').where('error_id', '=', id).orderBy('count').execute()).toEqual([
      { count: 2 },
      { count: 5 },
    ]);
  });

  test('opens a resolved group again', async () => {
    const { id } = (await post('/api/errors/front-end', { message: 'back again' })).json();
    await db.updateTable('front_end_errors').set({ status: 'resolved' }).where('id', '=', id).execute();
    await post('/api/errors/front-end', { message: 'back again' });
    expect(await db.selectFrom('front_end_errors').select('status').where('id', '=', id).executeTakeFirstOrThrow()).toEqual({
      status: 'open',
    });
  });

  test('keeps neither tokens nor addresses nor who it was', async () => {
    const { post: postAs, token, user } = await as('consumer');
    const { id } = (
      await postAs('/api/errors/front-end', {
        message: `failed for ${user.email}`,
        info: `Authorization: Bearer ${token}`,
        route: '/order-info/grp_1?key=abcdefghij&x=1',
      })
    ).json();
    const row = await db.selectFrom('front_end_errors').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const kept = JSON.stringify(row);
    for (const secret of [user.email, token, user.id, 'abcdefghij']) expect(kept).not.toContain(secret);
    expect(row.route).toBe('/order-info/grp_1?key=[secret]&x=1');
  });

  test('takes no more than it can use', async () => {
    expect((await post('/api/errors/front-end', {})).statusCode).toBe(400);
    expect((await post('/api/errors/front-end', { message: '' })).statusCode).toBe(400);
    expect((await post('/api/errors/front-end', { message: 'x', lineNumber: 'one' })).statusCode).toBe(400);
    expect((await post('/api/errors/front-end', { message: 'x', info: 'x'.repeat(40_000) })).statusCode).toBe(413);
    expect((await post('/api/errors/front-end', { message: 'x', fileName: null, lineNumber: null })).statusCode).toBe(200);
  });
});

describe('scrubbing', () => {
  test.each([
    ['mail a.b+c@example.co.jp now', 'mail [address] now'],
    ['eyJhbGciOi.eyJzdWIiOi.c2ln', '[token]'],
    ['at x.eyJhbGciOi.eyJzdWIiOi.c2ln/', 'at x.[token]/'],
    ['/passwordReset?token=abc&lang=jp', '/passwordReset?token=[secret]&lang=jp'],
    ['/verify/abcDEF123456', '/verify/[secret]'],
    ['card 4242 4242 4242 4242 declined', 'card [number] declined'],
    ['at line 120:45 of shell', 'at line 120:45 of shell'],
  ])('%s', (text, clean) => expect(scrub(text)).toBe(clean));

  test('fingerprints do not depend on builds or numbers', () => {
    const one = fingerprintOf({
      name: 'E',
      message: 'order ord_01J8XYZABCDEFGHJKMNPQRSTVW is 7',
      fileName: 'https://x/app.0a1b2c3d.js?v=1',
    });
    expect(fingerprintOf({ name: 'E', message: 'order ord_01J8XYZABCDEFGHJKMNPQRSTVX is 12', fileName: 'app.ffffffff.js' })).toBe(one);
    expect(fingerprintOf({ name: 'F', message: 'order', fileName: '' })).not.toBe(one);
  });
});

describe('the board of errors', () => {
  test('shows each cause once with how often and by how many, and keeps what was decided', async () => {
    const [admin, member] = [await as('admin'), await as('designer')];
    const message = 'Cannot read the hem';
    for (const client of [member, member, await as('consumer')]) await client.post('/api/errors/front-end', { message, route: '/cart' });
    const open = async () =>
      (await admin.get('/api/errors/front-end?status=open')).json().items as {
        id: string;
        message: string;
        count: number;
        people: number;
      }[];
    const error = (await open()).find((item) => item.message === message);
    expect(error).toMatchObject({ count: 3, people: 2, route: '/cart', bugId: null });
    const ofBuild = async (release: string) =>
      (await admin.get(`/api/errors/front-end?status=open&release=${encodeURIComponent(release)}`)).json();
    await member.post('/api/errors/front-end', { message: 'Of a build', remote: 'magazine@9.9.9' });
    expect((await ofBuild('magazine@9.9.9')).items.map((item: { message: string }) => item.message)).toEqual(['Of a build']);
    expect((await ofBuild('magazine@0.0.0')).releases).toContainEqual({ release: 'magazine@9.9.9', errors: 1, occurrences: 1 });
    const decide = (status: string, id = error?.id ?? '') => admin.post(`/api/errors/status/id/${id}`, { status });
    expect((await decide('resolved')).json()).toMatchObject({ status: 'resolved' });
    expect((await open()).some((item) => item.message === message)).toBe(false);
    await member.post('/api/errors/front-end', { message });
    expect((await open()).find((item) => item.message === message)).toMatchObject({ count: 4 });
    await decide('ignored');
    await member.post('/api/errors/front-end', { message });
    expect((await open()).some((item) => item.message === message)).toBe(false);
    const records = await db
      .selectFrom('audit_log')
      .select('diff')
      .where('entity_id', '=', error?.id ?? '')
      .orderBy('id')
      .execute();
    expect(records.map(({ diff }) => diff)).toEqual([
      { from: 'open', to: 'resolved' },
      { from: 'open', to: 'ignored' },
    ]);
    expect((await decide('open', 'err_none')).statusCode).toBe(404);
    expect((await decide('gone')).statusCode).toBe(400);
    expect((await member.get('/api/errors/front-end')).statusCode).toBe(403);
  });
});
