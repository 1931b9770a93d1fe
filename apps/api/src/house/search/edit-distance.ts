/** The word with each single character left out, and itself: two words that share an entry differ by at most two edits. */
export function deletionsOf(word: string): readonly string[] {
  const characters = [...word];
  return [...new Set([word, ...characters.map((_, index) => characters.toSpliced(index, 1).join(''))])];
}

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours count one each. */
export function editDistance(one: string, other: string): number {
  const a = [...one];
  const b = [...other];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let best = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + cost);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, at(beforeLast, column - 2) + 1);
      }
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
