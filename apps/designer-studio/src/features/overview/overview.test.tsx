import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, type RenderedScreen } from '@orime/testing';
import { screen, within } from '@testing-library/react';
import { openDashboard } from '../../dashboard.fixture.tsx';
import { sampleStats } from '../../production.fixture.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());
const open = async (...[api, options]: Parameters<typeof openDashboard>) =>
  (shown = await openDashboard(api, { tab: 'overview', ...options }));

describe('the overview', () => {
  test('leads to what waits, and sets the month beside the one before', async () => {
    const { user } = await open({ 'GET /api/profile/stats': () => sampleStats({ orders: 3, quotes: 1, conversations: 2 }) });
    const today = within(await screen.findByRole('region', { name: 'What needs you today' }));
    expect(today.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['3 orders to ship', '/dashboard?tab=orders&show=send'],
      ['1 quote to decide on', '/dashboard?tab=production&rfq=quoted'],
    ]);
    expect(today.getByText('2 conversations with new messages')).toBeInTheDocument();
    expect(screen.getByText('Page views, 30 days').closest('div')).toHaveTextContent('42Before: 21');
    expect(screen.getByText('Net of commission').closest('div')).toHaveTextContent('$272Before: $0');
    expect(screen.getByText('Next payout').closest('div')).toHaveTextContent('$100');
    await user.click(await screen.findByRole('button', { name: 'Net' }, { timeout: 20_000 }));
    expect(screen.getByRole('region', { name: 'Day by day' })).toHaveTextContent('Net of commission by day');
  });

  test('with nothing to do says so; a failed reading can be repeated', async () => {
    const { user, api } = await open({ 'GET /api/profile/stats': () => fail({ status: 503, code: 'unavailable' }) }, { language: 'jp' });
    const retry = await screen.findByRole('button', { name: '再試行' });
    api.use({ 'GET /api/profile/stats': () => sampleStats() });
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: '対応が必要なことはありません' })).toBeInTheDocument();
  });
});
