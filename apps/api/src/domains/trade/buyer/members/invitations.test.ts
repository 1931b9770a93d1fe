import { describe, expect, test } from '@jest/globals';
import type { CompanyInvitation, CompanyMember } from '@orime/contracts/api/trade/buyer-member';
import { buildTestApp, type SignedInClient } from '../../../../../test/build-test-app.ts';
import { createProfile } from '../../../../../test/catalogue-factories.ts';
import { key, okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { linkSecret, readMails } from '../../../../../test/mails.ts';
import { createBuyer, joinCompany } from '../../../../../test/wholesale-factories.ts';
import { newId } from '../../../../house/ids.ts';

const api = await buildTestApp();

const newAddress = () => `${newId('x').toLowerCase()}@example.com`;
const invite = (by: SignedInClient, email: string, more: object = {}) =>
  by.post('/api/buyer/invitation', { email, role: 'purchaser', ...more });
const accept = (by: SignedInClient, token: string) => by.post('/api/buyer/invitation/accept', { token });
const mailsTo = async (email: string) => (await readMails(api, email)).filter(({ source }) => source.includes('/buyer/dashboard?'));
const openOf = async (by: SignedInClient) => okBody<{ items: CompanyInvitation[]; total: number }>(await by.get('/api/buyer/invitation'));

async function invited(by: SignedInClient, guest: SignedInClient, role = 'purchaser'): Promise<string> {
  okBody(await invite(by, guest.user.email, { role }));
  return linkSecret((await mailsTo(guest.user.email)).at(-1));
}

describe('an invitation', () => {
  test('is mailed with a link, kept as a digest, that leads its address into the company', async () => {
    const owner = await createBuyer(api);
    const email = newAddress();
    expect(okBody<CompanyInvitation>(await invite(owner, email.toUpperCase()))).toMatchObject({
      email,
      role: 'purchaser',
      invitedBy: 'Test Person',
    });
    const [mail, ...more] = await mailsTo(email);
    expect([mail?.subject, more]).toEqual(['Join Test Company Ltd on Orime', []]);
    const token = linkSecret(mail);
    expect(JSON.stringify(await api.db.selectFrom('buyer_invitations').selectAll().execute())).not.toContain(token);
    expect(
      JSON.stringify(await api.db.selectFrom('sent_emails').select(['html', 'text_body']).where('recipient', '=', email).execute()),
    ).not.toContain(token);

    const guest = await api.as('consumer', { email, verified: false, name: 'Aya' });
    expect(okBody(await guest.get(`/api/buyer/invitation/token/${token}`))).toMatchObject({
      company: { name: 'Test Company Ltd', nameJp: 'Test Company Ltd' },
      role: 'purchaser',
      email,
      invitedBy: 'Test Person',
    });
    const { role, token: session } = okBody<{ role: string; token: string }>(await accept(guest, token));
    expect([role, JSON.parse(Buffer.from(session.split('.')[1] ?? '', 'base64url').toString()).type]).toEqual(['purchaser', 'buyer']);
    expect(okBody(await guest.get('/api/users/me'))).toMatchObject({ type: 'buyer', emailVerified: true });
    expect(okBody(await guest.get('/api/buyer'))).toMatchObject({ id: owner.buyerId, role: 'purchaser' });
    expect((await guest.delete('/api/wholesale-cart')).statusCode).toBe(200);
    expect((await openOf(owner)).items).toEqual([]);
    const { items } = okBody<{ items: { kind: string; data: object }[] }>(await owner.get('/api/notification'));
    expect(items).toMatchObject([{ kind: 'company_member', data: { step: 'joined', name: 'Aya', role: 'purchaser' } }]);
  });

  test('is in the language of the account, else of the invitation', async () => {
    const owner = await createBuyer(api);
    await api.db.updateTable('buyers').set({ trade_name_jp: '雲' }).where('id', '=', owner.buyerId).execute();
    const guest = await api.as('consumer', { locale: 'jp' });
    const email = newAddress();
    okBody(await invite(owner, guest.user.email, { locale: 'en' }));
    okBody(await invite(owner, email, { locale: 'jp', role: 'viewer' }));
    for (const to of [guest.user.email, email]) {
      const [mail] = await mailsTo(to);
      expect(mail?.subject).toBe('【Orime】雲のメンバーに招待されました');
      expect(mail?.source).toContain('lang=jp&amp;token=');
    }
  });

  test('of the same address again has a new link and role; the one before works no more', async () => {
    const owner = await createBuyer(api);
    const guest = await api.as('consumer');
    const first = await invited(owner, guest, 'owner');
    const second = await invited(owner, guest, 'viewer');
    expect((await openOf(owner)).items).toMatchObject([{ email: guest.user.email, role: 'viewer' }]);
    expect(refusal(await accept(guest, first))).toBe('404 not_found');
    expect(okBody(await accept(guest, second))).toMatchObject({ role: 'viewer' });
  });

  test('sent twice under a key is one, with one mail', async () => {
    const owner = await createBuyer(api);
    const [email, headers] = [newAddress(), key()];
    const answers = await Promise.all([1, 2].map(() => owner.post('/api/buyer/invitation', { email, role: 'viewer' }, headers)));
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code !== 409)).toContain(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('works once, for its own address, until it is taken back or too old', async () => {
    const owner = await createBuyer(api);
    const [guest, other] = [await api.as('consumer'), await api.as('consumer')];
    const token = await invited(owner, guest);
    expect(refusal(await accept(other, token))).toBe('403 wrong_account');
    okBody(await accept(guest, token));
    expect(refusal(await accept(guest, token))).toBe('410 token_used');
    expect(refusal(await guest.get(`/api/buyer/invitation/token/${token}`))).toBe('410 token_used');
    expect(refusal(await accept(guest, 'a-secret-that-never-was'))).toBe('404 not_found');

    const late = await invited(owner, other);
    await api.db
      .updateTable('buyer_invitations')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('email', '=', other.user.email)
      .execute();
    expect(refusal(await accept(other, late))).toBe('410 token_used');
    const [{ id } = { id: '' }] = (await openOf(owner)).items;
    okBody(await owner.delete(`/api/buyer/invitation/${id}`));
    expect(refusal(await owner.delete(`/api/buyer/invitation/${id}`))).toBe('404 not_found');
    expect((await openOf(owner)).total).toBe(0);
  });

  test('that was taken back before its mail was written is not mailed', async () => {
    const owner = await createBuyer(api);
    const email = newAddress();
    const { id } = okBody<CompanyInvitation>(await invite(owner, email));
    okBody(await owner.delete(`/api/buyer/invitation/${id}`));
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('whom a company asks', () => {
  test('is for its owners to say, and for nobody with an address nobody confirmed', async () => {
    const owner = await createBuyer(api);
    for (const role of ['purchaser', 'viewer'] as const)
      expect(refusal(await invite(await joinCompany(api, owner.buyerId, role), newAddress()))).toBe('403 forbidden');
    const stranger = await createBuyer(api);
    const { id } = okBody<CompanyInvitation>(await invite(owner, newAddress()));
    expect(refusal(await stranger.delete(`/api/buyer/invitation/${id}`))).toBe('404 not_found');
    expect((await openOf(stranger)).total).toBe(0);
    const unknown = await api.as('buyer-unverified', { verified: false });
    expect(refusal(await invite(unknown, newAddress()))).toBe('422 business_rule');
    expect((await invite(await api.as('buyer-unverified'), newAddress())).statusCode).toBe(200);
  });

  test.each([
    ['email', 'nobody'],
    ['email', 'a<b@c.example>'],
    ['role', 'admin'],
    ['locale', 'fr'],
  ])('is refused with %s "%s"', async (field, value) => {
    const answer = await invite(await createBuyer(api), newAddress(), { [field]: value });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]]);
  });

  test('is nobody of it already', async () => {
    const owner = await createBuyer(api);
    const member = await joinCompany(api, owner.buyerId, 'viewer');
    expect(refusal(await invite(owner, member.user.email))).toBe('409 conflict');
  });

  test('are no more than a hundred', async () => {
    const owner = await createBuyer(api);
    const rows = Array.from({ length: 99 }, (_, count) => ({
      id: newId('inn'),
      buyer_id: owner.buyerId,
      email: `${count}-${newAddress()}`,
      role: 'viewer' as const,
      locale: 'en' as const,
      token_hash: null,
      invited_by: owner.user.id,
      expires_at: new Date(),
      accepted_at: null,
      revoked_at: null,
    }));
    await api.db.insertInto('buyer_invitations').values(rows).execute();
    expect((await invite(owner, newAddress())).json().error.details).toEqual({ reason: 'too_many_people', max: 100 });
    expect((await invite(owner, rows[0]?.email ?? '')).statusCode).toBe(200);
  });
});

describe('an account is in one company', () => {
  test('and is told so when another asks it, as are makers and staff', async () => {
    const [owner, elsewhere] = [await createBuyer(api), await createBuyer(api)];
    expect(refusal(await accept(elsewhere, await invited(owner, elsewhere)))).toBe('409 account_in_use');
    const designer = await api.as('designer');
    await createProfile(api.db, { userId: designer.user.id });
    expect(refusal(await accept(designer, await invited(owner, designer)))).toBe('409 account_in_use');
    const manager = await api.as('account-manager');
    expect(refusal(await accept(manager, await invited(owner, manager)))).toBe('409 account_in_use');
    expect(okBody<{ items: CompanyMember[] }>(await owner.get('/api/buyer/member')).items).toHaveLength(1);
    expect((await openOf(owner)).total).toBe(3);
  });

  test('also when twenty tries of two companies come at once', async () => {
    const [one, other, guest] = [await createBuyer(api), await createBuyer(api), await api.as('consumer')];
    const tokens = [await invited(one, guest), await invited(other, guest)];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, count) => accept(guest, tokens[count % 2] ?? '')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(await api.db.selectFrom('buyer_members').select('user_id').where('user_id', '=', guest.user.id).execute()).toHaveLength(1);
  });

  test('which cannot register one of its own, nor become something else', async () => {
    const owner = await createBuyer(api);
    const member = await joinCompany(api, owner.buyerId, 'viewer');
    const company = {
      companyLegal: 'Sora KK',
      tradeName: 'Sora',
      website: '',
      storeType: 'boutique',
      country: 'US',
      taxId: '',
      invoiceRegNo: '',
    };
    expect(refusal(await member.post('/api/buyer', company))).toBe('409 account_in_use');
    expect(refusal(await member.post('/api/users/set-profile-type', { type: 'designer' }))).toBe('409 conflict');
    expect(okBody(await member.get('/api/buyer'))).toMatchObject({ id: owner.buyerId, role: 'viewer' });
  });
});
