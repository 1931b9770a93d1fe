import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BusError } from './bus-error.ts';
import type { BusOptions, BusProblem, Envelope } from './bus-types.ts';
import { createBus } from './create-bus.ts';

interface Facts {
  'lamp.lit@1': { readonly watts: number };
  'lamp.state@1': { readonly on: boolean };
  'lamp.log@1': { readonly line: number };
}
interface Commands {
  'lamp.switch@1': { readonly request: { readonly on: boolean }; readonly reply: { readonly on: boolean } };
}

function bus(part: Partial<BusOptions<Facts>> = {}) {
  return createBus<Facts, Commands>({
    topics: {
      'lamp.lit@1': { kind: 'transient' },
      'lamp.state@1': { kind: 'state', crossTab: true },
      'lamp.log@1': { kind: 'log', keep: 3 },
    },
    session: 'page-1',
    ...part,
  });
}

describe('facts', () => {
  test('reach live subscribers with source, session, order and cause', () => {
    const { handle } = bus({ now: () => 42 });
    const seen: Envelope[] = [];
    handle('magazine@1.0.0').subscribe('lamp.lit@1', (envelope) => void seen.push(envelope));
    const first = handle('shell@2.0.0').publish('lamp.lit@1', { watts: 40 });
    handle('shell@2.0.0').publish('lamp.lit@1', { watts: 60 }, { cause: first?.id ?? '' });
    expect(seen).toEqual([
      { id: 'page-1:1', type: 'lamp.lit@1', time: 42, source: 'shell@2.0.0', cause: null, session: 'page-1', seq: 1, data: { watts: 40 } },
      {
        id: 'page-1:2',
        type: 'lamp.lit@1',
        time: 42,
        source: 'shell@2.0.0',
        cause: 'page-1:1',
        session: 'page-1',
        seq: 2,
        data: { watts: 60 },
      },
    ]);
  });

  test('that are transient are not told to later subscribers', () => {
    const lamp = bus().handle('a@1');
    lamp.publish('lamp.lit@1', { watts: 1 });
    const seen: number[] = [];
    lamp.subscribe('lamp.lit@1', ({ data }) => void seen.push(data.watts));
    expect(seen).toEqual([]);
  });

  test('of a state topic give a late subscriber one snapshot, never none and never all', () => {
    const lamp = bus().handle('a@1');
    for (const on of [true, false, true]) lamp.publish('lamp.state@1', { on });
    const seen: boolean[] = [];
    lamp.subscribe('lamp.state@1', ({ data }) => void seen.push(data.on));
    expect(seen).toEqual([true]);
    lamp.publish('lamp.state@1', { on: false });
    expect(seen).toEqual([true, false]);
  });

  test('of a log topic are replayed within its bound, then live', () => {
    const lamp = bus().handle('a@1');
    for (const line of [1, 2, 3, 4]) lamp.publish('lamp.log@1', { line });
    const seen: number[] = [];
    lamp.subscribe('lamp.log@1', ({ data }) => void seen.push(data.line));
    lamp.publish('lamp.log@1', { line: 5 });
    expect(seen).toEqual([2, 3, 4, 5]);
  });

  test('published while a replay runs come after it', () => {
    const lamp = bus().handle('a@1');
    for (const line of [1, 2]) lamp.publish('lamp.log@1', { line });
    const seen: number[] = [];
    lamp.subscribe('lamp.log@1', ({ data }) => {
      seen.push(data.line);
      if (data.line === 1) lamp.publish('lamp.log@1', { line: 3 });
    });
    expect(seen).toEqual([1, 2, 3]);
  });

  test('reach every subscriber in the same order, whatever handlers publish', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 12 }), fc.nat(3), (echoes, others) => {
        const lamp = bus().handle('a@1');
        const seen = Array.from({ length: others + 2 }, (): number[] => []);
        for (const [position, list] of seen.entries()) {
          lamp.subscribe('lamp.lit@1', ({ data, seq }) => {
            list.push(seq);
            if (position === 0 && data.watts > 0) lamp.publish('lamp.lit@1', { watts: data.watts - 1 });
          });
        }
        for (const watts of echoes) lamp.publish('lamp.lit@1', { watts });
        const expected = echoes.reduce((sum, watts) => sum + watts + 1, 0);
        for (const list of seen) expect(list).toEqual(Array.from({ length: expected }, (_, index) => index + 1));
      }),
    );
  });

  test('stop at unsubscribing, also from inside a handler', () => {
    const lamp = bus().handle('a@1');
    let count = 0;
    const stop = lamp.subscribe('lamp.lit@1', () => {
      count += 1;
      stop();
    });
    lamp.publish('lamp.lit@1', { watts: 1 });
    lamp.publish('lamp.lit@1', { watts: 2 });
    expect(count).toBe(1);
  });

  test('are told to the others when one handler fails, and the failure carries its subscriber', async () => {
    const problems: BusProblem[] = [];
    const { handle } = bus({ onProblem: (problem) => void problems.push(problem) });
    handle('broken@1').subscribe('lamp.lit@1', () => {
      throw new Error('no bulb');
    });
    handle('slow@1').subscribe('lamp.lit@1', (async () => {
      throw new Error('late');
    }) as () => void);
    const seen: number[] = [];
    handle('fine@1').subscribe('lamp.lit@1', ({ data }) => void seen.push(data.watts));
    handle('a@1').publish('lamp.lit@1', { watts: 5 });
    await Promise.resolve();
    expect(seen).toEqual([5]);
    expect(problems.map(({ kind, source, detail }) => ({ kind, source, detail }))).toEqual([
      { kind: 'handler_failed', source: 'broken@1', detail: 'no bulb' },
      { kind: 'handler_failed', source: 'slow@1', detail: 'late' },
    ]);
  });

  test('go on being delivered when the reporter of problems fails itself', () => {
    const { handle } = bus({
      onProblem: () => {
        throw new Error('no network for reports');
      },
    });
    const seen: number[] = [];
    handle('broken@1').subscribe('lamp.lit@1', () => {
      throw new Error('no bulb');
    });
    handle('fine@1').subscribe('lamp.lit@1', ({ data }) => void seen.push(data.watts));
    const lamp = handle('a@1');
    expect(() => lamp.publish('lamp.lit@1', { watts: 1 })).not.toThrow();
    lamp.publish('lamp.lit@1', { watts: 2 });
    expect(seen).toEqual([1, 2]);
  });

  test('with wrong data are dropped and reported with their publisher', () => {
    const problems: BusProblem[] = [];
    const { handle } = bus({
      validate: (_, data) => ((data as { watts: number }).watts < 0 ? 'watts is negative' : null),
      onProblem: (problem) => void problems.push(problem),
    });
    const seen: unknown[] = [];
    handle('b@1').subscribe('lamp.lit@1', ({ data }) => void seen.push(data));
    expect(handle('a@1').publish('lamp.lit@1', { watts: -1 })).toBeUndefined();
    expect(seen).toEqual([]);
    expect(problems).toEqual([{ kind: 'invalid_data', type: 'lamp.lit@1', source: 'a@1', detail: 'watts is negative' }]);
  });
});

describe('commands', () => {
  test('are answered by their one writer', async () => {
    const { handle } = bus();
    handle('shell@1').answer('lamp.switch@1', ({ on }, source) => {
      expect(source).toBe('shop@1');
      return { on };
    });
    await expect(handle('shop@1').command('lamp.switch@1', { on: true })).resolves.toEqual({ on: true });
    expect(() => handle('other@1').answer('lamp.switch@1', () => ({ on: false }))).toThrow(BusError);
  });

  test('sent before there is a writer wait for it', async () => {
    const { handle } = bus();
    const reply = handle('shop@1').command('lamp.switch@1', { on: true });
    handle('shell@1').answer('lamp.switch@1', ({ on }) => ({ on }));
    await expect(reply).resolves.toEqual({ on: true });
  });

  test('reject when nobody answers within the limit, and with what the writer throws', async () => {
    const { handle } = bus();
    await expect(handle('shop@1').command('lamp.switch@1', { on: true }, { timeoutMs: 1 })).rejects.toMatchObject({
      name: 'BusError',
      code: 'command_timeout',
    });
    const trouble = new Error('fuse');
    handle('shell@1').answer('lamp.switch@1', () => Promise.reject(trouble));
    await expect(handle('shop@1').command('lamp.switch@1', { on: true })).rejects.toBe(trouble);
  });

  test('that wait are told when the bus closes', async () => {
    const { handle, close } = bus();
    const reply = handle('shop@1').command('lamp.switch@1', { on: true });
    close();
    await expect(reply).rejects.toMatchObject({ code: 'bus_closed' });
  });
});
