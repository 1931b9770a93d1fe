import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CrossTabChannel } from './bus-types.ts';
import { createBus } from './create-bus.ts';

interface Facts {
  'shelf.changed@1': { readonly books: number };
}

interface Network {
  join(): CrossTabChannel;
  /** Delivers the pending messages in the order that `pick` chooses. */
  settle(pick?: (waiting: number) => number): void;
}

/** Tabs whose messages may arrive late and reordered, as browsers guarantee order only within one channel. */
function network(): Network {
  const tabs: { listener?: (event: MessageEvent) => void }[] = [];
  const underWay: { to: number; data: unknown }[] = [];
  return {
    join() {
      const tab: { listener?: (event: MessageEvent) => void } = {};
      const index = tabs.push(tab) - 1;
      return {
        postMessage: (data) => tabs.forEach((_, to) => to !== index && underWay.push({ to, data: structuredClone(data) })),
        addEventListener: (_, listener) => void (tab.listener = listener),
        removeEventListener: () => void delete tab.listener,
        close: () => undefined,
      };
    },
    settle(pick = () => 0) {
      while (underWay.length > 0) {
        const [message] = underWay.splice(pick(underWay.length), 1);
        if (message) tabs[message.to]?.listener?.(new MessageEvent('message', { data: message.data }));
      }
    },
  };
}

function tab(channel: CrossTabChannel, session: string, now: () => number = Date.now) {
  const bus = createBus<Facts, Record<never, never>>({
    topics: { 'shelf.changed@1': { kind: 'state', crossTab: true } },
    session,
    channel,
    now,
  });
  return { ...bus.handle('shell@1'), seed: (books: number) => bus.seed('shell@1', 'shelf.changed@1', { books }) };
}

describe('state topics across tabs', () => {
  test('tell the other tab, which sees whose page it was', () => {
    const between = network();
    const [one, two] = [tab(between.join(), 'one'), tab(between.join(), 'two')];
    const seen: string[] = [];
    two.subscribe('shelf.changed@1', ({ data, session }) => void seen.push(`${String(data.books)} from ${session}`));
    one.publish('shelf.changed@1', { books: 3 });
    between.settle();
    expect(seen).toEqual(['3 from one']);
    expect(two.read('shelf.changed@1')?.data).toEqual({ books: 3 });
  });

  test('do not spread a restored value', () => {
    const between = network();
    const [one, two] = [tab(between.join(), 'one'), tab(between.join(), 'two')];
    one.publish('shelf.changed@1', { books: 3 });
    between.settle();
    two.seed(0);
    between.settle();
    expect(one.read('shelf.changed@1')?.data).toEqual({ books: 3 });
  });

  test('end with one value in every tab, whatever the clocks and the order of arrival', () => {
    const writes = fc.array(fc.record({ by: fc.nat(2), skewMs: fc.integer({ min: -5, max: 5 }), settles: fc.boolean() }), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(writes, fc.infiniteStream(fc.nat(100)), (list, order) => {
        const between = network();
        let time = 1_000;
        const tabs = ['one', 'two', 'three'].map((session) => tab(between.join(), session, () => time));
        const pick = (waiting: number): number => Number(order.next().value) % waiting;
        for (const [books, write] of list.entries()) {
          time += write.skewMs;
          tabs[write.by]?.publish('shelf.changed@1', { books });
          if (write.settles) between.settle(pick);
        }
        between.settle(pick);
        const values = tabs.map((one) => one.read('shelf.changed@1')?.data.books);
        expect(new Set(values).size).toBe(1);
      }),
    );
  });

  test('ignore what they do not understand', () => {
    const between = network();
    const stranger = between.join();
    const one = tab(between.join(), 'one');
    for (const message of [
      null,
      'hello',
      { stamp: {} },
      { stamp: { clock: 1, session: 'x' }, envelope: { type: 'unknown@1', source: 'x@1' } },
    ])
      stranger.postMessage(message);
    between.settle();
    expect(one.read('shelf.changed@1')).toBeUndefined();
  });
});
