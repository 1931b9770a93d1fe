import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { CommissionRate } from '@orime/contracts/api/money/commission-rate';
import type { Expense } from '@orime/contracts/api/money/expense';
import type { Payout } from '@orime/contracts/api/money/payout';
import type { MoneyBack } from '@orime/contracts/api/selling/money-back';
import { giveBoxesASize, ONCE, ONCE_BY_KEY, renderScreen, sendThroughTrouble } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { usd } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
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
});

const profile = { id: 'prf_ito', handle: 'ito', name: 'Ito Kasumi', nameJp: '伊藤霞' };
const payout: Payout = {
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
};

async function open(tab = '', api: ApiHandlers = {}): Promise<RenderedScreen> {
  shown = await renderScreen(MoneyScreen, {
    route: routeOf('money'),
    locales,
    signedIn: { staffRole: 'admin' },
    at: `/admin/money${tab}`,
    api: {
      'GET /api/admin/stats': () => adminStats(),
      'GET /api/payout': () => ({ items: [payout], total: 1, page: 1, balances: [] }),
      'GET /api/payout/due': () => ({ due: [{ kind: 'seller', profile, amount: usd(17_000), isDue: true }], accounts: [] }),
      ...api,
    },
  });
  return shown;
}

test('a run pays once, whatever becomes of the connection', async () => {
  const page = await open();
  const send = async (): Promise<void> => {
    await page.user.click(await screen.findByRole('button', { name: 'Pay out $170' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
    await page.user.type(dialog.getByRole('textbox'), '170.00');
    await page.user.dblClick(dialog.getByRole('button', { name: 'Pay out' }));
  };
  const answer = () => ({ payouts: [payout] });
  expect(await sendThroughTrouble(page, { call: 'POST /api/payout/run', send, answer })).toEqual(ONCE_BY_KEY);
});

test('a step of a payout is taken once', async () => {
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: 'Next step of the payout to Ito Kasumi' }));
  await page.user.click(screen.getByRole('radio', { name: 'The bank has paid it' }));
  await page.user.type(screen.getByRole('textbox', { name: 'Reference' }), 'B-1');
  const send = async (): Promise<void> => page.user.dblClick(screen.getByRole('button', { name: 'Save the step' }));
  expect(await sendThroughTrouble(page, { call: 'POST /api/payout/status/id/:id', send, answer: () => payout })).toEqual(ONCE);
});

test('a rate is added once', async () => {
  const rate: CommissionRate = {
    _id: 'cmr_1',
    id: 'cmr_1',
    kind: 'percent',
    value: 1_200,
    currency: null,
    position: 0,
    scope: 'global',
    scopeId: null,
    validFrom: null,
    validTo: null,
    minMinor: null,
    maxMinor: null,
    seller: null,
    usedBy: 0,
  };
  const page = await open('?tab=rates', { 'GET /api/commission-rate/': () => [] });
  await page.user.click(await screen.findByRole('button', { name: 'New rate' }));
  await page.user.type(screen.getByRole('textbox', { name: /^Rate/ }), '12');
  const send = async (): Promise<void> => page.user.dblClick(screen.getByRole('button', { name: 'Save the rate' }));
  expect(await sendThroughTrouble(page, { call: 'POST /api/commission-rate', send, answer: () => rate })).toEqual(ONCE_BY_KEY);
});

test('an expense is decided on once', async () => {
  const expense: Expense = {
    _id: 'exp_1',
    id: 'exp_1',
    date: '2026-11-02',
    vendor: 'Maru Thread',
    category: 'materials',
    amount: usd(4_000),
    tax: usd(0),
    receipt: null,
    productionId: null,
    designId: null,
    reimbursable: true,
    note: '',
    status: 'submitted',
    decisionNote: '',
    owner: { id: 'usr_ito', name: 'Ito Kasumi' },
    createdAt: '2026-11-02T00:00:00.000Z',
    version: 2,
  };
  const page = await open('?tab=expenses', { 'GET /api/expense': () => ({ items: [expense], total: 1, page: 1 }) });
  await page.user.click(await screen.findByRole('button', { name: 'Look at the expense of Maru Thread' }));
  await page.user.click(screen.getByRole('radio', { name: 'Approve' }));
  const send = async (): Promise<void> => page.user.dblClick(screen.getByRole('button', { name: 'Save the decision' }));
  const answer = () => ({ ...expense, status: 'approved' as const, version: 3 });
  expect(await sendThroughTrouble(page, { call: 'POST /api/expense/status/id/:id', send, answer })).toEqual(ONCE);
});

test('a refund that got lost is recorded as paid once', async () => {
  const lost: MoneyBack = {
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
  };
  const page = await open('?tab=disputes', { 'GET /api/payment/money-back/': () => ({ items: [lost], total: 1, page: 1 }) });
  await page.user.click(await screen.findByRole('button', { name: 'Record the payment for OR1001-1' }));
  const form = within(screen.getByRole('form', { name: 'Record the payment' }));
  await page.user.type(form.getByRole('textbox', { name: /Reference of the payment/ }), 'FX-9');
  const send = async (): Promise<void> => page.user.dblClick(form.getByRole('button', { name: 'Save the payment' }));
  const answer = () => ({ ...lost, status: 'settled' as const });
  expect(await sendThroughTrouble(page, { call: 'POST /api/payment/money-back/settle/id/:id', send, answer })).toEqual(ONCE);
});
