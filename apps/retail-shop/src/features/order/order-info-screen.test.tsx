import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleOrder, sampleOrderLine, usd } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { purchase } from '../../sample-purchases.fixture.ts';
import OrderInfoScreen from './order-info-screen.tsx';

const route = routes.find(({ path }) => path === '/order-info/:id') ?? routes[0];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(api: ApiHandlers, at = '/order-info/grp_1?key=k_secret'): Promise<RenderedScreen> {
  shown = await renderScreen(OrderInfoScreen, { route, at, locales, api });
  return shown;
}

describe('an order', () => {
  test('shows its garments, how far it is, where it goes and what it cost', async () => {
    const { api } = await open({ 'GET /api/order/id/:id': () => purchase() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Indigo Haori' })).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Progress of the order' })).getAllByRole('listitem')[0]).toHaveAttribute(
      'aria-current',
      'step',
    );
    expect(screen.getByText('Ada Guest')).toBeInTheDocument();
    expect(api.calls[0]?.search.get('key')).toBe('k_secret');
  });

  test('says by when it leaves: with the last of its garments', async () => {
    const lines = ['2026-12-05T00:00:00.000Z', '2026-12-28T00:00:00.000Z'].map((shipBy, index) =>
      sampleOrderLine({ id: `oln_${index}`, shipBy }),
    );
    await open({ 'GET /api/order/id/:id': () => purchase([sampleOrder({ lines })]) });
    const steps = within(await screen.findByRole('list', { name: 'Progress of the order' })).getAllByRole('listitem');
    expect(steps[2]).toHaveTextContent('by Dec 28');
  });

  test('says which of the numbered pieces was bought', async () => {
    await open({ 'GET /api/order/id/:id': () => purchase([sampleOrder({ lines: [sampleOrderLine({ piece: 'pce_2', serial: '2/5' })] })]) });
    expect(await screen.findByText('No. 2/5')).toBeInTheDocument();
  });

  test('without access nothing is shown but the way to a link by mail', async () => {
    const { user, api } = await open(
      { 'GET /api/order/id/:id': () => fail({ status: 404, code: 'not_found' }), 'POST /api/order/lookup': () => ({ ok: true }) },
      '/order-info/grp_1',
    );
    await user.type(await screen.findByRole('textbox', { name: 'Order number' }), '1001');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'guest@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText(/a link to it is on its way/)).toBeInTheDocument();
    expect(api.calls.map(({ method }) => method)).toEqual(['POST']);
    expect(api.calls.at(-1)?.body).toEqual({ number: '1001', email: 'guest@example.com', locale: 'en' });
  });

  test('the way to a link says what is missing, and the key that sends it twice sends it once', async () => {
    const { user, api } = await open(
      { 'GET /api/order/id/:id': () => fail({ status: 404, code: 'not_found' }), 'POST /api/order/lookup': () => ({ ok: true }) },
      '/order-info/grp_1',
    );
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'guest{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Order number' })).toBeInvalid();
    expect(screen.getAllByText(/Enter an address like name@example.com/).length).toBeGreaterThan(0);
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Order number' }), '1001');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), '@example.com{Enter}{Enter}');
    expect(await screen.findByText(/a link to it is on its way/)).toBeInTheDocument();
    expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a wrong key shows no more than no key', async () => {
    await open({ 'GET /api/order/id/:id': () => fail({ status: 404, code: 'not_found' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Find your order' })).toBeInTheDocument();
  });

  test('is cancelled only after a question', async () => {
    let isCancelled = false;
    const { user, api } = await open({
      'GET /api/order/id/:id': () =>
        purchase([
          sampleOrder(
            isCancelled
              ? {
                  status: 'cancelled',
                  viewer: {
                    canCancel: false,
                    canProcess: false,
                    canFulfil: false,
                    canDeliver: false,
                    canReturn: false,
                    canInvoice: true,
                    isBuyer: true,
                  },
                }
              : {},
          ),
        ]),
      'POST /api/order/cancel/id/:id': () => {
        isCancelled = true;
        return purchase();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(within(question).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.url).toBe('/api/order/cancel/id/ord_1?key=k_secret');
  });

  test('has its invoice and credit notes as files; one that cannot be had says so', async () => {
    const given = {
      id: 'rfd_1',
      amount: usd(12_000),
      status: 'done',
      at: '2026-11-21T03:00:00.000Z',
      creditNote: { id: 'inv_2', number: 'CN2026-7' },
    } as const;
    const { user, api } = await open({
      'GET /api/order/id/:id': () => purchase([sampleOrder({ refunds: [given, { ...given, id: 'rfd_2', creditNote: null }] })]),
      'GET /api/order/id/:id/invoice.pdf': () => fail({ status: 404, code: 'not_found' }),
    });
    const papers = within(await screen.findByRole('region', { name: 'Documents' }));
    expect(papers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Invoice (PDF)', 'Credit note CN2026-7 (PDF)']);
    expect(papers.getByText(/^\$120 given back on/)).toBeInTheDocument();
    await user.click(papers.getByRole('button', { name: 'Credit note CN2026-7 (PDF)' }));
    expect(await papers.findByRole('alert')).toBeInTheDocument();
    expect(api.calls.at(-1)?.url).toBe('/api/order/id/ord_1/invoice.pdf?key=k_secret&lang=en&refund=rfd_1');
  });

  test('that was never sold has no papers', async () => {
    const viewer = {
      canCancel: false,
      canProcess: false,
      canFulfil: false,
      canDeliver: false,
      canReturn: false,
      canInvoice: false,
      isBuyer: true,
    };
    await open({ 'GET /api/order/id/:id': () => purchase([sampleOrder({ status: 'pending_payment', viewer })]) });
    await screen.findByText('Ada Guest');
    expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull();
  });

  test('a failing call can be tried again', async () => {
    const { user, api } = await open({ 'GET /api/order/id/:id': () => fail({ status: 500, code: 'internal' }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/order/id/:id': () => purchase() });
    await user.click(retry);
    expect(await screen.findByText('Ada Guest')).toBeInTheDocument();
  });
});
