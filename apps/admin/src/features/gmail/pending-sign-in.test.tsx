import { beforeEach, describe, expect, test } from '@jest/globals';
import { isAllowedCallback, keepPending, takePending } from './pending-sign-in.ts';

beforeEach(() => sessionStorage.clear());

describe('a pending sign-in', () => {
  test('is found once', () => {
    keepPending({ state: 's', callback: '/api/gmailer/auth/callback' });
    expect(takePending()).toEqual({ state: 's', callback: '/api/gmailer/auth/callback' });
    expect(takePending()).toBeUndefined();
  });

  test.each(['', 'x', '{}', '[]', '{"state":1,"callback":"/x"}'])('is not made from %j', (text) => {
    sessionStorage.setItem('orime_oauth', text);
    expect(takePending()).toBeUndefined();
  });
});

describe('a callback', () => {
  test.each(['/api/gmailer/auth/callback', '/api/users/oauth/google/callback'])('may be %s', (callback) => {
    expect(isAllowedCallback(callback, 'http://localhost:4000')).toBe(true);
  });

  test.each([
    'https://evil.example/api/gmailer/auth/callback',
    '//evil.example/api/gmailer/auth/callback',
    '/\\evil.example/api/gmailer/auth/callback',
    '/api/users/login',
    '/api/gmailer/auth/callback/../../users/login',
    '/api/users/oauth/../callback',
    '/api/gmailer/auth/callback?x=1',
    'api/gmailer/auth/callback',
    '',
  ])('may not be %s', (callback) => {
    expect(isAllowedCallback(callback, 'http://localhost:4000')).toBe(false);
  });
});
