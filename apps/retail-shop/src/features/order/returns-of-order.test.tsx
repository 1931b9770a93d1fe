import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleOrder, sampleOrderLine, sampleReturn, sampleSettings, usd } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { purchase } from '../../sample-purchases.fixture.ts';
import OrderInfoScreen from './order-info-screen.tsx';

const route = routes.find(({ path }) => path === '/order-info/:id') ?? routes[0];
const until = '2026-12-20T03:00:00.000Z';
const returnable = { quantity: 2, until, whyNot: null };
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const delivered = (changed: Parameters<typeof sampleOrder>[0] = {}) => {
  const order = sampleOrder();
  return purchase([
    sampleOrder({
      status: 'delivered',
      lines: [
        sampleOrderLine({ quantity: 2, fulfilledQuantity: 2, total: usd(42_001), returnable }),
        sampleOrderLine({
          id: 'oln_2',
          name: 'Made Coat',
          mode: 'made_to_order',
          returnable: { quantity: 0, until: null, whyNot: 'made_to_order' },
        }),
      ],
      viewer: { ...order.viewer, canCancel: false, canReturn: true },
      ...changed,
    }),
  ]);
};

async function open(api: ApiHandlers, language: 'en' | 'jp' = 'en'): Promise<RenderedScreen> {
  const settings = sampleSettings();
  const market = {
    'GET /api/settings/public': () => ({ ...settings, markets: settings.markets.map((each) => ({ ...each, returnFeeMinor: 1_500 })) }),
  };
  shown = await renderScreen(OrderInfoScreen, {
    route,
    at: '/order-info/grp_1?key=k_secret',
    locales,
    language,
    api: { ...market, ...api },
  });
  return shown;
}

describe('a return', () => {
  test('is asked for with quantity and reason by a guest with the key, and shows what happens next', async () => {
    let isAsked = false;
    const { user, api } = await open({
      'GET /api/order/id/:id': () => delivered(isAsked ? { returns: [{ id: 'ret_1', number: 'RT1001', status: 'requested' }] } : {}),
      'GET /api/return/id/:id': () => sampleReturn(),
      'POST /api/return': () => {
        isAsked = true;
        return sampleReturn();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Return something' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return from order 1001-1' }));
    expect(dialog.queryByText(/Made Coat/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Ask for the return' }));
    expect(await dialog.findByText('Choose at least one piece to return.')).toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Quantity' }), '1');
    // The odd cent stays for the last unit; the parcel costs $15 unless something is wrong with what is in it.
    expect(await dialog.findByText('About $195 back')).toBeInTheDocument();
    expect(dialog.getByText('$15 kept back for the parcel')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Ask for the return' }));
    expect(await dialog.findAllByText('Choose a reason for each piece.')).not.toHaveLength(0);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'damaged');
    expect(dialog.getByText('About $210 back')).toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'too_small');
    await user.type(dialog.getByRole('textbox', { name: /What is wrong with it/ }), 'Tight');
    await user.click(dialog.getByRole('button', { name: 'Ask for the return' }));

    expect(await screen.findByRole('dialog', { name: 'Return RT1001' })).toBeInTheDocument();
    const sent = api.calls.find(({ method }) => method === 'POST');
    expect(sent?.url).toBe('/api/return?key=k_secret');
    expect(sent?.body).toEqual({ orderId: 'ord_1', lines: [{ lineId: 'oln_1', quantity: 1, reason: 'too_small', note: 'Tight' }] });
    expect(sent?.headers.get('idempotency-key')).not.toBeNull();
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(await screen.findByRole('article', { name: 'Return RT1001' })).toBeInTheDocument();
  });

  test('is not offered where nothing can go back, and each line says why', async () => {
    const order = sampleOrder();
    const why = (id: string, whyNot: 'made_to_order' | 'window_closed' | 'returning') =>
      sampleOrderLine({ id, returnable: { quantity: 0, until: whyNot === 'made_to_order' ? null : until, whyNot } });
    await open({
      'GET /api/order/id/:id': () =>
        delivered({
          lines: [why('a', 'made_to_order'), why('b', 'window_closed'), why('c', 'returning')],
          viewer: { ...order.viewer, canReturn: false },
        }),
    });
    expect(await screen.findByText(/^Made to order/)).toBeInTheDocument();
    expect(screen.getByText(/^The return period ended on December 20/)).toBeInTheDocument();
    expect(screen.getByText('In a return')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Return something' })).toBeNull();
  });

  test('that the api refuses says so, and keeps what was typed', async () => {
    const { user } = await open({
      'GET /api/order/id/:id': () => delivered(),
      'POST /api/return': () => fail({ status: 500, code: 'internal' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Return something' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Quantity' }), '2');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'other');
    await user.click(dialog.getByRole('button', { name: 'Ask for the return' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveValue('other');
  });

  test('that was accepted shows where to send it, until when, the slip, and takes the tracking number', async () => {
    const approved = sampleReturn({
      status: 'approved',
      answer: 'Please fold it once.',
      photos: [
        { id: 'fil_1', url: '/api/file/fil_1?expires=1&signature=a' },
        { id: 'fil_2', url: '/api/file/fil_2?expires=1&signature=a' },
      ],
      address: { name: 'Returns, Kasumi', line1: '2-3 Aratamachi', city: 'Kanazawa', postal: '920-0852', country: 'JP' },
      sendBy: '2026-11-29T03:00:00.000Z',
      viewer: { next: ['cancelled'], canSend: true },
    });
    const { user, api } = await open({
      'GET /api/order/id/:id': () => delivered({ returns: [{ id: 'ret_1', number: 'RT1001', status: 'approved' }] }),
      'GET /api/return/id/:id': () => approved,
      'GET /api/return/id/:id/slip.pdf': () => fail({ status: 409, code: 'invalid_transition' }),
      'POST /api/return/send/id/:id': () => sampleReturn({ status: 'in_transit' }),
    });
    const card = within(await screen.findByRole('article', { name: 'Return RT1001' }));
    expect(card.getByText('2-3 Aratamachi')).toBeInTheDocument();
    expect(card.getByText('Please hand in the parcel by November 29.')).toBeInTheDocument();
    expect(card.getByText('Please fold it once.')).toBeInTheDocument();
    await user.click(within(card.getByRole('list', { name: 'Photos' })).getByRole('button', { name: 'Photo 1 of 2' }));
    const large = within(await screen.findByRole('dialog', { name: 'Photo 1 of 2' }));
    await user.click(large.getByRole('button', { name: 'Next photo' }));
    expect(screen.getByRole('img', { name: 'Photo 2 of 2' })).toHaveAttribute('src', approved.photos?.[1]?.url);
    await user.keyboard('{Escape}');
    await user.click(await card.findByRole('button', { name: 'Return slip (PDF)' }));
    expect(await card.findByRole('alert')).toBeInTheDocument();
    expect(api.calls.at(-1)?.url).toBe('/api/return/id/ret_1/slip.pdf?key=k_secret&lang=en');
    await user.type(card.getByRole('textbox', { name: /Carrier/ }), 'Yamato');
    await user.type(card.getByRole('textbox', { name: /Tracking number/ }), ' 123 ');
    await user.click(card.getByRole('button', { name: 'I have sent it' }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
        url: '/api/return/send/id/ret_1?key=k_secret',
        body: { carrier: 'Yamato', tracking: '123' },
      }),
    );
  });

  test('is cancelled after a question, and a refunded one has its credit note', async () => {
    const { user, api } = await open({
      'GET /api/order/id/:id': () =>
        delivered({
          returns: [
            { id: 'ret_1', number: 'RT1001', status: 'requested' },
            { id: 'ret_2', number: 'RT1002', status: 'refunded' },
          ],
        }),
      'GET /api/return/id/:id': ({ params }) =>
        params['id'] === 'ret_1'
          ? sampleReturn()
          : sampleReturn({
              id: 'ret_2',
              number: 'RT1002',
              status: 'refunded',
              refund: usd(21_000),
              creditNote: { refundId: 'rfd_1', number: 'CN2026-7' },
              viewer: { next: [], canSend: false },
            }),
      'POST /api/return/cancel/id/:id': () => sampleReturn({ status: 'cancelled', viewer: { next: [], canSend: false } }),
    });
    const done = within(await screen.findByRole('article', { name: 'Return RT1002' }));
    expect(done.getByText('Refunded: $210')).toBeInTheDocument();
    expect(done.getByRole('button', { name: 'Credit note CN2026-7 (PDF)' })).toBeInTheDocument();
    expect(done.queryByRole('button', { name: 'Cancel return' })).toBeNull();
    await user.click(within(screen.getByRole('article', { name: 'Return RT1001' })).getByRole('button', { name: 'Cancel return' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this return?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel return' }));
    await waitFor(() => expect(api.calls.find(({ method }) => method === 'POST')?.url).toBe('/api/return/cancel/id/ret_1?key=k_secret'));
  });

  test('in Japanese has no English', async () => {
    await open(
      {
        'GET /api/order/id/:id': () => delivered({ returns: [{ id: 'ret_1', number: 'RT1001', status: 'requested' }] }),
        'GET /api/return/id/:id': () => sampleReturn(),
      },
      'jp',
    );
    const card = await screen.findByRole('article', { name: '返品 RT1001' });
    expect(card).toHaveTextContent('返金見込額');
    expect(within(card).getByRole('list', { name: '返品 RT1001 の進み具合' })).toHaveTextContent(/申込済み.*返金済み/);
  });
});
