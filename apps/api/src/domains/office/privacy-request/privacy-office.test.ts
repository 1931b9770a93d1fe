import { describe, expect, test } from '@jest/globals';
import type { PrivacyRequest } from '@orime/contracts/api/office/privacy-request';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../test/fresh-password.ts';
import { readMails } from '../../../../test/mails.ts';
import { createBuyer, joinCompany } from '../../../../test/wholesale-factories.ts';
import { newId } from '../../../house/ids.ts';

const api = await buildTestApp();
const admin = await freshAdmin(api);
const list = async (query: string) => okBody<{ items: PrivacyRequest[]; total: number }>(await admin.get(`/api/privacy-request/?${query}`));
const settle = (id: string, body: object, as: SignedInClient = admin) => as.post(`/api/privacy-request/status/id/${id}`, body);

/** A request that its sender has confirmed and that staff have to look at. */
async function waiting(email: string): Promise<string> {
  const id = newId('prq');
  await api.db
    .insertInto('privacy_requests')
    .values({
      id,
      kind: 'delete',
      email,
      status: 'with_staff',
      key_hash: id,
      expires_at: new Date(Date.now() + 3_600_000),
      confirmed_at: new Date(),
    })
    .execute();
  return id;
}

test('a request by letter is filed by staff, and only the person confirms it', async () => {
  const { user } = await api.as('consumer');
  const file = (by: SignedInClient) =>
    by.post('/api/privacy-request/office', { kind: 'export', email: user.email, locale: 'jp' }, { 'idempotency-key': newId('key') });
  expect(refusal(await file(await api.as('account-manager')))).toBe('403 forbidden');
  const filed = okBody<PrivacyRequest>(await file(admin));
  expect(filed).toMatchObject({ kind: 'export', email: user.email, locale: 'jp', status: 'pending', confirmedAt: null });
  const source = (await readMails(api, user.email)).at(-1)?.source ?? '';
  const [, key] = /[?&]key=([\w.-]+)/.exec(source.replaceAll('=3D', '=')) ?? [];
  expect(okBody(await api.post('/api/privacy-request/confirm', { id: filed.id, key }))).toMatchObject({ status: 'done' });
});

describe('a request that waits for staff', () => {
  test('is listed, and erases a designer with their pages', async () => {
    const designer = await api.as('designer');
    const profile = await createProfile(api.db, { userId: designer.user.id });
    const design = await createDesign(api.db, { profileId: profile.id });
    const id = await waiting(designer.user.email);
    expect((await list('status=with_staff')).items.map((item) => item.id)).toContain(id);
    expect(okBody(await settle(id, { status: 'done', note: 'Farewell.' }))).toMatchObject({ id, status: 'done' });
    expect((await designer.get('/api/users/me')).statusCode).toBe(401);
    expect((await api.get(`/api/profile/id/${profile.id}`)).statusCode).toBe(404);
    expect((await api.get(`/api/design/${design.id}`)).statusCode).toBe(404);
    const mails = await readMails(api, designer.user.email);
    expect(mails.at(-1)?.source).toContain('Farewell.');
    expect(refusal(await settle(id, { status: 'refused' }))).toBe('409 invalid_transition');
  });

  test('takes a designer’s line sheets along, and a company out of those of others', async () => {
    const [designer, buyer] = [await api.as('designer'), await createBuyer(api)];
    const profile = await createProfile(api.db, { userId: designer.user.id });
    const other = await createProfile(api.db);
    const design = await createDesign(api.db, { profileId: profile.id, wholesale: { USD: 10_000 } });
    const sheetOf = async (profileId: string) => {
      const id = newId('lsh');
      await api.db.insertInto('linesheets').values({ id, profile_id: profileId, title_en: 'For you', visibility: 'selected' }).execute();
      await api.db.insertInto('linesheet_buyers').values({ linesheet_id: id, buyer_id: buyer.buyerId }).execute();
      return id;
    };
    const [own, kept] = [await sheetOf(profile.id), await sheetOf(other.id)];
    await api.db
      .insertInto('linesheet_items')
      .values({ linesheet_id: own, design_id: design.id, position: 0, note_en: 'Runs large' })
      .execute();
    okBody(await settle(await waiting(designer.user.email), { status: 'done' }));
    expect(await api.db.selectFrom('linesheets').select('id').where('id', 'in', [own, kept]).execute()).toEqual([{ id: kept }]);
    expect(await api.db.selectFrom('linesheet_items').select('design_id').where('linesheet_id', '=', own).execute()).toEqual([]);
    okBody(await settle(await waiting(buyer.user.email), { status: 'done' }));
    expect(await api.db.selectFrom('linesheet_buyers').select('linesheet_id').where('buyer_id', '=', buyer.buyerId).execute()).toEqual([]);
  });

  test('is held up by open orders and by money that is owed, and nothing is lost by it', async () => {
    const designer = await api.as('designer');
    const profile = await createProfile(api.db, { userId: designer.user.id });
    const design = await createDesign(api.db, { profileId: profile.id });
    const { orders } = await buy(api, [{ id: design.id, size: 'S', quantity: 1 }]);
    const id = await waiting(designer.user.email);
    const why = async () => (await settle(id, { status: 'done' })).json().error.details;
    expect(await why()).toMatchObject({ reason: 'open_orders' });
    await api.db
      .updateTable('orders')
      .set({ status: 'delivered' })
      .where(
        'id',
        'in',
        orders.map((order) => order.id),
      )
      .execute();
    expect(await why()).toEqual({ reason: 'open_payouts' });
    expect((await designer.get('/api/users/me')).statusCode).toBe(200);
    expect((await api.get(`/api/profile/id/${profile.id}`)).statusCode).toBe(200);
    expect(okBody(await settle(id, { status: 'refused', note: 'A payout is under way.' }))).toMatchObject({ status: 'refused' });
    expect((await readMails(api, designer.user.email)).at(-1)?.source).toContain('A payout is under way.');
  });

  test('of a company takes its papers and people, and keeps its orders', async () => {
    const buyer = await api.as('buyer-verified');
    const id = await waiting(buyer.user.email);
    okBody(await settle(id, { status: 'done' }));
    const company = await api.db
      .selectFrom('buyers')
      .select(['verification', 'contact_name'])
      .where('user_id', '=', buyer.user.id)
      .executeTakeFirstOrThrow();
    expect(company).toEqual({ verification: 'suspended', contact_name: '' });
    expect((await buyer.get('/api/users/me')).statusCode).toBe(401);
  });

  test('of a company’s only owner among others waits for a successor; then the company goes on', async () => {
    const owner = await createBuyer(api);
    const colleague = await joinCompany(api, owner.buyerId, 'purchaser');
    const id = await waiting(owner.user.email);
    expect((await settle(id, { status: 'done' })).json().error).toMatchObject({ code: 'conflict', details: { reason: 'only_owner' } });
    expect((await owner.get('/api/buyer')).statusCode).toBe(200);
    okBody(await owner.post(`/api/buyer/member/role/id/${colleague.user.id}`, { role: 'owner' }));
    okBody(await settle(id, { status: 'done' }));
    expect((await owner.get('/api/users/me')).statusCode).toBe(401);
    expect(okBody(await colleague.get('/api/buyer'))).toMatchObject({ id: owner.buyerId, role: 'owner', verification: 'verified' });
    expect(okBody<{ items: object[] }>(await colleague.get('/api/buyer/member')).items).toMatchObject([
      { id: colleague.user.id, isLead: true },
    ]);
  });

  test('never erases somebody who works here, and asks for the password', async () => {
    const manager = await api.as('account-manager');
    const id = await waiting(manager.user.email);
    expect((await settle(id, { status: 'done' })).json().error.details).toEqual({ reason: 'staff' });
    expect(refusal(await settle(id, { status: 'done' }, await api.as('admin')))).toBe('403 reauth_required');
    expect(refusal(await settle(id, { status: 'done' }, manager))).toBe('403 forbidden');
    expect(refusal(await settle('prq_none', { status: 'done' }))).toBe('404 not_found');
  });
});
