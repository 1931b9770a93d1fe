import { useStore } from 'zustand';
import { usePlatform } from '../platform-context.tsx';
import type { RootState } from './root-state.ts';

/** Selects a part of the shared state. Select as little as possible; `useShallow` for objects. */
export function useRoot<Selected>(selector: (state: RootState) => Selected): Selected {
  return useStore(usePlatform().root, selector);
}
