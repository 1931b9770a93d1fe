import { describe, expect, test } from '@jest/globals';
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

describe('what a participant has declared', () => {
  const mayUse = (source: string, type: string): boolean => source.startsWith('shell@') || type === 'lamp.lit@1';

  test('is all that it can publish and send; anything else is dropped and reported', async () => {
    const problems: BusProblem[] = [];
    const { handle } = bus({ mayUse, onProblem: (problem) => void problems.push(problem) });
    const seen: Envelope[] = [];
    for (const type of ['lamp.lit@1', 'lamp.log@1'] as const) handle('shell@1').subscribe(type, (envelope) => void seen.push(envelope));
    handle('shell@1').answer('lamp.switch@1', ({ on }) => ({ on }));
    expect(handle('magazine@1').publish('lamp.log@1', { line: 1 })).toBeUndefined();
    handle('magazine@1').publish('lamp.lit@1', { watts: 5 });
    await expect(handle('magazine@1').command('lamp.switch@1', { on: true })).rejects.toMatchObject({ code: 'not_declared' });
    await expect(handle('shell@1').command('lamp.switch@1', { on: true })).resolves.toEqual({ on: true });
    expect(seen.map(({ type }) => type)).toEqual(['lamp.lit@1']);
    expect(problems.map(({ kind, source, type }) => [kind, source, type])).toEqual([
      ['not_declared', 'magazine@1', 'lamp.log@1'],
      ['not_declared', 'magazine@1', 'lamp.switch@1'],
    ]);
  });

  test('is all that it can hear and answer, too', async () => {
    const problems: BusProblem[] = [];
    const { handle } = bus({
      mayUse: (source, type, use) => source === 'shell@1' || `${use} ${type}` === 'subscribe lamp.lit@1',
      onProblem: (problem) => void problems.push(problem),
    });
    const magazine = handle('magazine@1');
    const seen: string[] = [];
    for (const type of ['lamp.lit@1', 'lamp.state@1'] as const) magazine.subscribe(type, (envelope) => void seen.push(envelope.type));
    handle('shell@1').publish('lamp.state@1', { on: true });
    handle('shell@1').publish('lamp.lit@1', { watts: 5 });
    expect(seen).toEqual(['lamp.lit@1']);
    expect(magazine.read('lamp.state@1')).toBeUndefined();
    expect(handle('shell@1').read('lamp.state@1')?.data).toEqual({ on: true });
    // It takes no command from the one who may answer it.
    magazine.answer('lamp.switch@1', () => ({ on: false }))();
    magazine.answer('lamp.switch@1', () => ({ on: false }));
    handle('shell@1').answer('lamp.switch@1', ({ on }) => ({ on }));
    await expect(handle('shell@1').command('lamp.switch@1', { on: true })).resolves.toEqual({ on: true });
    expect(magazine).not.toHaveProperty('seed');
    expect(problems.map(({ detail }) => detail)).toEqual([
      'magazine@1 does not declare to subscribe lamp.state@1',
      'magazine@1 does not declare to subscribe lamp.state@1',
      'magazine@1 does not declare to answer lamp.switch@1',
      'magazine@1 does not declare to answer lamp.switch@1',
    ]);
  });
});

describe('adapters between majors', () => {
  test('tell subscribers of the older major what publishers of the newer one say, with its cause', () => {
    const { handle } = bus({
      topics: { 'lamp.lit@1': { kind: 'log', keep: 2 }, 'lamp.lit@2': { kind: 'transient' } } as never,
      adapters: [
        { from: 'lamp.lit@2', to: 'lamp.lit@1', adapt: ({ milliwatts }: { milliwatts: number }) => ({ watts: milliwatts / 1000 }) },
      ],
      // Whoever may say the newer one need not declare what it becomes.
      mayUse: (_, type, use) => use === 'subscribe' || type === 'lamp.lit@2',
    });
    handle('newer@2').publish('lamp.lit@2' as never, { milliwatts: 5000 } as never);
    const seen: Envelope[] = [];
    handle('older@1').subscribe('lamp.lit@1', (envelope) => void seen.push(envelope));
    expect(seen).toMatchObject([{ type: 'lamp.lit@1', source: 'newer@2', data: { watts: 5 }, cause: 'page-1:1', seq: 2 }]);
  });
});

test('a handler that holds the page up for more than 50 ms is reported with its subscriber', () => {
  const problems: BusProblem[] = [];
  const { handle } = bus({ onProblem: (problem) => void problems.push(problem) });
  handle('quick@1').subscribe('lamp.lit@1', () => undefined);
  handle('slow@1').subscribe('lamp.lit@1', () => {
    const end = performance.now() + 60;
    while (performance.now() < end);
  });
  handle('a@1').publish('lamp.lit@1', { watts: 1 });
  expect(problems).toMatchObject([
    { kind: 'handler_slow', source: 'slow@1', type: 'lamp.lit@1', detail: expect.stringMatching(/^\d+ ms$/) },
  ]);
});
