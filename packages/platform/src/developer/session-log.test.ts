import { expect, test } from '@jest/globals';
import { createPlatform } from '../host/create-platform.ts';
import { emptyBoot } from '../host/read-boot.ts';
import { parseSessionLog, replaySessionLog, writeSessionLog } from './session-log.ts';

const platform = () => createPlatform({ boot: emptyBoot({ language: 'en' }) });

test('a log says again on another page what was said on this one', () => {
  const here = platform();
  here.handleFor('magazine@1.0.0').publish('preference.theme-changed@1', { theme: 'light' });
  here.handleFor('retail-shop@2.0.0').publish('order.placed@1', { groupId: 'grp_1' });
  const log = parseSessionLog(JSON.stringify(writeSessionLog(here)));
  const there = platform();
  const heard: unknown[] = [];
  there.bus.subscribe('order.placed@1', ({ source, data }) => void heard.push([source, data]));
  expect(log && replaySessionLog(there, log)).toBe(2);
  expect(heard).toEqual([['retail-shop@2.0.0', { groupId: 'grp_1' }]]);
  expect(there.bus.read('preference.theme-changed@1')).toMatchObject({ source: 'magazine@1.0.0', data: { theme: 'light' } });
});

test('facts that this page does not know are left out', () => {
  const entry = (type: string) => ({ kind: 'fact', envelope: { source: 'a@1', type, data: {} } });
  const log = parseSessionLog(JSON.stringify({ schema: 1, entries: [entry('lamp.lit@1'), { kind: 'command', type: 'cart.clear@1' }] }));
  expect(log && replaySessionLog(platform(), log)).toBe(0);
});

test.each(['', '{', 'null', '[]', '{"schema":2,"entries":[]}', '{"schema":1}'])('%s is no log', (text) => {
  expect(parseSessionLog(text)).toBeUndefined();
});
