import { matchLists } from './match-lists.ts';

type Conflict<Item> = {
  readonly kind: 'conflict';
  readonly base: readonly Item[];
  readonly mine: readonly Item[];
  readonly theirs: readonly Item[];
};
/** A stretch of a merged list: settled, or changed by both in different ways. */
export type Chunk<Item> = { readonly kind: 'settled'; readonly items: readonly Item[] } | Conflict<Item>;

type Equal<Item> = (left: Item, right: Item) => boolean;
type Sides<Item> = { readonly base: readonly Item[]; readonly mine: readonly Item[]; readonly theirs: readonly Item[] };

/** Merges two lists that were made from one. What only one side changed is taken from that side. */
export function mergeLists<Item>({ base, mine, theirs }: Sides<Item>, isEqual: Equal<Item>): readonly Chunk<Item>[] {
  const inMine = new Map(matchLists(base, mine, isEqual));
  const inTheirs = new Map(matchLists(base, theirs, isEqual));
  const chunks: Chunk<Item>[] = [];
  let [fromBase, fromMine, fromTheirs] = [0, 0, 0];
  const mergeUpTo = (toBase: number, toMine: number, toTheirs: number): void => {
    const sides = { base: base.slice(fromBase, toBase), mine: mine.slice(fromMine, toMine), theirs: theirs.slice(fromTheirs, toTheirs) };
    chunks.push(...settle(sides, isEqual));
    [fromBase, fromMine, fromTheirs] = [toBase, toMine, toTheirs];
  };
  for (const [index, item] of base.entries()) {
    const [atMine, atTheirs] = [inMine.get(index), inTheirs.get(index)];
    if (atMine === undefined || atTheirs === undefined) continue;
    mergeUpTo(index, atMine, atTheirs);
    chunks.push({ kind: 'settled', items: [item] });
    [fromBase, fromMine, fromTheirs] = [index + 1, atMine + 1, atTheirs + 1];
  }
  mergeUpTo(base.length, mine.length, theirs.length);
  return joined(chunks);
}

function settle<Item>(sides: Sides<Item>, isEqual: Equal<Item>): readonly Chunk<Item>[] {
  const { base, mine, theirs } = sides;
  const same = (one: readonly Item[], other: readonly Item[]): boolean =>
    one.length === other.length && one.every((item, index) => isEqual(item, other[index] as Item)); // as long as the other
  if (same(mine, theirs) || same(theirs, base)) return [{ kind: 'settled', items: mine }];
  if (same(mine, base)) return [{ kind: 'settled', items: theirs }];
  // Neighbouring items that each side changed in place are told apart.
  if (base.length > 1 && base.length === mine.length && base.length === theirs.length)
    return base.flatMap((_, index) => {
      const one = (items: readonly Item[]): readonly Item[] => items.slice(index, index + 1);
      return settle({ base: one(base), mine: one(mine), theirs: one(theirs) }, isEqual);
    });
  return [{ kind: 'conflict', base, mine, theirs }];
}

function joined<Item>(chunks: readonly Chunk<Item>[]): readonly Chunk<Item>[] {
  return chunks.reduce<Chunk<Item>[]>((found, chunk) => {
    const last = found.at(-1);
    if (chunk.kind === 'settled' && chunk.items.length === 0) return found;
    if (last?.kind !== 'settled' || chunk.kind !== 'settled') return [...found, chunk];
    return [...found.slice(0, -1), { kind: 'settled', items: [...last.items, ...chunk.items] }];
  }, []);
}
