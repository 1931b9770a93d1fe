/** Places of the longest common subsequence of two lists, ascending in both: pairs of an index in each. */
export function matchLists<Item>(
  one: readonly Item[],
  other: readonly Item[],
  isEqual: (left: Item, right: Item) => boolean,
): readonly (readonly [number, number])[] {
  let start = 0;
  while (start < one.length && start < other.length && isEqual(at(one, start), at(other, start))) start += 1;
  let end = 0;
  while (
    end < one.length - start &&
    end < other.length - start &&
    isEqual(at(one, one.length - 1 - end), at(other, other.length - 1 - end))
  )
    end += 1;
  const [rows, columns] = [one.length - start - end, other.length - start - end];
  // `lengths[row][column]` is the length of the longest match of what follows both.
  const lengths = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1));
  const length = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const best = isEqual(at(one, start + row), at(other, start + column))
        ? length(row + 1, column + 1) + 1
        : Math.max(length(row + 1, column), length(row, column + 1));
      lengths[row]?.set([best], column);
    }
  const middle: [number, number][] = [];
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (isEqual(at(one, start + row), at(other, start + column))) {
      middle.push([start + row, start + column]);
      row += 1;
      column += 1;
    } else if (length(row + 1, column) >= length(row, column + 1)) row += 1;
    else column += 1;
  }
  const head = Array.from({ length: start }, (_, index) => [index, index] as const);
  const tail = Array.from({ length: end }, (_, index) => [one.length - end + index, other.length - end + index] as const);
  return [...head, ...middle, ...tail];
}

/** The item of an index that is known to be inside the list. */
function at<Item>(items: readonly Item[], index: number): Item {
  return items[index] as Item;
}
