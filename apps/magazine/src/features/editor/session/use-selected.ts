import { useSyncExternalStore } from 'react';

type Store<State> = { readonly getState: () => State; readonly subscribe: (listener: () => void) => () => void };

/** One value of a store that belongs to one screen; it has to be the same as long as its parts are. */
export function useSelected<State, Value>(store: Store<State>, select: (state: State) => Value): Value {
  const read = (): Value => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}
