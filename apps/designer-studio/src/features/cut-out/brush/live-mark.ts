import type { Mark, Size } from '../matte/index.ts';

export type Point = { readonly x: number; readonly y: number };

/** Shares of the picture under a pointer. */
export function pointOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }, box: DOMRect): Point {
  return { x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) };
}

/** A stroke with one point more; points closer than a quarter of the brush change nothing that one sees. */
export function longer(mark: Mark, { x, y }: Point, { width, height }: Size): Mark {
  if (mark.tool === 'area') return mark;
  const [lastX = 0, lastY = 0] = mark.points.slice(-2);
  const way = Math.hypot((x - lastX) * width, (y - lastY) * height) / Math.max(width, height);
  return way < mark.radius / 4 ? mark : { ...mark, points: [...mark.points, rounded(x), rounded(y)] };
}

export function startMark(
  brush: { readonly tool: 'brush' | 'area'; readonly isKept: boolean; readonly radius: number },
  { x, y }: Point,
): Mark {
  const { tool, isKept, radius } = brush;
  return tool === 'area' ? { tool, isKept, x: rounded(x), y: rounded(y) } : { tool, isKept, radius, points: [rounded(x), rounded(y)] };
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key leads from a point: a hundredth of the picture, with Shift a tenth. Undefined for other keys. */
export function stepOf({ x, y }: Point, { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): Point | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const way = shiftKey ? 0.1 : 0.01;
  return { x: share(x + step[0] * way), y: share(y + step[1] * way) };
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** A ten-thousandth of the picture is less than a pixel, and kept marks stay short. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
