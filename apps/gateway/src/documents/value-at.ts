import type { ImageRef } from '@orime/contracts';

/**
 * `design.images.0` in a tree of JSON; undefined where the path ends early. In a list `!soldOut` is the first item of which that is
 * not true, or the first of all.
 */
export function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    // Any object of JSON may be asked by key.
    value = key.startsWith('!') && Array.isArray(value) ? firstWithout(value, key.slice(1)) : (value as Record<string, unknown>)[key];
  }
  return value;
}

function firstWithout(items: readonly unknown[], flag: string): unknown {
  return items.find((item) => valueAt(item, flag) !== true) ?? items[0];
}

/** The image at a path, if there is one. */
export function imageAt(data: unknown, path: string): ImageRef | undefined {
  const value = valueAt(data, path);
  const isImage = typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'width' in value;
  // The API's own ImageRef, recognised by the two fields used here.
  return isImage ? (value as ImageRef) : undefined;
}
