/** What a room calls and a room above it implements. */
export type ExtensionPoint<Fn extends (...args: never[]) => unknown> = Fn & { provide(implementation: Fn): void };

/**
 * Lets a room use what a room above it owns without importing it: the lower room declares the function, `joinRooms` provides it
 * when the app is put together. A call before that is a programming error and throws.
 */
export function extensionPoint<Fn extends (...args: never[]) => unknown>(name: string): ExtensionPoint<Fn> {
  let provided: Fn | undefined;
  const call = (...args: Parameters<Fn>): unknown => {
    if (provided === undefined) throw new Error(`The extension point ${name} was called before joinRooms() provided it`);
    return provided(...args);
  };
  const provide = (implementation: Fn): void => {
    provided = implementation;
  };
  // The call has the implementation's own parameters and result.
  return Object.assign(call as unknown as Fn, { provide });
}
