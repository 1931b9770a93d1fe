import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { AdminUser } from '@orime/contracts/api/office/admin';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import PeopleScreen from './people-screen.tsx';

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

const sample: AdminUser = {
  _id: 'usr_9',
  id: 'usr_9',
  email: 'mori@example.com',
  name: 'Mori Aya',
  type: 'designer',
  staffRole: 'none',
  trustedAuthor: false,
  status: 'active',
  locale: 'jp',
  emailVerified: true,
  createdAt: '2026-10-01T00:00:00.000Z',
  lastSeenAt: null,
  sessions: 2,
};
/** An API that keeps one account and wants the password first. */
async function open(api: ApiHandlers = {}): Promise<RenderedScreen> {
  const state = { user: sample, isFresh: false };
  const change = (changed: Partial<AdminUser>) =>
    state.isFresh ? (state.user = { ...state.user, ...changed }) : fail({ status: 403, code: 'reauth_required' });
  shown = await renderScreen(PeopleScreen, {
    route: routeOf('people'),
    at: '/admin/people?f.name=mori&user=usr_9',
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/admin/users': () => ({ items: [state.user], total: 1, page: 1 }),
      'POST /api/users/reauth': () => {
        state.isFresh = true;
        return { until: '2026-11-23T00:10:00.000Z' };
      },
      'POST /api/admin/users/role': ({ body }) => change({ staffRole: body.role }),
      'POST /api/admin/users/trusted-author': ({ body }) => change({ trustedAuthor: body.trusted }),
      'POST /api/admin/users/status': ({ body }) => change({ status: body.status, sessions: 0 }),
      ...api,
    },
  });
  return shown;
}
const sent = (url: string) => shown?.api.calls.filter((call) => call.url === url).map(({ body }) => body);

test('an account is locked with a reason, after the password', async () => {
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Lock the account' }));
  expect(await screen.findByRole('textbox', { name: 'Reason' })).toBeInvalid();
  expect(sent('/api/admin/users/status')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Sends advertisements');
  await user.click(screen.getByRole('button', { name: 'Lock the account' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }));
  await user.type(dialog.getByLabelText(/Password/), 'secret');
  await user.click(dialog.getByRole('button', { name: /Confirm|Continue/ }));
  expect(await screen.findByRole('button', { name: 'Unlock the account' })).toBeInTheDocument();
  const change = { userId: 'usr_9', status: 'locked', reason: 'Sends advertisements', from: 'active' };
  expect(sent('/api/admin/users/status')).toEqual([change, change]);
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  await waitFor(() => expect(address()).toBe('/admin/people?f.name=mori'));
  await waitFor(() => expect(shown?.api.calls.map(({ url }) => url)).toContain('/api/admin/users?limit=100&page=1&q=mori'));
});

test('a role that cannot be taken says why', async () => {
  const { user } = await open({
    'POST /api/admin/users/role': () => fail({ status: 422, code: 'business_rule', details: { reason: 'not_verified' } }),
  });
  await user.click(await screen.findByRole('radio', { name: 'Account manager' }));
  await user.click(screen.getByRole('button', { name: 'Save the role' }));
  expect(await screen.findByText(/address of this account is not confirmed/)).toBeInTheDocument();
  await waitFor(() => expect(sent('/api/admin/users/role')).toEqual([{ userId: 'usr_9', role: 'account_manager', from: 'none' }]));
  // Somebody else has given another one meanwhile.
  shown?.api.use({
    'GET /api/admin/users': () => ({ items: [{ ...sample, staffRole: 'admin' }], total: 1, page: 1 }),
    'POST /api/admin/users/role': ({ body }) =>
      body.from === 'admin'
        ? { ...sample, staffRole: body.role }
        : fail({ status: 409, code: 'conflict', details: { expected: body.from, role: 'admin' } }),
  });
  await user.click(screen.getByRole('button', { name: 'Save the role' }));
  expect(await screen.findByRole('row', { name: 'Staff role Account manager Admin' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(sent('/api/admin/users/role')?.at(-1)).toMatchObject({ role: 'account_manager', from: 'admin' }));
});
