import { describe, expect, test } from '@jest/globals';
import { BusError } from './bus-error.ts';
import type { BusOptions } from './bus-types.ts';
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

describe('the journal', () => {
  test('has what was said, heard or not, and what led to what', async () => {
    const lamp = bus({ now: () => 42 });
    const shell = lamp.handle('shell@1');
    let changes = 0;
    const stop = lamp.watchJournal(() => (changes += 1));
    lamp.handle('magazine@1').subscribe('lamp.state@1', () => void lamp.handle('magazine@1').publish('lamp.lit@1', { watts: 5 }));
    shell.publish('lamp.state@1', { on: true });
    shell.answer('lamp.switch@1', ({ on }) => ({ on }));
    await lamp.handle('magazine@1').command('lamp.switch@1', { on: true });
    stop();
    const [state, lit, command, ...more] = lamp.journal;
    expect([state, lit]).toMatchObject([
      { kind: 'fact', envelope: { type: 'lamp.state@1', source: 'shell@1', cause: null } },
      { kind: 'fact', envelope: { type: 'lamp.lit@1', source: 'magazine@1', cause: 'page-1:1' } },
    ]);
    expect(command).toMatchObject({ kind: 'command', type: 'lamp.switch@1', source: 'magazine@1', reply: { on: true }, tookMs: 0 });
    expect([more, changes]).toEqual([[], 4]);
    expect([...lamp.heard]).toEqual([['magazine@1', 1]]);
  });

  test('has a command before the facts it leads to, which name it as their cause', async () => {
    const lamp = bus();
    const shell = lamp.handle('shell@1');
    shell.answer('lamp.switch@1', ({ on }) => {
      shell.publish('lamp.state@1', { on });
      shell.publish('lamp.log@1', { line: 1 });
      return { on };
    });
    await lamp.handle('shop@1').command('lamp.switch@1', { on: true });
    shell.publish('lamp.lit@1', { watts: 5 });
    expect(lamp.journal).toMatchObject([
      { kind: 'command', id: 'page-1:c1', source: 'shop@1', cause: null },
      { envelope: { type: 'lamp.state@1', cause: 'page-1:c1' } },
      { envelope: { type: 'lamp.log@1', cause: 'page-1:c1' } },
      { envelope: { type: 'lamp.lit@1', cause: null } },
    ]);
  });

  test('follows a chain of facts and commands, also from what a late subscriber is told again', async () => {
    const lamp = bus();
    const shell = lamp.handle('shell@1');
    shell.answer('lamp.switch@1', ({ on }) => {
      shell.publish('lamp.lit@1', { watts: 5 });
      return { on };
    });
    shell.publish('lamp.state@1', { on: true });
    lamp.handle('late@1').subscribe('lamp.state@1', ({ data }) => {
      void lamp.handle('late@1').command('lamp.switch@1', data);
      lamp.handle('late@1').publish('lamp.log@1', { line: 1 });
    });
    expect(lamp.journal.slice(1)).toMatchObject([
      { kind: 'command', id: 'page-1:c1', cause: 'page-1:1' },
      { envelope: { type: 'lamp.lit@1', cause: 'page-1:c1' } },
      { envelope: { type: 'lamp.log@1', cause: 'page-1:1' } },
    ]);
  });

  test('has the cause of what is said after an await as the writer hands it on, and nobody else’s', async () => {
    const lamp = bus();
    const shell = lamp.handle('shell@1');
    shell.answer('lamp.switch@1', async ({ on }, _, cause) => {
      await Promise.resolve();
      shell.publish('lamp.state@1', { on }, { cause });
      return { on };
    });
    const reply = lamp.handle('shop@1').command('lamp.switch@1', { on: true });
    shell.publish('lamp.lit@1', { watts: 5 });
    await reply;
    expect(lamp.journal.slice(1)).toMatchObject([
      { envelope: { type: 'lamp.lit@1', cause: null } },
      { envelope: { type: 'lamp.state@1', cause: 'page-1:c1' } },
    ]);
  });

  test('says how a command failed, and keeps the last 500', async () => {
    const lamp = bus();
    const shell = lamp.handle('shell@1');
    await expect(shell.command('lamp.switch@1', { on: true }, { timeoutMs: 1 })).rejects.toThrow(BusError);
    expect(lamp.journal).toMatchObject([{ kind: 'command', error: expect.stringContaining('had no answer in 1 ms') }]);
    for (let watts = 0; watts < 510; watts += 1) shell.publish('lamp.lit@1', { watts });
    expect(lamp.journal).toHaveLength(500);
    expect(lamp.journal.at(-1)).toMatchObject({ envelope: { data: { watts: 509 } } });
  });
});
