import { describe, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { generate } from 'otplib';
import { testPassword } from '../factories.ts';
import { linkSecret, readMails } from '../mails.ts';
import { buildLoggedApp, insides } from './secrets.fixture.ts';

const { api, configured, takeLines, linesWith } = await buildLoggedApp((app) => {
  app.get('/api/test/fault', { config: { rule: { roles: ['visitor'] } } }, async () => {
    throw Object.assign(new Error('duplicate key: person@private.example, Bearer abc.def'), {
      detail: 'Failing row contains (usr_1, MarkedRowValue)',
      cause: new Error('the cause of it'),
    });
  });
  app.get('/api/test/row', { config: { rule: { roles: ['visitor'] } } }, async () =>
    sql`INSERT INTO users (id, email, password_hash, name) VALUES ('usr_x', 'MarkedRowValue@example.com', 'MarkedRowValue', NULL)`.execute(
      app.db,
    ),
  );
});

describe('secrets of an account', () => {
  const answers: LightMyRequestResponse[] = [];
  const keep = (answer: LightMyRequestResponse) => {
    answers.push(answer);
    return answer;
  };
  const passwords = ['MarkedPassword-one-1', 'MarkedPassword-two-2', 'MarkedPassword-three-3', testPassword];
  const log = async (email: string, password: string) => keep(await api.post('/api/users/login', { email, password }));

  test('go to whom they belong, once, and to no log', async () => {
    takeLines();
    const email = 'secret.person@private.example';
    const registered = await api.post('/api/users/register', {
      email,
      password: passwords[0],
      name: 'Secret Person',
      type: 'consumer',
      locale: 'en',
      termsVersion: '2026-01',
      marketing: false,
    });
    const tokens: string[] = [registered.json().token];
    const verification = linkSecret((await readMails(api, email)).at(-1));
    tokens.push((await api.get(`/api/users/verify/${verification}`)).json().token);
    await log(email, 'MarkedPassword-wrong');
    const changed = await api.post(
      '/api/users/change-password',
      { currentPassword: passwords[0], password: passwords[1] },
      { authorization: tokens[1] ?? '' },
    );
    tokens.push(changed.json().token);
    keep(await api.post('/api/users/reset-request', { email }));
    const reset = linkSecret((await readMails(api, email)).findLast(({ source }) => source.includes('token=') || source.includes('reset')));
    tokens.push((await api.post('/api/users/reset-password', { token: reset, password: passwords[2] })).json().token);
    const [me, sessions, status] = await Promise.all(
      ['me', 'sessions', 'totp'].map((name) =>
        api.inject({ method: 'GET', url: `/api/users/${name}`, headers: { authorization: tokens[3] ?? '' } }),
      ),
    );
    for (const answer of [me, sessions, status]) if (answer !== undefined) keep(answer);

    const staff = await api.as('admin');
    const { secret } = (await staff.post('/api/users/totp/enrol', {})).json();
    const { recoveryCodes } = (await staff.post('/api/users/totp/enrol', { code: await generate({ secret }) })).json();
    const { challenge } = (await log(staff.user.email, testPassword)).json();
    keep(await api.post('/api/users/totp', { challenge, code: '000000' }));
    const second = await api.post('/api/users/totp', { challenge, code: recoveryCodes[0] });
    tokens.push(staff.token, second.json().token);
    for (const url of [
      '/api/users/me',
      '/api/users/totp',
      '/api/users/sessions',
      '/api/admin/users?q=secret',
      '/api/admin/audit',
      '/api/admin/emails',
      '/api/settings',
      '/api/gmailer/status',
    ]) {
      keep(await api.inject({ method: 'GET', url, headers: { authorization: tokens.at(-1) ?? '' } }));
    }
    for (const row of (
      await api.inject({ method: 'GET', url: '/api/admin/emails', headers: { authorization: tokens.at(-1) ?? '' } })
    ).json().items ?? [])
      keep(await api.inject({ method: 'GET', url: `/api/admin/emails/id/${row.id}`, headers: { authorization: tokens.at(-1) ?? '' } }));
    keep(await api.post('/api/users/reauth', { password: testPassword }, { authorization: staff.token }));

    expect(tokens.every((token) => typeof token === 'string' && token.split('.').length === 3)).toBe(true);
    expect(answers.length).toBeGreaterThan(12);
    const secrets = [
      ...passwords,
      'MarkedPassword',
      verification,
      reset,
      secret,
      challenge,
      ...recoveryCodes,
      ...tokens,
      ...tokens.map((token) => token.split('.')[2] ?? ''),
      ...configured,
    ];
    expect(linesWith([...secrets, email])).toEqual([]);
    const given = [challenge]; // the answer of the first half of a sign-in
    const told = answers.filter(({ body }) => secrets.some((one) => !given.includes(one) && body.includes(one)) || insides.test(body));
    expect(told.map(({ body }) => body.slice(0, 300))).toEqual([]);
  });
});

describe('a fault of ours', () => {
  test('is told without its insides, and logged without the values of the row', async () => {
    takeLines();
    for (const url of ['/api/test/fault', '/api/test/row']) {
      const answer = await api.get(url);
      expect([
        answer.statusCode >= 400,
        answer.json().error.code,
        insides.test(answer.body),
        answer.body.includes('MarkedRowValue'),
      ]).toEqual([true, expect.any(String), false, false]);
    }
    const logged = takeLines();
    expect(
      logged.filter((line) => line.includes('MarkedRowValue') || line.includes('private.example') || line.includes('abc.def')),
    ).toEqual([]);
    // Enough is left to find the fault.
    const fault = logged.map((line) => JSON.parse(line)).find((line) => line.msg === 'request failed');
    expect(fault).toMatchObject({
      level: 50,
      reqId: expect.any(String),
      err: {
        type: 'Error',
        message: expect.stringContaining('duplicate key'),
        stack: expect.stringContaining('secrets.test.ts'),
        cause: { message: 'the cause of it' },
      },
    });
  });
});
