import { between, distance, type Point } from './point.ts';

/** A turn sharper than this keeps its point, so that corners stay corners. */
const CORNER_DEG = 35;

/**
 * Points along a line in equal steps of at most `step` mm between its corners. Ends and corners are kept, points of gentle curves are
 * not: a curve of many tiny pieces becomes stitches of the wanted length.
 */
export function resample(line: readonly Point[], step: number): readonly Point[] {
  const [first] = line;
  if (first === undefined) return [];
  const out: Point[] = [first];
  for (const piece of splitAtCorners(line)) out.push(...inEqualSteps(piece, step));
  return out;
}

function splitAtCorners(line: readonly Point[]): readonly (readonly Point[])[] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  line.forEach((point, index) => {
    piece.push(point);
    const [before, after] = [line[index - 1], line[index + 1]];
    if (before === undefined || after === undefined || turnDeg(before, point, after) <= CORNER_DEG) return;
    pieces.push(piece);
    piece = [point];
  });
  pieces.push(piece);
  return pieces;
}

function turnDeg(before: Point, point: Point, after: Point): number {
  const turn = Math.atan2(after.y - point.y, after.x - point.x) - Math.atan2(point.y - before.y, point.x - before.x);
  return Math.abs((Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI);
}

/** The points after the first, at equal distances along the piece, the last one exactly. */
function inEqualSteps(piece: readonly Point[], step: number): readonly Point[] {
  let length = 0;
  for (let index = 1; index < piece.length; index++) length += distance(piece[index - 1] as Point, piece[index] as Point);
  const last = piece.at(-1);
  if (length === 0 || last === undefined) return [];
  const count = Math.max(1, Math.ceil(length / step - 1e-9));
  return [...walk(piece, length / count).slice(0, count - 1), last];
}

/** Points at every `step` mm of way along a line, without its first. */
export function walk(line: readonly Point[], step: number): readonly Point[] {
  const out: Point[] = [];
  let [left, last] = [step, line[0]];
  for (const point of line) {
    if (last === undefined) break;
    const length = distance(last, point);
    let at = left;
    for (; at <= length; at += step) out.push(between(last, point, at / length));
    left = at - length;
    last = point;
  }
  return out;
}
