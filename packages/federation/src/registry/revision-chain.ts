import type { ChannelFile } from '@orime/contracts';
import type { Registry } from './registry-folder.ts';
import { passOverDamage, readRevision } from './revisions.ts';

/** How far back is looked. */
const MAX_REVISIONS = 200;
/** Read at a time: a store may be far away. */
const BATCH = 10;

/** The revision and those before it, newest first, as far as they can be read; at most 200. */
export async function* revisionChain(registry: Registry, current: ChannelFile): AsyncGenerator<ChannelFile, void, void> {
  yield current;
  let { previous } = current;
  for (let count = 1; previous !== null;) {
    const batch = await readBatch(registry, previous);
    for (; previous !== null && batch.has(previous); count += 1) {
      const revision = batch.get(previous);
      if (revision === undefined || count === MAX_REVISIONS) return;
      yield revision;
      ({ previous } = revision);
    }
  }
}

/** By number, from this one down; undefined for those that cannot be read. */
async function readBatch(registry: Registry, newest: number): Promise<ReadonlyMap<number, ChannelFile | undefined>> {
  const numbers = Array.from({ length: Math.min(BATCH, newest) }, (_, index) => newest - index);
  return new Map(
    await Promise.all(numbers.map(async (number) => [number, await readRevision(registry, number).catch(passOverDamage)] as const)),
  );
}
