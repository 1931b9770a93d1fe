import { describe, expect, test } from '@jest/globals';
import { buildTestApp } from '../build-test-app.ts';
import { listRoutes } from '../routes.ts';

const { app, inject, as } = await buildTestApp();
const writes = listRoutes(app).filter(
  ({ method, url, schema }) => method !== 'GET' && schema?.body !== undefined && !url.startsWith('/api/docs'),
);
const pathOf = (url: string) => url.replaceAll(/:\w+/g, 'does-not-exist');
const stranger = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

describe('other origins', () => {
  test.each(['https://evil.example', 'null', 'http://localhost:4000.evil.example'])('%s may read nothing', async (origin) => {
    for (const { url } of listRoutes(app)) {
      const answer = await inject({
        method: 'OPTIONS',
        url: pathOf(url),
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
    const read = await inject({ method: 'GET', url: '/api/design/', headers: { origin } });
    expect(read.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('can send nothing that counts for the person at the browser: who it is stands in a header alone', async () => {
    const { token } = await as('admin');
    for (const cookie of [`jwtToken=${token}`, `authorization=${token}`, `token=${token}; session=${token}`]) {
      expect((await inject({ method: 'GET', url: '/api/users/me', headers: { ...stranger, cookie } })).statusCode).toBe(401);
    }
    expect((await inject({ method: 'GET', url: `/api/users/me?token=${token}&authorization=${token}` })).statusCode).toBe(401);
  });

  test('get no further with what a form can send', async () => {
    for (const { method, url } of writes) {
      const answer = await inject({
        method,
        url: pathOf(url),
        payload: 'email=a%40example.com',
        headers: { ...stranger, 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([url, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([url, true]);
    }
  });

  test('are given no cookie by any answer', async () => {
    for (const { method, url } of listRoutes(app)) {
      const answer = await inject({ method, url: pathOf(url), ...(method === 'GET' ? {} : { payload: {} }) });
      expect([url, answer.headers['set-cookie']]).toEqual([url, undefined]);
    }
  });
});

describe('headers', () => {
  test('take nothing of the request that could break a line or name another host', async () => {
    const answer = await inject({
      method: 'GET',
      url: '/api/design/name/a%0d%0aset-cookie:%20x=1',
      headers: { 'x-request-id': 'mine', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(answer.headers['x-request-id']).not.toBe('mine');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(answer.headers)).not.toContain('evil.example');
  });
});
