import { expect, test } from '@jest/globals';
import { itemsOfShard, readTestOptions, shardArguments, TestOptionsError } from './test-options.ts';

test('without arguments the usual run is one part', () => {
  expect(readTestOptions([])).toEqual({ full: false, shard: { index: 1, count: 1 } });
  expect(shardArguments({ index: 1, count: 1 })).toEqual([]);
});

test.each([[['--full', '--shard', '2/4']], [['--full', '--shard=2/4']], [['--shard=2/4', '--full']]])(
  '%j is the second of four',
  (args) => {
    const { full, shard } = readTestOptions(args);
    expect(full).toBe(true);
    expect(shard).toEqual({ index: 2, count: 4 });
    expect(shardArguments(shard)).toEqual(['--shard=2/4']);
  },
);

test.each([
  ['a part that does not exist', ['--shard', '5/4'], '"5/4"'],
  ['a part before the first', ['--shard', '0/4'], '"0/4"'],
  ['no parts at all', ['--shard', '0/0'], '"0/0"'],
  ['a number alone', ['--shard', '2'], '"2"'],
  ['a fraction', ['--shard=1.5/4'], '"1.5/4"'],
  ['a negative number', ['--shard=-1/4'], '"-1/4"'],
  ['text around the value', ['--shard', ' 1/4'], '" 1/4"'],
  ['no value', ['--shard'], 'no value'],
  ['an unknown option', ['--shards', '1/4'], '--shards is unknown'],
  ['a stray word', ['--full', 'jest'], '"jest" is unknown'],
])('%s is refused in one sentence', (_, args, part) => {
  const read = () => readTestOptions(args);
  expect(read).toThrow(TestOptionsError);
  expect(read).toThrow(part);
  expect(read).toThrow(/^[^\n]+[^.]\.$/);
});

test.each([1, 2, 3, 4, 7])('%i shards share all items evenly and without overlap', (count) => {
  const items = ['types', 'check', 'fuzz', 'races', 'webhook-storm'];
  const shards = Array.from({ length: count }, (_, place) => itemsOfShard(items, { index: place + 1, count }));
  expect(shards.flat().toSorted()).toEqual(items.toSorted());
  const sizes = shards.map(({ length }) => length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});
