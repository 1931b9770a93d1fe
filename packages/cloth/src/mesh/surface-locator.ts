// Bound once: these run in the innermost loops.
const { abs, floor, max, min, sqrt } = Math;

/** Where a point of a piece lies: a triangle's three vertices and their shares, which sum to 1. */
type SurfacePlace = { readonly corners: readonly [number, number, number]; readonly shares: readonly [number, number, number] };

/**
 * Finds the place of (u, v) among triangles of one piece. A point off the piece gets the nearest triangle, with shares held inside it.
 * `uv` has two numbers a vertex, `triangles` three vertices a triangle.
 */
export function createLocator(
  uv: ArrayLike<number>,
  triangles: ArrayLike<number>,
  firstTriangle: number,
  triangleCount: number,
): (u: number, v: number) => SurfacePlace {
  const cellCm = 3;
  const cells = new Map<number, number[]>();
  const read = (t: number, k: number) => {
    const vertex = triangles[3 * t + k] ?? 0;
    return [uv[2 * vertex] ?? 0, uv[2 * vertex + 1] ?? 0] as const;
  };
  const all = Array.from({ length: triangleCount }, (_, i) => firstTriangle + i);
  for (const t of all) {
    const corners = [read(t, 0), read(t, 1), read(t, 2)];
    const [us, vs] = [corners.map(([u]) => u), corners.map(([, v]) => v)];
    for (let i = floor(min(...us) / cellCm); i <= floor(max(...us) / cellCm); i++)
      for (let j = floor(min(...vs) / cellCm); j <= floor(max(...vs) / cellCm); j++) {
        const key = i * 4096 + j;
        const list = cells.get(key);
        if (list) list.push(t);
        else cells.set(key, [t]);
      }
  }
  return (u, v) => {
    const here = cells.get(floor(u / cellCm) * 4096 + floor(v / cellCm)) ?? [];
    let best = bestOf(here, read, u, v);
    if (best.outside > 1e-6) best = bestOf(all, read, u, v);
    const corners = [0, 1, 2].map((k) => triangles[3 * best.triangle + k] ?? 0);
    return { corners: [corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0], shares: held(best.shares) };
  };
}

type Candidate = { readonly triangle: number; readonly shares: readonly [number, number, number]; readonly outside: number };

/** The triangle that holds the point, or the one it is least outside of, in cm. */
function bestOf(list: readonly number[], read: (t: number, k: number) => readonly [number, number], u: number, v: number): Candidate {
  let best: Candidate = { triangle: list[0] ?? 0, shares: [1, 0, 0], outside: Infinity };
  for (const t of list) {
    const [a, b, c] = [read(t, 0), read(t, 1), read(t, 2)];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (abs(area) < 1e-9) continue;
    const s = ((u - a[0]) * (c[1] - a[1]) - (v - a[1]) * (c[0] - a[0])) / area;
    const r = ((b[0] - a[0]) * (v - a[1]) - (b[1] - a[1]) * (u - a[0])) / area;
    const shares = [1 - s - r, s, r] as const;
    const outside = max(0, -min(...shares)) * sqrt(abs(area));
    if (outside < best.outside) best = { triangle: t, shares, outside };
    if (outside === 0) break;
  }
  return best;
}

function held(shares: readonly [number, number, number]): [number, number, number] {
  const [a, b, c] = [max(0, shares[0]), max(0, shares[1]), max(0, shares[2])];
  const sum = a + b + c;
  return [a / sum, b / sum, c / sum];
}
