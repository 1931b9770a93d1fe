import { at } from './pixels.ts';
import type { Size } from './pixels.ts';

/** Ten numbers of a cubic surface over the picture. */
export type Surface = Float64Array;

const TERMS = 10;

/**
 * The cubic surface that goes through the samples of a plane with the least squares: a backdrop that is lit from one side. `samples`
 * are indices of pixels.
 */
export function fitSurface(plane: Float32Array, samples: ArrayLike<number>, { width, height }: Size): Surface {
  const rows = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
  const terms = new Float64Array(TERMS);
  for (let place = 0; place < samples.length; place += 1) {
    const i = at(samples, place);
    writeTerms(terms, i % width, Math.floor(i / width), width, height);
    const value = at(plane, i);
    rows.forEach((row, r) => {
      const weight = at(terms, r);
      for (let c = 0; c < TERMS; c += 1) row[c] = at(row, c) + weight * at(terms, c);
      row[TERMS] = at(row, TERMS) + weight * value;
    });
  }
  return solve(rows);
}

/** The surface along one row of the picture. `into` has a number for each column. */
export function readRow(surface: Surface, y: number, { width, height }: Size, into: Float32Array): void {
  const v = (y / height) * 2 - 1;
  // A row of a cubic surface is a cubic curve.
  const [k0, kx, ky, kxx, kyy, kxy, kxxx, kyyy, kxxy, kxyy] = surface as unknown as readonly number[] as Ten;
  const c0 = k0 + v * (ky + v * (kyy + v * kyyy));
  const c1 = kx + v * (kxy + v * kxyy);
  const c2 = kxx + v * kxxy;
  for (let x = 0; x < width; x += 1) {
    const u = (x / width) * 2 - 1;
    into[x] = c0 + u * (c1 + u * (c2 + u * kxxx));
  }
}

/** A surface has ten numbers by construction. */
type Ten = readonly [number, number, number, number, number, number, number, number, number, number];

function writeTerms(terms: Float64Array, x: number, y: number, width: number, height: number): void {
  const u = (x / width) * 2 - 1;
  const v = (y / height) * 2 - 1;
  terms[0] = 1;
  terms[1] = u;
  terms[2] = v;
  terms[3] = u * u;
  terms[4] = v * v;
  terms[5] = u * v;
  terms[6] = u * u * u;
  terms[7] = v * v * v;
  terms[8] = u * u * v;
  terms[9] = u * v * v;
}

/** Gauss and Jordan with the largest pivot. A trace on the diagonal keeps a plane of few samples solvable. */
function solve(rows: Float64Array[]): Surface {
  for (let a = 0; a < TERMS; a += 1) {
    rows.forEach((row, r) => r === a && (row[a] = at(row, a) + 1e-3));
    const best = rows.slice(a).reduce((most, row, r) => (Math.abs(at(row, a)) > Math.abs(at(rows[most] ?? row, a)) ? r + a : most), a);
    const [pivot, other] = [rows[best], rows[a]];
    if (pivot === undefined || other === undefined) break;
    rows[best] = other;
    rows[a] = pivot;
    rows.forEach((row, r) => {
      if (r === a) return;
      const factor = at(row, a) / at(pivot, a);
      for (let c = a; c <= TERMS; c += 1) row[c] = at(row, c) - factor * at(pivot, c);
    });
  }
  return Float64Array.from(rows, (row, r) => at(row, TERMS) / at(row, r));
}
