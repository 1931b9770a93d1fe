import { afterEach, expect, test } from '@jest/globals';
import { fail, ONCE_BY_KEY, sendThroughTrouble } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openDashboard, orderPage } from '../../../dashboard.fixture.tsx';
import { sellerOrder } from '../../../sample-studio.fixture.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const open = async (...args: Parameters<typeof openDashboard>) => (shown = await openDashboard(...args));

const order = (number: number, status: 'placed' | 'shipped' = 'placed') =>
  sellerOrder({
    id: `ord_${String(number)}`,
    number: `100${String(number)}-1`,
    status,
    viewer: { ...sellerOrder().viewer, canFulfil: status === 'placed' },
  });

test('several orders leave with one press; one that is refused stays with what was entered, and is tried again alone', async () => {
  const sent = new Set<string>();
  let isBroken = true;
  const { user, api } = await open({
    'GET /api/order/seller': () =>
      orderPage([1, 2, 3].map((number) => order(number, sent.has(`ord_${String(number)}`) ? 'shipped' : 'placed'))),
    'POST /api/order/fulfill/id/:id': ({ params }) => {
      if (params.id === 'ord_2' && isBroken) return fail({ status: 503, code: 'unavailable' });
      sent.add(params.id);
      return order(1, 'shipped');
    },
  });
  const bar = within(await screen.findByRole('group', { name: 'Orders to ship together' }));
  expect(bar.getByRole('button', { name: 'Ship together' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Choose order 1003-1' }));
  await user.click(bar.getByRole('button', { name: 'Choose all to ship on this page' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose order 1003-1' }));
  expect(bar.getByRole('status')).toHaveTextContent('2 orders chosen');
  await user.click(bar.getByRole('button', { name: 'Ship together' }));

  const form = within(bar.getByRole('form', { name: 'Ship together' }));
  await user.type(form.getByRole('textbox', { name: /^Carrier/ }), 'Yamato');
  await user.type(form.getByRole('textbox', { name: /^Tracking number of order 1001-1/ }), '111');
  await user.type(form.getByRole('textbox', { name: /^Tracking number of order 1002-1/ }), ' 222 ');
  await user.click(form.getByRole('button', { name: 'Mark 2 orders as shipped' }));
  expect(await form.findByRole('alert')).toHaveTextContent('1 order could not be marked as shipped. What you entered is kept.');
  expect(form.getByText('Order 1001-1')).toBeInTheDocument();
  expect(form.queryByRole('textbox', { name: /1001-1/ })).not.toBeInTheDocument();
  expect(form.getByRole('textbox', { name: /1002-1/ })).toHaveValue(' 222 ');
  expect(form.getByRole('textbox', { name: /1002-1/ })).toBeInvalid();
  // It has left: nobody chooses it again.
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Choose order 1001-1' })).not.toBeInTheDocument());

  isBroken = false;
  await user.click(form.getByRole('button', { name: 'Mark 1 order as shipped' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Ship together' })).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Orders' })).toHaveFocus();

  const calls = api.calls.filter(({ url }) => url.includes('/fulfill/'));
  expect(calls.map(({ url, body }) => [url.split('/').at(-1), body])).toEqual([
    ['ord_1', { carrier: 'Yamato', tracking: '111' }],
    ['ord_2', { carrier: 'Yamato', tracking: '222' }],
    ['ord_2', { carrier: 'Yamato', tracking: '222' }],
  ]);
  const [first, second, again] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(again);
  expect(new Set([first, second]).size).toBe(2);
});

test('a bad connection sends nothing twice', async () => {
  const rendered = await open({ 'GET /api/order/seller': () => orderPage([order(1), order(2)]) });
  const { user } = rendered;
  await user.click(await screen.findByRole('checkbox', { name: 'Choose order 1002-1' }));
  await user.click(screen.getByRole('button', { name: 'Ship together' }));
  const outcome = await sendThroughTrouble(rendered, {
    call: 'POST /api/order/fulfill/id/:id',
    send: () => user.dblClick(screen.getByRole('button', { name: 'Mark 1 order as shipped' })),
    answer: () => order(2, 'shipped'),
  });
  expect(outcome).toEqual(ONCE_BY_KEY);
});

test('a single order is not chosen; two are, in Japanese too', async () => {
  const { user, api } = await open({}, { language: 'jp' });
  expect(await screen.findByRole('button', { name: '発送手続きへ' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  api.use({
    'GET /api/order/seller': () => orderPage([order(1), order(2)]),
    'POST /api/order/fulfill/id/:id': () => order(1, 'shipped'),
  });
  await user.type(screen.getByRole('searchbox', { name: '注文番号・お届け先・作品名・追跡番号' }), '100{Enter}');
  await user.click(await screen.findByRole('button', { name: 'このページの発送待ちをすべて選択' }));
  await user.click(screen.getByRole('button', { name: 'まとめて発送' }));
  expect(screen.getByRole('textbox', { name: /^注文番号 1001-1の追跡番号/ })).toHaveAccessibleDescription('Ada Guest様宛て');
  await user.click(screen.getByRole('button', { name: '2件を発送済みにする' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'まとめて発送' })).not.toBeInTheDocument());
  expect(api.calls.filter(({ url }) => url.includes('/fulfill/'))).toHaveLength(2);
});
