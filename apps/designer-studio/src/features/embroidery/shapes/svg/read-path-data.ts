import type { Path } from '../../stitch/geometry/path.ts';
import type { Point } from '../../stitch/geometry/point.ts';
import { arc, cubic, quadratic } from '../curves.ts';

/** How many numbers a command of SVG's path grammar takes. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Reads the `d` of a path. What follows an error in it is left out, as browsers do. `size` is that of the drawing. */
export function readPathData(data: string, size: number): readonly Path[] {
  const pen = new Pen(size);
  for (const [, letter = '', rest = ''] of data.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const numbers = command === 'A' ? readArcNumbers(rest) : readNumbers(rest);
    const count = COUNTS[command] ?? 0;
    if (count === 0) {
      pen.close();
      continue;
    }
    for (let at = 0; at + count <= numbers.length; at += count)
      // Further pairs after a move are lines.
      pen.draw(command === 'M' && at > 0 ? 'L' : command, numbers.slice(at, at + count), isRelative);
  }
  return pen.finish();
}

function readNumbers(text: string): readonly number[] {
  return (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
}

/** Flags of an arc may stand without a space before the next number. */
function readArcNumbers(text: string): readonly number[] {
  const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
  const one = new RegExp(
    String.raw`(${number})[\s,]*(${number})[\s,]*(${number})[\s,]*([01])[\s,]*([01])[\s,]*(${number})[\s,]*(${number})`,
    'gi',
  );
  return [...text.matchAll(one)].flatMap((match) => match.slice(1).map(Number));
}

class Pen {
  readonly #paths: { points: Point[]; isClosed: boolean }[] = [];
  readonly #size: number;
  #at: Point = { x: 0, y: 0 };
  #start: Point = { x: 0, y: 0 };
  /** Where a smooth curve goes on from; only after a curve of the same kind. */
  #control: { readonly kind: string; readonly point: Point } | undefined;

  constructor(size: number) {
    this.#size = size;
  }

  draw(command: string, numbers: readonly number[], isRelative: boolean): void {
    const base = isRelative ? this.#at : { x: 0, y: 0 };
    const place = (index: number): Point => ({ x: base.x + (numbers[index] ?? 0), y: base.y + (numbers[index + 1] ?? 0) });
    const from = this.#at;
    switch (command) {
      case 'M':
        this.#move(place(0));
        break;
      case 'H':
        this.#line([{ x: base.x + (numbers[0] ?? 0), y: from.y }]);
        break;
      case 'V':
        this.#line([{ x: from.x, y: base.y + (numbers[0] ?? 0) }]);
        break;
      case 'C':
        this.#curve('C', cubic([from, place(0), place(2), place(4)], this.#size), place(2));
        break;
      case 'S':
        this.#curve('C', cubic([from, this.#mirrored('C'), place(0), place(2)], this.#size), place(0));
        break;
      case 'Q':
        this.#curve('Q', quadratic([from, place(0), place(2)], this.#size), place(0));
        break;
      case 'T': {
        const control = this.#mirrored('Q');
        this.#curve('Q', quadratic([from, control, place(0)], this.#size), control);
        break;
      }
      case 'A': {
        const [rx = 0, ry = 0, turnDeg = 0, large, sweep] = numbers;
        this.#line(arc({ from, to: place(5), rx, ry, turnDeg, isLarge: large === 1, isSweep: sweep === 1 }));
        break;
      }
      default:
        this.#line([place(0)]);
    }
  }

  close(): void {
    const path = this.#paths.at(-1);
    if (path !== undefined) path.isClosed = true;
    this.#at = this.#start;
    this.#control = undefined;
  }

  finish(): readonly Path[] {
    return this.#paths.filter(({ points }) => points.length > 1);
  }

  #move(to: Point): void {
    this.#paths.push({ points: [to], isClosed: false });
    [this.#at, this.#start, this.#control] = [to, to, undefined];
  }

  #line(points: readonly Point[]): void {
    let path = this.#paths.at(-1);
    if (path === undefined || path.isClosed) {
      path = { points: [this.#at], isClosed: false };
      this.#paths.push(path);
      this.#start = this.#at;
    }
    path.points.push(...points);
    this.#at = points.at(-1) ?? this.#at;
    this.#control = undefined;
  }

  #curve(kind: string, points: readonly Point[], control: Point): void {
    this.#line(points);
    this.#control = { kind, point: control };
  }

  #mirrored(kind: string): Point {
    const control = this.#control?.kind === kind ? this.#control.point : this.#at;
    return { x: 2 * this.#at.x - control.x, y: 2 * this.#at.y - control.y };
  }
}
