import { describe, expect, test } from '@jest/globals';
import type { Bug } from '@orime/contracts/api/office/bug';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';

const { as, post, db } = await buildTestApp();
const [admin, manager, member] = [await as('admin'), await as('account-manager'), await as('designer')];

const file = async (client: SignedInClient, body: object = {}) =>
  okBody<Bug>(await client.post('/api/bugs', { title: 'The cart forgets', ...body }));
const list = async (client: SignedInClient, query = '') => okBody<{ items: Bug[]; total: number }>(await client.get(`/api/bugs?${query}`));
const change = (id: string, body: object) => admin.post(`/api/bugs/update/id/${id}`, body);

describe('a bug', () => {
  test('is seen by who filed it and by staff, and by nobody else', async () => {
    const bug = await file(member, { body: 'After signing in.', route: '/cart', severity: 'high' });
    expect(bug).toMatchObject({ status: 'open', severity: 'high', route: '/cart', reporter: { id: member.user.id }, version: 1 });
    expect((await list(await as('producer'))).total).toBe(0);
    expect((await list(member)).items.map(({ id }) => id)).toEqual([bug.id]);
    for (const staff of [admin, manager]) expect((await list(staff, 'severity=high')).items.map(({ id }) => id)).toContain(bug.id);
    expect(refusal(await post('/api/bugs', { title: 'x' }))).toBe('401 unauthenticated');
    expect(refusal(await member.post('/api/bugs', { title: '  ' }))).toBe('400 validation');
  });

  test('is given to somebody of the staff, whose name the reporter is not told', async () => {
    const { id } = await file(member);
    expect(okBody<Bug>(await change(id, { assigneeId: manager.user.id, status: 'in_progress', version: 1 }))).toMatchObject({
      assignee: { id: manager.user.id },
      status: 'in_progress',
      version: 2,
    });
    expect((await list(member, 'status=in_progress')).items).toEqual([
      expect.objectContaining({ id, assignee: null, status: 'in_progress' }),
    ]);
    expect((await list(member, `assignee=${manager.user.id}`)).total).toBe(0);
    expect((await list(manager, `assignee=${manager.user.id}`)).items.map((bug) => bug.id)).toEqual([id]);
    expect(refusal(await change(id, { severity: 'low', version: 1 }))).toBe('409 conflict');
    expect(refusal(await change(id, { assigneeId: member.user.id }))).toBe('400 validation');
    expect(refusal(await manager.post(`/api/bugs/update/id/${id}`, { status: 'closed' }))).toBe('403 forbidden');
    expect(refusal(await change('bug_none', { status: 'closed' }))).toBe('404 not_found');
  });

  test('takes no step that is not one, and is recorded', async () => {
    const { id } = await file(member);
    okBody(await change(id, { status: 'closed' }));
    expect(refusal(await change(id, { status: 'resolved' }))).toBe('409 invalid_transition');
    const records = await db.selectFrom('audit_log').select('action').where('entity_id', '=', id).execute();
    expect(records).toEqual([{ action: 'bug.update' }]);
  });
});

describe('a bug made of an error', () => {
  const anError = async () =>
    okBody<{ id: string }>(await member.post('/api/errors/front-end', { message: `boom ${Math.random().toString(36)}` })).id;

  test('is made by admins, once while it is open, also when many try', async () => {
    const errorId = await anError();
    expect(refusal(await member.post('/api/bugs', { title: 'x', errorId }))).toBe('403 forbidden');
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.post('/api/bugs', { title: 'x', errorId })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const first = (await list(admin)).items.find((bug) => bug.errorId === errorId);
    okBody(await change(first?.id ?? '', { status: 'resolved' }));
    const second = await file(admin, { errorId });
    expect(refusal(await change(first?.id ?? '', { status: 'open' }))).toBe('409 conflict');
    expect(second.errorId).toBe(errorId);
    expect(refusal(await admin.post('/api/bugs', { title: 'x', errorId: 'err_none' }))).toBe('400 validation');
  });
});
