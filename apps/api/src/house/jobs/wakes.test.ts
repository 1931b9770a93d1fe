import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { gatherWakes } from './wakes.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('many who ask for the same are one call, and who asks afterwards is another', async () => {
  const sent: string[] = [];
  const wakes = gatherWakes(
    async (name, data: number) => void sent.push(`${name} ${data}`),
    () => {},
  );
  for (let count = 1; count <= 50; count += 1) wakes.ask('mail', count);
  wakes.ask('avif', 1);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['mail 1', 'avif 1']);
  wakes.ask('mail', 51);
  await jest.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['mail 1', 'avif 1', 'mail 51']);
});

test('what waits at the end is asked for, once', async () => {
  const sent: string[] = [];
  const wakes = gatherWakes(
    async (name) => void sent.push(name),
    () => {},
  );
  wakes.ask('mail', null);
  await wakes.end();
  await jest.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['mail']);
});

test('a queue that cannot be asked is reported, and asked again by the next', async () => {
  const faults: string[] = [];
  const state = { isDown: true };
  const sent: string[] = [];
  const wakes = gatherWakes(
    async (name) => {
      if (state.isDown) throw new Error('no connection');
      sent.push(name);
    },
    (error, name) => void faults.push(`${name}: ${String(error)}`),
  );
  wakes.ask('mail', null);
  await jest.advanceTimersByTimeAsync(200);
  expect(faults).toEqual(['mail: Error: no connection']);
  state.isDown = false;
  wakes.ask('mail', null);
  await jest.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['mail']);
});
