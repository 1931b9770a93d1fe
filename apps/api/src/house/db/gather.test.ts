import { expect, test } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { gather } from './gather.ts';
import { startWork } from './unit-of-work.ts';

const { db } = await buildTestApp();

test('what is asked in one turn is asked together, in groups, and everybody gets their own answer', async () => {
  const groups: (readonly number[])[] = [];
  const double = gather(async (numbers: readonly number[]) => {
    groups.push(numbers);
    await nextTurn();
    return numbers.map((number) => number * 2);
  }, 3);
  expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(double))).toEqual([2, 4, 6, 8, 10, 12, 14]);
  expect(groups).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(await double(8)).toBe(16);
});

test('nobody fails by what another asked', async () => {
  const ask = gather(async (numbers: readonly number[]) => {
    if (numbers.includes(13)) throw new Error(`not ${numbers.join()}`);
    return numbers;
  }, 10);
  expect(await Promise.allSettled([1, 13, 2].map(ask))).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: new Error('not 13') },
    { status: 'fulfilled', value: 2 },
  ]);
});

test('it belongs to no unit of work of those who ask', async () => {
  const write = gather(async (keys: readonly string[]) => {
    await db
      .insertInto('settings')
      .values(keys.map((key) => ({ key, value: '1' })))
      .execute();
    return keys;
  }, 10);
  const work = startWork();
  await work.run(async () => {
    await db.insertInto('settings').values({ key: 'inside', value: '1' }).execute();
    await write('outside');
  });
  await work.rollback();
  expect(await db.selectFrom('settings').select('key').where('key', 'in', ['inside', 'outside']).execute()).toEqual([{ key: 'outside' }]);
});
