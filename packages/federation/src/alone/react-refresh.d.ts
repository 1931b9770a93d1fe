declare module 'react-refresh/runtime' {
  /** To be called before React is loaded. */
  export function injectIntoGlobalHook(globalObject: object): void;
  /** Draws anew what is of another version by now. */
  export function performReactRefresh(): void;
}
