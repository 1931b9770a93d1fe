export type Move = readonly [dx: number, dy: number];

/** A move in whole units as moves of at most `longest` in either direction, at least `fewest` of them. They sum to the whole exactly. */
export function cutMove(
  dx: number,
  dy: number,
  { longest, fewest = 1 }: { readonly longest: number; readonly fewest?: number },
): readonly Move[] {
  const count = Math.max(fewest, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / longest));
  const moves: Move[] = [];
  let [x, y] = [0, 0];
  for (let piece = 1; piece <= count; piece++) {
    const [toX, toY] = [Math.round((dx * piece) / count), Math.round((dy * piece) / count)];
    moves.push([toX - x, toY - y]);
    [x, y] = [toX, toY];
  }
  return moves;
}
