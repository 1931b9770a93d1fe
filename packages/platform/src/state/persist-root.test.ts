import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { emptyBoot } from '../host/read-boot.ts';
import { memoryStorage } from '../test-tools.ts';
import { createRoot } from './create-root.ts';
import { PERSIST_TIMEOUT_MS, ROOT_KEY, persistRoot } from './persist-root.ts';
import type { StateStorage } from './state-storage.ts';

const item = {
  id: 'dsn_1',
  size: 'M',
  name: 'Haori',
  nameJp: '羽織',
  slug: 'haori',
  image: 'img_1',
  designer: 'Ito',
  designerId: 'prf_1',
  quantity: 1,
  price: 120,
  priceMinor: 12000,
  currency: 'USD' as const,
};

function persist(storage: StateStorage) {
  const root = createRoot(emptyBoot());
  return { root, persistence: persistRoot(root, storage, (stored) => root.setState(stored)) };
}

function stored(storage: { readonly content: Map<string, string> }) {
  return JSON.parse(storage.content.get(ROOT_KEY) ?? 'null') as { state: Record<string, unknown>; version: number } | null;
}

afterEach(() => {
  jest.useRealTimers();
});

describe('the persisted state', () => {
  test('is taken over from the storage, and what changes is written back under `root` with its version', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: JSON.stringify({ state: { theme: 'light', cart: { items: [item] } }, version: 1 }) });
    const { root, persistence } = persist(storage);
    await expect(persistence.ready).resolves.toBe('restored');
    expect(root.getState()).toMatchObject({ theme: 'light', cart: { items: [item] }, showCart: false });

    root.setState({ market: 'JP', showCart: true });
    await persistence.flush();
    expect(stored(storage)).toMatchObject({ version: 1, state: { theme: 'light', market: 'JP', cart: { items: [item] } } });
    expect(stored(storage)?.state).not.toHaveProperty('showCart');
  });

  test('keeps a change made before the stored state arrived', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: JSON.stringify({ state: { theme: 'light', market: 'EU' }, version: 1 }) });
    const { root, persistence } = persist(storage);
    root.setState({ market: 'JP' });
    await persistence.ready;
    await persistence.flush();
    expect(root.getState()).toMatchObject({ theme: 'light', market: 'JP' });
    expect(stored(storage)?.state).toMatchObject({ theme: 'light', market: 'JP' });
  });

  test('does not undo what another tab has written meanwhile', async () => {
    const storage = memoryStorage();
    const [one, two] = [persist(storage), persist(storage)];
    await Promise.all([one.persistence.ready, two.persistence.ready]);
    one.root.setState({ cookiesAccepted: true });
    await one.persistence.flush();
    two.root.setState({ theme: 'light' });
    await two.persistence.flush();
    expect(stored(storage)?.state).toMatchObject({ cookiesAccepted: true, theme: 'light' });
  });

  test.each([
    ['broken JSON', '{"state":{"theme":"li'],
    ['another kind of value', '[1,2]'],
    [
      'broken slices',
      JSON.stringify({ state: { theme: 'neon', language: 'de', cart: { items: [{ id: 4 }, null] }, genderClassification: 7 }, version: 1 }),
    ],
  ])('starts with the defaults on %s', async (_, text) => {
    const storage = memoryStorage({ [ROOT_KEY]: text });
    const { root, persistence } = persist(storage);
    await persistence.ready;
    expect(root.getState()).toMatchObject({ theme: 'dark', language: 'en', cart: { items: [] } });
    root.setState({ theme: 'light' });
    await persistence.flush();
    expect(stored(storage)?.state).toMatchObject({ theme: 'light', language: 'en' });
  });

  test('migrates the older shape, slice by slice, and leaves the person’s slices behind', async () => {
    const old = {
      theme: '"light"',
      language: '"jp"',
      cart: JSON.stringify({ items: [item], showCart: true }),
      orders: '{"orders":[{"_id":"1"}]}',
      buyer: '{"profile":{}}',
      _persist: '{"version":-1}',
    };
    const storage = memoryStorage({ [ROOT_KEY]: JSON.stringify(old) });
    const { root, persistence } = persist(storage);
    await persistence.ready;
    expect(root.getState()).toMatchObject({ theme: 'light', language: 'jp', cart: { items: [item] }, showCart: false });
    root.setState({ market: 'JP' });
    await persistence.flush();
    expect(stored(storage)?.version).toBe(1);
    expect(JSON.stringify(stored(storage))).not.toMatch(/orders|buyer|_persist/);
  });

  test('goes on after 5,000 ms when the storage never answers, and never writes over it', async () => {
    jest.useFakeTimers();
    const writes: string[] = [];
    const storage: StateStorage = { getItem: () => new Promise(() => undefined), setItem: async (_, value) => void writes.push(value) };
    const { root, persistence } = persist(storage);
    root.setState({ theme: 'light' });
    let outcome = 'waiting';
    void persistence.ready.then((value) => (outcome = value));
    await jest.advanceTimersByTimeAsync(PERSIST_TIMEOUT_MS - 1);
    expect(outcome).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome).toBe('timed-out');
    root.setState({ market: 'JP' });
    await jest.advanceTimersByTimeAsync(PERSIST_TIMEOUT_MS);
    expect(root.getState()).toMatchObject({ theme: 'light', market: 'JP' });
    expect(writes).toEqual([]);
  });

  test('writes only the changed slices when a slow storage answers after the time-out', async () => {
    jest.useFakeTimers();
    const content = memoryStorage({ [ROOT_KEY]: JSON.stringify({ state: { cart: { items: [item] }, theme: 'light' }, version: 1 }) });
    const storage: StateStorage = {
      ...content,
      getItem: (name) => new Promise((resolve) => setTimeout(() => resolve(content.content.get(name) ?? null), 8_000)),
    };
    const { root, persistence } = persist(storage);
    await jest.advanceTimersByTimeAsync(PERSIST_TIMEOUT_MS);
    root.setState({ market: 'JP' });
    await jest.advanceTimersByTimeAsync(10_000);
    await persistence.flush();
    expect(stored(content)?.state).toMatchObject({ cart: { items: [item] }, theme: 'light', market: 'JP' });
    expect(root.getState().cart.items).toEqual([item]);
  });

  test('adds to the stored cart and hits what happened before the storage answered', async () => {
    const kept = { ...item, id: 'dsn_kept' };
    const storage = memoryStorage({
      [ROOT_KEY]: JSON.stringify({
        state: { cart: { items: [kept, item] }, genderClassification: { menHits: 4, womenHits: 1, classified: null } },
        version: 1,
      }),
    });
    const { root, persistence } = persist(storage);
    root.setState({ cart: { items: [item] }, genderClassification: { menHits: 1, womenHits: 0, classified: null } });
    await persistence.ready;
    await persistence.flush();
    const expected = {
      cart: { items: [kept, { ...item, quantity: 2 }] },
      genderClassification: { menHits: 5, womenHits: 1, classified: 'men' },
    };
    expect(root.getState()).toMatchObject(expected);
    expect(stored(storage)?.state).toMatchObject(expected);
  });

  test('does not lose the stored cart to one begun after the time-out', async () => {
    jest.useFakeTimers();
    const content = memoryStorage({
      [ROOT_KEY]: JSON.stringify({ state: { cart: { items: [{ ...item, id: 'dsn_kept' }] } }, version: 1 }),
    });
    let reads = 0;
    // The first read never settles, later ones do.
    const storage: StateStorage = { ...content, getItem: (name) => (reads++ === 0 ? new Promise(() => undefined) : content.getItem(name)) };
    const { root, persistence } = persist(storage);
    await jest.advanceTimersByTimeAsync(PERSIST_TIMEOUT_MS);
    root.setState({ cart: { items: [item] } });
    await persistence.flush();
    expect(root.getState().cart.items.map(({ id }) => id)).toEqual(['dsn_kept', 'dsn_1']);
    expect(stored(content)?.state).toMatchObject({ cart: { items: [{ id: 'dsn_kept' }, { id: 'dsn_1' }] } });
  });

  test('reads what a newer release has stored, without what this one does not know', async () => {
    const newer = {
      state: {
        theme: 'light',
        cart: { items: [item], note: 'gift' },
        market: { code: 'JP' },
        wishlists: [{ owner: 'usr_1' }],
        auth: { token: 'x' },
      },
      version: 7,
    };
    const storage = memoryStorage({ [ROOT_KEY]: JSON.stringify(newer) });
    const { root, persistence } = persist(storage);
    await persistence.ready;
    expect(root.getState()).toMatchObject({ theme: 'light', cart: { items: [item] }, market: 'US' });
    root.setState({ cookiesAccepted: true });
    await persistence.flush();
    expect(stored(storage)).toMatchObject({ version: 1, state: { theme: 'light', cart: { items: [item] }, cookiesAccepted: true } });
    expect(JSON.stringify(stored(storage))).not.toMatch(/wishlists|auth|usr_1/);
  });

  test('completes carts of older clients, whose lines have the specification’s fields alone', async () => {
    const cart = {
      items: [
        { name: 'Haori', image: 'img_1', size: 'M', quantity: 2, price: 120.5, id: 'dsn_1' },
        { name: 'Obi', image: 'img_2', size: 'S', quantity: 1, price: 9000, currency: 'JPY', piece: 'pce_1' },
        { name: 'Free', size: 'S', quantity: 1, id: 'dsn_3' },
      ],
    };
    const wholesaleCart = {
      items: [
        {
          designName: 'Coat',
          product: { _id: 'dsn_4', design: { images: ['img_4'] } },
          sizeQuantities: { S: 2, M: 0 },
          quantity: 2,
          price: 80,
          currency: 'USD',
        },
      ],
    };
    const { root, persistence } = persist(memoryStorage({ [ROOT_KEY]: JSON.stringify({ state: { cart, wholesaleCart }, version: 0 }) }));
    await persistence.ready;
    expect(root.getState().cart.items).toMatchObject([
      { id: 'dsn_1', slug: 'dsn_1', currency: 'USD', priceMinor: 12050, quantity: 2 },
      { id: 'pce_1', piece: 'pce_1', currency: 'JPY', priceMinor: 9000 },
    ]);
    expect(root.getState().wholesaleCart.items).toMatchObject([
      { designName: 'Coat', priceMinor: 8000, sizeQuantities: { S: 2 }, product: { _id: 'dsn_4', slug: 'dsn_4' } },
    ]);
    expect(root.getState().wholesaleCart.items[0]?.sizeQuantities).not.toHaveProperty('M');
  });

  test('survives a full storage and tries again with the next change', async () => {
    const content = memoryStorage();
    let isFull = true;
    const storage: StateStorage = {
      ...content,
      setItem: async (name, value) =>
        isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : content.setItem(name, value),
    };
    const { root, persistence } = persist(storage);
    await persistence.ready;
    root.setState({ theme: 'light' });
    await persistence.flush();
    isFull = false;
    root.setState({ market: 'JP' });
    await persistence.flush();
    expect(stored(content)?.state).toMatchObject({ theme: 'light', market: 'JP' });
  });
});
