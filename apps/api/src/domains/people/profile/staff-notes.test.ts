import { describe, expect, test } from '@jest/globals';
import type { StaffNote } from '@orime/contracts/api/people/staff-notes';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createProfile } from '../../../../test/catalogue-factories.ts';
import { key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../test/fresh-password.ts';
import { createProducer } from '../../../../test/production-factories.ts';
import { newId } from '../../../house/ids.ts';

const api = await buildTestApp();
const admin = await api.as('admin');
const pathOf = (id: string) => `/api/profile/notes/id/${id}`;
const add = (id: string, text: string, headers = key()) => admin.post(pathOf(id), { text }, headers);
const read = async (id: string, query = '') =>
  okBody<{ items: StaffNote[]; total: number; page: number }>(await admin.get(`${pathOf(id)}${query}`));
const remove = (id: string, by: SignedInClient = admin) => by.inject({ method: 'DELETE', url: `/api/profile/notes/${id}` });

describe.each(['profile', 'producer'] as const)('notes about a %s', (kind) => {
  const open = async (userId?: string) => (kind === 'profile' ? createProfile(api.db, { userId }) : createProducer(api.db, { userId }));

  test('are read with author and time, newest first, and page by page', async () => {
    const page = await open();
    expect(await read(page.id)).toEqual({ items: [], total: 0, page: 1 });
    const first = okBody<StaffNote>(await add(page.id, '  Called on Monday.  '));
    expect(first).toEqual({
      id: expect.stringMatching(/^nte_/),
      text: 'Called on Monday.',
      author: { id: admin.user.id, name: expect.any(String) },
      createdAt: expect.any(String),
    });
    const second = okBody<StaffNote>(await add(page.id, '月曜に電話済み。'));
    okBody(await add((await open()).id, 'Of another page.'));
    expect((await read(page.id)).items).toEqual([second, first]);
    expect(await read(page.id, '?page=2&limit=1')).toEqual({ items: [first], total: 2, page: 2 });
  });

  test('are added once by their key and removed once, and each is in the audit without its words', async () => {
    const page = await open();
    const once = key();
    const [note, again] = [okBody<StaffNote>(await add(page.id, 'Secret words', once)), okBody(await add(page.id, 'Secret words', once))];
    expect(again).toEqual(note);
    expect((await read(page.id)).total).toBe(1);
    expect(okBody(await remove(note.id))).toEqual({ success: true });
    expect(refusal(await remove(note.id))).toBe('404 not_found');
    expect((await read(page.id)).total).toBe(0);
    const records = await api.db
      .selectFrom('audit_log')
      .select(['action', 'entity', 'actor_id', 'diff'])
      .where('entity_id', '=', page.id)
      .orderBy('id')
      .execute();
    expect(records).toMatchObject([
      { action: 'profile.note', entity: kind, actor_id: admin.user.id, diff: { noteId: note.id } },
      { action: 'profile.note-remove', entity: kind, actor_id: admin.user.id, diff: { noteId: note.id, authorId: admin.user.id } },
    ]);
    expect(JSON.stringify(records)).not.toContain('Secret words');
  });

  test('are for admins alone: neither its owner nor an account manager reads, adds or removes one', async () => {
    const owner = await api.as(kind === 'profile' ? 'designer' : 'producer');
    const page = await open(owner.user.id);
    const note = okBody<StaffNote>(await add(page.id, 'Hidden words'));
    for (const other of [owner, await api.as('account-manager')]) {
      expect(refusal(await other.get(pathOf(page.id)))).toBe('403 forbidden');
      expect(refusal(await other.post(pathOf(page.id), { text: 'Mine' }, key()))).toBe('403 forbidden');
      expect(refusal(await remove(note.id, other))).toBe('403 forbidden');
    }
    expect(refusal(await api.get(pathOf(page.id)))).toBe('401 unauthenticated');
    const own = kind === 'profile' ? ['/api/profile', `/api/profile/id/${page.id}`] : ['/api/producer/mine'];
    for (const path of own) expect((await owner.get(path)).body).not.toContain('Hidden words');
    expect((await read(page.id)).total).toBe(1);
  });

  test('have words, not too many, and a page that is there', async () => {
    const page = await open();
    for (const text of ['', '   ', 'x'.repeat(2001)]) expect(refusal(await add(page.id, text))).toBe('400 validation');
    expect(refusal(await admin.post(pathOf(page.id), { text: 'No key' }))).toBe('400 validation');
    expect(refusal(await add(newId(kind === 'profile' ? 'prf' : 'prd'), 'Nobody'))).toBe('404 not_found');
    await api.db
      .updateTable(kind === 'profile' ? 'profiles' : 'producers')
      .set({ deleted_at: new Date() })
      .where('id', '=', page.id)
      .execute();
    expect(refusal(await add(page.id, 'Too late'))).toBe('404 not_found');
  });

  test('go when their person is erased', async () => {
    const owner = await api.as(kind === 'profile' ? 'designer' : 'producer');
    const page = await open(owner.user.id);
    okBody(await add(page.id, 'About somebody who goes'));
    const id = newId('prq');
    await api.db
      .insertInto('privacy_requests')
      .values({
        id,
        kind: 'delete',
        email: owner.user.email,
        status: 'with_staff',
        key_hash: id,
        expires_at: new Date(),
        confirmed_at: new Date(),
      })
      .execute();
    okBody(await (await freshAdmin(api)).post(`/api/privacy-request/status/id/${id}`, { status: 'done' }));
    expect((await read(page.id)).total).toBe(0);
  });
});
