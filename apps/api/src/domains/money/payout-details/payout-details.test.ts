import { describe, expect, test } from '@jest/globals';
import type { PayoutDetails } from '@orime/contracts/api/money/payout-details';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createProfile } from '../../../../test/catalogue-factories.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { testPassword } from '../../../../test/factories.ts';
import { freshAdmin } from '../../../../test/fresh-password.ts';
import { readMails } from '../../../../test/mails.ts';
import { endingOf } from './ending-of.ts';

const api = await buildTestApp();
const { db } = api;

const JAPANESE = { country: 'JP', text: '三井住友銀行 銀座支店\n普通 1234567\nイトウ カスミ' };

async function openHouse() {
  const designer = await api.as('designer');
  const profile = await createProfile(db, { userId: designer.user.id });
  const save = (body: object) => designer.post('/api/payout/details', body);
  return { designer, profile, save };
}

describe('the payout details of a designer', () => {
  test('are saved after the password, shown masked, and told of by mail', async () => {
    const { designer, profile, save } = await openHouse();
    expect(okBody(await designer.get('/api/payout/details'))).toEqual({ details: null });
    expect(refusal(await save(JAPANESE))).toBe('403 reauth_required');
    await designer.post('/api/users/reauth', { password: testPassword });
    const { details } = okBody<{ details: PayoutDetails }>(await save(JAPANESE));
    expect(details).toEqual({ country: 'JP', ending: '67', updatedAt: expect.any(String) });
    expect(okBody(await designer.get('/api/payout/details'))).toEqual({ details });
    const row = await db.selectFrom('payout_details').select('sealed').where('profile_id', '=', profile.id).executeTakeFirstOrThrow();
    expect(row.sealed).not.toContain('1234567');
    const [mail] = await readMails(api, designer.user.email);
    expect(mail?.subject).toBe('Your Orime payout details were changed');
    expect(mail?.source).toContain('ending in 67');
    expect(mail?.source).not.toContain('1234567');
    await save({ country: 'DE', text: 'IBAN DE89 3704 0044 0532 0130 00\nKasumi Ito' });
    expect(okBody(await designer.get('/api/payout/details'))).toMatchObject({ details: { country: 'DE', ending: '3000' } });
    expect(refusal(await save({ country: 'XX', text: 'x' }))).toBe('400 validation');
    expect(refusal(await save({ country: 'JP', text: ' \n ' }))).toBe('400 validation');
  });

  test('are read by an admin who gives the password, which is recorded, and by nobody else', async () => {
    const { designer, profile, save } = await openHouse();
    await designer.post('/api/users/reauth', { password: testPassword });
    await save(JAPANESE);
    const url = `/api/payout/details/profile/${profile.id}`;
    expect(refusal(await (await api.as('admin')).post(url, {}))).toBe('403 reauth_required');
    const admin = await freshAdmin(api);
    expect(okBody(await admin.post(url, {}))).toMatchObject({ details: { ...JAPANESE, ending: '67' } });
    const entries = await db.selectFrom('audit_log').select(['action', 'actor_id', 'diff']).where('entity_id', '=', profile.id).execute();
    expect(entries).toEqual([{ action: 'payout_details.read', actor_id: admin.user.id, diff: null }]);
    expect(refusal(await admin.post('/api/payout/details/profile/prf_none', {}))).toBe('404 not_found');
    expect(refusal(await designer.post(url, {}))).toBe('403 forbidden');
    for (const type of ['consumer', 'buyer-verified', 'producer'] as const)
      expect(refusal(await (await api.as(type)).get('/api/payout/details'))).toBe('403 forbidden');
  });

  test('go with the profile, and need one', async () => {
    const { designer, profile, save } = await openHouse();
    await designer.post('/api/users/reauth', { password: testPassword });
    await save(JAPANESE);
    const { handle } = await db.selectFrom('profiles').select('handle').where('id', '=', profile.id).executeTakeFirstOrThrow();
    expect((await designer.inject({ method: 'DELETE', url: '/api/profile', payload: { confirm: handle } })).statusCode).toBe(200);
    expect(await db.selectFrom('payout_details').select('profile_id').where('profile_id', '=', profile.id).execute()).toEqual([]);
    expect(refusal(await save(JAPANESE))).toBe('422 business_rule');
  });

  test.each([
    ['IBAN: FR14 2004 1010 0505 0001 3M02 606', '2606'],
    ['Account 12345678, sort code 20-00-00', '78'],
    ['口座番号　１２３４５６７', '67'],
    ['By the post office', ''],
  ])('ends %s with %s', (text, ending) => {
    expect(endingOf(text)).toBe(ending);
  });
});
