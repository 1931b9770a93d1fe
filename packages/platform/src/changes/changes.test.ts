import { describe, expect, test } from '@jest/globals';
import { installPlatform } from '../current-platform.ts';
import { recordCodeUsed } from '../state/codes-used.ts';
import { testPlatform } from '../test-tools.ts';
import { changeAtOnce } from './change-at-once.ts';
import { replaceOrder } from './replace-order.ts';

/** A promise that the test resolves or rejects. */
function pending<Answer>() {
  let resolve: (answer: Answer) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Answer>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

function like(initial = 3) {
  const { queries } = testPlatform();
  const seen: (number | string)[] = [];
  const request = pending<number>();
  let sent = 0;
  const press = () =>
    changeAtOnce<number>(queries, {
      key: ['like', 'dsn_1'],
      show: () => {
        seen.push(initial + 1);
        return () => seen.push(initial);
      },
      send: () => {
        sent += 1;
        return request.promise;
      },
      settle: (answer) => seen.push(`answer ${answer}`),
    });
  return { press, request, seen, sent: () => sent };
}

describe('a change shown at once', () => {
  test('stands before the server answers, and becomes what it answers', async () => {
    const { press, request, seen } = like();
    const changing = press();
    expect(seen).toEqual([4]);
    request.resolve(9);
    await expect(changing).resolves.toBe(9);
    expect(seen).toEqual([4, 'answer 9']);
  });

  test('is taken back when the server refuses, and the refusal is told', async () => {
    const { press, request, seen } = like();
    const changing = press();
    request.reject(new Error('refused'));
    await expect(changing).rejects.toThrow('refused');
    expect(seen).toEqual([4, 3]);
  });

  test('is one request for a double click, and may be made again afterwards', async () => {
    const { press, request, seen, sent } = like();
    const first = press();
    await expect(press()).resolves.toBeUndefined();
    request.resolve(4);
    await first;
    expect([sent(), seen]).toEqual([1, [4, 'answer 4']]);
    await press();
    expect(sent()).toBe(2);
  });
});

describe('replacing an order', () => {
  const order = (id: string, status = 'placed') => ({ _id: id, status });

  test('finds it in lists, pages and purchases, and leaves everything else as it is', () => {
    const { queries } = testPlatform();
    queries.setQueryData(['orders', 'seller'], { items: [order('ord_1'), order('ord_2')], total: 2 });
    queries.setQueryData(['orders', 'mine'], { pages: [{ items: [{ group: { _id: 'grp_1' }, orders: [order('ord_2')] }] }] });
    queries.setQueryData(['order', 'one'], order('ord_2'));
    const designs = { items: [{ _id: 'ord_2' }] };
    queries.setQueryData(['designs'], designs);
    const takeBack = replaceOrder(queries, 'ord_2', (known) => ({ ...known, status: 'shipped' }));
    expect(queries.getQueryData(['orders', 'seller'])).toEqual({ items: [order('ord_1'), order('ord_2', 'shipped')], total: 2 });
    expect(queries.getQueryData(['orders', 'mine'])).toEqual({
      pages: [{ items: [{ group: { _id: 'grp_1' }, orders: [order('ord_2', 'shipped')] }] }],
    });
    expect(queries.getQueryData(['order', 'one'])).toEqual(order('ord_2', 'shipped'));
    expect(queries.getQueryData(['designs'])).toBe(designs);

    // Data refetched since is newer than both states.
    queries.setQueryData(['order', 'one'], order('ord_2', 'delivered'));
    takeBack();
    expect(queries.getQueryData(['orders', 'seller'])).toEqual({ items: [order('ord_1'), order('ord_2')], total: 2 });
    expect(queries.getQueryData(['order', 'one'])).toEqual(order('ord_2', 'delivered'));
  });
});

describe('promo codes', () => {
  test('are recorded once, however they were typed', () => {
    const platform = testPlatform();
    installPlatform(platform);
    for (const code of ['SPRING', 'spring ', 'Spring', 'AUTUMN', ' ']) recordCodeUsed(code);
    expect(platform.root.getState().codesUsed).toEqual([{ code: 'SPRING' }, { code: 'AUTUMN' }]);
  });
});
