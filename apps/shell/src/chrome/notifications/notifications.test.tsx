import { afterEach, describe, expect, test } from '@jest/globals';
import type { Notification } from '@orime/contracts/api/notify/notification';
import { fail } from '@orime/testing';
import { PHONE } from '@orime/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../../test/render-page.tsx';
import { dayLabel, groupByDay } from './list/group-by-day.ts';
import { rereadNotifications } from './notifications.api.ts';

const people = { latest: 'Aiko', others: 3 };
const now = new Date().toISOString();
const follower: Notification = {
  id: 'ntf_2',
  kind: 'new_follower',
  data: { profileId: 'prf_1', handle: 'ito' },
  people,
  at: now,
  isRead: false,
};
const rejected: Notification = {
  id: 'ntf_1',
  kind: 'design_rejected',
  people: null,
  at: '2026-01-05T10:00:00.000Z',
  isRead: false,
  data: {
    designId: 'dsn_1',
    slug: 'coat',
    name: { en: 'Rust coat', jp: '錆色のコート' },
    image: null,
    isChange: false,
    reason: 'The back is missing.',
  },
};

/** The server's side: what is unread there. */
function server(items: readonly Notification[]) {
  const state = { items: [...items], isDown: false };
  const unread = () => state.items.filter((item) => !item.isRead).length;
  return {
    state,
    api: {
      'GET /api/notification': () =>
        state.isDown ? fail({ status: 500, code: 'internal' }) : { items: state.items, unread: unread(), next: null },
      'POST /api/notification/read': ({ body }: { body?: unknown }) => {
        if (state.isDown) return fail({ status: 500, code: 'internal' });
        const { ids } = body as { ids?: string[] };
        state.items = state.items.map((item) => (ids === undefined || ids.includes(item.id) ? { ...item, isRead: true } : item));
        return { ok: true, unread: unread() };
      },
    } satisfies RenderPageOptions['api'],
  };
}

let page: RenderedPage;
const open = async (items: readonly Notification[], options: RenderPageOptions = {}) => {
  const { api, state } = server(items);
  page = await renderPage({ at: '/about', signedIn: { type: 'designer' }, api, ...options });
  return state;
};
afterEach(() => page?.close());

const bell = () => screen.findByRole('button', { name: 'Notifications' });
const openList = async () => {
  await page.user.click(await bell());
  return screen.findByRole('dialog', { name: 'Notifications' });
};

const money: readonly Notification[] = [
  {
    id: 'ntf_3',
    kind: 'commission_invoiced',
    people: null,
    at: now,
    isRead: false,
    data: { invoiceId: 'inv_1', number: 'INV2026-4', month: '2026-10', amountMinor: 89_183, currency: 'JPY' },
  },
  {
    id: 'ntf_4',
    kind: 'wholesale_order',
    people: null,
    at: now,
    isRead: false,
    data: {
      orderId: 'wor_1',
      number: 'WO1001',
      company: 'Tokyo Select',
      seller: { en: 'Ito Kasumi', jp: '伊藤霞' },
      side: 'buyer',
      step: 'refunded',
      amountMinor: 12_000,
      currency: 'USD',
      invoiceId: 'inv_7',
    },
  },
];

describe('the bell', () => {
  test('is there for members, in both headers, and for nobody else', async () => {
    await open([], { signedIn: undefined });
    expect(screen.queryByRole('button', { name: 'Notifications' })).not.toBeInTheDocument();
    page.close();
    await open([follower], { at: '/checkout' });
    await waitFor(async () => expect(await bell()).toHaveAccessibleDescription('1 unread notification'));
  });

  test('tells of a month’s commission and of money that was paid back', async () => {
    await open(money);
    const list = within(await openList());
    expect(await list.findByText('Your commission invoice for October 2026 is ready')).toBeInTheDocument();
    expect(list.getByText('INV2026-4, ¥89,183')).toBeInTheDocument();
    expect(list.getByText('$120 paid back for wholesale order WO1001').closest('a')).toHaveAttribute(
      'href',
      '/buyer/dashboard?invoice=inv_7',
    );
  });

  test('says how many wait, and tells of new ones politely', async () => {
    const state = await open([follower]);
    await waitFor(async () => expect(await bell()).toHaveAccessibleDescription('1 unread notification'));
    expect(
      screen
        .queryAllByRole('status')
        .map((region) => region.textContent)
        .join(''),
    ).toBe('');
    state.items.push(rejected);
    await act(() => rereadNotifications(page.platform.queries));
    await waitFor(() => expect(screen.getAllByRole('status').some((region) => region.textContent === '2 unread notifications')).toBe(true));
  });
});

describe('the list', () => {
  test('groups by day, names people and reasons, and leads to what it is about', async () => {
    await open([follower, rejected]);
    const list = await openList();
    expect(
      within(await within(list).findByRole('region', { name: 'Today' })).getByText('Aiko and 3 others follow you'),
    ).toBeInTheDocument();
    expect(within(list).getByText('The back is missing.')).toBeInTheDocument();
    await page.user.click(within(list).getByRole('link', { name: /“Rust coat” needs another look/ }));
    expect(page.address()).toBe('/dashboard?tab=designs');
    await waitFor(async () => expect(await bell()).toHaveAccessibleDescription('1 unread notification'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('marks one, then all as read', async () => {
    const third: Notification = { ...follower, id: 'ntf_3' };
    await open([third, follower, rejected]);
    const list = await openList();
    await page.user.click(await within(list).findByRole('button', { name: 'Mark as read: “Rust coat” needs another look' }));
    await waitFor(async () => expect(await bell()).toHaveAccessibleDescription('2 unread notifications'));
    await page.user.click(within(list).getByRole('button', { name: 'Mark all as read' }));
    await waitFor(async () => expect(await bell()).toHaveAccessibleDescription('0 unread notifications'));
    expect(within(list).getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  });

  test('takes back what the server refused, and says so', async () => {
    const state = await open([follower]);
    const list = await openList();
    const mark = await within(list).findByRole('button', { name: /^Mark as read/ });
    state.isDown = true;
    await page.user.click(mark);
    expect(await within(list).findByRole('alert')).toBeInTheDocument();
    expect(within(list).getByRole('button', { name: /^Mark as read/ })).toBeInTheDocument();
  });

  test('says when there is nothing, in a sheet on a phone', async () => {
    await open([], { media: [PHONE] });
    const account = await screen.findByRole('button', { name: 'Account' });
    await page.user.click(account);
    const list = await openList();
    expect(account).toHaveAttribute('aria-expanded', 'false');
    expect(await within(list).findByRole('heading', { name: 'Nothing new' })).toBeInTheDocument();
    await page.user.click(within(list).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('speaks Japanese', async () => {
    await open([follower, rejected], { language: 'jp' });
    await page.user.click(await screen.findByRole('button', { name: '通知' }));
    expect(await screen.findByText('Aikoさんほか3人にフォローされました')).toBeInTheDocument();
    expect(screen.getByText('「錆色のコート」の修正をお願いいたします')).toBeInTheDocument();
  });
});

describe('days', () => {
  test('are those of the visitor', () => {
    const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();
    const groups = groupByDay([{ at: at(9, 23) }, { at: at(9, 1) }, { at: at(8, 23) }]);
    expect(groups.map((group) => [group.day.getDate(), group.items.length])).toEqual([
      [9, 2],
      [8, 1],
    ]);
    const today = new Date(2026, 2, 9, 12);
    expect([9, 8, 7].map((day) => dayLabel(new Date(2026, 2, day), today))).toEqual(['today', 'yesterday', 'date']);
  });
});
