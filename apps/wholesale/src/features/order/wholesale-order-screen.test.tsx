import { afterEach, describe, expect, test } from '@jest/globals';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { sampleProduct, usd } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-styles.fixture.ts';
import { cartItem, quotedBrand, quoteOf, sampleOrder } from '../../sample-trade.fixture.ts';
import WholesaleOrderScreen from './wholesale-order-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(order: WholesaleOrder, api: ApiHandlers = {}, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(WholesaleOrderScreen, {
    route: routes.find(({ path }) => path === '/wholesale-order-info/:id') ?? routes[0],
    at: '/wholesale-order-info/wor_1',
    locales,
    signedIn: { type: 'buyer' },
    ...options,
    api: { 'GET /api/wholesale-order/id/:id': () => order, ...api },
  });
  return shown;
}

const posts = () => (shown?.api.calls ?? []).filter(({ method, url }) => method === 'POST' && !url.endsWith('/quote'));
const changed = sampleOrder({
  status: 'changes_requested',
  termsVersion: 2,
  needsAcceptance: true,
  viewer: { ...sampleOrder().viewer, canAccept: true },
  agreed: {
    lines: [
      {
        designId: 'dsn_haori',
        designName: 'Indigo Haori',
        designNameJp: '藍の羽織',
        colour: { en: 'Indigo', jp: '藍' },
        sizeQuantities: { S: 2, M: 6 },
        unit: usd(20_000),
      },
    ],
    window: { en: 'Main', jp: '本納期' },
    startShip: '2027-02-01',
    cancelAfter: '2027-02-20',
    terms: 'deposit30',
    shipping: usd(0),
    total: usd(160_000),
  },
});

describe('a buyer', () => {
  test('sees what changed beside what was agreed, and accepts that version', async () => {
    const { user } = await open(changed, { 'POST /api/wholesale-order/accept/id/:id': () => sampleOrder() });
    const table = within(await screen.findByRole('table', { name: 'What changed' }));
    expect(table.getByRole('row', { name: /Indigo Haori.*M × 6.*M × 4/ })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /Cancel after.*Feb 20, 2027.*Feb 28, 2027/ })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /Total.*\$1,600.*\$1,200/ })).toBeInTheDocument();
    expect(table.queryByRole('row', { name: /Start ship/ })).not.toBeInTheDocument();
    await user.dblClick(screen.getByRole('button', { name: 'Accept the changes' }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'What changed' })).not.toBeInTheDocument());
    expect(posts().map(({ body }) => body)).toEqual([{ termsVersion: 2 }]);
  });

  test('is told when it was changed once more meanwhile, and sees that', async () => {
    const { user, api } = await open(changed, {
      'POST /api/wholesale-order/accept/id/:id': () => fail({ status: 409, code: 'conflict' }),
    });
    await screen.findByRole('table', { name: 'What changed' });
    api.use({ 'GET /api/wholesale-order/id/:id': () => ({ ...changed, termsVersion: 3, total: usd(100_000) }) });
    await user.click(screen.getByRole('button', { name: 'Accept the changes' }));
    expect(await screen.findByText(/changed once more while you read/)).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Total.*\$1,600.*\$1,000/ })).toBeInTheDocument();
  });

  test('orders again into a draft', async () => {
    const { user } = await open(sampleOrder(), { 'POST /api/wholesale-order/reorder/id/:id': () => sampleOrder({ id: 'wor_9' }) });
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.headers.get('idempotency-key')).not.toBeNull();
  });

  test('submits a draft; prices that changed since are taken on purpose', async () => {
    const draft = sampleOrder({
      status: 'draft',
      placedAt: null,
      viewer: { ...sampleOrder().viewer, steps: ['in_review'], canUpdate: true },
    });
    let isRepriced = false;
    const { user } = await open(draft, {
      'POST /api/wholesale-order/status/id/:id': () =>
        isRepriced ? sampleOrder() : fail({ status: 409, code: 'quote_changed', details: { totalMinor: 130_000, formerMinor: 120_000 } }),
      'POST /api/wholesale-order/update/id/:id': () => {
        isRepriced = true;
        return { ...draft, version: 4 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Submit for review' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Submit for review' }));
    await user.click(dialog.getByRole('button', { name: 'Submit for review' }));
    expect(await dialog.findByText(/\$1,200 then, \$1,300 now/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Take the new prices and submit' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(posts().map(({ headers }) => headers.get('if-match'))).toEqual(['3', '3', '4']);
  });
});

describe('an account manager', () => {
  const ofManager = sampleOrder({
    viewer: {
      role: 'manager',
      steps: ['changes_requested', 'approved', 'cancelled'],
      canUpdate: true,
      canAccept: false,
      canFulfil: false,
      canReorder: false,
    },
  });
  const reads: ApiHandlers = {
    'GET /api/wholesale/product/:id': () => sampleProduct(),
    'POST /api/wholesale-order/quote': () => quoteOf([quotedBrand(cartItem())]),
  };

  test('changes a quantity, from the version that was read; nothing else is sent', async () => {
    const { user } = await open(ofManager, {
      ...reads,
      'POST /api/wholesale-order/update/id/:id': () => ({ ...changed, viewer: ofManager.viewer }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change the order' }));
    const field = screen.getByRole('spinbutton', { name: 'Indigo Haori, M, units' });
    await user.clear(field);
    await user.type(field, '3');
    expect(await screen.findByRole('spinbutton', { name: 'Indigo Haori, L, units' })).toHaveValue(null);
    await user.click(screen.getByRole('button', { name: 'Save and ask the buyer' }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.body).toEqual({ lines: [{ id: 'dsn_haori', sizeQuantities: { S: 2, M: 3 } }] });
    expect(posts()[0]?.headers.get('if-match')).toBe('3');
    expect(await screen.findByText('Waiting for the buyer to accept the changes')).toBeInTheDocument();
  });

  test('keeps what was typed when somebody else was faster, and may put it on top of that', async () => {
    const { user } = await open(ofManager, {
      ...reads,
      'POST /api/wholesale-order/update/id/:id': ({ headers }) =>
        headers.get('if-match') === '7' ? ofManager : fail({ status: 409, code: 'conflict', details: { expected: 3, version: 7 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change the order' }));
    await user.type(screen.getByRole('textbox', { name: /Note to the designer/ }), 'Mari');
    await user.click(screen.getByRole('button', { name: 'Save and ask the buyer' }));
    expect(await screen.findByText(/Take the newest state to see what changed/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Note to the designer/ })).toHaveValue('Mari');
    await user.click(screen.getByRole('button', { name: /keep mine/i }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Note to the designer/ })).not.toBeInTheDocument());
    expect(posts().map(({ body }) => body)).toEqual([{ note: 'Mari' }, { note: 'Mari' }]);
  });

  test('approves, and is told what stands in the way', async () => {
    const { user } = await open(ofManager, {
      'POST /api/wholesale-order/status/id/:id': () =>
        fail({ status: 422, code: 'business_rule', details: { reason: 'needs_acceptance', termsVersion: 2 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve' }));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText('The buyer has not accepted the changed order yet.')).toBeInTheDocument();
  });

  test('does not ask for changes without saying which', async () => {
    const { user } = await open(ofManager);
    await user.click(await screen.findByRole('button', { name: 'Ask for changes' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    expect(dialog.getByText('Say what should change.')).toBeInTheDocument();
    expect(posts()).toEqual([]);
  });
});

describe('the designer', () => {
  const approved = sampleOrder({
    status: 'approved',
    lines: sampleOrder().lines.map((line) => ({ ...line, shippedQuantities: { S: 1 } })),
    viewer: { role: 'seller', steps: ['in_production'], canUpdate: false, canAccept: false, canFulfil: true, canReorder: false },
  });

  test('ships a part by size, at most what is left, and once however often it is sent', async () => {
    let isUp = false;
    const { user } = await open(approved, {
      'POST /api/wholesale-order/fulfill/id/:id': () =>
        isUp ? { ...approved, status: 'partially_shipped' as const } : fail({ status: 503, code: 'unavailable' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ship a parcel' }));
    const small = screen.getByRole('spinbutton', { name: 'Indigo Haori, S, units' });
    expect(small).toHaveValue(1);
    await user.clear(small);
    await user.type(small, '9');
    expect(small).toHaveValue(1);
    await user.clear(screen.getByRole('spinbutton', { name: 'Indigo Haori, M, units' }));
    await user.type(screen.getByRole('textbox', { name: /Tracking/ }), '1234');
    const send = screen.getByRole('button', { name: 'Register the parcel' });
    await user.dblClick(send);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(posts()).toHaveLength(1);
    isUp = true;
    await user.click(send);
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(posts()[1]?.body).toEqual({ carrier: '', tracking: '1234', lines: [{ lineId: 'wol_1', sizeQuantities: { S: 1 } }] });
    // Of the first try the answer alone may have been lost.
    expect(posts()[0]?.headers.get('idempotency-key')).toEqual(posts()[1]?.headers.get('idempotency-key'));
  });

  test('is told of an advance payment that is open', async () => {
    const { user } = await open(approved, {
      'POST /api/wholesale-order/status/id/:id': () =>
        fail({ status: 422, code: 'business_rule', details: { reason: 'advance_unpaid', advanceMinor: 36_000, paidMinor: 6_000 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Start production' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Start production' }));
    expect(await dialog.findByText(/\$300 of the advance payment is still open/)).toBeInTheDocument();
  });
});

describe('whoever may not', () => {
  test('finds no order of somebody else', async () => {
    await open(sampleOrder(), { 'GET /api/wholesale-order/id/:id': () => fail({ status: 404, code: 'not_found' }) });
    expect(await screen.findByText(/There is no such order among yours/)).toBeInTheDocument();
  });

  test('signs in first, and comes back', async () => {
    await open(sampleOrder(), {}, { signedIn: undefined, language: 'jp' });
    expect(await screen.findByRole('link', { name: 'ログイン' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fwholesale-order-info%2Fwor_1',
    );
  });

  test('may try again after a failure', async () => {
    await open(sampleOrder(), { 'GET /api/wholesale-order/id/:id': () => fail({ status: 500, code: 'internal' }) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
