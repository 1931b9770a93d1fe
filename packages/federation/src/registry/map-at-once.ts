/** Results in the order of the items, with at most `limit` calls under way: a store is asked by few at a time. */
export async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  // All of them take from the same iterator.
  const entries = items.entries();
  const takeAll = async (): Promise<void> => {
    for (const [index, item] of entries) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, takeAll));
  return results;
}
