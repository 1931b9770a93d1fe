import { afterEach, expect, test } from '@jest/globals';
import type { CartItem, WholesaleCartItem } from '@orime/contracts';
import { addToCart, addToWholesaleCart, closeCart, openCart, openWholesaleCart, removeFromCart } from '../cart/cart-commands.ts';
import { installPlatform } from '../current-platform.ts';
import { setMarket } from '../state/market.ts';
import { setTheme } from '../state/theme.ts';
import { startForTest, stopPlatforms, testPlatform } from '../test-tools.ts';
import { parseSessionLog, replaySessionLog, writeSessionLog, type SessionLog } from './session-log.ts';

afterEach(stopPlatforms);

/** The installed one is that of the last call. */
function startPage() {
  const platform = testPlatform();
  installPlatform(platform);
  startForTest(platform);
  return platform;
}

type Page = ReturnType<typeof startPage>;

/** As a file has it. */
function exportOf(page: Page): SessionLog {
  const log = parseSessionLog(JSON.stringify(writeSessionLog(page)));
  if (log === undefined) throw new Error('an export is a log');
  return log;
}

/** What the carts and their drawers are drawn from, and the preferences that a log carries. */
function drawnFrom({ root }: Page): string {
  const { cart, wholesaleCart, showCart, showWholesaleCart, theme, market } = root.getState();
  return JSON.stringify({ cart, wholesaleCart, showCart, showWholesaleCart, theme, market });
}

const coat: CartItem = {
  id: 'dsn_coat',
  size: 'M',
  name: 'Coat',
  nameJp: 'コート',
  slug: 'coat',
  image: 'img_1',
  designer: 'Obi',
  designerId: 'prf_2',
  quantity: 1,
  price: 480,
  priceMinor: 48000,
  currency: 'USD',
};
const bulk: WholesaleCartItem = {
  designName: 'Coat',
  designNameJp: 'コート',
  product: { _id: 'dsn_coat', slug: 'coat', design: { images: ['img_1'] }, designer: 'Obi', designerId: 'prf_2', colour: 'ink' },
  sizeQuantities: { S: 2, L: 4 },
  quantity: 6,
  price: 200,
  priceMinor: 20000,
  currency: 'USD',
};

test('a log says again on another page what was said on this one, in the name of whoever said it', () => {
  const here = startPage();
  here.handleFor('magazine@1.0.0').publish('preference.theme-changed@1', { theme: 'light' });
  const placed = here.handleFor('retail-shop@2.0.0').publish('order.placed@1', { groupId: 'grp_1' });
  const there = startPage();
  const heard: unknown[] = [];
  there.bus.subscribe('order.placed@1', (envelope) => void heard.push(envelope));
  // Two carts that both pages begin with, the theme and the order.
  expect(replaySessionLog(there, exportOf(here))).toBe(4);
  expect(heard).toEqual([{ ...placed, seq: expect.any(Number) }]);
  expect(there.bus.read('preference.theme-changed@1')).toMatchObject({ source: 'magazine@1.0.0', data: { theme: 'light' } });
});

test('a replay leaves the other page with the same carts, drawers, theme and market, byte for byte', async () => {
  const here = startPage();
  await addToCart(coat);
  await addToCart({ ...coat, size: 'L', quantity: 3 });
  await removeFromCart(coat);
  await addToWholesaleCart(bulk);
  openCart();
  setTheme('light');
  setMarket('JP');
  const log = exportOf(here);
  const there = startPage();
  await addToCart({ ...coat, id: 'dsn_other' });
  openWholesaleCart();
  replaySessionLog(there, log);
  expect(there.root.getState().cart.items).toEqual([{ ...coat, size: 'L', quantity: 3 }]);
  expect(there.root.getState().showCart).toBe(true);
  expect(drawnFrom(there)).toBe(drawnFrom(here));
});

test('carts that were last changed before the journal begins are in the log too, and drawers that were closed again are closed', async () => {
  const here = startPage();
  await addToCart(coat);
  for (let count = 0; count < 260; count += 1) {
    openCart();
    closeCart();
  }
  const log = exportOf(here);
  const there = startPage();
  openCart();
  replaySessionLog(there, log);
  expect(there.root.getState().cart.items).toEqual([coat]);
  expect(drawnFrom(there)).toBe(drawnFrom(here));
});

test('a sign-out in a log ends no session here', () => {
  const here = startPage();
  here.bus.publish('session.changed@1', { userId: null });
  const log = exportOf(here);
  const there = startPage();
  there.session.setState({ status: 'signed-in', user: { _id: 'usr_1' } as never }, true);
  replaySessionLog(there, log);
  expect(there.session.getState().status).toBe('signed-in');
});

test('facts that this page does not know are left out', () => {
  const entry = (type: string) => ({ kind: 'fact', envelope: { source: 'a@1', type, data: {} } });
  const log = parseSessionLog(JSON.stringify({ schema: 1, entries: [entry('lamp.lit@1'), { kind: 'command', type: 'cart.clear@1' }] }));
  expect(log && replaySessionLog(startPage(), log)).toBe(0);
});

test.each(['', '{', 'null', '[]', '{"schema":2,"entries":[]}', '{"schema":1}'])('%s is no log', (text) => {
  expect(parseSessionLog(text)).toBeUndefined();
});
