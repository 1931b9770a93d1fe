import { sql } from 'kysely';
import { generate } from 'otplib';
import { preferencesKey } from '../../../src/domains/notify/email-preferences/preferences-key.ts';
import { createAuthLink } from '../../../src/domains/people/users/auth-link.service.ts';
import { newId } from '../../../src/house/ids.ts';
import type { TestApp } from '../../build-test-app.ts';
import { okBody, testAddress } from '../../checkout-factories.ts';
import { testPassword } from '../../factories.ts';
import type { Calls, Sender } from './call.ts';

const fresh = () => `${newId('x').toLowerCase()}@example.com`;

/** Accounts, sessions, and what a person says of themselves. */
export function accountCalls(api: TestApp): Calls {
  const { db } = api;
  /** What the newest mail to an address will say. Not sent: that would send everybody's. */
  const waitingMail = async (email: string) =>
    JSON.stringify(
      await db
        .selectFrom('outbox')
        .select('payload')
        .where(sql`payload ->> 'email'`, '=', email)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
  const linkFor = async (kind: 'verify' | 'reset') =>
    createAuthLink(db, (await api.as('consumer', { verified: kind !== 'verify' })).user.id, kind);
  const savedAddress = async (sender: Sender, kind: 'buyer' | 'consumer') => ({
    by: sender,
    params: { id: okBody<{ id: string }>(await sender.post(`/api/${kind}/address`, testAddress)).id },
  });
  const privacyLink = async () => {
    const { user } = await api.as('consumer');
    await api.post('/api/privacy-request', { kind: 'export', email: user.email });
    const [, id = '', key = ''] = /request=(prq_\w+)&kind=\w+&key=([\w-]+)/.exec(await waitingMail(user.email)) ?? [];
    return { id, key };
  };
  const enrolled = async () => {
    const staff = await api.as('admin');
    const { secret } = okBody<{ secret: string }>(await staff.post('/api/users/totp/enrol', {}));
    okBody(await staff.post('/api/users/totp/enrol', { code: await generate({ secret }) }));
    await db.updateTable('totp_factors').set({ last_step: 0 }).where('user_id', '=', staff.user.id).execute();
    return { staff, secret };
  };

  return {
    'POST /api/users/login': async () => ({ body: { email: (await api.as('consumer')).user.email, password: testPassword } }),
    'POST /api/users/register': async () => ({
      body: { email: fresh(), password: 'a-long-enough-word', name: 'New', type: 'consumer', locale: 'en', termsVersion: '1' },
    }),
    'POST /api/users/reset-request': async () => ({ body: { email: (await api.as('consumer')).user.email } }),
    'POST /api/users/reset-password': async () => ({ body: { token: await linkFor('reset'), password: 'another-long-word' } }),
    'POST /api/users/send-email-verification': async () => ({
      body: { email: (await api.as('consumer', { verified: false })).user.email },
    }),
    'POST /api/users/set-profile-type': async () => {
      const by = await api.as('consumer');
      await db.updateTable('users').set({ type: null }).where('id', '=', by.user.id).execute();
      return { by, body: { type: 'designer', user: by.user.id }, foreign: { 'body.user': (await api.as('consumer')).user.id } };
    },
    'GET /api/users/verify/:token': async () => ({ params: { token: await linkFor('verify') } }),
    'POST /api/users/logout': async () => ({}),
    'POST /api/users/refresh': async () => ({}),
    'POST /api/users/change-password': async () => ({ body: { currentPassword: testPassword, password: 'another-long-word' } }),
    'DELETE /api/users/sessions': async () => ({ query: { which: 'others' } }),
    'DELETE /api/users/sessions/:jti': async (sender) => {
      const { email } = await db.selectFrom('users').select('email').where('id', '=', sender.userId).executeTakeFirstOrThrow();
      okBody(await api.post('/api/users/login', { email, password: testPassword }));
      const newest = await db
        .selectFrom('sessions')
        .select('jti')
        .where('user_id', '=', sender.userId)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return { by: sender, params: { jti: newest.jti } };
    },
    'POST /api/users/reauth': async () => ({ body: { password: testPassword } }),
    'POST /api/users/totp': async () => {
      const { staff, secret } = await enrolled();
      const { challenge } = okBody<{ challenge: string }>(
        await api.post('/api/users/login', { email: staff.user.email, password: testPassword }),
      );
      return { by: api, body: { challenge, code: await generate({ secret }) } };
    },
    'POST /api/users/totp/enrol': async () => ({ body: {} }),
    'DELETE /api/users/totp': async () => {
      const { staff } = await enrolled();
      okBody(await staff.post('/api/users/reauth', { password: testPassword }));
      return { by: staff };
    },
    'GET /api/consent': async () => ({ by: api, query: { anonymousId: 'anonymous-browser-1' } }),
    'POST /api/consent': async () => ({ body: { kind: 'analytics', value: true, anonymousId: 'anonymous-browser-1' } }),
    'GET /api/email-preferences': async () => ({
      by: api,
      query: { key: preferencesKey({ userId: (await api.as('designer')).user.id }, api.config.jwtSecret) },
    }),
    'POST /api/email-preferences': async () => ({
      by: api,
      query: { key: preferencesKey({ userId: (await api.as('designer')).user.id }, api.config.jwtSecret) },
      body: { messages: false },
    }),
    'GET /api/email-preferences/unsubscribe': async () => ({
      by: api,
      query: { key: preferencesKey({ userId: (await api.as('designer')).user.id }, api.config.jwtSecret) },
    }),
    'POST /api/email-preferences/unsubscribe': async () => ({
      by: api,
      query: { key: preferencesKey({ userId: (await api.as('designer')).user.id }, api.config.jwtSecret), category: 'messages' },
    }),
    'POST /api/consumer/update': async () => ({ body: { displayName: 'Aya', sizes: { coat: 'M' } } }),
    'POST /api/consumer/address': async () => ({ body: testAddress }),
    'POST /api/consumer/address/update/id/:id': async (sender) => ({
      ...(await savedAddress(sender, 'consumer')),
      body: { ...testAddress, city: 'Kyoto' },
    }),
    'DELETE /api/consumer/address/:id': async (sender) => savedAddress(sender, 'consumer'),
    'POST /api/buyer/address': async () => ({ body: testAddress }),
    'POST /api/buyer/address/update/id/:id': async (sender) => ({
      ...(await savedAddress(sender, 'buyer')),
      body: { ...testAddress, city: 'Kyoto' },
    }),
    'DELETE /api/buyer/address/:id': async (sender) => savedAddress(sender, 'buyer'),
    'POST /api/privacy-request': async () => ({ body: { kind: 'export', email: fresh(), locale: 'en' } }),
    'POST /api/privacy-request/confirm': async () => {
      const link = await privacyLink();
      const other = await privacyLink();
      return { body: link, foreign: { 'body.id': other.id, 'body.key': other.key } };
    },
    'POST /api/notification/read': async (sender) => {
      const noticeOf = async (userId: string) => {
        const id = newId('ntf');
        await db.insertInto('notifications').values({ id, user_id: userId, kind: 'new_follower', data: '{}' }).execute();
        return id;
      };
      return {
        by: sender,
        body: { ids: [await noticeOf(sender.userId)] },
        foreign: { 'body.ids': await noticeOf((await api.as('consumer')).user.id) },
      };
    },
  };
}
