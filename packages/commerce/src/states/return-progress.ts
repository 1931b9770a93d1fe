import type { ReturnStatus } from './retail-order.ts';

export interface ReturnStep {
  readonly status: ReturnStatus;
  /** `failed` ends a return that stopped. */
  readonly state: 'done' | 'current' | 'upcoming' | 'failed';
  /** When it was taken, ISO 8601; undefined where nobody wrote it down. */
  readonly at: string | undefined;
}

const path = ['requested', 'approved', 'in_transit', 'received', 'inspected', 'refunded'] as const satisfies readonly ReturnStatus[];

/**
 * The way of a return for a timeline: what is done, where it stands, what is still to come. `events` are the steps taken, oldest first;
 * without them the way to `status` is taken to be the usual one. A step that was skipped, such as a parcel that nobody announced, is left out.
 */
export function returnProgress(
  status: ReturnStatus,
  events: readonly { readonly status: ReturnStatus; readonly at: string }[],
): ReturnStep[] {
  const at = new Map(events.map((event) => [event.status, event.at]));
  const reached = lastOnPath(status, at);
  const taken = path.slice(0, reached + 1).filter((step) => at.size === 0 || at.has(step) || step === path[reached]);
  const done = taken.map((step, index): ReturnStep => {
    const isLast = index === taken.length - 1 && step === status && status !== 'refunded';
    return { status: step, state: isLast ? 'current' : 'done', at: at.get(step) };
  });
  if (!isOnPath(status)) return [...done, { status, state: 'failed', at: at.get(status) }];
  return [...done, ...path.slice(reached + 1).map((step): ReturnStep => ({ status: step, state: 'upcoming', at: undefined }))];
}

function isOnPath(status: ReturnStatus): status is (typeof path)[number] {
  return path.some((step) => step === status);
}

/** Index of the last step on the path; a return that stopped stays at the last one it took. */
function lastOnPath(status: ReturnStatus, at: ReadonlyMap<ReturnStatus, string>): number {
  if (isOnPath(status)) return path.indexOf(status);
  if (status === 'rejected') return path.indexOf('inspected');
  return Math.max(
    0,
    path.findLastIndex((step) => at.has(step)),
  );
}
