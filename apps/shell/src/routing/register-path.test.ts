import { describe, expect, test } from '@jest/globals';
import { registerPath, safeReturnTo } from './register-path.ts';

describe('the way to registration', () => {
  test('carries the whole address, and the reason', () => {
    expect(registerPath('/consumer/dashboard?tab=orders&a=1#top', false)).toBe(
      '/register?returnTo=%2Fconsumer%2Fdashboard%3Ftab%3Dorders%26a%3D1%23top',
    );
    expect(registerPath('/dashboard', true)).toBe('/register?returnTo=%2Fdashboard&reason=expired');
  });

  test.each([
    '/',
    '/dashboard',
    '/consumer/dashboard?tab=orders#top',
    '/designs/%E7%B5%B9',
    '/catalog?q=a%2F%2Fb',
    '/a//b',
    '/catalog?next=https://elsewhere.example',
  ])('comes back to %s', (path) => {
    expect(safeReturnTo(new URLSearchParams(registerPath(path, false).split('?')[1]).get('returnTo'))).toBe(path);
  });

  test.each([
    null,
    '',
    'dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' /dashboard',
    'https://evil.example',
    'https:evil.example',
    'HTTPS://evil.example/dashboard',
    'javascript:alert(1)',
    'data:text/html,x',
    '/dash board',
    '/a\u0000b',
    '/a\\b',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/login',
    '/login?returnTo=%2Flogin',
    '/register',
    '/register-3D',
    '/request-reset',
    '/passwordReset?token=x',
  ])('never leads to %j', (value) => {
    expect(safeReturnTo(value)).toBeUndefined();
  });
});
