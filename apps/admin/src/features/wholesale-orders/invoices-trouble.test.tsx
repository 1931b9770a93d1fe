import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { InvoiceRefund } from '@orime/contracts/api/money/invoice-refund';
import { giveBoxesASize, ONCE_BY_KEY, renderScreen, sendThroughTrouble } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleInvoice, usd } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import WholesaleOrdersScreen from './wholesale-orders-screen.tsx';

const PATIENT = { timeout: 20_000 };
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

async function open(at: string, api: ApiHandlers): Promise<RenderedScreen> {
  const screenOf = { route: routeOf('wholesale-orders'), locales, signedIn: { staffRole: 'admin' as const } };
  shown = await renderScreen(WholesaleOrdersScreen, { ...screenOf, at: `/admin/wholesale-orders?tab=${at}`, api });
  return shown;
}

test('an invoice is cancelled once, whatever becomes of the connection', async () => {
  const page = await open('invoices&invoice=inv_1', { 'GET /api/invoice/id/:id': () => sampleInvoice() });
  await page.user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Torn');
  const send = async (): Promise<void> => {
    await page.user.click(screen.getByRole('button', { name: 'Issue the credit note' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, PATIENT));
    await page.user.type(dialog.getByRole('textbox'), 'INV2026-1');
    await page.user.dblClick(dialog.getByRole('button', { name: 'Issue the credit note' }));
  };
  const answer = () => sampleInvoice({ id: 'inv_2', number: 'CN-1', kind: 'credit_note' });
  expect(await sendThroughTrouble(page, { call: 'POST /api/invoice/void/id/:id', send, answer })).toEqual(ONCE_BY_KEY);
});

test('what is owed back is settled once', async () => {
  const owed: InvoiceRefund = {
    _id: 'irf_1',
    id: 'irf_1',
    status: 'open',
    amount: usd(40_000),
    invoice: { id: 'inv_1', number: 'INV2026-1' },
    order: { id: 'wor_1', number: 'WO1042', status: 'cancelled' },
    buyer: { id: 'byr_1', name: 'Kumo' },
    method: null,
    reference: '',
    appliedTo: null,
    createdAt: '2026-11-20T00:00:00.000Z',
    settledAt: null,
  };
  const page = await open('refunds', { 'GET /api/invoice/refund/': () => ({ items: [owed], total: 1, page: 1 }) });
  await page.user.click(await screen.findByRole('button', { name: 'Settle INV2026-1' }));
  const send = async (): Promise<void> => {
    await page.user.click(await screen.findByRole('button', { name: 'Record it as settled' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, PATIENT));
    await page.user.type(dialog.getByRole('textbox'), '400.00');
    await page.user.dblClick(dialog.getByRole('button', { name: 'Record it as settled' }));
  };
  const answer = () => ({ ...owed, status: 'paid' as const });
  expect(await sendThroughTrouble(page, { call: 'POST /api/invoice/refund/id/:id', send, answer })).toEqual(ONCE_BY_KEY);
});
