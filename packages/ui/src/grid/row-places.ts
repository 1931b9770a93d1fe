/** A row that is drawn, by its index, and the key of the element that draws it; in the order of the elements. */
export type RowPlace = { readonly index: number; readonly key: number };

/** The rows ascend. `keepsOrder` leaves every element where it stands; otherwise they stand in the order of the rows. */
export type RowPlaces = (rows: readonly number[], keepsOrder: boolean) => readonly RowPlace[];

/**
 * Elements by which rows are drawn while a grid scrolls. A row that stays in sight keeps its element; one that comes into sight takes
 * over the element of one that has gone, which is less work than a new one, and the least where the element need not be moved: the
 * browser lays out and paints anew what is moved in the document. Elements of rows that stay are not moved when the order is the
 * rows' before and after, so that the focus stays in them.
 */
export function createRowPlaces(): RowPlaces {
  let places: readonly RowPlace[] = [];
  let last = 0;
  const next = (): number => (last += 1);
  return (rows, keepsOrder) => {
    const keys = keepsOrder || !isAscending(places) ? takeAny(places, rows, next) : takeNear(places, rows, next);
    const byRow = rows.map((index) => ({ index, key: keys.get(index) ?? next() }));
    places = keepsOrder ? inOrderOf(places, byRow) : byRow;
    return places;
  };
}

export function isAscending(places: readonly RowPlace[]): boolean {
  return places.every(({ index }, place) => index > (places[place - 1]?.index ?? -1));
}

/** Any free element will do. */
function takeAny(before: readonly RowPlace[], rows: readonly number[], next: () => number): Map<number, number> {
  const wanted = new Set(rows);
  const keys = new Map(before.filter(({ index }) => wanted.has(index)).map(({ index, key }) => [index, key]));
  const free = before.filter(({ index }) => !wanted.has(index)).map(({ key }) => key);
  for (const row of rows) if (!keys.has(row)) keys.set(row, free.shift() ?? next());
  return keys;
}

/** An element that stands where the row comes, so that those that stay are not moved around it. */
function takeNear(before: readonly RowPlace[], rows: readonly number[], next: () => number): Map<number, number> {
  const known = new Map(before.map(({ index, key }) => [index, key]));
  const wanted = new Set(rows);
  const stays = (row: number): boolean => known.has(row) && wanted.has(row);
  // As many gaps as in `came`: the rows that stay are the same.
  const gone = gapsOf([...known.keys()], stays);
  const came = gapsOf(rows, stays);
  const takenFrom = new Map<number, number>();
  came.forEach((gap, place) => {
    const free = gone[place]?.splice(0, gap.length) ?? [];
    // Scrolling down, what has gone above is moved to the end. The other way round React would move all others instead.
    if (place === came.length - 1) free.push(...gone.slice(0, place).flat());
    for (const [index, row] of gap.entries()) takenFrom.set(row, free[index] ?? row);
  });
  return new Map(rows.map((row) => [row, known.get(takenFrom.get(row) ?? row) ?? next()]));
}

/** The runs of rows before, between and after those that stay. */
function gapsOf(rows: readonly number[], stays: (row: number) => boolean): number[][] {
  const gaps: number[][] = [[]];
  for (const row of rows) {
    if (stays(row)) gaps.push([]);
    else gaps.at(-1)?.push(row);
  }
  return gaps;
}

/** Elements that were there stand as they stood, new ones after them. */
function inOrderOf(before: readonly RowPlace[], places: readonly RowPlace[]): readonly RowPlace[] {
  const byKey = new Map(places.map((place) => [place.key, place]));
  const kept = before.flatMap(({ key }) => byKey.get(key) ?? []);
  const known = new Set(kept);
  return [...kept, ...places.filter((place) => !known.has(place))];
}
