/** Gives each of these rows its key, by its index. The rows ascend. */
export type RowKeys = (rows: readonly number[]) => ReadonlyMap<number, number>;

/**
 * Keys by which the elements of rows are kept while a grid scrolls. A row that stays in sight keeps its element; one that comes into
 * sight takes over the element of one that has gone, which is less work than a new one. Elements stand in the order of the rows, and
 * those that stay are not moved, so that the focus stays in them.
 */
export function createRowKeys(): RowKeys {
  let keys: ReadonlyMap<number, number> = new Map();
  let last = 0;
  return (rows) => {
    const before = keys;
    const wanted = new Set(rows);
    const stays = (row: number): boolean => before.has(row) && wanted.has(row);
    // As many gaps as in `came`: the rows that stay are the same.
    const gone = gapsOf([...before.keys()], stays);
    const came = gapsOf(rows, stays);
    const takenFrom = new Map<number, number>();
    came.forEach((gap, place) => {
      const free = gone[place]?.splice(0, gap.length) ?? [];
      // Scrolling down, what has gone above is moved to the end. The other way round React would move all others instead.
      if (place === came.length - 1) free.push(...gone.slice(0, place).flat());
      for (const [index, row] of gap.entries()) takenFrom.set(row, free[index] ?? row);
    });
    keys = new Map(rows.map((row) => [row, before.get(takenFrom.get(row) ?? row) ?? (last += 1)]));
    return keys;
  };
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
