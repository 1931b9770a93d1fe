import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { create } from '@orime/platform';

/** As many as two rows of a phone show, and the one on the page. */
const MOST = 5;

interface SeenState {
  /** Garments whose pages were open, the last first. */
  readonly seen: readonly DesignCard[];
}

/** What was looked at in this visit. Kept in memory alone, so that it ends with the tab. */
export const useSeenStore = create<SeenState>(() => ({ seen: [] }));

export function rememberSeen(design: DesignCard): void {
  useSeenStore.setState(({ seen }) => ({ seen: [design, ...seen.filter(({ id }) => id !== design.id)].slice(0, MOST) }));
}
