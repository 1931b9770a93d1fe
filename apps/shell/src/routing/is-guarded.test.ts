import { describe, expect, test } from '@jest/globals';
import type { RouteDeclaration } from '@orime/contracts';
import { ROUTES } from '@orime/contracts/lists';
import { isGuarded } from './is-guarded.ts';

const path = (template: string): string => template.replaceAll(/:\w+/g, 'x1');
const row = (at: string, access: RouteDeclaration['access']) => ({
  owner: 'admin',
  route: {
    path: at,
    screen: at,
    access,
    chrome: { header: 'compact', banner: false, scrollButton: false },
    titleKey: at,
    criticality: 'standard',
  } as RouteDeclaration,
});
const signedIn = ROUTES.filter(({ access }) => access === 'signed-in').map((route) => route.path);
const guarded = signedIn.filter((route) => route !== '/verify/:uniqueString');

describe('the guard', () => {
  test('holds 28 of the 29 signed-in routes: the verification link tries its token first', () => {
    expect(guarded).toHaveLength(28);
    expect(isGuarded([], '/verify/abc')).toBe(false);
    expect(isGuarded([row('/verify/:uniqueString', 'signed-in')], '/verify/abc')).toBe(false);
  });

  test.each(guarded)('holds %s without any remote, and against one that calls it public', (route) => {
    expect(isGuarded([], path(route))).toBe(true);
    expect(isGuarded([], `${path(route)}/`)).toBe(true);
    expect(isGuarded([], path(route).toUpperCase())).toBe(true);
    expect(isGuarded([row(route, 'public')], path(route))).toBe(true);
  });

  test('opens every public route', () => {
    for (const route of ROUTES.filter(({ access }) => access === 'public'))
      expect([route.path, isGuarded([], path(route.path))]).toEqual([route.path, false]);
  });

  test('holds what a remote declares beyond the list', () => {
    expect(isGuarded([row('/admin/more', 'signed-in')], '/admin/more')).toBe(true);
    expect(isGuarded([row('/admin/more', 'public')], '/admin/more')).toBe(false);
  });
});
