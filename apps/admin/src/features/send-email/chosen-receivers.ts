/** Who was selected in a list to be written to: the state of the page's entry in the history, so a reload keeps it. */
export interface ChosenReceivers {
  readonly list: 'designers' | 'producers';
  readonly userIds: readonly string[];
}

/** What another page passed on; undefined for anything else. */
export function readChosen(state: unknown): ChosenReceivers | undefined {
  if (typeof state !== 'object' || state === null || !('list' in state) || !('userIds' in state)) return undefined;
  const { list, userIds } = state;
  if (list !== 'designers' && list !== 'producers') return undefined;
  const ids = Array.isArray(userIds) ? userIds.filter((id) => typeof id === 'string') : [];
  return ids.length === 0 ? undefined : { list, userIds: ids };
}
