/** How a story stands in the grid: its width in twelfths, and what shape it has. */
export interface StoryPlace {
  readonly columns: 4 | 5 | 7 | 12;
  readonly shape: 'large' | 'medium' | 'wide';
}

const PERIOD: readonly StoryPlace[] = [
  { columns: 7, shape: 'large' },
  { columns: 5, shape: 'medium' },
  { columns: 4, shape: 'medium' },
  { columns: 4, shape: 'medium' },
  { columns: 4, shape: 'medium' },
  { columns: 12, shape: 'wide' },
  { columns: 5, shape: 'medium' },
  { columns: 7, shape: 'large' },
  { columns: 4, shape: 'medium' },
  { columns: 4, shape: 'medium' },
  { columns: 4, shape: 'medium' },
  { columns: 12, shape: 'wide' },
];

/** Places of so many stories in rows that are always full: what is left over at the end shares a row. */
export function rhythmOf(count: number): readonly StoryPlace[] {
  const places = Array.from({ length: count }, (_, index) => PERIOD[index % PERIOD.length] ?? FULL);
  const left = places.slice(startOfLastRow(places));
  const used = left.reduce((sum, { columns }) => sum + columns, 0);
  if (used === 12 || left.length === 0) return places;
  // One alone takes the row; two share it unevenly.
  const filled: readonly StoryPlace[] =
    left.length === 1
      ? [FULL]
      : [
          { columns: 7, shape: 'large' },
          { columns: 5, shape: 'medium' },
        ];
  return [...places.slice(0, -left.length), ...filled];
}

const FULL: StoryPlace = { columns: 12, shape: 'wide' };

function startOfLastRow(places: readonly StoryPlace[]): number {
  let start = 0;
  let used = 0;
  for (const [index, { columns }] of places.entries()) {
    if (used + columns > 12) {
      start = index;
      used = 0;
    }
    used += columns;
  }
  return start;
}
