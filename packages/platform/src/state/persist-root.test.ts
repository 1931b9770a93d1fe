import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { emptyBoot } from '../host/read-boot.ts';
import { memoryStorage } from '../test-tools.ts';
import { createRoot } from './create-root.ts';
import { PERSIST_TIMEOUT_MS, ROOT_KEY, persistRoot } from './persist-root.ts';
import type { StateStorage } from './state-storage.ts';

const item = {
  id: 'dsn_1', size: 'M', name: 'Haori', nameJp: '羽織', slug: 'haori', image: 'img_1', designer: 'Ito', designerId: 'prf_1',
  quantity: 1, price: 120, priceMinor: 12000, currency: 'USD' as const,
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
  it('is taken over from the storage, and what changes is written back under `root` with its version', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: JSON.stringify({ state: { theme: 'light', cart: { items: [item] } }, version: 1 }) });
    const { root, persistence } = persist(storage);
    await expect(persistence.ready).resolves.toBe('restored');
    expect(root.getState()).toMatchObject({ theme: 'light', cart: { items: [item] }, showCart: false });

    root.setState({ market: 'JP', showCart: true });
    await persistence.flush();
    expect(stored(storage)).toMatchObject({ version: 1, state: { theme: 'light', market: 'JP', cart: { items: [item] } } });
    expect(stored(storage)?.state).not.toHaveProperty('showCart');
  });

  it('keeps a change made before the stored state arrived', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: JSON.stringify({ state: { theme: 'light', market: 'EU' }, version: 1 }) });
    const { root, persistence } = persist(storage);
    root.setState({ market: 'JP' });
    await persistence.ready;
    await persistence.flush();
    expect(root.getState()).toMatchObject({ theme: 'light', market: 'JP' });
    expect(stored(storage)?.state).toMatchObject({ theme: 'light', market: 'JP' });
  });

  it('does not undo what another tab has written meanwhile', async () => {
    const storage = memoryStorage();
    const [one, two] = [persist(storage), persist(storage)];
    await Promise.all([one.persistence.ready, two.persistence.ready]);
    one.root.setState({ cookiesAccepted: true });
    await one.persistence.flush();
    two.root.setState({ theme: 'light' });
    await two.persistence.flush();
    expect(stored(storage)?.state).toMatchObject({ cookiesAccepted: true, theme: 'light' });
  });

  it.each([
    ['broken JSON', '{"state":{"theme":"li'],
    ['another kind of value', '[1,2]'],
    ['broken slices', JSON.stringify({ state: { theme: 'neon', language: 'de', cart: { items: [{ id: 4 }, null] }, genderClassification: 7 }, version: 1 })],
  ])('starts with the defaults on %s', async (_, text) => {
    const storage = memoryStorage({ [ROOT_KEY]: text });
    const { root, persistence } = persist(storage);
    await persistence.ready;
    expect(root.getState()).toMatchObject({ theme: 'dark', language: 'en', cart: { items: [] } });
    root.setState({ theme: 'light' });
    await persistence.flush();
    expect(stored(storage)?.state).toMatchObject({ theme: 'light', language: 'en' });
  });

  it('migrates the older shape, slice by slice, and leaves the person’s slices behind', async () => {
    const old = { theme: '"light"', language: '"jp"', cart: JSON.stringify({ items: [item], showCart: true }), orders: '{"orders":[{"_id":"1"}]}', buyer: '{"profile":{}}', _persist: '{"version":-1}' };
    const storage = memoryStorage({ [ROOT_KEY]: JSON.stringify(old) });
    const { root, persistence } = persist(storage);
    await persistence.ready;
    expect(root.getState()).toMatchObject({ theme: 'light', language: 'jp', cart: { items: [item] }, showCart: false });
    root.setState({ market: 'JP' });
    await persistence.flush();
    expect(stored(storage)?.version).toBe(1);
    expect(JSON.stringify(stored(storage))).not.toMatch(/orders|buyer|_persist/);
  });

  it('goes on after 5,000 ms when the storage never answers, and never writes over it', async () => {
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

  it('writes only the changed slices when a slow storage answers after the time-out', async () => {
    jest.useFakeTimers();
    const content = memoryStorage({ [ROOT_KEY]: JSON.stringify({ state: { cart: { items: [item] }, theme: 'light' }, version: 1 }) });
    const storage: StateStorage = { ...content, getItem: (name) => new Promise((resolve) => setTimeout(() => resolve(content.content.get(name) ?? null), 8_000)) };
    const { root, persistence } = persist(storage);
    await jest.advanceTimersByTimeAsync(PERSIST_TIMEOUT_MS);
    root.setState({ market: 'JP' });
    await jest.advanceTimersByTimeAsync(10_000);
    await persistence.flush();
    expect(stored(content)?.state).toMatchObject({ cart: { items: [item] }, theme: 'light', market: 'JP' });
    expect(root.getState().cart.items).toEqual([item]);
  });

  it('survives a full storage and tries again with the next change', async () => {
    const content = memoryStorage();
    let isFull = true;
    const storage: StateStorage = { ...content, setItem: async (name, value) => (isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : content.setItem(name, value)) };
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
