import { afterEach, describe, expect, test } from '@jest/globals';
import type { Channel } from '@orime/contracts/api/talk/channel';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen } from '@orime/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-styles.fixture.ts';
import BuyerDashboardScreen from './buyer-dashboard-screen.tsx';

const path = '/buyer/dashboard';
const none = () => ({ items: [], total: 0, page: 1 });
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const talk = (changed: Partial<Channel> = {}): Channel => ({
  _id: 'chn_1',
  id: 'chn_1',
  name: 'ch-1',
  kind: 'order',
  title: '',
  ref: null,
  members: [
    { id: 'usr_test', username: 'Mio', usernameJp: '', handle: null, online: true },
    { id: 'usr_aya', username: 'Aya Kumo', usernameJp: '雲彩', handle: null, online: false },
  ],
  unread: 0,
  lastReadSeq: 3,
  lastMessage: { senderId: 'usr_aya', text: 'May the coats leave in March?', createdAt: '2026-11-20T03:00:00.000Z' },
  lastMessageAt: '2026-11-20T03:00:00.000Z',
  ...changed,
});
const talks = (...items: readonly Channel[]) => ({ items: [...items], total: items.length, page: 1, unread: 0 });

async function open(api: ApiHandlers, language: 'en' | 'jp' = 'en'): Promise<RenderedScreen> {
  shown = await renderScreen(BuyerDashboardScreen, {
    route: routes.find((route) => route.path === path) ?? routes[0],
    at: path,
    locales,
    language,
    signedIn: { type: 'buyer', staffRole: 'account_manager', name: 'Mio' },
    api: { 'GET /api/buyer/all': none, 'GET /api/wholesale-order/': none, ...api },
  });
  return shown;
}

describe('the last messages of an account manager', () => {
  test('name who wrote what and how much of it is new, and open in the dock', async () => {
    const asked: unknown[] = [];
    const { user, platform } = await open({
      'GET /api/channel/mine': () =>
        talks(
          talk({ unread: 2 }),
          talk({ id: 'chn_2', name: 'ch-2', title: 'WO-1042' }),
          talk({ id: 'chn_3', name: 'ch-3', lastMessage: null }),
        ),
    });
    const stop = platform.bus.answer('chat.open@1', async (target) => {
      asked.push(target);
      return { channel: 'ch-1' };
    });
    const messages = within(await screen.findByRole('region', { name: 'Last messages' }));
    const rows = await messages.findAllByRole('button');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(/Aya Kumo.*2 new.*May the coats leave in March\?/);
    expect(rows[1]).toHaveTextContent(/WO-1042/);
    await user.click(messages.getByRole('button', { name: /Aya Kumo/ }));
    expect(asked).toEqual([{ channel: 'ch-1' }]);
    stop();
  });

  test('say in Japanese that nobody has written yet', async () => {
    await open({ 'GET /api/channel/mine': () => talks(talk({ lastMessage: null, lastMessageAt: null })) }, 'jp');
    const messages = within(await screen.findByRole('region', { name: '最近のメッセージ' }));
    expect(await messages.findByRole('heading', { level: 3 })).toBeInTheDocument();
    expect(messages.queryByRole('button')).toBeNull();
  });

  test('that cannot be read can be asked for again, while the rest of the page stands', async () => {
    const { user, api } = await open({ 'GET /api/channel/mine': () => fail({ status: 500, code: 'internal' }) });
    const messages = within(await screen.findByRole('region', { name: 'Last messages' }));
    const retry = await messages.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Mio' })).toBeInTheDocument();
    api.use({ 'GET /api/channel/mine': () => talks(talk()) });
    await user.click(retry);
    expect(await messages.findByRole('button', { name: /Aya Kumo/ })).toBeInTheDocument();
  });
});
