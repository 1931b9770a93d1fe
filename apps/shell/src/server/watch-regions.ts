import { RemoteContext } from '@orime/platform/host';

/**
 * Does something, and tells meanwhile in whose region React is: the name of a remote, or `shell` outside of all. React says so to nobody,
 * but gives the context its value whenever it enters or leaves a region, also when it goes on with one that had to wait.
 */
export async function watchRegions<Result>(onRegion: (remote: string) => void, work: () => Promise<Result>): Promise<Result> {
  // Where React keeps the present value of a context on a server.
  const context = RemoteContext as unknown as { readonly _currentValue: string | null };
  let source = context._currentValue;
  Object.defineProperty(context, '_currentValue', {
    configurable: true,
    get: () => source,
    set: (next: string | null) => {
      if (next !== source) onRegion(next?.split('@', 1)[0] ?? 'shell');
      source = next;
    },
  });
  try {
    return await work();
  } finally {
    Object.defineProperty(context, '_currentValue', { configurable: true, writable: true, value: source });
  }
}
