import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Notification } from '@orime/contracts/api/notify/notification';
import { sql } from 'kysely';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createUser } from '../../../../test/factories.ts';
import { markNotificationRead, notify, notifyLatest, notifyOfPerson, withdrawPerson, type NotificationEvent } from './index.ts';

const testApp = await buildTestApp();
const { db } = testApp;
const state: { member: SignedInClient } = { member: await testApp.as('designer') };
beforeEach(async () => {
  state.member = await testApp.as('designer');
});

const approval = (userId: string, dedupeKey = 'profile_approved:prf_1'): NotificationEvent => ({
  userId,
  kind: 'profile_approved',
  data: { profileId: 'prf_1', handle: 'ito' },
  dedupeKey,
});
const message = (userId: string, excerpt: string): NotificationEvent => ({
  userId,
  kind: 'message_received',
  data: { channel: 'dm-1', from: 'Aiko', excerpt },
  dedupeKey: 'message:dm-1',
});
const follow = (userId: string): NotificationEvent => ({
  userId,
  kind: 'new_follower',
  data: { profileId: 'prf_1', handle: 'ito' },
  dedupeKey: 'new_follower:prf_1:2026-04-01',
});

async function tell(event: NotificationEvent, how = notify) {
  await db.transaction().execute((trx) => how(trx, event));
}

async function read(client: SignedInClient, query = ''): Promise<{ items: Notification[]; unread: number; next: string | null }> {
  const answer = await client.get(`/api/notification${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('telling', () => {
  test('of the same event many times at once makes one entry', async () => {
    const { user } = state.member;
    await Promise.all(Array.from({ length: 8 }, () => tell(approval(user.id))));
    expect(await read(state.member)).toMatchObject({
      unread: 1,
      items: [{ kind: 'profile_approved', data: { handle: 'ito' }, isRead: false, people: null }],
    });
  });

  test('leaves nothing when the transaction of the event fails', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await notify(trx, approval(state.member.user.id));
      throw new Error('the event failed');
    });
    await expect(failing).rejects.toThrow('the event failed');
    expect(await read(state.member)).toMatchObject({ unread: 0, items: [] });
  });

  test('of a channel shows its newest message, unread again after it was read', async () => {
    const { user } = state.member;
    await tell(message(user.id, 'first'), notifyLatest);
    await tell(message(user.id, 'second'), notifyLatest);
    expect(await read(state.member)).toMatchObject({ unread: 1, items: [{ data: { excerpt: 'second' } }] });
    await db.transaction().execute((trx) => markNotificationRead(trx, user.id, 'message:dm-1'));
    expect(await read(state.member)).toMatchObject({ unread: 0, items: [{ isRead: true }] });
    await tell(message(user.id, 'third'), notifyLatest);
    expect(await read(state.member)).toMatchObject({ unread: 1, items: [{ data: { excerpt: 'third' }, isRead: false }] });
  });

  test('of people counts each of them once, however they come, and names the last', async () => {
    const { user } = state.member;
    const people = await Promise.all(['Ben', 'Chie', 'Dana', 'Aiko'].map((name) => createUser(db, { name })));
    const tellOf = (personId: string) => db.transaction().execute((trx) => notifyOfPerson(trx, follow(user.id), personId));
    await Promise.all(people.slice(0, 3).flatMap((person) => [tellOf(person.id), tellOf(person.id)]));
    const aiko = people[3]?.id ?? '';
    await tellOf(aiko);
    await tellOf(user.id);
    expect(await read(state.member)).toMatchObject({ unread: 1, items: [{ people: { latest: 'Aiko', others: 3 } }] });

    await state.member.post('/api/notification/read', {});
    await tellOf(aiko);
    expect((await read(state.member)).unread).toBe(0);
    for (const { id } of people) await db.transaction().execute((trx) => withdrawPerson(trx, user.id, follow(user.id).dedupeKey, id));
    expect((await read(state.member)).items).toEqual([]);
  });
});

describe('GET /api/notification', () => {
  test('pages from the newest to the oldest without leaving one out', async () => {
    for (let number = 0; number < 7; number += 1) await tell(approval(state.member.user.id, `key:${number}`));
    const seen: string[] = [];
    let query = '?limit=3';
    for (let pages = 0; pages < 3; pages += 1) {
      const { items, next } = await read(state.member, query);
      seen.push(...items.map((item) => item.id));
      query = `?limit=3&before=${next}`;
      if (next === null) break;
    }
    expect(seen).toHaveLength(7);
    expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
    expect(await read(state.member, '?limit=0')).toEqual({ items: [], next: null, unread: 7 });
  });

  test('shows nobody the notifications of others', async () => {
    await tell(approval(state.member.user.id));
    const other = await testApp.as('admin');
    expect(await read(other)).toEqual({ items: [], next: null, unread: 0 });
  });

  test.each(['?limit=51', '?limit=-1', '?before=x', '?before=1_%27'])('refuses %s', async (query) => {
    const answer = await state.member.get(`/api/notification${query}`);
    expect(answer.statusCode).toBe(400);
  });

  test('needs a sign-in', async () => {
    expect((await testApp.get('/api/notification')).statusCode).toBe(401);
    expect((await testApp.post('/api/notification/read', {})).statusCode).toBe(401);
  });
});

describe('POST /api/notification/read', () => {
  test('marks some, then all, and may be repeated', async () => {
    for (const key of ['a', 'b', 'c']) await tell(approval(state.member.user.id, key));
    const ids = (await read(state.member)).items.map((item) => item.id);
    const some = { ids: ids.slice(0, 1) };
    for (let time = 0; time < 2; time += 1)
      expect((await state.member.post('/api/notification/read', some)).json()).toEqual({ ok: true, unread: 2 });
    expect((await state.member.post('/api/notification/read', {})).json()).toEqual({ ok: true, unread: 0 });
  });

  test('does not touch the notifications of others', async () => {
    await tell(approval(state.member.user.id));
    const { items } = await read(state.member);
    const other = await testApp.as('consumer');
    await other.post('/api/notification/read', { ids: items.map((item) => item.id) });
    await other.post('/api/notification/read', {});
    expect((await read(state.member)).unread).toBe(1);
  });

  test('refuses what is no list of ids', async () => {
    expect((await state.member.post('/api/notification/read', { ids: 'all' })).statusCode).toBe(400);
    expect((await state.member.post('/api/notification/read', { ids: Array.from({ length: 101 }, () => 'x') })).statusCode).toBe(400);
  });
});

test('old ones are pruned: read ones after 90 days, others after 180', async () => {
  const { user } = state.member;
  const keys = ['read-89', 'read-91', 'unread-91', 'unread-181'];
  for (const key of keys) {
    await tell(approval(user.id, key));
    await sql`
      UPDATE notifications SET happened_at = now() - make_interval(days => ${Number(key.split('-')[1])}), read_at = ${key.startsWith('read') ? new Date() : null}
      WHERE user_id = ${user.id} AND dedupe_key = ${key}`.execute(db);
  }
  await testApp.app.jobs.runNow('prune-notifications');
  const left = await db.selectFrom('notifications').select('dedupe_key').where('user_id', '=', user.id).orderBy('dedupe_key').execute();
  expect(left.map((row) => row.dedupe_key)).toEqual(['read-89', 'unread-91']);
});
