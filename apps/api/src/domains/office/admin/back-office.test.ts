import { expect, test } from '@jest/globals';
import type { AdminStats, AuditItem } from '@orime/contracts/api/office/admin';
import type { AdminDesign } from '@orime/contracts/api/office/admin-design';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { audit } from '../../../house/access/audit.ts';

const testApp = await buildTestApp();
const { as, db } = testApp;
const admin = await as('admin');
const stats = async () => okBody<AdminStats>(await admin.get('/api/admin/stats'));

test('the figures follow what happens', async () => {
  const before = await stats();
  await createDesign(db, { confirmed: 'unconfirmed' });
  await testApp.post('/api/contact', { name: 'Ana', email: 'ana@example.com', message: 'Hello' });
  await testApp.post('/api/errors/front-end', { message: 'x is not a function' });
  await testApp.post('/api/analytics/page-view', { path: '/catalog' });
  const producer = await as('producer');
  const request = { kind: 'delete' as const, email: 'ana@example.com', key_hash: 'hash', expires_at: new Date() };
  await db
    .insertInto('privacy_requests')
    .values([
      { id: 'prq_waits', status: 'with_staff', ...request },
      { id: 'prq_done', status: 'done', ...request },
    ])
    .execute();
  await db.insertInto('channels').values({ id: 'chn_told', name: 'told', kind: 'group', ref: 'told' }).execute();
  await db
    .insertInto('channel_reports')
    .values([
      { id: 'crp_open', channel_id: 'chn_told', reporter_id: admin.user.id, reason: 'Rude' },
      { id: 'crp_over', channel_id: 'chn_told', reporter_id: producer.user.id, reason: 'Rude', status: 'closed' },
    ])
    .execute();
  const model = { email: 'mio@example.com', answers: '{}', birth_date: '2001-04-30', photos: [], key_hash: 'hash' };
  await db
    .insertInto('model_intakes')
    .values([
      { id: 'mdi_new', reference: 'MD-1', ...model },
      { id: 'mdi_over', reference: 'MD-2', status: 'declined', ...model },
    ])
    .execute();
  const after = await stats();
  expect(after.waiting).toEqual({
    ...before.waiting,
    designs: before.waiting.designs + 1,
    castings: before.waiting.castings + 1,
    messages: before.waiting.messages + 1,
    privacyRequests: before.waiting.privacyRequests + 1,
    reportedChats: before.waiting.reportedChats + 1,
    errors: before.waiting.errors + 1,
  });
  expect(after.today.views).toBe(before.today.views + 1);
  expect(after.newMembers.producer).toBe(before.newMembers.producer + 1);
});

test('designs of every state are listed, and found by what can be edited of them', async () => {
  const house = await createProfile(db);
  const [shown, away, waiting] = [
    await createDesign(db, { profileId: house.id }),
    await createDesign(db, { profileId: house.id }),
    await createDesign(db, { profileId: house.id, confirmed: 'unconfirmed' }),
  ];
  await db.updateTable('designs').set({ hidden: true, featured_rank: 3, country_origin: 'FR' }).where('id', '=', away.id).execute();
  await db
    .insertInto('design_changes')
    .values({ id: 'chg_1', design_id: shown.id, requested_by: house.userId, patch: JSON.stringify({ name: 'Other' }), base_version: 1 })
    .execute();
  const find = async (query: string) =>
    okBody<{ items: AdminDesign[]; total: number }>(await admin.get(`/api/admin/designs?designer=${house.id}&${query}`));
  const ids = async (query: string) => (await find(query)).items.map(({ id }) => id).toSorted();
  expect((await find('limit=1')).total).toBe(3);
  expect((await find('hidden=1')).items).toEqual([
    expect.objectContaining({ id: away.id, hidden: true, featuredRank: 3, countryOrigin: 'FR', archived: false, pendingChange: false }),
  ]);
  expect(await ids('hidden=0')).toEqual([shown.id, waiting.id].toSorted());
  expect(await ids('state=unconfirmed')).toEqual([waiting.id]);
  expect(await ids('change=1')).toEqual([shown.id]);
  expect(await ids('country=FR&archived=0&reserve=0')).toEqual([away.id]);
  expect((await find('sort=featuredRank')).items[0]?.id).toBe(away.id);
  const [row] = (await find('change=1')).items;
  expect(await ids(`q=${encodeURIComponent(row?.name ?? '')}&state=confirmed&hidden=0`)).toContain(shown.id);
  expect(await ids('q=100%25')).toEqual([]);
  expect(refusal(await (await as('account-manager')).get('/api/admin/designs'))).toBe('403 forbidden');
});

test('a scheduled job that fails is shown with how often in a row, until it succeeds', async () => {
  let isBroken = true;
  const { jobs } = testApp.app;
  jobs.add({
    name: 'breaks',
    cron: '0 0 1 1 *',
    run: async () => {
      if (isBroken) throw new Error('no answer from the bank');
    },
  });
  for (let run = 0; run < 2; run += 1) await expect(jobs.runNow('breaks')).rejects.toThrow('no answer');
  const failing = async () => (await stats()).failingJobs.filter(({ name }) => name === 'breaks');
  // The test app runs a job twice at once, as two processes would.
  expect(await failing()).toMatchObject([{ failures: 4, error: 'Error: no answer from the bank' }]);
  isBroken = false;
  await jobs.runNow('breaks');
  expect(await failing()).toEqual([]);
});

test('sales count purchases and not their orders, as far as they still are', async () => {
  const designs = [
    await createDesign(db, { sizes: [{ size: 'S', onHand: 5 }] }),
    await createDesign(db, { sizes: [{ size: 'S', onHand: 5 }] }),
  ];
  const { group, orders } = await buy(
    testApp,
    designs.map(({ id }) => ({ id, size: 'S', quantity: 1 })),
  );
  const [one, other] = orders;
  expect(orders).toHaveLength(2);
  expect((await stats()).sales).toEqual([{ currency: 'USD', purchases: 1, totalMinor: group.totals.total.priceMinor }]);
  await db
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('id', '=', one?.id ?? '')
    .execute();
  expect((await stats()).sales).toEqual([{ currency: 'USD', purchases: 1, totalMinor: other?.totals.total.priceMinor }]);
  await db
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('id', '=', other?.id ?? '')
    .execute();
  expect((await stats()).sales).toEqual([]);
});

test('the record of what staff did is read by who, what and when', async () => {
  const manager = await as('account-manager');
  const actor = {
    ...manager.user,
    userId: manager.user.id,
    role: 'account-manager',
    companyRole: null,
    type: null,
    staffRole: 'account_manager',
    locale: 'en',
    emailVerified: true,
    jti: 'x',
    reauthUntil: null,
  } as const;
  for (const [action, entityId] of [
    ['design.hide', 'dsn_1'],
    ['design.delete', 'dsn_1'],
    ['banner.update', 'bnr_1'],
  ] as const) {
    await audit(db, { actor, action, entity: action.split('.')[0] ?? '', entityId, diff: { note: action }, ip: '10.1.2.3' });
  }
  const find = async (query: string) =>
    okBody<{ items: AuditItem[]; total: number }>(await admin.get(`/api/admin/audit?actor=${manager.user.id}&${query}`));
  expect((await find('')).items.map(({ action }) => action)).toEqual(['banner.update', 'design.delete', 'design.hide']);
  expect((await find('action=design.')).total).toBe(2);
  expect((await find('action=design.hide')).items).toEqual([
    expect.objectContaining({
      entityId: 'dsn_1',
      diff: { note: 'design.hide' },
      ip: '10.1.2.3',
      actor: { id: manager.user.id, name: manager.user.name },
    }),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  expect((await find(`from=${today}&to=${today}`)).total).toBe(3);
  expect((await find('to=2020-01-01')).total).toBe(0);
  expect((await find('limit=1&page=3')).items.map(({ action }) => action)).toEqual(['design.hide']);
  expect(refusal(await admin.get('/api/admin/audit?from=yesterday'))).toBe('400 validation');
  expect(refusal(await manager.get('/api/admin/audit'))).toBe('403 forbidden');
});
