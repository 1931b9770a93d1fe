import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { PrivacyRequest } from '@orime/contracts/api/office/privacy-request';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { deadlineOf } from './deadline.ts';
import PrivacyRequestsScreen from './privacy-requests-screen.tsx';

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

const sample = (changed: Partial<PrivacyRequest> = {}): PrivacyRequest => ({
  _id: 'prq_1',
  id: 'prq_1',
  kind: 'delete',
  email: 'aya@example.com',
  locale: 'jp',
  status: 'with_staff',
  createdAt: '2026-10-30T00:00:00.000Z',
  confirmedAt: '2026-11-01T00:00:00.000Z',
  ...changed,
});

test('what waits for staff has thirty days from its confirmation', () => {
  const at = '2026-12-01T00:00:00.000Z';
  expect(deadlineOf(sample(), Date.parse('2026-11-23T00:00:00Z'))).toEqual({ at, state: 'far' });
  expect(deadlineOf(sample(), Date.parse('2026-11-24T00:00:01Z'))).toEqual({ at, state: 'near' });
  expect(deadlineOf(sample(), Date.parse(at))).toEqual({ at, state: 'over' });
  expect(deadlineOf(sample({ status: 'done' }))).toBeUndefined();
});

test('a request by letter is filed for an address, which gets the link', async () => {
  const filed = sample({ kind: 'export', status: 'pending', confirmedAt: null });
  shown = await renderScreen(PrivacyRequestsScreen, {
    route: routeOf('privacy-requests'),
    at: '/admin/privacy-requests?new',
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/privacy-request/': () => ({ items: [filed], total: 1, page: 1 }),
      'POST /api/privacy-request/office': () => filed,
    },
  });
  const { user, address, api } = shown;
  const email = await screen.findByRole('textbox', { name: 'Address' });
  await user.type(email, 'aya@');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await waitFor(() => expect(email).toBeInvalid());
  await user.type(email, 'example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'jp');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await waitFor(() => expect(address()).toBe('/admin/privacy-requests?request=prq_1'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'export', email: 'aya@example.com', locale: 'jp' });
});

test('an erasure needs the address typed, and says what stands in its way', async () => {
  shown = await renderScreen(PrivacyRequestsScreen, {
    route: routeOf('privacy-requests'),
    at: '/admin/privacy-requests?request=prq_1',
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/privacy-request/': () => ({ items: [sample()], total: 1, page: 1 }),
      'POST /api/privacy-request/status/id/:id': () => fail({ status: 409, code: 'conflict', details: { reason: 'open_payouts' } }),
    },
  });
  const { user } = shown;
  const sent = () => shown?.api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await user.click(await screen.findByRole('radio', { name: 'It cannot be erased' }));
  await user.click(screen.getByRole('button', { name: 'Answer the request' }));
  expect(await screen.findByRole('textbox', { name: 'Message to the person' })).toBeInvalid();
  await user.click(screen.getByRole('radio', { name: 'Erase the data now' }));
  await user.click(screen.getByRole('button', { name: 'Answer the request' }));
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(sent()).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'aya@example.com');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(sent()).toEqual([{ status: 'done', note: '' }]));
  expect(await screen.findByText(/Money is still owed/)).toBeInTheDocument();
});
