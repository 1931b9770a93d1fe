/** What lies round each vertex of a triangle list. */
export type Rings = {
  /** Whether triangles close all round the vertex, so that it lies on no outline. */
  readonly isInner: (vertex: number) => boolean;
  readonly neighbours: (vertex: number) => readonly number[];
  /** Corners of the triangles at a vertex, three numbers each, the vertex itself first. */
  readonly fan: (vertex: number) => readonly number[];
};

export function createRings(triangles: Uint32Array, vertexCount: number): Rings {
  const fans: number[][] = Array.from({ length: vertexCount }, () => []);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] ?? 0, triangles[t + 1] ?? 0, triangles[t + 2] ?? 0];
    fans[a]?.push(a, b, c);
    fans[b]?.push(b, c, a);
    fans[c]?.push(c, a, b);
  }
  const fan = (vertex: number): readonly number[] => fans[vertex] ?? [];
  const neighbours = (vertex: number): readonly number[] => [...new Set(fan(vertex).filter((corner) => corner !== vertex))];
  // Each neighbour begins one triangle of a closed fan and ends another.
  const isInner = (vertex: number): boolean => fan(vertex).length > 0 && neighbours(vertex).length === fan(vertex).length / 3;
  return { fan, neighbours, isInner };
}

/** A triangle may turn by less than this cosine when one of its corners moves. */
const leastCosine = 0.3;

/** Whether an inner vertex may move onto its neighbour: the surface stays whole and no triangle turns over. */
export function collapseAllowed(rings: Rings, positions: Float32Array, from: number, to: number): boolean {
  const around = new Set(rings.neighbours(from));
  if (rings.neighbours(to).filter((vertex) => around.has(vertex)).length !== 2) return false;
  const fan = rings.fan(from);
  for (let i = 0; i < fan.length; i += 3) {
    const [b, c] = [fan[i + 1] ?? 0, fan[i + 2] ?? 0];
    if (b === to || c === to) continue;
    if (cosineBetween(normalOf(positions, from, b, c), normalOf(positions, to, b, c)) < leastCosine) return false;
  }
  return true;
}

type Vector = readonly [number, number, number];

function normalOf(positions: Float32Array, a: number, b: number, c: number): Vector {
  const side = (to: number, k: number) => (positions[3 * to + k] ?? 0) - (positions[3 * a + k] ?? 0);
  const [ux, uy, uz] = [side(b, 0), side(b, 1), side(b, 2)];
  const [vx, vy, vz] = [side(c, 0), side(c, 1), side(c, 2)];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

function cosineBetween(a: Vector, b: Vector): number {
  const lengths = Math.hypot(...a) * Math.hypot(...b);
  return lengths < 1e-12 ? -1 : (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / lengths;
}
