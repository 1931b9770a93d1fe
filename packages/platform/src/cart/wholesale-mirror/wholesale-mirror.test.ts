import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { WholesaleCartItem } from '@orime/contracts';
import { waitFor } from '@testing-library/dom';
import { installPlatform } from '../../current-platform.ts';
import { startAccountWork } from '../../host/start-account-work.ts';
import { startPlatform } from '../../host/start-platform.ts';
import type { Platform } from '../../platform.ts';
import { signIn, signOut } from '../../session/session-actions.ts';
import { IN_AN_HOUR, memoryStorage, testPlatform, unsignedToken } from '../../test-tools.ts';
import { addToWholesaleCart, removeFromWholesaleCart } from '../cart-commands.ts';
import { hasSameUnits, mergeLines } from './merge-lines.ts';
import { mirrorWholesaleCart } from './mirror-wholesale-cart.ts';

const haori = (sizeQuantities: Readonly<Record<string, number>>, id = 'dsn_haori'): WholesaleCartItem => ({
  designName: 'Haori',
  designNameJp: '羽織',
  product: { _id: id, slug: 'haori', design: { images: [] }, designer: 'Obi', designerId: 'prf_1', colour: 'indigo' },
  sizeQuantities,
  quantity: Object.values(sizeQuantities).reduce((sum, units) => sum + units, 0),
  price: 100,
  priceMinor: 10_000,
  currency: 'USD',
});
const originalFetch = globalThis.fetch;

/** The company's copy, as the API keeps it. */
let copy: { version: number; items: WholesaleCartItem[] };
/** What staff decided about the company, and what the signed-in member may do in it. */
let company: { verification: 'pending' | 'verified'; role: 'owner' | 'viewer' };
/** Designs that are not on sale: stored in the copy, without a line in its answers. */
let unsold: readonly string[];
let asked: number;
let writes: unknown[];
let stops: (() => void)[];
/** What another desk does just before the next write is read. */
let interfere: (() => void) | undefined;

beforeEach(() => {
  [copy, writes, stops, interfere] = [{ version: 0, items: [] }, [], [], undefined];
  [company, unsold, asked] = [{ verification: 'verified', role: 'owner' }, [], 0];
  localStorage.clear();
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/api/buyer')) return Response.json(company);
    if (!request.url.includes('/api/wholesale-cart'))
      return Response.json({ _id: 'usr_me', email: '', name: '', type: 'buyer', staffRole: 'none', socketID: null, following: [] });
    asked += 1;
    if (request.method !== 'GET') {
      interfere?.();
      interfere = undefined;
      const isVersioned = request.method === 'PUT' || !request.url.includes('/product/');
      if (isVersioned && request.headers.get('if-match')?.replaceAll('"', '') !== String(copy.version))
        return Response.json({ error: { code: 'conflict', message: '', details: {} } }, { status: 409 });
      if (company.role === 'viewer') return Response.json({ error: { code: 'forbidden', message: '', details: {} } }, { status: 403 });
    }
    const removed = /product\/(\w+)/.exec(request.url)?.[1];
    if (request.method === 'DELETE' && removed !== undefined) {
      writes.push({ removed });
      copy = { version: copy.version + 1, items: copy.items.filter(({ product }) => product._id !== removed) };
    } else if (request.method === 'DELETE') {
      writes.push('cleared');
      copy = { version: copy.version + 1, items: [] };
    }
    if (request.method === 'PUT') {
      const { items } = (await request.json()) as { items: { id: string; sizeQuantities: Record<string, number> }[] };
      writes.push(items);
      copy = { version: copy.version + 1, items: items.map(({ id, sizeQuantities }) => haori(sizeQuantities, id)) };
    }
    const isKept = ({ product }: WholesaleCartItem): boolean => unsold.includes(product._id);
    return Response.json({
      version: copy.version,
      items: copy.items.filter((item) => !isKept(item)),
      unsold: copy.items.filter(isKept).map(({ product }) => product._id),
      kept: copy.items.filter(isKept).map(({ product, sizeQuantities }) => ({ id: product._id, sizeQuantities })),
    });
  };
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  for (const stop of stops) stop();
});

async function openBrowser(): Promise<Platform> {
  const platform = testPlatform({ storage: memoryStorage() });
  installPlatform(platform);
  const running = startPlatform(platform);
  await running.ready;
  stops.push(startAccountWork(platform), running.stop);
  return platform;
}
function asBuyer(): void {
  signIn(
    unsignedToken({
      sub: 'usr_me',
      name: 'Me',
      email: 'me@example.com',
      type: 'buyer',
      staffRole: 'none',
      exp: IN_AN_HOUR(),
      jti: 'j',
      tv: 1,
    }),
  );
}
const unitsOf = (platform: Platform) =>
  Object.fromEntries(platform.root.getState().wholesaleCart.items.map(({ product, sizeQuantities }) => [product._id, sizeQuantities]));

describe('merging', () => {
  const line = (sizeQuantities: Record<string, number>, id = 'a') => ({ id, sizeQuantities });
  test.each([
    ['adds what two devices have', [line({ M: 2 })], [line({ M: 3, S: 1 })], [], [line({ M: 5, S: 1 })]],
    ['counts only what changed here', [line({ M: 6 })], [line({ M: 5 })], [line({ M: 4 })], [line({ M: 7 })]],
    ['takes away what was removed here', [line({ M: 4, S: 1 })], [], [line({ M: 4 })], [line({ S: 1 })]],
    ['leaves out what is used up', [line({ M: 2 })], [], [line({ M: 4 })], []],
    ['keeps what came from elsewhere', [line({ M: 1 }, 'b')], [line({ M: 2 })], [line({ M: 2 })], [line({ M: 1 }, 'b')]],
  ])('%s', (_, theirs, mine, base, merged) => {
    expect(hasSameUnits(mergeLines(theirs, mine, base), merged)).toBe(true);
  });
});

describe('the company’s copy', () => {
  test('comes with the sign-in, and what is here already is added', async () => {
    copy = { version: 3, items: [haori({ M: 2 })] };
    const platform = await openBrowser();
    platform.root.setState({ wholesaleCart: { items: [haori({ M: 1, S: 4 })] } });
    asBuyer();
    await waitFor(() => expect(unitsOf(platform)).toEqual({ dsn_haori: { M: 3, S: 4 } }));
    expect(copy).toMatchObject({ version: 4, items: [{ sizeQuantities: { M: 3, S: 4 } }] });
  });

  test('is not asked for while staff have not verified the company', async () => {
    company = { verification: 'pending', role: 'owner' };
    const platform = await openBrowser();
    asBuyer();
    await addToWholesaleCart(haori({ M: 2 }));
    // A change is sent after a pause of 800 ms.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(asked).toBe(0);
    expect(unitsOf(platform)).toEqual({ dsn_haori: { M: 2 } });
  });

  test('follows every change, once', async () => {
    const platform = await openBrowser();
    asBuyer();
    await addToWholesaleCart(haori({ M: 2 }));
    await waitFor(() => expect(copy.items).toMatchObject([{ sizeQuantities: { M: 2 } }]), { timeout: 5_000 });
    await removeFromWholesaleCart('dsn_haori');
    await waitFor(() => expect(copy.items).toEqual([]), { timeout: 5_000 });
    expect(writes).toEqual([[{ id: 'dsn_haori', sizeQuantities: { M: 2 } }], { removed: 'dsn_haori' }]);
    expect(unitsOf(platform)).toEqual({});
  });

  test('is emptied at once when everything has gone into orders', async () => {
    copy = { version: 1, items: [haori({ M: 2 }), haori({ L: 6 }, 'dsn_other')] };
    const platform = await openBrowser();
    asBuyer();
    await waitFor(() => expect(Object.keys(unitsOf(platform))).toHaveLength(2));
    await removeFromWholesaleCart('dsn_haori');
    await removeFromWholesaleCart('dsn_other');
    await waitFor(() => expect(writes).toEqual(['cleared']), { timeout: 5_000 });
  });

  test('is not overwritten when another desk was faster: both changes are in it', async () => {
    const platform = await openBrowser();
    asBuyer();
    await addToWholesaleCart(haori({ M: 2 }));
    await waitFor(() => expect(copy.version).toBe(1), { timeout: 5_000 });
    interfere = () => void (copy = { version: 2, items: [haori({ M: 2 }), haori({ L: 6 }, 'dsn_other')] });
    await addToWholesaleCart(haori({ M: 5 }));
    await waitFor(() => expect(unitsOf(platform)).toEqual({ dsn_haori: { M: 5 }, dsn_other: { L: 6 } }), { timeout: 5_000 });
    expect(copy.version).toBe(3);
  });

  test('keeps a style that is not on sale here, whether or not this browser has ever shown it', async () => {
    copy = { version: 1, items: [haori({ L: 6 }, 'dsn_elsewhere')] };
    unsold = ['dsn_elsewhere'];
    const platform = await openBrowser();
    asBuyer();
    await addToWholesaleCart(haori({ M: 2 }));
    await waitFor(() => expect(copy.items).toHaveLength(2), { timeout: 5_000 });
    expect(unitsOf(platform)).toEqual({ dsn_haori: { M: 2 } });
    await addToWholesaleCart(haori({ M: 3 }));
    await waitFor(() => expect(copy.version).toBe(3), { timeout: 5_000 });
    expect(copy.items.map(({ product, sizeQuantities }) => [product._id, sizeQuantities])).toEqual([
      ['dsn_haori', { M: 3 }],
      ['dsn_elsewhere', { L: 6 }],
    ]);
    // On sale again: it comes into sight, and nothing is counted twice.
    unsold = [];
    await mirrorWholesaleCart(platform, 'arrival');
    expect(unitsOf(platform)).toEqual({ dsn_haori: { M: 3 }, dsn_elsewhere: { L: 6 } });
    expect(copy.version).toBe(3);
  });

  test('loses a style that was unsold when its line is removed here', async () => {
    const platform = await openBrowser();
    asBuyer();
    await addToWholesaleCart(haori({ M: 2 }));
    await waitFor(() => expect(copy.version).toBe(1), { timeout: 5_000 });
    unsold = ['dsn_haori'];
    await mirrorWholesaleCart(platform, 'arrival');
    expect(unitsOf(platform)).toEqual({ dsn_haori: { M: 2 } });
    await removeFromWholesaleCart('dsn_haori');
    await waitFor(() => expect(copy.items).toEqual([]), { timeout: 5_000 });
  });

  test('is taken as it is by a member who may not order: what was changed here is undone', async () => {
    copy = { version: 3, items: [haori({ M: 2 })] };
    company = { verification: 'verified', role: 'viewer' };
    const platform = await openBrowser();
    asBuyer();
    await waitFor(() => expect(unitsOf(platform)).toEqual({ dsn_haori: { M: 2 } }));
    await addToWholesaleCart(haori({ L: 9 }, 'dsn_other'));
    await waitFor(() => expect(unitsOf(platform)).toEqual({ dsn_haori: { M: 2 } }), { timeout: 5_000 });
    expect(copy.version).toBe(3);
  });

  test('stays when the buyer signs out, and is not added a second time afterwards', async () => {
    const platform = await openBrowser();
    asBuyer();
    await addToWholesaleCart(haori({ M: 2 }));
    await waitFor(() => expect(copy.version).toBe(1), { timeout: 5_000 });
    signOut();
    expect(unitsOf(platform)).toEqual({});
    asBuyer();
    await waitFor(() => expect(unitsOf(platform)).toEqual({ dsn_haori: { M: 2 } }), { timeout: 5_000 });
    expect(copy.items).toMatchObject([{ sizeQuantities: { M: 2 } }]);
  });
});
