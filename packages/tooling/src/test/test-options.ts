import { parseArgs } from 'node:util';

/** One of `count` equal parts of a run; `index` counts from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface TestOptions {
  /** Run the long matrices and the additional programs. */
  readonly full: boolean;
  readonly shard: Shard;
}

/** A command line that cannot be followed; the message is one sentence for the person who typed it. */
export class TestOptionsError extends Error {
  override readonly name = 'TestOptionsError';
}

const WHOLE: Shard = { index: 1, count: 1 };
const USAGE = 'the options are --full and --shard i/n, for example --shard 2/4';

/** Options of `npm test` and `npm run test:full`. Throws `TestOptionsError` for anything that it does not know. */
export function readTestOptions(args: readonly string[]): TestOptions {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: { full: { type: 'boolean' }, shard: { type: 'string' } },
  });
  const unknown = tokens.find((token) => token.kind === 'option' && token.name !== 'full' && token.name !== 'shard');
  if (unknown?.kind === 'option') throw new TestOptionsError(`${unknown.rawName} is unknown: ${USAGE}.`);
  if (positionals[0] !== undefined) throw new TestOptionsError(`"${positionals[0]}" is unknown: ${USAGE}.`);
  return { full: values.full === true, shard: values.shard === undefined ? WHOLE : readShard(values.shard) };
}

/** Every `count`-th item, beginning with the one at `index`: each item is in exactly one shard, and no shard has two more than another. */
export function itemsOfShard<Item>(items: readonly Item[], { index, count }: Shard): readonly Item[] {
  return items.filter((_, place) => place % count === index - 1);
}

/** As jest and Playwright read it on their command lines. */
export function shardArguments(shard: Shard): readonly string[] {
  return shard.count === 1 ? [] : [`--shard=${shard.index}/${shard.count}`];
}

function readShard(value: string | boolean): Shard {
  const match = typeof value === 'string' ? /^(\d{1,3})\/(\d{1,3})$/.exec(value) : null;
  const [index, count] = [Number(match?.[1]), Number(match?.[2])];
  if (index >= 1 && index <= count) return { index, count };
  const given = typeof value === 'string' ? `"${value}"` : 'no value';
  throw new TestOptionsError(`--shard needs i/n with 1 ≤ i ≤ n ≤ 999, for example --shard 2/4, and has ${given}.`);
}
