import type { Point } from '../../stitch/geometry/point.ts';

/** a b c d e f of SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

export function apply([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** By how much lengths grow, on average over both directions. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** Reads a `transform` attribute; unknown functions leave everything where it is. */
export function readTransform(text: string): Matrix {
  let matrix = IDENTITY;
  for (const [, name = '', list = ''] of text.matchAll(/(\w+)\s*\(([^)]*)\)/g))
    matrix = multiply(matrix, matrixOf(name, (list.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number)));
  return matrix;
}

function matrixOf(name: string, [a = 0, b, c, d = 0, e = 0, f = 0]: readonly number[]): Matrix {
  const angle = (a * Math.PI) / 180;
  switch (name) {
    case 'matrix':
      return [a, b ?? 0, c ?? 0, d, e, f];
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0];
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0];
    case 'rotate': {
      const [cos, sin, x, y] = [Math.cos(angle), Math.sin(angle), b ?? 0, c ?? 0];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    case 'skewX':
      return [1, 0, Math.tan(angle), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(angle), 0, 1, 0, 0];
    default:
      return IDENTITY;
  }
}
