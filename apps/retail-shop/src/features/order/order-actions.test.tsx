import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { sampleDesign, sampleOrder, sampleOrderLine } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { purchase } from '../../sample-purchases.fixture.ts';
import OrderInfoScreen from './order-info-screen.tsx';

const route = routes.find(({ path }) => path === '/order-info/:id') ?? routes[0];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(api: ApiHandlers, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(OrderInfoScreen, { route, at: '/order-info/grp_1?key=k_secret', locales, ...options, api });
  return shown;
}

const claimable = (claim: 'sign_in' | 'ready') => {
  const bought = purchase();
  return { ...bought, group: { ...bought.group, claim } };
};

describe('an order page', () => {
  test.each([
    ['pending_payment', 'We are waiting for your payment.'],
    ['shipped', 'Your order is on its way.'],
    ['expired', 'This order has expired.'],
  ] as const)('of a %s order says "%s"', async (status, headline) => {
    await open({ 'GET /api/order/id/:id': () => purchase([sampleOrder({ status })]) });
    expect(await screen.findByRole('heading', { level: 1, name: headline })).toBeInTheDocument();
  });

  test('leads to the parcel at its carrier without telling it the key, and tells the history in words', async () => {
    await open({
      'GET /api/order/id/:id': () =>
        purchase([
          sampleOrder({
            status: 'shipped',
            shipByChange: { shipBy: '2026-12-24T12:00:00.000Z', reason: 'The dye needs longer.', at: '2026-11-20T05:00:00.000Z' },
            fulfilments: [
              {
                id: 'ful_1',
                carrier: 'DHL',
                tracking: '42',
                shippedAt: '2026-11-21T03:00:00.000Z',
                deliveredAt: null,
                lines: [{ lineId: 'oln_1', quantity: 1 }],
              },
            ],
            events: [
              { kind: 'placed', at: '2026-11-20T03:00:00.000Z' },
              { kind: 'note', at: '2026-11-20T04:00:00.000Z' },
              { kind: 'shipped', at: '2026-11-21T03:00:00.000Z' },
            ],
          }),
        ]),
    });
    const link = await screen.findByRole('link', { name: 'Track the parcel' });
    expect(link).toHaveAttribute('href', expect.stringContaining('tracking-id=42'));
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText('The designer now sends this by December 24, 2026')).toBeInTheDocument();
    expect(screen.getByText('The dye needs longer.')).toBeInTheDocument();
    const history = screen.getByText('History').closest('details');
    expect([...(history?.querySelectorAll('li') ?? [])].map((entry) => entry.lastElementChild?.textContent)).toEqual(['Sent', 'Ordered']);
    expect(screen.getByRole('link', { name: 'How did you hear of us?' })).toHaveAttribute('href', '/heardofus?order=1001');
  });

  test('cancels with the customer’s reason', async () => {
    const { user, api } = await open({
      'GET /api/order/id/:id': () => purchase(),
      'POST /api/order/cancel/id/:id': () => purchase([sampleOrder({ status: 'cancelled' })]),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.type(question.getByRole('textbox', { name: /Why do you cancel/ }), 'Wrong size');
    await user.click(question.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Wrong size' }));
  });

  test('of a guest asks a visitor to sign in, and is added to the account with its address', async () => {
    await open({ 'GET /api/order/id/:id': () => claimable('sign_in') });
    const signIn = await screen.findByRole('link', { name: 'Sign In' });
    expect(signIn).toHaveAttribute('href', `/login?returnTo=${encodeURIComponent('/order-info/grp_1?key=k_secret')}`);
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `/register?returnTo=${encodeURIComponent('/order-info/grp_1?key=k_secret')}`,
    );
    expect(screen.queryByRole('button', { name: 'Contact Ito Kasumi' })).toBeNull();
    await shown?.close();

    let isMine = false;
    const { user, api } = await open(
      {
        'GET /api/order/id/:id': () => (isMine ? purchase() : claimable('ready')),
        'POST /api/order/claim': () => fail({ status: 422, code: 'business_rule' }),
      },
      { signedIn: { name: 'Ada' } },
    );
    await user.click(await screen.findByRole('button', { name: 'Add to my account' }));
    expect(await screen.findByText(/Please confirm the address/)).toBeInTheDocument();
    api.use({
      'POST /api/order/claim': () => {
        isMine = true;
        return { claimed: 1 };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Add to my account' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add to my account' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Contact Ito Kasumi' })).toBeInTheDocument();
  });

  test('that has come puts what is still sold into the cart again, and says what is not', async () => {
    const design = sampleDesign({ id: 'dsn_haori' });
    const size = design.sizes.find(({ availability }) => availability !== 'sold_out')?.size ?? '';
    const { user, platform } = await open({
      'GET /api/order/id/:id': () =>
        purchase([
          sampleOrder({
            status: 'delivered',
            lines: [
              sampleOrderLine({ size, quantity: 2 }),
              sampleOrderLine({ id: 'oln_2', designId: 'dsn_gone' }),
              sampleOrderLine({ id: 'oln_3', name: 'Night Coat', slug: 'night-coat', piece: 'pce_1', reserve: true }),
            ],
          }),
        ]),
      'GET /api/design/:id': ({ params }) => (params['id'] === 'dsn_haori' ? design : fail({ status: 404, code: 'not_found' })),
    });
    await user.click(await screen.findByRole('button', { name: 'Buy again' }));
    await waitFor(() => expect(platform.root.getState().cart.items).toMatchObject([{ id: 'dsn_haori', size, quantity: 2 }]));
    expect(platform.root.getState().cart.items).toHaveLength(1);
    // A piece of the reserve is held before it is bought.
    expect(screen.getByRole('link', { name: 'Night Coat in the private reserve' })).toHaveAttribute('href', '/private-reserve/night-coat');
  });
});
