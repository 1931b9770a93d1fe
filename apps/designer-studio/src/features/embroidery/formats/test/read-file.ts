/** What an independent reader finds in a file: absolute places in units of 0.1 mm, y downwards. */
export interface ReadFile {
  readonly stitches: readonly (readonly [x: number, y: number])[];
  /** How many stitches lie before each colour change. */
  readonly changes: readonly number[];
  /** The longest single move in either direction. */
  readonly longest: number;
  readonly hasEnd: boolean;
}

/** Follows moves from the origin. */
export class Follower {
  readonly stitches: (readonly [number, number])[] = [];
  readonly changes: number[] = [];
  longest = 0;
  #x = 0;
  #y = 0;

  move(dx: number, dy: number, isStitch: boolean): void {
    this.#x += dx;
    this.#y += dy;
    this.longest = Math.max(this.longest, Math.abs(dx), Math.abs(dy));
    if (isStitch) this.stitches.push([this.#x, this.#y]);
  }

  change(): void {
    this.changes.push(this.stitches.length);
  }
}
