import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { AuditItem } from '@orime/contracts/api/office/admin';
import { giveBoxesASize, renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { screen } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { actionOf } from './audit-filter.ts';
import AuditScreen from './audit-screen.tsx';
import { entityLink, LINKED_ENTITIES } from './entity-link.ts';
import { readDiff } from './read-diff.ts';

let shown: RenderedScreen | undefined;
let undo: () => void = () => {};
beforeEach(() => {
  undo = giveBoxesASize();
});
afterEach(() => {
  shown?.close();
  undo();
  localStorage.clear();
});

test('a diff is read field by field, whatever its shape', () => {
  expect(readDiff({ from: 'open', to: 'closed', outcome: 'upheld', note: null })).toEqual({
    changes: [{ name: '', before: 'open', after: 'closed' }],
    facts: [{ name: 'outcome', value: 'upheld' }],
  });
  expect(readDiff({ before: { hidden: false, gender: 'men' }, after: { hidden: true, gender: 'men', rank: [1, 2] } }).changes).toEqual([
    { name: 'hidden', before: 'false', after: 'true' },
    { name: 'rank', before: undefined, after: '[ 1, 2 ]' },
  ]);
  expect(readDiff({ from: { a: 1 }, to: null }).changes).toEqual([{ name: 'a', before: '1', after: undefined }]);
  expect(readDiff({ slug: 'coat' })).toEqual({ changes: [], facts: [{ name: 'slug', value: 'coat' }] });
  expect(readDiff(null)).toEqual({ changes: [], facts: [] });
});

test('an entry leads to a page that exists', () => {
  const paths = LINKED_ENTITIES.map((entity) => entityLink(entity, 'x_1')?.split('?')[0] ?? '');
  const own: readonly string[] = routes.map(({ path }) => path);
  expect(paths.filter((path) => !own.includes(path))).toEqual(['/wholesale-order-info/x_1']);
  expect(entityLink('design', 'a b')).toBe('/admin/update-all-designs?tab=all&show=a%20b');
  expect([entityLink('cart', 'x'), entityLink('user', null)]).toEqual([undefined, undefined]);
});

test('an action is asked for whole or by its beginning', () => {
  expect([' Design ', 'design.hide', 'wholesale_order', 'design.', 'a b', ''].map(actionOf)).toEqual([
    'design.',
    'design.hide',
    'wholesale_order.',
    'design.',
    undefined,
    undefined,
  ]);
});

test('the list asks the API for actor, action and days, and one entry shows before and after', async () => {
  const entry: AuditItem = {
    id: 7,
    at: '2026-11-20T10:00:00.000Z',
    actor: { id: 'usr_1', name: 'Aya' },
    action: 'user.role',
    entity: 'user',
    entityId: 'usr_2',
    diff: { from: 'none', to: 'admin' },
    ip: '192.0.2.1',
  };
  shown = await renderScreen(AuditScreen, {
    route: routeOf('audit'),
    at: '/admin/audit?f.action=user&f.actor=usr_1&f.at=2026-11-01..',
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/admin/audit': () => ({ items: [entry], total: 1, page: 1 }),
      'GET /api/admin/users': () => ({ items: [], total: 0, page: 1 }),
    },
  });
  expect(await screen.findByText('none → admin')).toBeInTheDocument();
  expect(shown.api.calls.map(({ url }) => url)).toContain('/api/admin/audit?action=user.&actor=usr_1&from=2026-11-01&limit=100&page=1');
  await shown.user.click(screen.getByRole('link', { name: /11\/20\/26/ }));
  expect(await screen.findByRole('row', { name: 'Value none admin' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'usr_2' })).toHaveAttribute('href', '/admin/people?user=usr_2');
});
