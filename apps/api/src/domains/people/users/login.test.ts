import { describe, expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createUser, testPassword } from '../../../../test/factories.ts';

const { post, get, db, as } = await buildTestApp();

describe('POST /api/users/login', () => {
  test('gives a token that works, with and without Bearer', async () => {
    const user = await createUser(db, { role: 'designer', email: 'Aiko@Example.com' });
    const answer = await post('/api/users/login', { email: ' aiko@example.COM'.trim(), password: testPassword });
    expect(answer.statusCode).toBe(200);
    const { token, user: sent, success } = answer.json();
    expect(success).toBe(true);
    expect(sent).toMatchObject({ _id: user.id, type: 'designer', staffRole: 'none', following: [], socketID: null });
    for (const authorization of [token, `Bearer ${token}`]) {
      const me = await get('/api/users/me');
      expect(me.statusCode).toBe(401);
      expect(
        (await (await as('designer')).inject({ method: 'GET', url: '/api/users/me', headers: { authorization } })).json(),
      ).toMatchObject({ _id: user.id });
    }
  });

  test('answers a wrong password and an unknown address alike', async () => {
    const user = await createUser(db);
    const wrong = await post('/api/users/login', { email: user.email, password: 'not the password' });
    const unknown = await post('/api/users/login', { email: 'nobody@example.com', password: 'not the password' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect({ ...wrong.json().error, requestId: '' }).toEqual({ ...unknown.json().error, requestId: '' });
    expect(wrong.json().error.code).toBe('invalid_credentials');
  });

  test('names the bad fields', async () => {
    const answer = await post('/api/users/login', { email: 'not an address' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { code: 'validation', fields: { email: expect.any(String), password: 'is required' } },
      password: 'is required',
    });
  });

  test('locks an address after eight failures, known or not, and says for how long', async () => {
    const user = await createUser(db);
    for (const email of [user.email, 'never-registered@example.com']) {
      for (let attempt = 0; attempt < 8; attempt += 1)
        expect((await post('/api/users/login', { email, password: 'wrong' })).statusCode).toBe(401);
      const locked = await post('/api/users/login', { email, password: testPassword });
      expect(locked.statusCode).toBe(423);
      expect(locked.json().error.code).toBe('locked');
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  test('looks at no more than eight of many that come at once, and tells nothing of the others', async () => {
    const user = await createUser(db);
    const wrong = Array.from({ length: 30 }, (_, index) => post('/api/users/login', { email: user.email, password: `wrong ${index}` }));
    const statuses = (await Promise.all(wrong)).map(({ statusCode }) => statusCode);
    expect([401, 423].map((status) => statuses.filter((each) => each === status).length)).toEqual([8, 22]);

    const admin = await as('admin');
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => admin.post('/api/users/reauth', { password: `wrong ${index}` })),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(8);
    expect((await admin.post('/api/users/reauth', { password: testPassword })).statusCode).toBe(423);
  });
});
