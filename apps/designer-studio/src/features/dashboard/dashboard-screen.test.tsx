import { afterEach, describe, expect, test } from '@jest/globals';
import { fail } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { sampleOrderLine } from '@orime/testing/samples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { me, openDashboard, orderPage } from '../../dashboard.fixture.tsx';
import { ownProfile, sellerOrder } from '../../sample-studio.fixture.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const open = async (...args: Parameters<typeof openDashboard>) => (shown = await openDashboard(...args));

describe('a designer', () => {
  test('tells the customer of another shipping date, with a reason', async () => {
    const { user, api } = await open({ 'POST /api/order/ship-by/id/:id': () => sellerOrder() });
    await user.click(await screen.findByRole('button', { name: 'Change the shipping date' }));
    const form = within(screen.getByRole('form', { name: 'New shipping date for order 1001-1' }));
    fireEvent.change(form.getByLabelText(/Ships by/), { target: { value: '2027-02-01' } });
    await user.click(form.getByRole('button', { name: 'Tell the customer' }));
    expect(await form.findByRole('textbox', { name: /Reason/ })).toBeInvalid();
    await user.type(form.getByRole('textbox', { name: /Reason/ }), 'The dye needs longer.');
    await user.dblClick(form.getByRole('button', { name: 'Tell the customer' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: /New shipping date/ })).not.toBeInTheDocument());
    expect(api.calls.filter(({ url }) => url.includes('/ship-by/')).map(({ body }) => body)).toEqual([
      { shipBy: '2027-02-01T12:00:00.000Z', reason: 'The dye needs longer.' },
    ]);
  });

  test('sends an order with carrier and tracking number', async () => {
    const { user, api } = await open({ 'POST /api/order/fulfill/id/:id': () => sellerOrder({ status: 'shipped' }) });
    await user.click(await screen.findByRole('button', { name: 'Ship' }));
    const form = screen.getByRole('form', { name: 'Parcel of order 1001-1' });
    await user.type(within(form).getByRole('textbox', { name: 'Carrier' }), 'Yamato');
    await user.type(within(form).getByRole('textbox', { name: 'Tracking number' }), '123');
    api.use({
      'GET /api/order/seller': () =>
        orderPage([
          sellerOrder({
            status: 'shipped',
            viewer: {
              canCancel: false,
              canProcess: false,
              canFulfil: false,
              canDeliver: true,
              canReturn: false,
              canInvoice: true,
              isBuyer: false,
            },
          }),
        ]),
    });
    await user.click(within(form).getByRole('button', { name: 'Mark as shipped' }));
    expect(await screen.findByRole('button', { name: 'Mark as delivered' })).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ carrier: 'Yamato', tracking: '123' });
  });

  test('looks at orders to send by themselves', async () => {
    const sent = sellerOrder({ id: 'ord_2', number: '1002-1', status: 'shipped', viewer: { ...sellerOrder().viewer, canFulfil: false } });
    const counts = { all: 2, send: 1, sent: 1 };
    const { user, address } = await open({
      'GET /api/order/seller': ({ query }) => {
        const items = query.show === 'send' ? [sellerOrder()] : [sellerOrder(), sent];
        return { items, total: items.length, page: 1, counts };
      },
    });
    const show = await screen.findByRole('combobox', { name: 'Show' });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await user.selectOptions(show, 'To ship (1)');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('article')).toHaveAttribute('aria-labelledby', `order-${sellerOrder().id}`);
    expect(address()).toBe('/dashboard?tab=orders&show=send');
  });

  test('goes on to the orders of the next page, and back to the first with another group', async () => {
    const { user, api, address } = await open({ 'GET /api/order/seller': () => orderPage([sellerOrder()], 45) });
    await user.click(await screen.findByRole('link', { name: /^Page 3|^3$/ }));
    expect(address()).toBe('/dashboard?tab=orders&page=3');
    await waitFor(() => expect(api.calls.at(-1)?.url).toBe('/api/order/seller?limit=20&page=3'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Shipped (44)');
    expect(address()).toBe('/dashboard?tab=orders&show=sent');
  });

  test('finds orders by words, within a group, and is told when there are none', async () => {
    const { user, api, address } = await open(
      {
        'GET /api/order/seller': ({ query }) => ({
          ...orderPage(query.q === 'Ada' ? [sellerOrder()] : []),
          counts: { all: 2, send: 1, sent: 1 },
        }),
      },
      { search: '&show=send&page=2' },
    );
    const words = await screen.findByRole('searchbox', { name: 'Number, receiver, design or tracking number' });
    await user.type(words, ' Ada {Enter}');
    expect(await screen.findByRole('article', { name: /1001-1/ })).toBeInTheDocument();
    expect(address()).toBe('/dashboard?tab=orders&show=send&q=Ada');
    expect(api.calls.at(-1)?.url).toBe('/api/order/seller?limit=20&page=1&q=Ada&show=send');
    await user.type(words, 'x');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText(/^No order has these words\./)).toBeInTheDocument();
  });

  test('takes the orders of some days along as a file', async () => {
    const { user, api } = await open({ 'GET /api/order/export.csv': () => fail({ status: 500, code: 'internal' }) });
    const form = within(await screen.findByRole('form', { name: 'Orders as CSV' }));
    fireEvent.change(form.getByLabelText(/^From/), { target: { value: '2026-11-30' } });
    fireEvent.change(form.getByLabelText(/^To/), { target: { value: '2026-11-01' } });
    await user.click(form.getByRole('button', { name: 'Download CSV' }));
    expect(await form.findByLabelText(/^To/)).toBeInvalid();
    fireEvent.change(form.getByLabelText(/^To/), { target: { value: '2026-12-01' } });
    await user.click(form.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(api.calls.at(-1)?.url).toBe('/api/order/export.csv?from=2026-11-30&to=2026-12-01'));
    expect(await form.findByRole('alert')).toBeInTheDocument();
  });

  test('sends a part of an order, by line and quantity', async () => {
    const lines = [
      sampleOrderLine({ id: 'orl_1', name: 'Noren Dress', size: 'M', quantity: 2, fulfilledQuantity: 0 }),
      sampleOrderLine({ id: 'orl_2', name: 'Haori', size: 'S', serial: '2/5', quantity: 1, fulfilledQuantity: 0 }),
    ];
    const { user, api } = await open({
      'GET /api/order/seller': () => orderPage([sellerOrder({ lines })]),
      'POST /api/order/fulfill/id/:id': () => sellerOrder({ lines, status: 'partially_shipped' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ship' }));
    expect(screen.getAllByText(/^No\. /).map(({ textContent }) => textContent)).toEqual(['No. 2/5']);
    const form = within(screen.getByRole('form', { name: 'Parcel of order 1001-1' }));
    const dress = form.getByRole('textbox', { name: 'Noren Dress, size M' });
    await user.clear(dress);
    await user.type(dress, '3');
    await user.click(form.getByRole('button', { name: 'Mark as shipped' }));
    expect(dress).toBeInvalid();
    await user.clear(dress);
    await user.type(dress, '1');
    await user.clear(form.getByRole('textbox', { name: 'Haori, size S' }));
    await user.type(form.getByRole('textbox', { name: 'Haori, size S' }), '0');
    api.use({ 'GET /api/order/seller': () => orderPage([sellerOrder({ lines, status: 'partially_shipped' })]) });
    await user.click(form.getByRole('button', { name: 'Mark as shipped' }));
    expect(await screen.findByText('Partly shipped')).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      carrier: '',
      tracking: '',
      lines: [{ lineId: 'orl_1', quantity: 1 }],
    });
  });

  test('has the invoice of an order and the credit notes of its refunds as files; one that cannot be had says so', async () => {
    const refunds = [
      {
        id: 'rfd_1',
        amount: { price: 120, priceMinor: 12_000, currency: 'USD' as const },
        status: 'done' as const,
        at: '2026-11-21T03:00:00.000Z',
        creditNote: { id: 'inv_2', number: 'CN2026-7' },
      },
    ];
    const { user, api } = await open({
      'GET /api/order/seller': () => orderPage([sellerOrder({ refunds })]),
      'GET /api/order/id/:id/invoice.pdf': () => fail({ status: 404, code: 'not_found' }),
    });
    const papers = within(await screen.findByRole('group', { name: 'Documents of order 1001-1' }));
    expect(papers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Packing slip (PDF)',
      'Invoice (PDF)',
      'Credit note CN2026-7 (PDF)',
    ]);
    await user.click(papers.getByRole('button', { name: /^Credit note/ }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(api.calls.at(-1)?.url).toContain('/invoice.pdf?lang=en&refund=rfd_1');
  });

  test('sees an order as sent at once, and as it was when the server refuses', async () => {
    let refuse: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (refuse = resolve));
    const { user, api } = await open({
      'POST /api/order/fulfill/id/:id': async () => {
        await held;
        return fail({ status: 409, code: 'conflict' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ship' }));
    const form = screen.getByRole('form', { name: 'Parcel of order 1001-1' });
    await user.dblClick(within(form).getByRole('button', { name: 'Mark as shipped' }));
    const card = screen.getByRole('article', { name: 'Order 1001-1' });
    expect(await within(card).findByText('Shipped')).toBeInTheDocument();
    refuse();
    expect(await within(card).findByRole('alert')).toBeInTheDocument();
    expect(within(card).queryByText('Shipped')).not.toBeInTheDocument();
    expect(api.calls.filter(({ url }) => url.includes('/fulfill/'))).toHaveLength(1);

    api.use({
      'POST /api/order/fulfill/id/:id': () =>
        sellerOrder({
          status: 'shipped',
          viewer: {
            canCancel: false,
            canProcess: false,
            canFulfil: false,
            canDeliver: true,
            canReturn: false,
            canInvoice: true,
            isBuyer: false,
          },
        }),
    });
    await user.click(within(form).getByRole('button', { name: 'Mark as shipped' }));
    expect(await within(card).findByText('Order 1001-1 is on its way.')).toBeInTheDocument();
    expect(within(card).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('with an unconfirmed address can ask for another mail', async () => {
    const { user, api } = await open({
      'GET /api/users/me': () => me(false),
      'POST /api/users/send-email-verification': () => ({ ok: true, queued: true, retryAfterSeconds: 60 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('A new link is on its way.')).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'ren@example.com', locale: 'en' });
    expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  });

  test('is told when a mail was asked for a moment ago, and how long to wait', async () => {
    const { user } = await open({
      'GET /api/users/me': () => me(false),
      'POST /api/users/send-email-verification': () => ({ ok: true, queued: false, retryAfterSeconds: 31 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('A link was asked for less than a minute ago. Please look for that mail first.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Send again in 3[01] s$/ })).toBeDisabled();
  });

  test('can try again after a failure', async () => {
    const { user, api } = await open({ 'GET /api/profile': () => fail({ status: 500, code: 'internal' }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/profile': () => ownProfile() });
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ren House' })).toBeInTheDocument();
  });
});

test.each([
  ['consumer', 'none', '/consumer/dashboard'],
  ['buyer', 'none', '/buyer/dashboard'],
  ['buyer', 'account_manager', '/buyer/dashboard'],
  ['designer', 'admin', '/admin'],
] as const)('a %s with staff role %s goes to %s', async (type, staffRole, path) => {
  const { address } = await open({}, { type, staffRole });
  expect(address()).toBe(path);
});
