const HOUR_MS = 3_600_000;

/** The month (`YYYY-MM`, in UTC) from its first moment to that of the next. */
export function boundsOf(month: string): { readonly from: Date; readonly to: Date } {
  const from = new Date(`${month}-01T00:00:00Z`);
  return { from, to: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1)) };
}

/** Whether nothing can be sold in the month any more: an hour after its end, so that purchases under way at midnight are in the ledger. */
export function isOver(month: string, now = new Date()): boolean {
  return now.getTime() >= boundsOf(month).to.getTime() + HOUR_MS;
}

/** The months that were over last, oldest first. */
export function lastMonths(count: number, now = new Date()): readonly string[] {
  const year = now.getUTCFullYear();
  // This month is not over, and the one before it not within its first hour.
  const months = Array.from({ length: count + 2 }, (_, back) =>
    new Date(Date.UTC(year, now.getUTCMonth() - back)).toISOString().slice(0, 7),
  );
  return months
    .filter((month) => isOver(month, now))
    .slice(0, count)
    .toReversed();
}
