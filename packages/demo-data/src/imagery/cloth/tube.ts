import type { Polyline } from '../raster/outline.ts';
import { at, clamp, lerp } from '../scalar.ts';
import type { Relief } from './relief.ts';

const step = 4;

/**
 * The body inside a part: at each height along its axis the cloth goes round an ellipse as wide as the part. Open at both
 * ends, so hems and cuffs do not curl in, and free of the ridges of a distance transform. `angle` turns the axis from
 * straight down, `depth` is the ellipse's depth as a share of its half width.
 */
export function tube(outline: Polyline, angle: number, depth: number): Relief {
  const turn = (angle * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const turned = outline.map(([x, y]) => [x * cos + y * sin, -x * sin + y * cos] as const);
  const start = Math.min(...turned.map(([, s]) => s));
  const rows = Math.max(2, Math.ceil((Math.max(...turned.map(([, s]) => s)) - start) / step) + 1);
  const low = new Float32Array(rows).fill(Infinity);
  const high = new Float32Array(rows).fill(-Infinity);
  turned.forEach(([t, s], i) => {
    const [t2, s2] = turned[(i + 1) % turned.length] ?? [t, s];
    const pieces = Math.max(1, Math.ceil(Math.abs(s2 - s) / step) * 2);
    for (let k = 0; k <= pieces; k++) {
      const row = clamp(Math.round((lerp(s, s2, k / pieces) - start) / step), 0, rows - 1);
      const x = lerp(t, t2, k / pieces);
      low[row] = Math.min(at(low, row), x);
      high[row] = Math.max(at(high, row), x);
    }
  });
  holdEnd(low, high);
  const left = eased(low);
  const right = eased(high);
  return (x, y) => {
    const t = x * cos + y * sin;
    const place = clamp((-x * sin + y * cos - start) / step, 0, rows - 1.001);
    const row = Math.floor(place);
    const from = lerp(at(left, row), at(left, row + 1), place - row);
    const to = lerp(at(right, row), at(right, row + 1), place - row);
    const half = Math.max(6, (to - from) / 2);
    const q = clamp((t - (from + to) / 2) / half, -1, 1);
    return depth * half * (1 - q * q) ** 0.72;
  };
}

/** A curved hem ends in rows that hold its middle only; the body inside does not narrow there. */
function holdEnd(low: Float32Array, high: Float32Array): void {
  for (let row = Math.max(1, Math.floor(low.length * 0.86)); row < low.length; row++) {
    low[row] = Math.min(at(low, row), at(low, row - 1));
    high[row] = Math.max(at(high, row), at(high, row - 1));
  }
}

/** Running mean over about 15 rows: a sleeve's end or a neck opening must not dent the body. */
function eased(values: Float32Array): Float32Array {
  return values.map((_, i) => {
    let sum = 0;
    let count = 0;
    for (let k = Math.max(0, i - 7); k <= Math.min(values.length - 1, i + 7); k++) {
      const value = at(values, k);
      if (Number.isFinite(value)) {
        sum += value;
        count++;
      }
    }
    return count === 0 ? 0 : sum / count;
  });
}
