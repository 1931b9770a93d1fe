import { create } from '@orime/platform';
import type { StoredAt } from './local-copy.ts';

/** How the work is kept; `conflict` waits for a person, `too-large` for a smaller drawing. */
export type KeepStatus = 'untouched' | 'changed' | 'saving' | 'saved' | 'here-only' | 'failed' | 'conflict' | 'too-large';

type KeepState = {
  readonly status: KeepStatus;
  readonly storedAt: StoredAt | undefined;
  readonly changedAt: number;
  /** The browser has no room left: what is drawn lives in this tab and, for members, on the server. */
  readonly isFull: boolean;
};

const initial: KeepState = { status: 'untouched', storedAt: undefined, changedAt: 0, isFull: false };

export const useKeepStore = create<KeepState>()(() => initial);
export const readKeep = (): KeepState => useKeepStore.getState();
export const setKeep = (change: Partial<KeepState>): void => useKeepStore.setState(change);
export const resetKeep = (): void => useKeepStore.setState(initial);
