import { afterEach, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { screen, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { adminStats } from '../../sample-stats.fixture.ts';
import HomeScreen from './home-screen.tsx';

const release = {
  id: 'rs_1',
  revision: 1,
  shell: '1.0.0',
  remotes: { admin: { version: '1', base: '/r/admin/1/', entry: 'remote.js', container: 'admin', routes: [...routes] } },
};
const analytics = { from: '2026-10-24', to: '2026-11-22', total: { views: 90, visitors: 30 }, days: [], routes: [], languages: [] };
const refused = () => fail({ status: 403, code: 'forbidden' });
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(api: ApiHandlers, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(HomeScreen, {
    route: routeOf('home'),
    locales,
    api,
    signedIn: { staffRole: 'admin' },
    boot: { release },
    ...options,
  });
  return shown;
}
const work = async () => {
  const list = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  return list.getAllByRole('listitem').map((item) => [item.textContent, within(item).queryByRole('link')?.getAttribute('href')]);
};

test('an admin finds what waits, each as the way to it, and how the month went', async () => {
  await open({
    'GET /api/admin/stats': () => ({
      ...adminStats({
        designs: 1,
        designChanges: 2,
        buyers: 4,
        wholesaleOrders: 3,
        applications: 7,
        castings: 1,
        disputes: 2,
        privacyRequests: 5,
        reportedChats: 6,
      }),
      failingJobs: [{ name: 'settle-payments', failures: 3, since: '2026-11-22T08:00:00.000Z', error: 'Error: no answer' }],
    }),
    'GET /api/analytics': () => analytics,
  });
  expect(await work()).toEqual([
    ['3Designs', '/admin/update-all-designs'],
    ['8Applications', '/admin/applications'],
    ['6Reported chats', '/admin/reported-chats'],
    ['4Buyers', '/admin/buyers'],
    ['5Privacy requests', '/admin/privacy-requests'],
    ['3Wholesale orders', '/admin/wholesale-orders'],
    ['2Payouts and fees', '/admin/money'],
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Work that fails' })).getByText(/3 failed runs in a row since Nov 22/),
  ).toBeInTheDocument();
  expect(screen.getByText('$987')).toBeInTheDocument();
  expect(await screen.findByText(/Pages: 90. Visitors: 30/)).toBeInTheDocument();
});

test('nothing that waits is said so', async () => {
  await open({ 'GET /api/admin/stats': () => adminStats(), 'GET /api/analytics': () => analytics }, { language: 'jp' });
  const region = within(await screen.findByRole('region', { name: '対応待ち' }));
  expect(region.getByText('対応待ちはありません。')).toBeInTheDocument();
});

test('a manager finds her own work, and no numbers of the marketplace', async () => {
  await open(
    {
      'GET /api/admin/stats': refused,
      'GET /api/buyer/pending-verification': () => ({ items: [], total: 2, page: 1 }),
      'GET /api/wholesale-order/': () => ({ items: [], total: 5, page: 1 }),
    },
    { signedIn: { staffRole: 'account_manager' } },
  );
  expect(await work()).toEqual([
    ['2Buyers', '/admin/buyers'],
    ['5Wholesale orders', '/admin/wholesale-orders'],
  ]);
  expect(screen.queryByText('Today')).not.toBeInTheDocument();
});

test('a customer is refused in words', async () => {
  await open(
    { 'GET /api/admin/stats': refused, 'GET /api/buyer/pending-verification': refused, 'GET /api/wholesale-order/': refused },
    { signedIn: {} },
  );
  expect(await screen.findByText(/for the people who run the shop/)).toBeInTheDocument();
});
