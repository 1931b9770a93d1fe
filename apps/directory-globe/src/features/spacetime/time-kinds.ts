import type { TimelineEntry } from '@orime/contracts/api/discovery/geo';

/** In the order of the legend. */
export const TIME_KINDS: readonly TimelineEntry['kind'][] = ['designer', 'producer', 'design', 'story'];

/** Kinds by comma; none of them means all. */
export function readKinds(asked: string): readonly TimelineEntry['kind'][] {
  const chosen = TIME_KINDS.filter((kind) => asked.split(',').includes(kind));
  return chosen.length === 0 ? TIME_KINDS : chosen;
}
