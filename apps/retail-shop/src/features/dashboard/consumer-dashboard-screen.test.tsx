import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleDesignCard } from '@orime/testing/samples';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { purchase } from '../../sample-purchases.fixture.ts';
import ConsumerDashboardScreen from './consumer-dashboard-screen.tsx';

const route = routes.find(({ path }) => path === '/consumer/dashboard') ?? routes[0];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(api: ApiHandlers, at = '/consumer/dashboard'): Promise<RenderedScreen> {
  const me = {
    'GET /api/consumer/likes': () => ({ items: [sampleDesignCard()] }),
    'GET /api/users/me': () => fail({ status: 500, code: 'internal' }),
  };
  shown = await renderScreen(ConsumerDashboardScreen, { route, at, locales, signedIn: { name: 'Mio' }, api: { ...me, ...api } });
  return shown;
}

describe('a customer', () => {
  test('finds every purchase with its state', async () => {
    await open({ 'GET /api/order/mine': () => ({ items: [purchase()], total: 1, page: 1 }) });
    expect(await screen.findByRole('link', { name: 'Order 1001' })).toHaveAttribute('href', '/order-info/grp_1');
    expect(screen.getByText('Placed')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Mio' })).toBeInTheDocument();
  });

  test('without orders is led to the catalogue', async () => {
    await open({ 'GET /api/order/mine': () => ({ items: [], total: 0, page: 1 }) });
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument();
  });

  test('finds what she likes, with its heart filled', async () => {
    const { api } = await open({}, '/consumer/dashboard?tab=likes');
    expect(await screen.findByRole('link', { name: 'Indigo Haori' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
    expect(api.calls.some(({ url }) => url.startsWith('/api/order/mine'))).toBe(false);
  });

  test('who likes nothing yet is led to the catalogue', async () => {
    await open({ 'GET /api/consumer/likes': () => ({ items: [] }) }, '/consumer/dashboard?tab=likes');
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse the catalog' })).toHaveAttribute('href', '/catalog');
  });

  test('signs out and leaves', async () => {
    const { user, platform, address } = await open({
      'GET /api/order/mine': () => ({ items: [], total: 0, page: 1 }),
      'POST /api/users/logout': () => ({ success: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect(platform.session.getState().status).toBe('anonymous');
    expect(address()).toBe('/');
  });

  test('can try again after a failure', async () => {
    const { user, api } = await open({ 'GET /api/order/mine': () => fail({ status: 500, code: 'internal' }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/order/mine': () => ({ items: [purchase()], total: 1, page: 1 }) });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Order 1001' })).toBeInTheDocument();
  });
});
