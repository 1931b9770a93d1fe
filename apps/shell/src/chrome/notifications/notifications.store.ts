import { create } from '@orime/platform';

/** The sheet belongs to the history entry it was opened on: going anywhere draws it anew, closed. Null while closed. */
export const useNotificationsStore = create<{ readonly openedAt: string | null }>()(() => ({ openedAt: null }));

export function showNotifications(openedAt: string | null): void {
  useNotificationsStore.setState({ openedAt });
}
