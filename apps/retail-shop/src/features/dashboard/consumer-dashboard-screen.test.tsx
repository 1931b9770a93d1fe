import { afterEach, describe, expect, test } from '@jest/globals';
import { SlotContext, type SlotHost } from '@orime/platform/host';
import { fail } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { sampleDesignCard, sampleProfileCard, sampleSize } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { purchase } from '../../sample-purchases.fixture.ts';
import ConsumerDashboardScreen from './consumer-dashboard-screen.tsx';
import { customer, openAccount } from './consumer-dashboard.fixture.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const open = async (...args: Parameters<typeof openAccount>) => (shown = await openAccount(...args));
const orders = () => ({ items: [purchase()], total: 1, page: 1 });
const alert = {
  id: 'alr_1',
  designId: 'dsn_haori',
  slug: 'indigo-haori',
  name: { en: 'Indigo Haori', jp: '藍の羽織' },
  size: 'M',
  state: 'active' as const,
  createdAt: '2026-10-01T00:00:00.000Z',
};

describe('the overview', () => {
  test('shows the last orders, wishes, sizes and the address, each with its page', async () => {
    await open('', { 'GET /api/order/mine': orders });
    expect(await screen.findByRole('link', { name: 'Order 1001' })).toHaveAttribute('href', '/order-info/grp_1');
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Mio' })).toBeInTheDocument();
    expect(await screen.findByText('〒110-0001')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/consumer/dashboard?tab=orders');
    expect(await screen.findByRole('link', { name: 'Indigo Haori' })).toHaveAttribute('href', '/designs/indigo-haori');
  });

  test('can try again after a failure', async () => {
    const { user, api } = await open('', { 'GET /api/order/mine': () => fail({ status: 500, code: 'internal' }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/order/mine': orders });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Order 1001' })).toBeInTheDocument();
  });
});

describe('orders', () => {
  test('of a guest are brought into the account', async () => {
    const { user } = await open('orders', { 'GET /api/order/mine': orders, 'POST /api/order/claim': () => ({ claimed: 2 }) });
    await user.click(await screen.findByRole('button', { name: 'Add guest orders' }));
    expect(await screen.findByText('2 orders were added to your account.')).toBeInTheDocument();
  });

  test('are not brought to an address that nobody confirmed', async () => {
    const refused = fail({ status: 422, code: 'business_rule', details: { needs: 'email_verification' } });
    const { user } = await open('orders', {
      'GET /api/order/mine': () => ({ items: [], total: 0, page: 1 }),
      'POST /api/order/claim': () => refused,
    });
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add guest orders' }));
    expect(await screen.findByRole('link', { name: 'Confirm the address' })).toHaveAttribute(
      'href',
      '/consumer/dashboard?tab=orders&account=email',
    );
  });
});

describe('the wishlist', () => {
  const sold = sampleSize('M', { availability: 'sold_out' });

  test('moves the saved size to the cart and out of the list', async () => {
    const { user, api, platform } = await open('likes', { 'POST /api/design/unlike/:id': () => ({ liked: false, likes: 2 }) });
    const move = await screen.findByRole('button', { name: 'Move to cart' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Size of Indigo Haori' })).toHaveValue('M'));
    await user.click(move);
    await waitFor(() => expect(platform.root.getState().cart.items).toMatchObject([{ id: 'dsn_haori', size: 'M' }]));
    await waitFor(() => expect(api.calls.some(({ url }) => url.includes('/api/design/unlike/'))).toBe(true));
  });

  test('asks to be told of a size that is sold out, and takes that back', async () => {
    let alerts: (typeof alert)[] = [];
    const { user, api } = await open('likes', {
      'GET /api/consumer/likes': () => ({ items: [sampleDesignCard({ sizes: [sampleSize('S'), sold] })] }),
      'GET /api/stock-alert/mine': () => ({ items: alerts, total: alerts.length, page: 1 }),
      'POST /api/stock-alert': () => {
        alerts = [alert];
        return { ok: true, state: 'active' as const };
      },
      'DELETE /api/stock-alert/:id': () => {
        alerts = [];
        return { success: true };
      },
    });
    const wish = await screen.findByRole('switch', { name: 'Tell me when it is back' });
    expect(screen.queryByRole('button', { name: 'Move to cart' })).not.toBeInTheDocument();
    await user.click(wish);
    await waitFor(() => expect(wish).toBeChecked());
    expect(api.calls.find(({ method, url }) => method === 'POST' && url === '/api/stock-alert')?.body).toEqual({
      designId: 'dsn_haori',
      size: 'M',
      locale: 'en',
    });
    await user.click(wish);
    await waitFor(() => expect(wish).not.toBeChecked());
  });

  test('that is empty leads to the catalogue', async () => {
    await open('likes', { 'GET /api/consumer/likes': () => ({ items: [] }) });
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse the catalog' })).toHaveAttribute('href', '/catalog');
  });
});

test('the newest designs of those one follows come together', async () => {
  const { api } = await open('following', {
    'GET /api/profile/following': () => [
      sampleProfileCard(),
      sampleProfileCard({ id: 'prf_2', handle: 'vico-terrasi', name: 'Vico Terrasi' }),
    ],
    'GET /api/design/': () => [sampleDesignCard()],
    'GET /api/article/about/followed': () => [
      {
        id: 'art_1',
        _id: 'art_1',
        slug: 'the-vat',
        title: { en: 'The vat', jp: '藍甕' },
        dek: { en: 'Blue', jp: '青' },
        section: 'craft',
        sectionLabel: { en: 'Craft', jp: '手仕事' },
        cover: null,
        hero: null,
        tags: [],
        author: { name: 'Ren', nameJp: '蓮' },
        readingMinutes: { en: 4, jp: 5 },
        publishedAt: '2026-11-01T00:00:00.000Z',
        likes: 0,
      },
    ],
  });
  expect(await screen.findByRole('link', { name: 'The vat' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Vico Terrasi' })).toHaveAttribute('href', '/shop/vico-terrasi');
  expect(await screen.findByRole('link', { name: 'Indigo Haori' })).toBeInTheDocument();
  expect(api.calls.find(({ url }) => url.startsWith('/api/design/'))?.url).toContain('designer=ito-kasumi&designer=vico-terrasi');
});

test('an alert is removed', async () => {
  let items = [alert];
  const { user } = await open('alerts', {
    'GET /api/stock-alert/mine': () => ({ items, total: items.length, page: 1 }),
    'DELETE /api/stock-alert/:id': () => {
      items = [];
      return { success: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove the alert for Indigo Haori, size M' }));
  expect(await screen.findByRole('heading', { name: 'No alerts are set' })).toBeInTheDocument();
});

test('a piece that is held says until when, and goes into the cart as that piece', async () => {
  const held = { pieceId: 'pcs_1', serial: '2/5', size: 'M', expiresAt: '2026-12-01T10:00:00.000Z', design: sampleDesignCard() };
  const { user, platform } = await open('reserve', { 'GET /api/private-reserve/holds': () => ({ items: [held] }) });
  expect(await screen.findByText(/In your hands until December 1/)).toBeInTheDocument();
  expect(screen.getByText('Size M · 2/5')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(platform.root.getState().cart.items).toMatchObject([{ id: 'dsn_haori', piece: 'pcs_1' }]));
});

test('what one drew is lent by the studio; when that fails, it is said', async () => {
  const asked: string[] = [];
  const host: SlotHost = {
    isFilled: () => true,
    Outlet: ({ name, failed }) => {
      asked.push(name);
      return <>{failed?.(() => undefined)}</>;
    },
  };
  const Screen = () => (
    <SlotContext value={host}>
      <ConsumerDashboardScreen />
    </SlotContext>
  );
  await open('garments', {}, {}, { Screen });
  expect(await screen.findByRole('heading', { name: 'Your drawings cannot be shown at the moment' })).toBeInTheDocument();
  expect(asked).toContain('studio-garments@1');
});

describe('settings', () => {
  test('ask for a copy of the data at the account’s own address, and for its erasure after a question', async () => {
    const { user, api } = await open('settings', { 'POST /api/privacy-request': () => ({ ok: true }) });
    await user.click(await screen.findByRole('button', { name: 'Get a copy of my data' }));
    expect(await screen.findByText(/A link is on its way to/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send me the link' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.calls.filter(({ url }) => url === '/api/privacy-request').map(({ body }) => body)).toMatchObject([
      { kind: 'export', email: customer.email, locale: 'en' },
      { kind: 'delete', email: customer.email, locale: 'en' },
    ]);
  });

  test('sign out', async () => {
    const { user, platform, address } = await open('settings', { 'POST /api/users/logout': () => ({ success: true }) });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect(platform.session.getState().status).toBe('anonymous');
    expect(address()).toBe('/');
  });
});

test('who trades finds the pages of a customer above them', async () => {
  await open('', { 'GET /api/order/mine': orders }, { type: 'designer' });
  const tabs = await screen.findByRole('navigation', { name: 'Your account' });
  expect(within(tabs).getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/consumer/dashboard?tab=likes');
  expect(within(tabs).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});
