import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { routes } from '../../routes.ts';
import { locales, ownDesign, ownProfile, sellerOrder } from '../../sample-studio.fixture.ts';
import DashboardScreen from './dashboard-screen.tsx';

const route = routes[2];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const page = <Item,>(items: readonly Item[]) => ({ items, total: items.length, page: 1 });
const me = (emailVerified: boolean) => ({ _id: 'usr_test', email: 'ren@example.com', name: 'Ren', type: 'designer', staffRole: 'none', emailVerified, socketID: null, following: [] });
const base: ApiHandlers = {
  'GET /api/profile': () => ownProfile(),
  'GET /api/design/mine': () => page([ownDesign()]),
  'GET /api/order/seller': () => page([sellerOrder()]),
  'GET /api/users/me': () => me(true),
};

async function open(api: ApiHandlers = {}, type: 'designer' | 'consumer' | 'buyer' | 'producer' = 'designer', staffRole: 'none' | 'admin' = 'none') {
  shown = await renderScreen(DashboardScreen, { route, locales, signedIn: { type, staffRole, name: 'Ren' }, api: { ...base, ...api } });
  return shown;
}

describe('a designer', () => {
  test('sees what sells and what is left of it', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Noren Dress' })).toHaveAttribute('href', '/designs/noren-dress');
    expect(screen.getByText('M: 2')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Ren House' })).toBeInTheDocument();
  });

  test('sends an order with carrier and tracking number', async () => {
    const { user, api } = await open({ 'POST /api/order/fulfill/id/:id': () => sellerOrder({ status: 'shipped' }) });
    await user.click(await screen.findByRole('button', { name: 'Send it' }));
    const form = screen.getByRole('form', { name: 'Parcel of order 1001-1' });
    await user.type(within(form).getByRole('textbox', { name: 'Carrier' }), 'Yamato');
    await user.type(within(form).getByRole('textbox', { name: 'Tracking number' }), '123');
    api.use({ 'GET /api/order/seller': () => page([sellerOrder({ status: 'shipped', viewer: { canCancel: false, canFulfil: false, canDeliver: true } })]) });
    await user.click(within(form).getByRole('button', { name: 'Mark as sent' }));
    expect(await screen.findByRole('button', { name: 'Mark as delivered' })).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ carrier: 'Yamato', tracking: '123' });
  });

  test('hides a design', async () => {
    const { user, api } = await open({ 'POST /api/design/hide/id/:id': () => ownDesign({ hidden: true }) });
    const button = await screen.findByRole('button', { name: 'Hide Noren Dress' });
    api.use({ 'GET /api/design/mine': () => page([ownDesign({ hidden: true })]) });
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Show Noren Dress' })).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ hidden: true });
  });

  test('without a profile is led to it', async () => {
    await open({ 'GET /api/profile': () => fail({ status: 404, code: 'not_found' }) });
    expect(await screen.findByRole('link', { name: 'Create your profile' })).toHaveAttribute('href', '/create-profile');
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
    await user.click(await screen.findByRole('button', { name: 'Send it' }));
    const form = screen.getByRole('form', { name: 'Parcel of order 1001-1' });
    await user.dblClick(within(form).getByRole('button', { name: 'Mark as sent' }));
    const card = screen.getByRole('article', { name: 'Order 1001-1' });
    expect(await within(card).findByText('Sent')).toBeInTheDocument();
    refuse();
    expect(await within(card).findByRole('alert')).toBeInTheDocument();
    expect(within(card).queryByText('Sent')).not.toBeInTheDocument();
    expect(api.calls.filter(({ url }) => url.includes('/fulfill/'))).toHaveLength(1);

    api.use({ 'POST /api/order/fulfill/id/:id': () => sellerOrder({ status: 'shipped', viewer: { canCancel: false, canFulfil: false, canDeliver: true } }) });
    await user.click(within(form).getByRole('button', { name: 'Mark as sent' }));
    expect(await within(card).findByText('Order 1001-1 is on its way.')).toBeInTheDocument();
    expect(within(card).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('with an unconfirmed address can ask for another mail', async () => {
    const { user, api } = await open({ 'GET /api/users/me': () => me(false), 'POST /api/users/send-email-verification': () => ({ ok: true }) });
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('A new link is on its way.')).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'ren@example.com', locale: 'en' });
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
  ['designer', 'admin', '/admin/update-all-designs'],
] as const)('a %s with staff role %s goes to %s', async (type, staffRole, path) => {
  const { address } = await open({}, type, staffRole);
  expect(address()).toBe(path);
});

test('a producer is led to the own page', async () => {
  await open({}, 'producer');
  expect(await screen.findByRole('link', { name: 'Create your producer page' })).toHaveAttribute('href', '/create-producer');
});
