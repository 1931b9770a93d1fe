import type { QueryClient, QueryFilters } from '@tanstack/react-query';

interface Known {
  readonly _id: string;
}

/** First key parts of the queries that contain orders: lists of sellers and staff, and purchases with their orders. */
const ORDER_KEYS = new Set<unknown>(['order', 'orders', 'wholesale-order', 'wholesale-orders']);
export const OF_ORDERS: QueryFilters = { predicate: ({ queryKey }) => ORDER_KEYS.has(queryKey[0]) };

/**
 * Changes one order wherever the query cache has it: in lists, pages and purchases. Returns a rollback, which skips queries that
 * were refetched since.
 */
export function replaceOrder(queries: QueryClient, id: string, change: (order: Known) => Known): () => void {
  const undo: (() => void)[] = [];
  for (const [key, before] of queries.getQueriesData(OF_ORDERS)) {
    const after = replaceIn(before, id, change);
    if (after === before) continue;
    queries.setQueryData(key, after);
    // Structural sharing may keep parts of the old value, so compare with what the cache holds now.
    const shown = queries.getQueryData(key);
    undo.push(() => {
      if (queries.getQueryData(key) === shown) queries.setQueryData(key, before);
    });
  }
  return () => undo.forEach((one) => one());
}

/** Returns the same reference when the order is not in the value. */
function replaceIn(value: unknown, id: string, change: (order: Known) => Known): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => replaceIn(item, id, change));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('_id' in value && value._id === id) return change(value as Known);
  let result: object = value;
  for (const part of ['items', 'orders', 'pages']) {
    const held = (value as Readonly<Record<string, unknown>>)[part];
    const changed = replaceIn(held, id, change);
    if (changed !== held) result = { ...result, [part]: changed };
  }
  return result;
}
