import type { Point } from '../geometry/point.ts';
import { COMMAND, MOST_UNITS, type Block, type Plan } from './plan.ts';

/** Collects commands. Needle places come in millimetres and are rounded to units here, once. */
export class PlanWriter {
  readonly #kinds: number[] = [];
  readonly #xs: number[] = [];
  readonly #ys: number[] = [];
  readonly #shapes: number[] = [];
  readonly #blocks: { thread: string; start: number; end: number }[] = [];
  #x = 0;
  #y = 0;
  #fromX = 0;
  #fromY = 0;
  #shape = 0;

  get count(): number {
    return this.#kinds.length;
  }

  get hasStitches(): boolean {
    return this.#blocks.length > 0;
  }

  /** Where the last stitch began, in millimetres. */
  get cameFrom(): Point {
    return { x: this.#fromX / 10, y: this.#fromY / 10 };
  }

  /** Where the needle is, in millimetres. */
  get place(): Point {
    return { x: this.#x / 10, y: this.#y / 10 };
  }

  begin(shape: number, thread: string): void {
    this.#shape = shape;
    if (this.#blocks.at(-1)?.thread === thread) return;
    if (this.#blocks.length > 0) this.#push(COMMAND.colour, this.#x, this.#y);
    this.#blocks.push({ thread, start: this.count, end: this.count });
  }

  trim(): void {
    this.#push(COMMAND.trim, this.#x, this.#y);
  }

  jump({ x, y }: Point): void {
    const [toX, toY] = [units(x), units(y)];
    if (toX !== this.#x || toY !== this.#y) this.#push(COMMAND.jump, toX, toY);
  }

  /** Sews to a place, in equal stitches where the way is longer than the machine can move; a stitch of no length is left out. */
  stitch({ x, y }: Point): void {
    const [fromX, fromY, toX, toY] = [this.#x, this.#y, units(x), units(y)];
    const pieces = Math.ceil(Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)) / MOST_UNITS);
    for (let piece = 1; piece <= pieces; piece++)
      this.#push(
        COMMAND.stitch,
        Math.round(fromX + ((toX - fromX) * piece) / pieces),
        Math.round(fromY + ((toY - fromY) * piece) / pieces),
      );
  }

  finish(): Plan {
    const blocks: readonly Block[] = this.#blocks;
    return {
      kinds: Uint8Array.from(this.#kinds),
      xs: Int32Array.from(this.#xs),
      ys: Int32Array.from(this.#ys),
      shapes: Uint16Array.from(this.#shapes),
      blocks,
    };
  }

  #push(kind: number, x: number, y: number): void {
    if (kind === COMMAND.stitch) [this.#fromX, this.#fromY] = [this.#x, this.#y];
    [this.#x, this.#y] = [x, y];
    this.#kinds.push(kind);
    this.#xs.push(x);
    this.#ys.push(y);
    this.#shapes.push(this.#shape);
    const block = this.#blocks.at(-1);
    if (block !== undefined && kind !== COMMAND.colour) block.end = this.count;
  }
}

function units(mm: number): number {
  return Math.round(mm * 10);
}
