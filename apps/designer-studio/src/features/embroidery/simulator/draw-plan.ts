import { COMMAND, type Plan } from '../stitch/plan/index.ts';
import { rgbOf, threadOf } from '../threads/palette.ts';

export interface View {
  /** Pixels a millimetre. */
  readonly scale: number;
  /** Where the middle of the hoop is, in pixels. */
  readonly x: number;
  readonly y: number;
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const THREAD_MM = 0.4;
/** Directions that are told apart: thread shines by how it lies to the light. */
const SHADES = 6;
/** Commands drawn as one layer: later ones lie on top of it. */
const LAYER = 400;

/** Draws the stitches of a stretch of commands as thread that catches light from the upper left. */
export function drawPlan(canvas: CanvasRenderingContext2D, plan: Plan, view: View, { from, to }: Stretch): void {
  canvas.lineCap = 'round';
  for (const { thread, start, end } of plan.blocks) {
    const [first, last] = [Math.max(start, from), Math.min(end, to)];
    for (let at = first; at < last; at += LAYER) drawLayer(canvas, plan, view, { thread, from: at, to: Math.min(last, at + LAYER) });
  }
}

type Layer = Stretch & { readonly thread: string };

function drawLayer(canvas: CanvasRenderingContext2D, { kinds, xs, ys }: Plan, view: View, { thread, from, to }: Layer): void {
  const paths = Array.from({ length: SHADES }, () => new Path2D());
  const scale = view.scale / 10;
  for (let index = from; index < to; index++) {
    if (kinds[index] !== COMMAND.stitch) continue;
    const [x, y, toX, toY] = [xs[index - 1] ?? 0, ys[index - 1] ?? 0, xs[index] ?? 0, ys[index] ?? 0];
    const path = paths[shadeOf(toX - x, toY - y)];
    path?.moveTo(view.x + x * scale, view.y + y * scale);
    path?.lineTo(view.x + toX * scale, view.y + toY * scale);
  }
  const width = Math.max(1, THREAD_MM * view.scale);
  for (const [shade, path] of paths.entries()) {
    const light = 0.78 + (0.34 * shade) / (SHADES - 1);
    canvas.lineWidth = width;
    canvas.strokeStyle = shaded(thread, light * 0.72);
    canvas.stroke(path);
    canvas.lineWidth = width * 0.62;
    canvas.strokeStyle = shaded(thread, light);
    canvas.stroke(path);
  }
}

function shadeOf(dx: number, dy: number): number {
  return Math.round(Math.abs(Math.sin(Math.atan2(dy, dx) - 0.8)) * (SHADES - 1));
}

function shaded(thread: string, light: number): string {
  const [r, g, b] = rgbOf(threadOf(thread).hex).map((value) => Math.min(255, Math.round(value * light)));
  return `rgb(${String(r)} ${String(g)} ${String(b)})`;
}
