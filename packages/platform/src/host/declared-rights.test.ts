import { afterEach, describe, expect, test } from '@jest/globals';
import type { BusProblem } from '@orime/event-bus';
import { installPlatform } from '../current-platform.ts';
import { startForTest, stopPlatforms, testPlatform } from '../test-tools.ts';
import { commandsOf } from './commands-of.ts';

afterEach(stopPlatforms);

const released = { version: '1.0.0', base: '/r/x/1.0.0/', entry: 'remote.js', container: 'x', routes: [] };
const remotes = {
  magazine: { ...released, rights: { events: ['order.placed@1', 'cart.show@1'], consumes: ['cart.changed@1'], isComplete: true as const } },
  silent: { ...released, rights: { isComplete: true as const } },
  older: { ...released, rights: { events: ['order.placed@1'] } },
};

function startPage() {
  const problems: BusProblem[] = [];
  const platform = testPlatform({
    bootPart: { release: { id: 'rs_1', revision: 1, shell: '1.0.0', remotes } },
    onProblem: (problem) => void problems.push(problem),
  });
  installPlatform(platform);
  startForTest(platform);
  return { ...platform, refused: () => problems.map(({ source, detail }) => detail.replace(`${source} does not declare to `, '')) };
}

describe('a remote of the release set', () => {
  test('publishes, hears and asks for what its manifest declares', async () => {
    const { handleFor, refused } = startPage();
    const magazine = handleFor('magazine@1.0.0');
    const heard: number[] = [];
    magazine.subscribe('cart.changed@1', ({ data }) => void heard.push(data.items.length));
    expect(magazine.publish('order.placed@1', { groupId: 'grp_1' })).toBeDefined();
    await expect(magazine.command('cart.show@1', { open: true })).resolves.toEqual({ open: true });
    expect(heard).toEqual([0]);
    expect(refused()).toEqual([]);
  });

  test('does nothing else, which is reported', async () => {
    const { bus, handleFor, refused } = startPage();
    const silent = handleFor('silent@1.0.0');
    silent.publish('session.changed@1', { userId: 'usr_1' });
    silent.subscribe('session.changed@1', () => expect(true).toBe(false));
    silent.answer('chat.open@1', () => ({ channel: 'mine' }));
    await expect(silent.command('cart.clear@1', {})).rejects.toMatchObject({ code: 'not_declared' });
    bus.publish('session.changed@1', { userId: null });
    expect(bus.read('session.changed@1')?.data).toEqual({ userId: null });
    await expect(bus.command('chat.open@1', {}, { timeoutMs: 5 })).rejects.toMatchObject({ code: 'command_timeout' });
    expect(refused()).toEqual(['publish session.changed@1', 'subscribe session.changed@1', 'answer chat.open@1', 'command cart.clear@1']);
  });

  test('asks by the functions of the platform in its own name and under its own rights', async () => {
    const { journal, root, refused } = startPage();
    commandsOf('magazine@1.0.0').openCart();
    expect(root.getState().showCart).toBe(true);
    expect(journal.journal.at(-1)).toMatchObject({ kind: 'command', source: 'magazine@1.0.0', type: 'cart.show@1' });
    await expect(commandsOf('silent@1.0.0').clearCart()).rejects.toMatchObject({ code: 'not_declared' });
    await expect(commandsOf('silent@1.0.0').openChat()).rejects.toMatchObject({ code: 'not_declared' });
    expect(refused()).toEqual(['command cart.clear@1', 'command chat.open@1']);
  });

  test('of a build before its commands were declared still sends them', async () => {
    startPage();
    await expect(commandsOf('older@1.0.0').clearCart()).resolves.toEqual({ items: [] });
  });
});

test('the shell, and a remote that runs alone, use all of the bus', async () => {
  const { handleFor, refused } = startPage();
  for (const source of ['shell@1.0.0', 'lamp@alone']) {
    const handle = handleFor(source);
    handle.subscribe('session.changed@1', () => undefined);
    handle.publish('order.placed@1', { groupId: 'grp_1' });
    handle.answer('chat.open@1', () => ({ channel: null }))();
    await handle.command('cart.clear@1', {});
  }
  expect(refused()).toEqual([]);
});
