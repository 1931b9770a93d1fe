import { beforeEach, describe, expect, test } from '@jest/globals';
import type { MailBounce, SentEmail } from '@orime/contracts/api/office/admin-mail';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { readMails } from '../../../../test/mails.ts';
import { erasePerson } from '../../office/privacy-request/erase-person.ts';
import { queueMemberMail } from '../email-preferences/index.ts';
import { messageDigestMail } from '../notification/index.ts';
import { signStandardWebhook, verifyStandardWebhook } from './standard-webhook.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const api = await buildTestApp({ mailWebhookSecret: secret });
const { as, db } = api;
const admin = await as('admin');
const state = { count: 0, member: admin, mail: '' };

beforeEach(async () => {
  state.member = await as('consumer');
  await api.post('/api/users/reset-request', { email: state.member.user.email });
  await readMails(api);
  state.mail = (
    await db.selectFrom('sent_emails').select('id').where('recipient', '=', state.member.user.email).executeTakeFirstOrThrow()
  ).id;
});

interface CallOptions {
  readonly id?: string;
  readonly timestamp?: string;
  readonly key?: string;
  readonly prefix?: 'svix' | 'webhook';
}

function call(
  payload: object | string,
  { id, timestamp = String(Math.floor(Date.now() / 1000)), key = secret, prefix = 'svix' }: CallOptions = {},
) {
  state.count += 1;
  const body = Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload));
  const event = id ?? `msg_${state.count}`;
  const headers = {
    'content-type': 'application/json',
    [`${prefix}-id`]: event,
    [`${prefix}-timestamp`]: timestamp,
    [`${prefix}-signature`]: `v1,b2xk ${signStandardWebhook({ id: event, timestamp, body }, key)}`,
  };
  return api.inject({ method: 'POST', url: '/api/mail-webhook/resend', headers, payload: body });
}

const bounce = (client: SignedInClient, type = 'Permanent') => ({
  type: 'email.bounced',
  data: {
    to: [`Somebody <${client.user.email.toUpperCase()}>`],
    subject: 'x',
    bounce: { type, subType: 'General', message: 'no such mailbox' },
  },
});
const listed = async (client: SignedInClient) =>
  okBody<{ items: MailBounce[] }>(await admin.get(`/api/admin/mail-bounces?q=${client.user.email}`)).items;
const audience = async () =>
  okBody<{ count: number }>(await admin.post('/api/admin/send-email/preview', { audience: { list: 'newsletter' } })).count;

describe('a mail that came back for good', () => {
  test('is marked, stops letters and news to the address, and is shown to admins', async () => {
    const { member } = state;
    okBody(await member.post('/api/email-preferences', { newsletter: true }));
    const before = await audience();
    expect(okBody(await call(bounce(member)))).toEqual({ received: true });
    expect(await audience()).toBe(before - 1);
    expect(await listed(member)).toEqual([
      {
        email: member.user.email,
        kind: 'bounce',
        reason: 'General: no such mailbox',
        times: 1,
        sentEmailId: state.mail,
        userId: member.user.id,
        firstAt: expect.any(String),
        lastAt: expect.any(String),
      },
    ]);
    const { items } = okBody<{ items: SentEmail[] }>(await admin.get(`/api/admin/emails?status=bounced&q=${member.user.email}`));
    expect(items).toMatchObject([{ id: state.mail, status: 'bounced', lastError: 'General: no such mailbox' }]);
    await db
      .transaction()
      .execute((trx) =>
        queueMemberMail(trx, messageDigestMail, { userId: member.user.id, data: { from: 'Ana', excerpt: 'Hello', path: '/' } }, 'news'),
      );
    expect(await readMails(api, member.user.email)).toHaveLength(1);
    // What somebody asks for is still tried.
    await db.deleteFrom('rate_limits').execute();
    await api.post('/api/users/reset-request', { email: member.user.email });
    expect(await readMails(api, member.user.email)).toHaveLength(2);
  });

  test('counts once, however often and at once the provider calls', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(bounce(state.member), { id: `msg_storm_${state.mail}` })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await listed(state.member)).toMatchObject([{ times: 1 }]);
    await call(bounce(state.member));
    expect(await listed(state.member)).toMatchObject([{ times: 2 }]);
  });

  test('is forgotten when an admin says so, on record', async () => {
    const { member } = state;
    await call(bounce(member));
    expect(refusal(await (await as('account-manager')).post('/api/admin/mail-bounces/lift', { email: member.user.email }))).toBe(
      '403 forbidden',
    );
    okBody(await admin.post('/api/admin/mail-bounces/lift', { email: member.user.email.toUpperCase() }));
    expect(await listed(member)).toEqual([]);
    expect(refusal(await admin.post('/api/admin/mail-bounces/lift', { email: member.user.email }))).toBe('404 not_found');
    expect(okBody<{ items: object[] }>(await admin.get(`/api/admin/audit?entityId=${state.mail}`)).items).toMatchObject([
      { action: 'mail-bounce.lift' },
    ]);
  });

  test('goes with the person, when that asks to be erased', async () => {
    const { member } = state;
    await call(bounce(member));
    await db.transaction().execute((trx) => erasePerson(trx, member.user.email));
    expect(await listed(member)).toEqual([]);
  });
});

test('a complaint stops letters as well; the mail itself arrived', async () => {
  await call(
    { type: 'email.complained', data: { to: [state.member.user.email], headers: [{ name: 'X-Mail-Id', value: state.mail }] } },
    { prefix: 'webhook' },
  );
  expect(await listed(state.member)).toMatchObject([{ kind: 'complaint', sentEmailId: state.mail }]);
  expect((await db.selectFrom('sent_emails').select('status').where('id', '=', state.mail).executeTakeFirst())?.status).toBe('sent');
});

test.each([
  ['a full mailbox', () => bounce(state.member, 'Transient')],
  ['a delivery', () => ({ type: 'email.delivered', data: { to: [state.member.user.email] } })],
  [
    'an address we never wrote to',
    () => ({ type: 'email.bounced', data: { to: ['stranger@elsewhere.example'], bounce: { type: 'Permanent' } } }),
  ],
  ['something new', () => ({ type: 'email.sung', data: null })],
])('%s changes nothing', async (_, payload) => {
  expect(okBody(await call(payload()))).toEqual({ received: true });
  expect(await listed(state.member)).toEqual([]);
  expect(await db.selectFrom('mail_bounces').select('email').where('email', '=', 'stranger@elsewhere.example').execute()).toEqual([]);
});

describe('a call is refused', () => {
  test.each([
    ['with another secret', { key: `whsec_${Buffer.from('another').toString('base64')}` }],
    ['that is old', { timestamp: String(Math.floor(Date.now() / 1000) - 301) }],
    ['from the future', { timestamp: String(Math.floor(Date.now() / 1000) + 400) }],
  ])('%s', async (_, options) => {
    expect(refusal(await call(bounce(state.member), options))).toBe('401 unauthenticated');
    expect(await listed(state.member)).toEqual([]);
  });

  test('without a signature, with changed bytes, of a provider we do not have, and as no JSON', async () => {
    expect(refusal(await api.post('/api/mail-webhook/resend', bounce(state.member)))).toBe('401 unauthenticated');
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = signStandardWebhook({ id: 'msg_x', timestamp, body: Buffer.from('{}') }, secret);
    expect(
      refusal(
        await api.post('/api/mail-webhook/resend', bounce(state.member), {
          'svix-id': 'msg_x',
          'svix-timestamp': timestamp,
          'svix-signature': signature,
        }),
      ),
    ).toBe('401 unauthenticated');
    expect(refusal(await api.post('/api/mail-webhook/other', {}))).toBe('404 not_found');
    expect(refusal(await call('not json'))).toBe('400 validation');
  });

  test('where no secret is set', () => {
    const [timestamp, body] = [String(Math.floor(Date.now() / 1000)), Buffer.from('{}')];
    const headers = {
      'svix-id': 'msg_y',
      'svix-timestamp': timestamp,
      'svix-signature': signStandardWebhook({ id: 'msg_y', timestamp, body }, ''),
    };
    expect(() => verifyStandardWebhook({ body, headers }, undefined)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  });
});
