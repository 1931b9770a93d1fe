import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Payout } from '@orime/contracts/api/money/payout';
import { giveBoxesASize, ONCE, ONCE_BY_KEY, renderScreen, sendThroughTrouble } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
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

async function open(): Promise<RenderedScreen> {
  shown = await renderScreen(MoneyScreen, {
    route: routeOf('money'),
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/admin/stats': () => adminStats(),
      'GET /api/payout': () => ({ items: [payout], total: 1, page: 1, balances: [] }),
      'GET /api/payout/due': () => ({ due: [{ kind: 'seller', profile, amount: usd(17_000), isDue: true }], accounts: [] }),
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
