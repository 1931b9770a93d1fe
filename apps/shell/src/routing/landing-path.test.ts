import { expect, test } from '@jest/globals';
import { landingPath } from './landing-path.ts';

const everything = (): boolean => true;
const only =
  (...paths: readonly string[]) =>
  (path: string): boolean =>
    paths.includes(path);

test.each([
  [{ type: 'consumer', staffRole: 'admin' }, '/admin'],
  [{ type: 'buyer', staffRole: 'account_manager' }, '/buyer/dashboard'],
  [{ type: 'producer', staffRole: 'none' }, '/dashboard-manufacturers'],
  [{ type: 'designer', staffRole: 'none' }, '/dashboard'],
  [{ type: 'buyer', staffRole: 'none' }, '/buyer/dashboard'],
  [{ type: 'consumer', staffRole: 'none' }, '/consumer/dashboard'],
  [{ type: null, staffRole: 'none' }, '/dashboard'],
] as const)('%j belongs at %s', (user, path) => {
  expect(landingPath(user, everything)).toBe(path);
});

test('goes to the next best place while a screen is not released', () => {
  expect(landingPath({ type: 'producer', staffRole: 'none' }, only('/dashboard'))).toBe('/dashboard');
  expect(landingPath({ type: 'consumer', staffRole: 'admin' }, only('/admin/update-all-designs'))).toBe('/admin/update-all-designs');
  expect(landingPath({ type: 'buyer', staffRole: 'none' }, only('/wholesale/catalog'))).toBe('/wholesale/catalog');
  expect(landingPath({ type: 'consumer', staffRole: 'none' }, only())).toBe('/');
});
