import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fail, giveBoxesASize, ONCE_BY_KEY, renderScreen, sendThroughTrouble } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { sampleInvoice, usd } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { buyerSummary } from '../../sample-buyers.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { wholesaleOrder } from '../../sample-wholesale.fixture.ts';
import WholesaleOrdersScreen from './wholesale-orders-screen.tsx';

const route = routeOf('wholesale-orders');
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

const base: ApiHandlers = {
  'GET /api/wholesale-order/': () => ({
    items: [wholesaleOrder(), wholesaleOrder({ id: 'wor_2', _id: 'wor_2', number: 'WO1043', version: 8 })],
    total: 2,
    page: 1,
  }),
  'GET /api/invoice/': () => ({ items: [sampleInvoice({ status: 'overdue' })], total: 1, page: 1 }),
  'GET /api/invoice/id/:id': () => sampleInvoice(),
  'GET /api/invoice/refund/': () => ({ items: [], total: 0, page: 1 }),
};
async function open(api: ApiHandlers = {}, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(WholesaleOrdersScreen, {
    route,
    locales,
    api: { ...base, ...api },
    signedIn: { staffRole: 'admin' },
    ...options,
  });
  return shown;
}
const sent = (path: string) => shown?.api.calls.filter(({ method, url }) => method === 'POST' && url.includes(path));

describe('the review queue', () => {
  test('leads to the page of an order, and approves those that are selected on the version that was read', async () => {
    const { user } = await open({
      'POST /api/wholesale-order/status/id/:id': ({ params }) =>
        params.id === 'wor_2' ? fail({ status: 409, code: 'conflict' }) : wholesaleOrder({ approvals: { seller: true, manager: true } }),
    });
    const grid = within(await screen.findByRole('grid', { name: 'To review' }));
    expect(grid.getByRole('link', { name: 'WO1042' })).toHaveAttribute('href', '/wholesale-order-info/wor_1');
    await user.click(grid.getByRole('checkbox', { name: 'Select all rows' }));
    await user.click(screen.getByRole('button', { name: 'Approve 2 orders' }));
    await user.click(within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 })).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(sent('/status/')).toHaveLength(2));
    expect(sent('/status/')?.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
      [{ status: 'approved' }, '3'],
      [{ status: 'approved' }, '8'],
    ]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('says that nothing waits, in Japanese too', async () => {
    await open({ 'GET /api/wholesale-order/': () => ({ items: [], total: 0, page: 1 }) }, { language: 'jp' });
    expect(await screen.findByRole('heading', { name: '審査待ちの注文はありません' })).toBeInTheDocument();
  });
});

describe('money received', () => {
  const one = { at: '/admin/wholesale-orders?tab=invoices&invoice=inv_1' };

  test('is recorded in part, never above what is due', async () => {
    const { user } = await open({ 'POST /api/invoice/payment/id/:id': () => sampleInvoice({ status: 'partially_paid' }) }, one);
    const form = within(await screen.findByRole('form', { name: 'Record money received' }));
    const amount = form.getByRole('textbox', { name: /Amount/ });
    expect(amount).toHaveValue('1200.00');
    await user.clear(amount);
    await user.type(amount, '1300');
    await user.click(form.getByRole('button', { name: 'Record it' }));
    expect(await screen.findAllByText(/Only \$1,200 is due/)).not.toHaveLength(0);
    await user.clear(amount);
    await user.type(amount, '400.50');
    await user.type(form.getByRole('textbox', { name: /Reference/ }), 'B-7');
    await user.click(form.getByRole('button', { name: 'Record it' }));
    await waitFor(() =>
      expect(sent('/payment/')?.map(({ body }) => body)).toEqual([
        { amountMinor: 40_050, method: 'bank_transfer', dueMinor: 120_000, reference: 'B-7' },
      ]),
    );
    expect(sent('/payment/')?.[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  test('that another tab has recorded is told, and the form goes on from what is still due', async () => {
    const { user, api } = await open({ 'POST /api/invoice/payment/id/:id': () => fail({ status: 409, code: 'conflict' }) }, one);
    const name = { name: 'Record money received' };
    await user.click(within(await screen.findByRole('form', name)).getByRole('button', { name: 'Record it' }));
    const again = await screen.findByRole('button', { name: 'Show the newer version' });
    api.use({ 'GET /api/invoice/id/:id': () => sampleInvoice({ status: 'partially_paid', paid: usd(40_000), due: usd(80_000) }) });
    await user.click(again);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('800.00'));
    expect(screen.queryByRole('button', { name: 'Show the newer version' })).not.toBeInTheDocument();
  });

  test('is recorded once, whatever becomes of the connection', async () => {
    const page = await open({}, one);
    const form = within(await screen.findByRole('form', { name: 'Record money received' }));
    const send = async (): Promise<void> => page.user.dblClick(form.getByRole('button', { name: 'Record it' }));
    const answer = () => sampleInvoice({ status: 'partially_paid' });
    expect(await sendThroughTrouble(page, { call: 'POST /api/invoice/payment/id/:id', send, answer })).toEqual(ONCE_BY_KEY);
  });

  test('of an invoice that is cancelled is told, and its number typed', async () => {
    const { user } = await open(
      {
        'GET /api/invoice/id/:id': () => sampleInvoice({ paid: usd(1_000) }),
        'POST /api/invoice/void/id/:id': () => sampleInvoice({ id: 'inv_2', number: 'CN-1', kind: 'credit_note' }),
      },
      one,
    );
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Wrong address');
    await user.click(screen.getByRole('button', { name: 'Issue the credit note' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
    expect(dialog.getByText(/what was paid is owed back/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Issue the credit note' }));
    expect(sent('/void/')).toEqual([]);
    await user.type(dialog.getByRole('textbox'), 'INV2026-1');
    await user.click(dialog.getByRole('button', { name: 'Issue the credit note' }));
    await waitFor(() => expect(sent('/void/')?.map(({ body }) => body)).toEqual([{ reason: 'Wrong address' }]));
  });

  test('is an admin’s: a manager reads why not', async () => {
    await open(
      { 'GET /api/invoice/': () => fail({ status: 403, code: 'forbidden' }) },
      { at: '/admin/wholesale-orders?tab=overdue', signedIn: { staffRole: 'account_manager' } },
    );
    expect(await screen.findByText(/Invoices are for admins/)).toBeInTheDocument();
  });
});

test('the credit of each company: what it may owe, what it owes, what is left', async () => {
  await open(
    {
      'GET /api/buyer/all': () => ({
        items: [
          buyerSummary({
            verification: 'verified',
            terms: 'net30',
            creditLimit: usd(500_000),
            creditUsed: usd(120_000),
            overdueInvoices: 2,
          }),
        ],
        total: 1,
        page: 1,
      }),
    },
    { at: '/admin/wholesale-orders?tab=credit' },
  );
  expect(await screen.findByRole('row', { name: /Kumo Net 30 days \$5,000 \$1,200 \$3,800 2/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kumo' })).toHaveAttribute('href', '/admin/buyers?tab=all&buyer=byr_1');
  expect(shown?.api.calls.some(({ url }) => url.includes('verification=verified'))).toBe(true);
});
