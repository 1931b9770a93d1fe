/** State of one browser, which a server cannot know and a first render must not read. */
const STORES = ['localStorage', 'sessionStorage', 'matchMedia'] as const;

/** Does something, and gives its result with the names of the stores that it looked at, also where it caught that there are none. */
export async function watchStores<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly seen: readonly string[] }> {
  const seen: string[] = [];
  const before = STORES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of STORES)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        seen.push(name);
        return undefined;
      },
    });
  try {
    return { result: await work(), seen };
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  }
}
