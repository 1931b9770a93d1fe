import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Payout } from '@orime/contracts/api/money/payout';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { usd } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { adminStats } from '../../sample-stats.fixture.ts';
import MoneyScreen from './money-screen.tsx';

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

const profile = { id: 'prf_ito', handle: 'ito', name: 'Ito Kasumi', nameJp: '伊藤霞' };
const payout = (changed: Partial<Payout> = {}): Payout => ({
  _id: 'pyt_1',
  id: 'pyt_1',
  kind: 'seller',
  profile,
  amount: usd(17_000),
  status: 'processing',
  reference: '',
  failure: '',
  createdAt: '2026-11-20T00:00:00.000Z',
  paidAt: null,
  version: 2,
  ...changed,
});
const base: ApiHandlers = {
  'GET /api/admin/stats': () => adminStats(),
  'GET /api/payout': () => ({ items: [payout()], total: 1, page: 1, balances: [] }),
  'GET /api/payout/due': () => ({
    due: [
      { kind: 'seller', profile, amount: usd(17_000), isDue: true },
      { kind: 'promoter', profile: { ...profile, id: 'prf_2', name: 'Mori Ao' }, amount: usd(500), isDue: false },
    ],
    accounts: [
      { account: 'buyers', sum: usd(-20_000) },
      { account: 'seller', sum: usd(17_000) },
      { account: 'platform', sum: usd(3_000) },
    ],
  }),
};
async function open(api: ApiHandlers = {}, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(MoneyScreen, {
    route: routeOf('money'),
    locales,
    api: { ...base, ...api },
    signedIn: { staffRole: 'admin' },
    ...options,
  });
  return shown;
}
const sent = (path: string) => shown?.api.calls.filter(({ method, url }) => method === 'POST' && url.includes(path));

test('a run pays what is due, after its amount was typed', async () => {
  const { user } = await open({ 'POST /api/payout/run': () => ({ payouts: [payout({ status: 'pending' })] }) });
  expect(await screen.findByText('Waits for more: it is below the minimum')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pay out $170' }));
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
  await user.type(dialog.getByRole('textbox'), '17.00');
  await user.click(dialog.getByRole('button', { name: 'Pay out' }));
  expect(sent('/run')).toEqual([]);
  await user.clear(dialog.getByRole('textbox'));
  await user.type(dialog.getByRole('textbox'), '170.00');
  await user.click(dialog.getByRole('button', { name: 'Pay out' }));
  await waitFor(() => expect(sent('/run')?.map(({ body }) => body)).toEqual([{ currency: 'USD' }]));
  expect(sent('/run')?.[0]?.headers.get('idempotency-key')).toBeTruthy();
});

test('a payout is paid with the reference of the bank', async () => {
  const { user } = await open({ 'POST /api/payout/status/id/:id': () => payout({ status: 'paid', reference: 'B-1' }) });
  await user.click(await screen.findByRole('button', { name: 'Next step of the payout to Ito Kasumi' }));
  await user.click(screen.getByRole('radio', { name: 'The bank has paid it' }));
  await user.click(screen.getByRole('button', { name: 'Save the step' }));
  expect(sent('/status/')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Reference' }), 'B-1');
  await user.click(screen.getByRole('button', { name: 'Save the step' }));
  await waitFor(() => expect(sent('/status/')?.map(({ body }) => body)).toEqual([{ status: 'paid', reference: 'B-1' }]));
});

test('the ledger says whether the books balance', async () => {
  const { api } = await open({}, { at: '/admin/money?tab=ledger' });
  expect(await screen.findByText('The books balance.')).toBeInTheDocument();
  shown?.close();
  await open(
    { 'GET /api/payout/due': () => ({ due: [], accounts: [{ account: 'bank', sum: usd(5) }] }) },
    { at: '/admin/money?tab=ledger' },
  );
  expect(await screen.findByText(/do not balance/)).toBeInTheDocument();
  expect(api.calls.length).toBeGreaterThan(0);
});

test('a seller, who may list payouts, is refused all the same', async () => {
  await open(
    { 'GET /api/admin/stats': () => fail({ status: 403, code: 'forbidden' }) },
    { signedIn: { type: 'designer' }, language: 'jp' },
  );
  expect(await screen.findByText(/運営担当者専用/)).toBeInTheDocument();
  expect(shown?.api.calls.map(({ url }) => url)).not.toContain('/api/payout/due');
});
