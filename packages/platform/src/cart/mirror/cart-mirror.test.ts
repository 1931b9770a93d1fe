import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CartItem } from '@orime/contracts';
import type { CheckoutLineInput } from '@orime/contracts/api/selling/checkout';
import { waitFor } from '@testing-library/dom';
import { installPlatform } from '../../current-platform.ts';
import { startAccountWork } from '../../host/start-account-work.ts';
import { startPlatform } from '../../host/start-platform.ts';
import type { Platform } from '../../platform.ts';
import { signIn, signOut } from '../../session/session-actions.ts';
import { IN_AN_HOUR, memoryStorage, testPlatform, unsignedToken } from '../../test-tools.ts';
import { addToCart, removeFromCart } from '../cart-commands.ts';
import { lineKey, quantitiesOf } from './line-inputs.ts';
import { mirrorCart } from './mirror-cart.ts';

interface MergeCall {
  readonly key: string | null;
  readonly items: readonly CheckoutLineInput[];
  readonly base: readonly CheckoutLineInput[];
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
const bag: CartItem = { ...coat, id: 'dsn_bag', size: 'one', name: 'Bag' };
const originalFetch = globalThis.fetch;

/** The account's cart, merged as the API does it: only the difference to the browser's base is applied. */
let account: CartItem[];
let calls: MergeCall[];
let unsold: string[];
let answerMerge: (answer: () => Response) => Promise<Response>;
const done = new Map<string, string>();
let stops: (() => void)[] = [];

beforeEach(() => {
  [account, calls, unsold, stops] = [[], [], [], []];
  answerMerge = async (answer) => answer();
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes('/api/cart/merge'))
      return Response.json({ _id: 'usr_me', email: '', name: '', type: 'consumer', staffRole: 'none', socketID: null, following: [] });
    const body = (await request.json()) as Omit<MergeCall, 'key'>;
    const key = request.headers.get('idempotency-key') ?? '';
    calls.push({ ...body, key });
    return answerMerge(() => {
      const answer = done.get(key) ?? JSON.stringify(merge(body));
      done.set(key, answer);
      return new Response(answer, { headers: { 'content-type': 'application/json' } });
    });
  };
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  for (const stop of stops) stop();
});

function merge({ items, base }: Omit<MergeCall, 'key'>) {
  const [wanted, known] = [quantitiesOf(items), quantitiesOf(base)];
  account = account.filter((line) => wanted.has(lineKey(line)) || !known.has(lineKey(line)));
  for (const [key, quantity] of wanted) {
    if (unsold.includes(key)) continue;
    const there = account.find((line) => lineKey(line) === key);
    const change = quantity - (known.get(key) ?? 0);
    if (there !== undefined) account = account.map((line) => (line === there ? { ...there, quantity: there.quantity + change } : line));
    else if (change > 0) account.push({ ...([coat, bag].find((one) => lineKey(one) === key) ?? coat), quantity: change });
  }
  return { items: account, unsold, clamped: [] };
}

async function open(storage = memoryStorage()): Promise<Platform> {
  const platform = testPlatform({ storage });
  installPlatform(platform);
  const running = startPlatform(platform);
  await running.ready;
  stops.push(startAccountWork(platform), () => running.stop());
  return platform;
}
const enter = (userId = 'usr_me') =>
  signIn(
    unsignedToken({
      sub: userId,
      name: 'Me',
      email: 'me@example.com',
      type: 'consumer',
      staffRole: 'none',
      exp: IN_AN_HOUR(),
      jti: 'j',
      tv: 1,
    }),
  );
const linesOf = (platform: Platform) => platform.root.getState().cart.items.map(({ id, quantity }) => `${id} ${String(quantity)}`);

describe('the cart of a member', () => {
  test('is brought together with the account’s at sign-in, and the lines of other devices are told', async () => {
    const platform = await open();
    const news: number[] = [];
    platform.bus.subscribe('cart.merged@1', ({ data }) => void news.push(data.added));
    account = [
      { ...bag, quantity: 2 },
      { ...coat, quantity: 3 },
    ];
    await addToCart(coat);
    expect(calls).toEqual([]);
    enter();
    await waitFor(() => expect(linesOf(platform)).toEqual(['dsn_coat 4', 'dsn_bag 2']));
    expect(news).toEqual([1]);
  });

  test('is not counted twice by signing out and in again; what a guest changed between is', async () => {
    const platform = await open();
    await addToCart(coat);
    enter();
    await waitFor(() => expect(account).toHaveLength(1));
    await mirrorCart(platform, 'change');
    signOut('elsewhere');
    enter();
    await waitFor(() => expect(calls).toHaveLength(2));
    await mirrorCart(platform, 'change');
    expect([linesOf(platform), account.map(({ quantity }) => quantity)]).toEqual([['dsn_coat 1'], [1]]);
    signOut('elsewhere');
    await addToCart(coat);
    enter();
    await waitFor(() => expect(account.map(({ quantity }) => quantity)).toEqual([2]));
    expect(linesOf(platform)).toEqual(['dsn_coat 2']);
  });

  test('tells the account of each change, and of nothing that the account itself brought', async () => {
    const platform = await open();
    enter();
    await waitFor(() => expect(calls).toHaveLength(1));
    await addToCart(bag);
    await addToCart(coat);
    await waitFor(() => expect(account.map(({ id }) => id)).toEqual(['dsn_bag', 'dsn_coat']));
    await removeFromCart(bag);
    await waitFor(() => expect(account.map(({ id }) => id)).toEqual(['dsn_coat']));
    const before = calls.length;
    await mirrorCart(platform, 'change');
    expect(calls).toHaveLength(before);
  });

  test('goes out again under the same key when an answer was lost, and counts once', async () => {
    const platform = await open();
    await addToCart(coat);
    answerMerge = async (answer) => {
      answer();
      throw new TypeError('the network is gone');
    };
    enter();
    await waitFor(() => expect(account).toHaveLength(1));
    await mirrorCart(platform, 'change');
    answerMerge = async (answer) => answer();
    await addToCart(coat);
    await waitFor(() => expect(account.map(({ quantity }) => quantity)).toEqual([2]));
    expect(new Set(calls.slice(0, 2).map(({ key }) => key)).size).toBe(1);
    expect(linesOf(platform)).toEqual(['dsn_coat 2']);
  });

  test('asks again for the answer of a merge that a page left while the server was at it', async () => {
    const platform = await open();
    await addToCart(coat);
    let refusals = 1;
    answerMerge = async (answer) => {
      if (refusals === 0) return answer();
      refusals -= 1;
      return Response.json({ error: { code: 'in_progress', en: 'Still at it', jp: '処理中です' } }, { status: 409 });
    };
    enter();
    await waitFor(() => expect(account).toHaveLength(1), { timeout: 10_000 });
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
    await mirrorCart(platform, 'change');
    expect(linesOf(platform)).toEqual(['dsn_coat 1']);
  });

  test('keeps what changed while a merge was under way', async () => {
    const platform = await open();
    await addToCart(coat);
    let letGo = (): void => undefined;
    answerMerge = async (answer) => {
      await new Promise<void>((resolve) => (letGo = resolve));
      return answer();
    };
    enter();
    await waitFor(() => expect(calls).toHaveLength(1));
    await addToCart(bag);
    await addToCart(coat);
    answerMerge = async (answer) => answer();
    letGo();
    await waitFor(() => expect(account.map(({ id, quantity }) => `${id} ${String(quantity)}`)).toEqual(['dsn_coat 2', 'dsn_bag 1']));
    expect(linesOf(platform)).toEqual(['dsn_coat 2', 'dsn_bag 1']);
  });

  test('keeps lines that are not sold, and lets go what another device removed', async () => {
    const platform = await open();
    await addToCart(coat);
    await addToCart(bag);
    unsold = [lineKey(bag)];
    enter();
    await waitFor(() => expect(account).toHaveLength(1));
    await mirrorCart(platform, 'change');
    expect(linesOf(platform)).toEqual(['dsn_coat 1', 'dsn_bag 1']);
    account = [];
    await mirrorCart(platform, 'arrival');
    expect(linesOf(platform)).toEqual(['dsn_bag 1']);
  });

  test('is not the next person’s to count again: each account is known apart', async () => {
    const platform = await open();
    await addToCart(coat);
    enter('usr_one');
    await waitFor(() => expect(calls).toHaveLength(1));
    await mirrorCart(platform, 'change');
    const accountOfOne = account;
    signOut('elsewhere');
    account = [];
    enter('usr_two');
    await waitFor(() => expect(account).toHaveLength(1));
    await mirrorCart(platform, 'change');
    signOut('elsewhere');
    account = accountOfOne;
    enter('usr_one');
    await waitFor(() => expect(calls.length).toBeGreaterThan(2));
    await mirrorCart(platform, 'change');
    expect(linesOf(platform)).toEqual(['dsn_coat 1']);
  });
});
