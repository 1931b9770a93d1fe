import { afterEach, describe, expect, test } from '@jest/globals';
import type { CartItem, WholesaleCartItem } from '@orime/contracts';
import { waitFor } from '@testing-library/dom';
import { installPlatform } from '../current-platform.ts';
import { memoryStorage, startForTest, stopPlatforms, testPlatform } from '../test-tools.ts';
import {
  addToCart,
  addToWholesaleCart,
  clearCart,
  closeCart,
  openCart,
  removeFromCart,
  removeFromWholesaleCart,
  restoreToCart,
  restoreToWholesaleCart,
  setCartQuantity,
} from './cart-commands.ts';

afterEach(stopPlatforms);

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
const piece: CartItem = { ...coat, id: 'dsn_piece', piece: 'pce_1', size: 'S' };
const bulk: WholesaleCartItem = {
  designName: 'Coat',
  designNameJp: 'コート',
  product: { _id: 'dsn_coat', slug: 'coat', design: { images: ['img_1'] }, designer: 'Obi', designerId: 'prf_2', colour: 'ink' },
  sizeQuantities: { S: 2, M: 0, L: 4 },
  quantity: 6,
  price: 200,
  priceMinor: 20000,
  currency: 'USD',
};

function start() {
  const platform = testPlatform();
  installPlatform(platform);
  const running = startForTest(platform);
  return { platform, running };
}

describe('the retail cart', () => {
  test('adds, counts by id and size, and keeps a piece single', async () => {
    start();
    await addToCart(coat);
    await addToCart({ ...coat, quantity: 2 });
    await addToCart({ ...coat, size: 'L' });
    await addToCart(piece);
    const { items } = await addToCart({ ...piece, quantity: 3 });
    expect(items.map(({ id, size, quantity }) => `${id} ${size} ${String(quantity)}`)).toEqual([
      'dsn_coat M 3',
      'dsn_coat L 1',
      'dsn_piece S 1',
    ]);
  });

  test('removes by piece, and by id with size', async () => {
    start();
    await addToCart(coat);
    await addToCart({ ...coat, size: 'L' });
    await addToCart(piece);
    await removeFromCart({ piece: 'pce_1' });
    expect((await removeFromCart({ id: 'dsn_coat', size: 'M' })).items).toEqual([{ ...coat, size: 'L' }]);
  });

  test('sets quantities within its bounds, removes at zero, and clears', async () => {
    start();
    await addToCart(coat);
    expect((await setCartQuantity(coat, 500)).items[0]?.quantity).toBe(20);
    expect((await setCartQuantity(coat, 0)).items).toEqual([]);
    await addToCart(piece);
    expect((await clearCart()).items).toEqual([]);
  });

  test('puts a removed line back where it stood, with its quantity', async () => {
    start();
    for (const size of ['S', 'M', 'L']) await addToCart({ ...coat, size, quantity: 2 });
    await removeFromCart({ id: 'dsn_coat', size: 'M' });
    const { items } = await restoreToCart({ ...coat, size: 'M', quantity: 2 }, 1);
    expect(items.map(({ size, quantity }) => `${size} ${String(quantity)}`)).toEqual(['S 2', 'M 2', 'L 2']);
    // The same line was added again before the removal was undone: quantities add up and the line is not duplicated.
    expect(
      (await restoreToCart({ ...coat, size: 'S', quantity: 1 }, 0)).items.map(({ size, quantity }) => `${size} ${String(quantity)}`),
    ).toEqual(['S 3', 'M 2', 'L 2']);
  });

  test('shows and hides its drawer', async () => {
    const { platform } = start();
    openCart();
    await Promise.resolve();
    expect(platform.root.getState().showCart).toBe(true);
    closeCart();
    await Promise.resolve();
    expect(platform.root.getState().showCart).toBe(false);
  });

  test('tells facts with the source of its writer, and gives a late subscriber one snapshot', async () => {
    const { platform } = start();
    for (const size of ['S', 'M', 'L']) await addToCart({ ...coat, size });
    const seen: number[] = [];
    const remote = platform.handleFor('magazine@1.0.0');
    remote.subscribe('cart.changed@1', ({ data, source }) => {
      expect(source).toBe('shell@0.0.0');
      seen.push(data.items.length);
    });
    expect(seen).toEqual([3]);
  });

  test('takes commands that were sent before its writer existed', async () => {
    const platform = testPlatform();
    installPlatform(platform);
    const added = addToCart(coat);
    startForTest(platform);
    expect((await added).items).toEqual([coat]);
  });
});

describe('the wholesale cart', () => {
  test('keeps one line a product, without empty sizes, and removes by product', async () => {
    start();
    await addToWholesaleCart({ ...bulk, sizeQuantities: { S: 9 } });
    const { items } = await addToWholesaleCart(bulk);
    expect(items).toEqual([{ ...bulk, sizeQuantities: { S: 2, L: 4 }, quantity: 6 }]);
    const second = { ...bulk, product: { ...bulk.product, _id: 'dsn_second' }, sizeQuantities: { S: 1 }, quantity: 1 };
    await addToWholesaleCart(second);
    expect((await removeFromWholesaleCart('dsn_coat')).items).toEqual([second]);
    const kept = { ...bulk, sizeQuantities: { S: 2, L: 4 } };
    expect((await restoreToWholesaleCart(kept, 0)).items).toEqual([kept, second]);
    expect((await restoreToWholesaleCart(bulk, 0)).items).toEqual([kept, second]);
  });
});

describe('two tabs', () => {
  test('have one cart, in the page and in the storage', async () => {
    const storage = memoryStorage();
    const tabs = ['one', 'two'].map(() => {
      const channel = new BroadcastChannel('cart-test');
      const platform = testPlatform({ storage, channel });
      const running = startForTest(platform);
      return { platform, running, channel };
    });
    const [one, two] = tabs;
    if (one === undefined || two === undefined) throw new Error('two tabs');
    await Promise.all(tabs.map(({ running }) => running.ready));

    installPlatform(one.platform);
    await addToCart(coat);
    await waitFor(() => expect(two.platform.root.getState().cart.items.length).toBe(1));
    installPlatform(two.platform);
    await addToCart(piece);
    await waitFor(() => expect(one.platform.root.getState().cart.items.length).toBe(2));
    // What one tab has ordered wholesale is gone from the other, which would order it again.
    const wholesale = (tab: typeof one) => tab.platform.root.getState().wholesaleCart.items.length;
    await addToWholesaleCart(bulk);
    await waitFor(() => expect(wholesale(one)).toBe(1));
    await removeFromWholesaleCart('dsn_coat');
    await waitFor(() => expect(wholesale(one)).toBe(0));
    await Promise.all(tabs.map(({ running }) => running.flush()));
    expect(JSON.parse(storage.content.get('root') ?? '{}')).toMatchObject({
      state: { cart: { items: [{ id: 'dsn_coat' }, { id: 'dsn_piece' }] } },
    });
    for (const { running, channel } of tabs) {
      running.stop();
      channel.close();
    }
  });
});
