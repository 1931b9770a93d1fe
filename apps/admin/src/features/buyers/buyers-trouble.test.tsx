import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { giveBoxesASize, ONCE, renderScreen, sendThroughTrouble } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { screen } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { buyerManager, buyerSummary, staffBuyer } from '../../sample-buyers.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import BuyersScreen from './buyers-screen.tsx';

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

test('a company is decided on once, whatever becomes of the connection', async () => {
  const page = await renderScreen(BuyersScreen, {
    route: routeOf('buyers'),
    at: '/admin/buyers?buyer=byr_1',
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/buyer/pending-verification': () => ({ items: [buyerSummary()], total: 1, page: 1 }),
      'GET /api/buyer/id/:id': () => staffBuyer({ requestedTerms: null }),
      'GET /api/buyer/managers': () => ({ items: [buyerManager()], total: 1, page: 1 }),
    },
  });
  shown = page;
  await page.user.click(await screen.findByRole('button', { name: 'Accept' }));
  await page.user.click(screen.getByRole('radio', { name: /^Verify/ }));
  const send = async (): Promise<void> => page.user.dblClick(screen.getByRole('button', { name: 'Save the decision' }));
  const answer = () => staffBuyer({ verification: 'verified', version: 4 });
  expect(await sendThroughTrouble(page, { call: 'POST /api/buyer/status/id/:id', send, answer })).toEqual(ONCE);
});
