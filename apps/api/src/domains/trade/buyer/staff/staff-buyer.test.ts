import { describe, expect, test } from '@jest/globals';
import type { Notification } from '@orime/contracts/api/notify/notification';
import type { Buyer } from '@orime/contracts/api/trade/buyer';
import type { BuyerLetter, BuyerSummary, StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import { buildTestApp, type SignedInClient } from '../../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';
import { createBuyer, createLine, order, wishOf } from '../../../../../test/wholesale-factories.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await freshAdmin(api);
const company = {
  companyLegal: 'Kumo Trading KK',
  tradeName: '雲の店',
  website: 'https://kumo.example',
  storeType: 'boutique',
  country: 'JP',
  taxId: '8700110005901',
  invoiceRegNo: 'T8700110005901',
};

interface Waiting {
  readonly client: SignedInClient;
  readonly id: string;
}

async function waiting(tradeName = company.tradeName): Promise<Waiting> {
  const client = await api.as('buyer-unverified');
  await db.deleteFrom('buyers').where('user_id', '=', client.user.id).execute();
  return { client, id: okBody<Buyer>(await client.post('/api/buyer', { ...company, tradeName })).id };
}
const decide = (id: string, body: object) => admin.post(`/api/buyer/status/id/${id}`, body);
const pendingIds = async () =>
  okBody<{ items: BuyerSummary[] }>(await admin.get('/api/buyer/pending-verification?limit=100')).items.map(({ id }) => id);

describe('verification', () => {
  test('moves the buyer out of the pending list, opens wholesale, and is told', async () => {
    const { client, id } = await waiting();
    expect(await pendingIds()).toContain(id);
    expect(okBody<Buyer>(await decide(id, { status: 'verified', terms: 'net30', creditLimit: 500_000 }))).toMatchObject({
      verification: 'verified',
      terms: 'net30',
    });
    expect(await pendingIds()).not.toContain(id);
    expect((await client.get('/api/wholesale/catalog')).json()).toMatchObject({ access: 'verified' });
    const [news] = okBody<{ items: Notification[] }>(await client.get('/api/notification')).items;
    expect(news).toMatchObject({ kind: 'buyer_decided', data: { status: 'verified', company: '雲の店' } });
    await api.app.jobs.runNow('mail');
    const mails = await db
      .selectFrom('sent_emails')
      .select('template')
      .where('recipient', '=', client.user.email)
      .where('template', '=', 'buyer-decided')
      .execute();
    expect(mails).toHaveLength(1);
    const audited = await db.selectFrom('audit_log').select('action').where('entity_id', '=', id).execute();
    expect(audited).toEqual([{ action: 'buyer.decide' }]);
    // Saying the same again says nothing again.
    okBody(await decide(id, { status: 'verified' }));
    expect(await db.selectFrom('audit_log').select('id').where('entity_id', '=', id).execute()).toHaveLength(1);
  });

  test('refused or asked back needs a reason, and stays in the steps', async () => {
    const { client, id } = await waiting();
    expect(refusal(await decide(id, { status: 'needs_info' }))).toBe('400 validation');
    okBody(await decide(id, { status: 'needs_info', reason: { en: 'Your licence, please', jp: '許可証をお送りください' } }));
    expect(await pendingIds()).toContain(id);
    expect(okBody<Buyer>(await client.get('/api/buyer'))).toMatchObject({
      verification: 'needs_info',
      reason: { en: 'Your licence, please' },
    });
    expect(refusal(await decide(id, { status: 'suspended', reason: 'x' }))).toBe('409 invalid_transition');
    expect(refusal(await decide('byr_unknown', { status: 'verified' }))).toBe('404 not_found');
    // Payment after delivery wants a limit to what may be owed.
    expect(refusal(await decide((await waiting()).id, { status: 'verified', terms: 'net60' }))).toBe('422 business_rule');
  });

  test('shows its letter beforehand, and sends nothing by that', async () => {
    const { client, id } = await waiting();
    const preview = (body: object) => admin.post(`/api/buyer/letter/id/${id}`, body);
    const letter = okBody<BuyerLetter>(await preview({ status: 'verified', terms: 'net30', creditLimit: 500_000, currency: 'JPY' }));
    expect(letter).toMatchObject({ locale: 'en', subject: '雲の店 is verified' });
    expect(letter?.text).toMatch(/30 days after the invoice[\s\S]*¥500,000/);
    expect(refusal(await preview({ status: 'suspended', reason: 'x' }))).toBe('409 invalid_transition');
    expect(await pendingIds()).toContain(id);
    expect(okBody<{ items: Notification[] }>(await client.get('/api/notification')).items).toEqual([]);
  });

  test('is an admin’s, and not decided on what somebody else has changed', async () => {
    const { id } = await waiting();
    const manager = await api.as('account-manager');
    expect(refusal(await manager.post(`/api/buyer/status/id/${id}`, { status: 'verified' }))).toBe('403 forbidden');
    expect(refusal(await decide(id, { status: 'verified', version: 99 }))).toBe('409 conflict');
  });
});

describe('account managers', () => {
  test('see their own companies only, and only staff can be one', async () => {
    const { id } = await waiting();
    const [manager, other, consumer] = [await api.as('account-manager'), await api.as('account-manager'), await api.as('consumer')];
    expect(refusal(await manager.get(`/api/buyer/id/${id}`))).toBe('404 not_found');
    const assign = (managerId: string | null) => admin.post(`/api/buyer/assign-manager/id/${id}`, { managerId });
    expect((await assign(consumer.user.id)).statusCode).toBeGreaterThanOrEqual(400);
    expect(okBody<Buyer>(await assign(manager.user.id)).manager).toMatchObject({ id: manager.user.id });
    expect(okBody<Buyer>(await manager.get(`/api/buyer/id/${id}`)).id).toBe(id);
    expect(okBody<{ items: BuyerSummary[] }>(await manager.get('/api/buyer/all')).items.map((item) => item.id)).toEqual([id]);
    expect(refusal(await other.get(`/api/buyer/id/${id}`))).toBe('404 not_found');
    okBody(await assign(other.user.id));
    expect(refusal(await manager.get(`/api/buyer/id/${id}`))).toBe('404 not_found');
    const audited = await db.selectFrom('audit_log').select('action').where('entity_id', '=', id).execute();
    expect(audited.length).toBeGreaterThanOrEqual(2);
  });

  test('are given a company only by somebody who has seen whose it is', async () => {
    const { id } = await waiting();
    const [first, second] = [await api.as('account-manager'), await api.as('account-manager')];
    const assign = (managerId: string | null, from: string | null) => admin.post(`/api/buyer/assign-manager/id/${id}`, { managerId, from });
    okBody(await assign(first.user.id, null));
    expect(refusal(await assign(second.user.id, null))).toBe('409 conflict');
    // The same once more, as after a lost answer.
    expect(okBody<Buyer>(await assign(first.user.id, null)).manager).toMatchObject({ id: first.user.id });
    expect(refusal(await assign(null, second.user.id))).toBe('409 conflict');
    expect(okBody<Buyer>(await assign(second.user.id, first.user.id)).manager).toMatchObject({ id: second.user.id });
  });

  test('see in the list what each company uses of its credit', async () => {
    const manager = await api.as('account-manager');
    const [buyer, line] = [await createBuyer(api, { managerId: manager.user.id }), await createLine(api)];
    const { total } = await order(buyer, wishOf(line, { S: 4 }, { terms: 'net30' }));
    const [row] = okBody<{ items: BuyerSummary[] }>(await manager.get('/api/buyer/all?verification=verified')).items;
    const file = okBody<StaffBuyer>(await manager.get(`/api/buyer/id/${buyer.buyerId}`));
    expect(row).toMatchObject({ id: buyer.buyerId, creditUsed: { priceMinor: total.priceMinor }, overdueInvoices: 0 });
    expect(file.creditUsed).toEqual(row?.creditUsed);
  });

  test('are listed with how many they look after', async () => {
    const manager = await api.as('account-manager');
    const { items } = okBody<{ items: { id: string }[] }>(await admin.get('/api/buyer/managers?limit=100'));
    expect(items.map(({ id }) => id)).toContain(manager.user.id);
  });
});

test('companies are found by a part of their name, in Japanese too', async () => {
  const { id } = await waiting('霧島洋装店');
  const find = async (term: string) =>
    okBody<{ items: BuyerSummary[] }>(await admin.get(`/api/buyer/search/${encodeURIComponent(term)}`)).items.map((item) => item.id);
  expect(await find('霧島')).toEqual([id]);
  expect(await find('洋')).toContain(id);
  expect(refusal(await admin.get('/api/buyer/search/k'))).toBe('400 validation');
});
