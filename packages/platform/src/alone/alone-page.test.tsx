import { afterEach, expect, test } from '@jest/globals';
import type { CartItem, RouteDeclaration } from '@orime/contracts';
import { createStyleCache } from '@orime/ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { addToCart, openCart } from '../cart/cart-commands.ts';
import { installPlatform } from '../current-platform.ts';
import { parseSessionLog, replaySessionLog, writeSessionLog } from '../developer/session-log.ts';
import { defineRemote } from '../remote/define-remote.ts';
import { useBus } from '../remote/remote-context.tsx';
import { startForTest, stopPlatforms, testPlatform } from '../test-tools.ts';
import { AlonePage } from './alone-page.tsx';

afterEach(() => {
  cleanup();
  stopPlatforms();
});

const coat: CartItem = {
  id: 'dsn_coat',
  size: 'M',
  name: 'Coat',
  nameJp: 'コート',
  slug: 'coat',
  image: 'img_1',
  designer: 'Obi',
  designerId: 'prf_2',
  quantity: 2,
  price: 480,
  priceMinor: 48000,
  currency: 'USD',
};

/** Listens from its first effect on, as screens do; nothing keeps what it listens to. */
function OrderScreen() {
  const bus = useBus();
  const [order, setOrder] = useState('none');
  useEffect(() => bus.subscribe('order.placed@1', ({ data }) => setOrder(data.groupId)), [bus]);
  return <h1>Order {order}</h1>;
}

const routes: readonly RouteDeclaration[] = [
  {
    path: '/',
    screen: 'order',
    access: 'public',
    chrome: { header: 'full', banner: true, scrollButton: true },
    titleKey: 'order',
    criticality: 'core',
  },
];

function startPage() {
  const platform = testPlatform();
  installPlatform(platform);
  startForTest(platform);
  return platform;
}

type Page = ReturnType<typeof startPage>;

function draw(platform: Page, { loadMs = 0, onScreen = () => undefined }: { loadMs?: number; onScreen?: () => void } = {}) {
  const load = async () => {
    await new Promise((resolve) => setTimeout(resolve, loadMs));
    return { default: OrderScreen };
  };
  const remote = defineRemote({ name: 'lamp', routes: { order: load }, locales: { en: async () => ({}), jp: async () => ({}) } });
  return render(
    <MemoryRouter>
      <AlonePage platform={platform} remote={remote} routes={routes} styleCache={createStyleCache()} onScreen={onScreen} />
    </MemoryRouter>,
  );
}

test('a log is replayed to a screen whose code comes late: it hears what nothing keeps, and the bar shows the same carts', async () => {
  const here = startPage();
  await addToCart(coat);
  openCart();
  here.handleFor('retail-shop@2.0.0').publish('order.placed@1', { groupId: 'grp_7' });
  const log = parseSessionLog(JSON.stringify(writeSessionLog(here)));
  const before = draw(here);
  await screen.findByRole('heading', { name: 'Order none' });
  const bar = before.container.querySelector('header')?.innerHTML;
  expect(screen.getByRole('region', { name: 'Cart' }).textContent).toBe('Coat, M: 2 × 48000 USD');
  before.unmount();

  const there = startPage();
  const after = draw(there, { loadMs: 40, onScreen: () => void (log && replaySessionLog(there, log)) });
  await screen.findByRole('heading', { name: 'Order grp_7' });
  await screen.findByRole('region', { name: 'Cart' });
  expect(after.container.querySelector('header')?.innerHTML).toBe(bar);
});

test('the bar opens and closes the drawers of a remote that has no shell', async () => {
  draw(startPage());
  await screen.findByRole('heading', { name: 'Order none' });
  act(() => screen.getByRole('button', { name: 'Wholesale cart 0' }).click());
  expect((await screen.findByRole('region', { name: 'Wholesale cart' })).textContent).toBe('Empty');
  act(() => screen.getByRole('button', { name: 'Wholesale cart 0' }).click());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Wholesale cart' })).toBeNull());
});
