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

/** Fills the points between the gathered ones from their neighbours, then evens all out. Three numbers a point. */
export function spreadLight(points: LightPoints, gathered: Float32Array): Float32Array {
  let light = mixed(points, gathered, (point) => points.isGathered[point] === 1, 0);
  for (let pass = 0; pass < smoothings; pass++) light = mixed(points, light, () => true, 1);
  return light;
}

/** Each point's mean of itself, `ownWeight` times as heavy as all its neighbours, and those neighbours that count. */
function mixed(points: LightPoints, from: Float32Array, counts: (point: number) => boolean, ownWeight: number): Float32Array {
  const { neighbours, starts, vertexOf } = points;
  const result = new Float32Array(from.length);
  for (let point = 0; point < vertexOf.length; point++) {
    let [red, green, blue, count] = [0, 0, 0, 0];
    for (let i = u32(starts, point); i < u32(starts, point + 1); i++) {
      const neighbour = u32(neighbours, i);
      if (!counts(neighbour)) continue;
      red += f32(from, neighbour * 3);
      green += f32(from, neighbour * 3 + 1);
      blue += f32(from, neighbour * 3 + 2);
      count++;
    }
    const keepsOwn = ownWeight === 0 ? counts(point) : count === 0;
    const own = keepsOwn ? 1 : ownWeight / (ownWeight + 1);
    const others = count === 0 ? 0 : (1 - own) / count;
    result[point * 3] = f32(from, point * 3) * own + red * others;
    result[point * 3 + 1] = f32(from, point * 3 + 1) * own + green * others;
    result[point * 3 + 2] = f32(from, point * 3 + 2) * own + blue * others;
  }
  return result;
}

function weld({ normals, parents, positions }: SceneMesh): { readonly pointOf: Uint32Array; readonly vertexOf: readonly number[] } {
  const known = new Map<string, number>();
  const vertexOf: number[] = [];
  const pointOf = new Uint32Array(positions.length / 3);
  for (let vertex = 0; vertex < pointOf.length; vertex++) {
    if (u32(parents, vertex * 2) !== u32(parents, vertex * 2 + 1)) continue;
    const part = (values: Float32Array, k: number, scale: number): number => Math.round(f32(values, vertex * 3 + k) * scale);
    const place = `${part(positions, 0, 200)},${part(positions, 1, 200)},${part(positions, 2, 200)}`;
    const key = `${place},${part(normals, 0, 2)},${part(normals, 1, 2)},${part(normals, 2, 2)}`;
    let point = known.get(key);
    if (point === undefined) {
      point = vertexOf.length;
      known.set(key, point);
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
