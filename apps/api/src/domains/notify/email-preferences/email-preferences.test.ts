import { beforeEach, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { buildTestApp, type SignedInClient, type TestClient } from '../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { subscribe } from '../../../../test/newsletter.ts';
import { preferencesKey, readPreferencesKey } from './preferences-key.ts';

const testApp = await buildTestApp();
const { db, config } = testApp;
const secret = config.jwtSecret;
const url = '/api/email-preferences';

const state: { member: SignedInClient } = { member: await testApp.as('designer') };
beforeEach(async () => {
  state.member = await testApp.as('designer');
});

const everything = { messages: true, follows: true, confirmations: true, newsletter: false, stockAlerts: 0 };
const keyOf = ({ user }: SignedInClient) => preferencesKey({ userId: user.id }, secret);
const read = async (client: TestClient, query = '') => okBody<Record<string, unknown>>(await client.get(`${url}${query}`));

describe('a member', () => {
  test('wants every mail and no newsletter, until they say otherwise', async () => {
    const { member } = state;
    expect(await read(member)).toEqual({ email: member.user.email, isMember: true, language: 'en', ...everything });
    expect(okBody(await member.post(url, { messages: false, language: 'jp' }))).toMatchObject({
      ...everything,
      messages: false,
      language: 'jp',
    });
    expect(okBody(await member.post(url, { follows: false }))).toMatchObject({
      messages: false,
      follows: false,
      confirmations: true,
      language: 'jp',
    });
    expect(await read(await testApp.as('consumer'))).toMatchObject({ ...everything, language: 'en' });
  });

  test('takes the newsletter and leaves it', async () => {
    const { member } = state;
    const row = () =>
      db.selectFrom('collected_emails').select(['unsubscribed_at', 'locale']).where('email', '=', member.user.email).executeTakeFirst();
    for (let time = 0; time < 2; time += 1)
      expect(okBody(await member.post(url, { newsletter: true }))).toMatchObject({ newsletter: true });
    expect(await row()).toEqual({ unsubscribed_at: null, locale: 'en' });
    expect(okBody(await member.post(url, { newsletter: false }))).toMatchObject({ newsletter: false });
    expect((await row())?.unsubscribed_at).not.toBeNull();
  });

  test('whose address is not confirmed puts it on no list', async () => {
    const email = 'somebody-elses@example.com';
    const member = await testApp.as('consumer', { email, verified: false });
    const collected = () => db.selectFrom('collected_emails').select('email').where('email', '=', email).execute();
    const hash = createHash('sha256').update(email).digest('hex');
    const isSuppressed = async () =>
      (await db.selectFrom('mail_suppressions').select('email_hash').where('email_hash', '=', hash).execute()).length === 1;
    await testApp.post('/api/newsletter', { email });
    const oneOf = preferencesKey({ email }, secret);
    okBody(await testApp.post(`${url}?key=${oneOf}`, { newsletter: false }));
    expect(okBody(await member.post(url, { newsletter: true }))).toMatchObject({ newsletter: true });
    expect(await collected()).toEqual([]);
    // Who has the address wants no letters, and that stands until it is confirmed.
    expect(await isSuppressed()).toBe(true);
    await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', member.user.id).execute();
    okBody(await member.post(url, { newsletter: false }));
    okBody(await member.post(url, { newsletter: true }));
    expect(await collected()).toHaveLength(1);
    expect(await isSuppressed()).toBe(false);
  });

  test('who asked for news when registering can stop it', async () => {
    const { member } = state;
    await db.updateTable('users').set({ marketing_opt_in_at: new Date() }).where('id', '=', member.user.id).execute();
    expect(await read(member)).toMatchObject({ newsletter: true });
    expect(okBody(await member.post(url, { newsletter: false }))).toMatchObject({ newsletter: false });
  });

  test.each([{ messages: 'yes' }, { language: 'fr' }, []])('is refused %j', async (body) => {
    expect((await state.member.post(url, body)).statusCode).toBe(400);
  });
});

describe('a mailed link', () => {
  test('works without a sign-in, and tells little of the address', async () => {
    const key = keyOf(state.member);
    expect(await read(testApp, `?key=${key}`)).toMatchObject({
      ...everything,
      email: expect.stringMatching(/^u•••@e•••$/),
      isMember: true,
    });
    okBody(await testApp.post(`${url}?key=${key}`, { follows: false }));
    expect(await read(state.member)).toMatchObject({ follows: false });
  });

  test('is about its receiver, whoever is signed in', async () => {
    const other = await testApp.as('consumer');
    okBody(await other.post(`${url}?key=${keyOf(state.member)}`, { messages: false }));
    expect(await read(other)).toMatchObject({ messages: true });
    expect(await read(state.member)).toMatchObject({ messages: false });
  });

  test('reaches a subscriber without an account', async () => {
    await subscribe(testApp, { email: 'reader@example.com', locale: 'jp' });
    const key = preferencesKey({ email: 'Reader@example.com' }, secret);
    expect(await read(testApp, `?key=${key}`)).toMatchObject({ isMember: false, newsletter: true, messages: false, language: 'jp' });
    expect(okBody(await testApp.post(`${url}?key=${key}`, { newsletter: false, messages: true }))).toMatchObject({
      newsletter: false,
      messages: false,
    });
  });

  test('that was changed, made with another secret, or about nobody finds nothing', async () => {
    const key = keyOf(state.member);
    const last = key.endsWith('A') ? 'B' : 'A';
    const wrong = [
      `${key.slice(0, -1)}${last}`,
      preferencesKey({ userId: state.member.user.id }, 'another-secret'),
      preferencesKey({ userId: 'usr_none' }, secret),
      preferencesKey({ email: 'nobody@example.com' }, secret),
      'mail-x',
    ];
    for (const each of wrong) {
      expect(refusal(await testApp.get(`${url}?key=${each}`))).toBe('404 not_found');
      expect(refusal(await testApp.post(`${url}?key=${each}`, { follows: false }))).toBe('404 not_found');
    }
    expect(await read(state.member)).toMatchObject(everything);
  });

  test('ends with the account', async () => {
    await db.updateTable('users').set({ status: 'deleted' }).where('id', '=', state.member.user.id).execute();
    expect(refusal(await testApp.get(`${url}?key=${keyOf(state.member)}`))).toBe('404 not_found');
  });

  test('is needed without a sign-in', async () => {
    expect(refusal(await testApp.get(url))).toBe('400 validation');
    expect(refusal(await testApp.post(url, { follows: false }))).toBe('400 validation');
    expect(refusal(await testApp.get(`${url}?key=order-key`))).toBe('400 validation');
  });

  test('names a member or an address, and nothing else', () => {
    for (const subject of [{ userId: 'usr_1' }, { email: 'a@b.example' }])
      expect(readPreferencesKey(preferencesKey(subject, secret), secret)).toEqual(subject);
    expect(readPreferencesKey('', secret)).toBeUndefined();
  });
});

describe('the button of a mail program', () => {
  const oneClick = (query: string) =>
    testApp.inject({
      method: 'POST',
      url: `${url}/unsubscribe?${query}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('stops one kind of mail by a form without a sign-in, and may be pressed again', async () => {
    for (let time = 0; time < 2; time += 1)
      expect(okBody(await oneClick(`key=${keyOf(state.member)}&category=messages`))).toEqual({ ok: true });
    expect(await read(state.member)).toMatchObject({ ...everything, messages: false });
  });

  test('that opens the address only shows the settings', async () => {
    const key = keyOf(state.member);
    const answer = await testApp.get(`${url}/unsubscribe?key=${key}&category=messages`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `http://localhost:4000/?account=email&key=${key}`]);
    expect(await read(state.member)).toMatchObject(everything);
  });

  test('is refused without a good key or a kind of mail', async () => {
    expect(refusal(await oneClick(`key=${preferencesKey({ userId: 'usr_none' }, secret)}&category=messages`))).toBe('404 not_found');
    expect(refusal(await oneClick(`key=${keyOf(state.member)}&category=orders`))).toBe('400 validation');
    expect(refusal(await oneClick('category=messages'))).toBe('400 validation');
  });
});
