import { f32, u32 } from '../geometry/read.ts';
import type { SceneMesh } from '../geometry/scene-mesh.ts';

/** Where bounced light is worked out. A point stands for all vertices in one place that face alike. */
export type LightPoints = {
  /** Point of each vertex; meaningless for vertices that only divide an edge. */
  readonly pointOf: Uint32Array;
  /** A vertex of each point. */
  readonly vertexOf: readonly number[];
  /** 1 where light is gathered; every other point has a neighbour where it is. */
  readonly isGathered: Uint8Array;
  /** Neighbours of point i are `neighbours[starts[i]]` up to `starts[i + 1]`. */
  readonly starts: Uint32Array;
  readonly neighbours: Uint32Array;
};

const smoothings = 3;

/** Numbers the points and chooses those to gather at: in order, each that has no chosen neighbour yet. */
export function layOutPoints(mesh: SceneMesh): LightPoints {
  const { pointOf, vertexOf } = weld(mesh);
  const { neighbours, starts } = connect(mesh, pointOf, vertexOf.length);
  const isGathered = new Uint8Array(vertexOf.length);
  for (let point = 0; point < vertexOf.length; point++) {
    let isFree = true;
    for (let i = u32(starts, point); isFree && i < u32(starts, point + 1); i++) isFree = isGathered[u32(neighbours, i)] !== 1;
    if (isFree) isGathered[point] = 1;
  }
  return { pointOf, vertexOf, isGathered, starts, neighbours };
}

/**
 * Marks the points whose light the camera may see: those that see it, and those two edges from one that does. `sees` is
 * asked once a point.
 */
export function pointsInSight({ neighbours, starts, vertexOf }: LightPoints, sees: (vertex: number) => boolean): Uint8Array {
  let inSight = Uint8Array.from(vertexOf, (vertex) => (sees(vertex) ? 1 : 0));
  for (let ring = 0; ring < 2; ring++) {
    const wider = inSight.slice();
    for (let point = 0; point < vertexOf.length; point++)
      if (inSight[point] === 1) for (let i = u32(starts, point); i < u32(starts, point + 1); i++) wider[u32(neighbours, i)] = 1;
    inSight = wider;
  }
  return inSight;
}

/**
 * Fills the points between those with light from their neighbours, then evens all out. Points of which nothing is known
 * take no part, but for the few that a gap narrower than the mesh may show: they get what lies next to them. Three numbers a point.
 */
export function spreadLight(points: LightPoints, gathered: Float32Array, isLit: Uint8Array): Float32Array {
  let [light, lit] = mixed(points, gathered, isLit, 0);
  for (let pass = 0; pass < smoothings; pass++) [light, lit] = mixed(points, light, lit, 1);
  return light;
}

/**
 * Each lit point's mean of itself, `ownWeight` times as heavy as all its neighbours, and its lit neighbours. Dark points are lit by
 * them; at 0 lit points stay as they are.
 */
function mixed(
  { neighbours, starts, vertexOf }: LightPoints,
  from: Float32Array,
  isLit: Uint8Array,
  ownWeight: number,
): readonly [Float32Array, Uint8Array] {
  const result = from.slice();
  const lit = isLit.slice();
  for (let point = 0; point < vertexOf.length; point++) {
    if (ownWeight === 0 && isLit[point] === 1) continue;
    let red = 0;
    let green = 0;
    let blue = 0;
    let count = 0;
    for (let i = u32(starts, point); i < u32(starts, point + 1); i++) {
      const neighbour = u32(neighbours, i);
      if (isLit[neighbour] !== 1) continue;
      red += f32(from, neighbour * 3);
      green += f32(from, neighbour * 3 + 1);
      blue += f32(from, neighbour * 3 + 2);
      count++;
    }
    if (count === 0) continue;
    const own = isLit[point] === 1 ? ownWeight / (ownWeight + 1) : 0;
    const others = (1 - own) / count;
    result[point * 3] = f32(from, point * 3) * own + red * others;
    result[point * 3 + 1] = f32(from, point * 3 + 1) * own + green * others;
    result[point * 3 + 2] = f32(from, point * 3 + 2) * own + blue * others;
    lit[point] = 1;
  }
  return [result, lit];
}

/** Steps a cm of the grid on which places are one, and how far it reaches to either side of the middle. */
const gridSteps = 200;
const gridReach = 500 * gridSteps;
/** Normals are told apart by the half: five values a direction. */
const facings = 5 ** 3;

function weld({ normals, parents, positions }: SceneMesh): { readonly pointOf: Uint32Array; readonly vertexOf: readonly number[] } {
  // One map a facing: a place alone fills a number.
  const known = Array.from({ length: facings }, () => new Map<number, number>());
  const vertexOf: number[] = [];
  const pointOf = new Uint32Array(positions.length / 3);
  const step = (at: number): number => Math.round(f32(positions, at) * gridSteps) + gridReach;
  const half = (at: number): number => Math.round(f32(normals, at) * 2) + 2;
  for (let vertex = 0; vertex < pointOf.length; vertex++) {
    if (u32(parents, vertex * 2) !== u32(parents, vertex * 2 + 1)) continue;
    const i = vertex * 3;
    const place = step(i) + 2 * gridReach * (step(i + 1) + 2 * gridReach * step(i + 2));
    const points = known[half(i) + 5 * (half(i + 1) + 5 * half(i + 2))];
    let point = points?.get(place);
    if (point === undefined) {
      point = vertexOf.length;
      points?.set(place, point);
      vertexOf.push(vertex);
    }
    pointOf[vertex] = point;
  }
  return { pointOf, vertexOf };
}

/** Which points share an edge. The middle of a divided edge stands for its ends. */
function connect(mesh: SceneMesh, pointOf: Uint32Array, count: number): { readonly starts: Uint32Array; readonly neighbours: Uint32Array } {
  const { parents, triangles } = mesh;
  const end = (corner: number, which: number): number => u32(pointOf, u32(parents, u32(triangles, corner) * 2 + which));
  const starts = new Uint32Array(count + 1);
  const visit = (found: (from: number, to: number) => void): void => {
    for (let i = 0; i < triangles.length; i++) {
      const from = end(i, 0);
      const to = end(i % 3 === 2 ? i - 2 : i + 1, 1);
      if (from === to) continue;
      found(from, to);
      found(to, from);
    }
  };
  visit((from) => (starts[from + 1] = u32(starts, from + 1) + 1));
  for (let point = 0; point < count; point++) starts[point + 1] = u32(starts, point + 1) + u32(starts, point);
  const filled = starts.slice();
  const neighbours = new Uint32Array(u32(starts, count));
  visit((from, to) => {
    neighbours[u32(filled, from)] = to;
    filled[from] = u32(filled, from) + 1;
  });
  return { starts, neighbours };
}
