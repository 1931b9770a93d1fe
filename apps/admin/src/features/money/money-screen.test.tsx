import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { CommissionRate } from '@orime/contracts/api/money/commission-rate';
import type { Payout } from '@orime/contracts/api/money/payout';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import type { MoneyBack } from '@orime/contracts/api/selling/money-back';
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

test('a refund that did not arrive is recorded as paid otherwise, once; disputes show their fee and deadline', async () => {
  const entry = (changed: Partial<MoneyBack>): MoneyBack => ({
    _id: 'rfd_1',
    id: 'rfd_1',
    kind: 'failed_refund',
    status: 'open',
    provider: 'stripe',
    providerRef: '',
    amount: usd(4_000),
    fee: null,
    reason: 'lost_or_stolen_card',
    evidenceDueAt: null,
    settledReference: '',
    orders: [{ id: 'ord_1', number: 'OR1001-1' }],
    createdAt: '2026-11-20T00:00:00.000Z',
    ...changed,
  });
  const dispute = entry({
    id: 'rev_1',
    kind: 'dispute',
    reason: 'fraudulent',
    providerRef: 'du_1',
    fee: usd(1_500),
    evidenceDueAt: '2026-12-01T00:00:00.000Z',
    orders: [{ id: 'ord_2', number: 'OR1002-1' }],
  });
  let failed = entry({});
  const { user } = await open(
    {
      'GET /api/payment/money-back/': () => ({ items: [failed, dispute], total: 2, page: 1 }),
      'POST /api/payment/money-back/settle/id/:id': () => (failed = entry({ status: 'settled', settledReference: 'FX-9' })),
    },
    { at: '/admin/money?tab=disputes' },
  );
  expect(await screen.findByRole('row', { name: /OR1002-1.*Dispute.*Bank decides.*\$40.*\$15.*Dec 1, 2026/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Record the payment for OR1001-1' }));
  const form = within(screen.getByRole('form', { name: 'Record the payment' }));
  await user.click(form.getByRole('button', { name: 'Save the payment' }));
  expect(sent('/settle/')).toEqual([]);
  await user.type(form.getByRole('textbox', { name: /Reference of the payment/ }), 'FX-9');
  await user.dblClick(form.getByRole('button', { name: 'Save the payment' }));
  expect(await screen.findByRole('row', { name: /OR1001-1.*Paid otherwise.*FX-9/ })).toBeInTheDocument();
  expect(sent('/settle/')?.map(({ body }) => body)).toEqual([{ reference: 'FX-9' }]);
});

test('a rate is for a category of the list, or for a seller who is found by name, and overlaps no other', async () => {
  let tries = 0;
  const { user } = await open(
    {
      'GET /api/commission-rate/': () => [
        { ...rate, id: 'cmr_2', scope: 'seller', scopeId: 'prf_mori', seller: { name: 'Mori Ao', nameJp: '森蒼' } },
        { ...rate, id: 'cmr_3', scope: 'category', scopeId: 'coat', seller: null },
      ],
      'GET /api/profile/search/:term': () => [ito],
      'GET /api/vocabulary': () => ({
        categories: [{ key: 'coat', label: { en: 'Coat', jp: 'コート' } }],
        fibres: [],
        care: [],
        colours: [],
        capabilities: [],
        countries: [],
      }),
      'POST /api/commission-rate': () => {
        tries += 1;
        return tries > 1 ? rate : fail({ status: 409, code: 'rate_overlap', fields: { validFrom: 'overlaps another rate' } });
      },
    },
    { at: '/admin/money?tab=rates' },
  );
  // Sellers and categories by name, never by id.
  expect(await screen.findByRole('row', { name: /^Seller: Mori Ao/ })).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /^Category: Coat/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New rate' }));
  await user.type(screen.getByRole('textbox', { name: /^Rate/ }), '12');
  await user.click(screen.getByRole('radio', { name: 'Category' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /Category/ }), await screen.findByRole('option', { name: 'Coat' }));
  await user.click(screen.getByRole('radio', { name: 'Seller' }));
  await user.click(screen.getByRole('button', { name: 'Save the rate' }));
  expect(sent('/commission-rate')).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: 'Find a seller by name' }), 'ito');
  await user.click(await screen.findByRole('button', { name: 'Ito Kasumi' }));
  await user.click(screen.getByRole('button', { name: 'Save the rate' }));
  expect(await screen.findByRole('link', { name: 'From: rate_overlap' })).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^Order/ }), '1');
  await user.click(screen.getByRole('button', { name: 'Save the rate' }));
  await waitFor(() =>
    expect(sent('/commission-rate')?.map(({ body }) => body)).toMatchObject([
      { scope: 'seller', scopeId: 'prf_ito', value: 1_200 },
      { scope: 'seller', scopeId: 'prf_ito', position: 1 },
    ]),
  );
});
const ito: ProfileCard = {
  ...profile,
  _id: profile.id,
  city: 'Nara',
  country: 'JP',
  lat: 34.69,
  lon: 135.8,
  disciplines: [],
  avatar: null,
  cover: null,
  featured: false,
  followers: 0,
  designCount: 0,
  thumbs: [],
};
const rate: CommissionRate = {
  _id: 'cmr_1',
  id: 'cmr_1',
  kind: 'percent',
  value: 1_200,
  currency: null,
  position: 0,
  scope: 'seller',
  scopeId: 'prf_ito',
  validFrom: null,
  validTo: null,
  minMinor: null,
  maxMinor: null,
  seller: null,
  usedBy: 0,
};
