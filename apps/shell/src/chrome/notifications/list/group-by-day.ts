export interface DayGroup<Item> {
  /** Midnight of the visitor's own time zone. */
  readonly day: Date;
  readonly items: readonly Item[];
}

/** Neighbours of a list that fall on the same day, in the order of the list. */
export function groupByDay<Item extends { readonly at: string }>(items: readonly Item[]): readonly DayGroup<Item>[] {
  const groups: { day: Date; items: Item[] }[] = [];
  for (const item of items) {
    const day = startOfDay(new Date(item.at));
    const last = groups.at(-1);
    if (last?.day.getTime() === day.getTime()) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}

/** Whether a day has a name of its own. */
export function dayLabel(day: Date, now: Date): 'today' | 'yesterday' | 'date' {
  const today = startOfDay(now);
  if (day.getTime() === today.getTime()) return 'today';
  // Days are not always 24 hours long.
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  return day.getTime() === yesterday.getTime() ? 'yesterday' : 'date';
}

/** Midnight before a time, where the visitor is. */
export function startOfDay(time: Date): Date {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate());
}
