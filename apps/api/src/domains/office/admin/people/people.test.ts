import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AdminUser } from '@orime/contracts/api/office/admin';
import { buildTestApp, type SignedInClient } from '../../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';

const testApp = await buildTestApp();
const { as, db } = testApp;

type List = { readonly items: AdminUser[]; readonly total: number };
const roleOf = async (id: string) =>
  (await db.selectFrom('users').select('staff_role').where('id', '=', id).executeTakeFirstOrThrow()).staff_role;
const grant = (admin: SignedInClient, userId: string, role: string) => admin.post('/api/admin/users/role', { userId, role });

describe('the list of people', () => {
  test('finds parts of names and addresses, of a kind, and never a secret', async () => {
    const admin = await as('admin');
    await as('designer', { name: 'Inès Marchetti', email: 'ines@atelier.example' });
    await as('consumer', { name: 'Marchetti Due' });
    const find = async (query: string) => okBody<List>(await admin.get(`/api/admin/users?${query}`));
    expect((await find('q=marchetti')).total).toBe(2);
    const { items } = await find('q=ines%20ATELIER&type=designer');
    expect(items).toEqual([
      expect.objectContaining({ email: 'ines@atelier.example', name: 'Inès Marchetti', staffRole: 'none', emailVerified: true }),
    ]);
    expect(JSON.stringify(items)).not.toMatch(/argon|password/);
    expect((await find('q=%25')).total).toBe(0);
    expect((await find(`id=${admin.user.id}`)).items.map(({ id }) => id)).toEqual([admin.user.id]);
    expect((await find('staffRole=admin')).items.map(({ id }) => id)).toContain(admin.user.id);
    expect((await find('limit=1&page=2')).items).toHaveLength(1);
  });
});

const state: { admin: SignedInClient } = { admin: await freshAdmin(testApp) };

describe('a staff role', () => {
  beforeEach(async () => {
    await db.updateTable('users').set({ staff_role: 'none' }).where('staff_role', '=', 'admin').execute();
    state.admin = await freshAdmin(testApp);
  });

  test('is granted, counts at once, and is recorded', async () => {
    const member = await as('consumer');
    expect(refusal(await member.get('/api/admin/stats'))).toBe('403 forbidden');
    expect(okBody<AdminUser>(await grant(state.admin, member.user.id, 'admin'))).toMatchObject({ id: member.user.id, staffRole: 'admin' });
    okBody(await member.get('/api/admin/stats'));
    const [entry] = okBody<{ items: object[] }>(await state.admin.get(`/api/admin/audit?entity=user&entityId=${member.user.id}`)).items;
    expect(entry).toMatchObject({ action: 'user.role', actor: { id: state.admin.user.id }, diff: { from: 'none', to: 'admin' } });
  });

  test('needs the password, entered lately', async () => {
    const [tired, member] = [await as('admin'), await as('consumer')];
    expect(refusal(await grant(tired, member.user.id, 'admin'))).toBe('403 reauth_required');
    await db
      .updateTable('sessions')
      .set({ reauth_until: new Date(Date.now() - 1000) })
      .where('user_id', '=', state.admin.user.id)
      .execute();
    expect(refusal(await grant(state.admin, member.user.id, 'admin'))).toBe('403 reauth_required');
    expect(await roleOf(member.user.id)).toBe('none');
  });

  test('is not written over unseen', async () => {
    const member = await as('consumer');
    const give = (role: string) => state.admin.post('/api/admin/users/role', { userId: member.user.id, role, from: 'none' });
    okBody(await give('account_manager'));
    const late = await give('admin');
    expect([refusal(late), late.json().error.details]).toEqual(['409 conflict', { expected: 'none', role: 'account_manager' }]);
    // What both wanted is done.
    okBody(await give('account_manager'));
  });

  test('goes to nobody whose address is not confirmed, or who is not there', async () => {
    const member = await as('consumer', { verified: false });
    expect(refusal(await grant(state.admin, member.user.id, 'account_manager'))).toBe('422 business_rule');
    expect(refusal(await grant(state.admin, 'usr_none', 'admin'))).toBe('404 not_found');
    expect(refusal(await grant(state.admin, member.user.id, 'owner'))).toBe('400 validation');
  });

  test('is never taken from the last admin', async () => {
    const answer = await grant(state.admin, state.admin.user.id, 'none');
    expect([refusal(answer), answer.json().error.details]).toEqual(['422 business_rule', { reason: 'last_admin' }]);
  });

  test('of two who take it from each other at once, one keeps', async () => {
    for (let round = 0; round < 5; round += 1) {
      await db.updateTable('users').set({ staff_role: 'none' }).where('staff_role', '=', 'admin').execute();
      const [one, two] = [await freshAdmin(testApp), await freshAdmin(testApp)];
      const answers = await Promise.all([grant(one, two.user.id, 'none'), grant(two, one.user.id, 'none')]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
      expect([await roleOf(one.user.id), await roleOf(two.user.id)].sort()).toEqual(['admin', 'none']);
    }
  });
});

describe('the trust to publish', () => {
  const trust = (admin: SignedInClient, userId: string, trusted = true) =>
    admin.post('/api/admin/users/trusted-author', { userId, trusted });

  test('is given and taken by admins, recorded once, and shown in the list', async () => {
    state.admin = await freshAdmin(testApp);
    const writer = await as('designer');
    for (let time = 0; time < 2; time += 1)
      expect(okBody<AdminUser>(await trust(state.admin, writer.user.id))).toMatchObject({ trustedAuthor: true });
    expect(okBody<AdminUser>(await trust(state.admin, writer.user.id, false))).toMatchObject({ trustedAuthor: false });
    const { items } = okBody<{ items: object[] }>(await state.admin.get(`/api/admin/audit?entity=user&entityId=${writer.user.id}`));
    expect(items).toMatchObject([{ diff: { from: true, to: false } }, { action: 'user.trusted-author', diff: { from: false, to: true } }]);
  });

  test('is for those who write, and needs the password', async () => {
    expect(refusal(await trust(state.admin, (await as('consumer')).user.id))).toBe('422 business_rule');
    expect(refusal(await trust(state.admin, (await as('producer', { verified: false })).user.id))).toBe('422 business_rule');
    expect(refusal(await trust(state.admin, 'usr_none'))).toBe('404 not_found');
    expect(refusal(await trust(await as('admin'), (await as('producer')).user.id))).toBe('403 reauth_required');
    expect(refusal(await trust(await as('designer'), state.admin.user.id))).toBe('403 forbidden');
  });
});

describe('a lock', () => {
  const setStatus = (admin: SignedInClient, userId: string, status: string, reason = 'Sends advertisements') =>
    admin.post('/api/admin/users/status', { userId, status, reason });

  test('ends every session at once and is recorded with its reason; unlocked, the person signs in again', async () => {
    state.admin = await freshAdmin(testApp);
    const member = await as('consumer');
    const found = async () => okBody<List>(await state.admin.get(`/api/admin/users?q=${member.user.email}`)).items[0];
    expect(await found()).toMatchObject({ sessions: 1, status: 'active' });
    expect(okBody<AdminUser>(await setStatus(state.admin, member.user.id, 'locked'))).toMatchObject({ status: 'locked', sessions: 0 });
    expect((await member.get('/api/users/me')).statusCode).toBe(401);
    okBody(await setStatus(state.admin, member.user.id, 'active', 'A mistake'));
    // What was ended stays ended.
    expect((await member.get('/api/users/me')).statusCode).toBe(401);
    expect(await found()).toMatchObject({ sessions: 0, status: 'active' });
    const { items } = okBody<{ items: object[] }>(await state.admin.get(`/api/admin/audit?entityId=${member.user.id}`));
    expect(items).toMatchObject([
      { action: 'user.status', diff: { from: 'locked', to: 'active', reason: 'A mistake' } },
      { diff: { from: 'active', to: 'locked' } },
    ]);
  });

  test('needs the password and a reason, and is never put on oneself', async () => {
    const member = await as('consumer');
    expect(refusal(await setStatus(await as('admin'), member.user.id, 'locked'))).toBe('403 reauth_required');
    expect(refusal(await setStatus(state.admin, member.user.id, 'locked', ' '))).toBe('400 validation');
    expect(refusal(await setStatus(state.admin, member.user.id, 'deleted'))).toBe('400 validation');
    expect(refusal(await setStatus(state.admin, 'usr_none', 'locked'))).toBe('404 not_found');
    expect(refusal(await setStatus(state.admin, state.admin.user.id, 'locked'))).toBe('422 business_rule');
  });
});
