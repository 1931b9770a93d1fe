import { jointNormals } from './normals.ts';
import type { Surface } from './surface.ts';

/** Share of the curved midpoint's rise that is used: 1 would pass through both tangent planes. */
const roundness = 0.75;

/**
 * Cuts every triangle into four, with midpoints raised onto the curve that the normals at both ends suggest. Points move along normals
 * only: a print would zigzag if they slid.
 */
export function subdivide(surface: Surface): Surface {
  const { triangles, jointOf, uv, seamDistance, edgeDistance } = surface;
  const normals = jointNormals(surface);
  const positions = Array.from(surface.positions);
  const joints = Array.from(jointOf);
  const uvs = Array.from(uv);
  const seams = Array.from(seamDistance);
  const edges = Array.from(edgeDistance);
  const middleJoint = new Map<number, number>();
  const middleVertex = new Map<number, number>();
  const jointCount = positions.length / 3;
  const vertexCount = joints.length;

  const jointBetween = (a: number, b: number): number => {
    if (a === b) return a;
    const key = Math.min(a, b) * jointCount + Math.max(a, b);
    const known = middleJoint.get(key);
    if (known !== undefined) return known;
    const made = positions.length / 3;
    positions.push(...raisedMiddle(surface.positions, normals, a, b));
    middleJoint.set(key, made);
    return made;
  };
  const vertexBetween = (a: number, b: number): number => {
    const key = Math.min(a, b) * vertexCount + Math.max(a, b);
    const known = middleVertex.get(key);
    if (known !== undefined) return known;
    const made = joints.length;
    joints.push(jointBetween(joints[a] ?? 0, joints[b] ?? 0));
    uvs.push(((uvs[2 * a] ?? 0) + (uvs[2 * b] ?? 0)) / 2, ((uvs[2 * a + 1] ?? 0) + (uvs[2 * b + 1] ?? 0)) / 2);
    seams.push(((seams[a] ?? 0) + (seams[b] ?? 0)) / 2);
    edges.push(((edges[a] ?? 0) + (edges[b] ?? 0)) / 2);
    middleVertex.set(key, made);
    return made;
  };
  const out = new Int32Array(triangles.length * 4);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] ?? 0, triangles[t + 1] ?? 0, triangles[t + 2] ?? 0];
    const [d, e, f] = [vertexBetween(a, b), vertexBetween(b, c), vertexBetween(c, a)];
    out.set([a, d, f, d, b, e, f, e, c, d, e, f], 4 * t);
  }
  return {
    positions: Float64Array.from(positions),
    jointOf: Int32Array.from(joints),
    uv: Float64Array.from(uvs),
    seamDistance: Float64Array.from(seams),
    edgeDistance: Float64Array.from(edges),
    triangles: out,
    ranges: surface.ranges.map(({ firstTriangle, triangleCount }) => ({
      firstTriangle: 4 * firstTriangle,
      triangleCount: 4 * triangleCount,
    })),
  };
}

function raisedMiddle(x: Float64Array, normals: Float64Array, a: number, b: number): [number, number, number] {
  const middle = [0, 1, 2].map((k) => ((x[3 * a + k] ?? 0) + (x[3 * b + k] ?? 0)) / 2) as [number, number, number];
  const out = [...middle] as [number, number, number];
  for (const end of [a, b]) {
    let rise = 0;
    for (let k = 0; k < 3; k++) rise += ((middle[k] ?? 0) - (x[3 * end + k] ?? 0)) * (normals[3 * end + k] ?? 0);
    for (const k of [0, 1, 2] as const) out[k] -= rise * (normals[3 * end + k] ?? 0) * 0.5 * roundness;
  }
  return out;
}

/** Takes the lattice's own jitter off the surface and keeps its volume: two passes, outwards and back, along the normals only. */
export function smooth(surface: Surface): Surface {
  let positions = surface.positions;
  const neighbours = jointNeighbours(surface);
  for (const share of [0.33, -0.34]) {
    const normals = jointNormals({ ...surface, positions });
    const before = positions;
    positions = before.slice();
    neighbours.forEach((list, joint) => {
      let away = 0;
      for (let k = 0; k < 3; k++) {
        let sum = 0;
        for (const other of list) sum += before[3 * other + k] ?? 0;
        away += (sum / list.size - (before[3 * joint + k] ?? 0)) * (normals[3 * joint + k] ?? 0);
      }
      for (let k = 0; k < 3; k++) positions[3 * joint + k] = (before[3 * joint + k] ?? 0) + share * away * (normals[3 * joint + k] ?? 0);
    });
  }
  return { ...surface, positions };
}

function jointNeighbours({ triangles, jointOf, positions }: Surface): Set<number>[] {
  const out = Array.from({ length: positions.length / 3 }, () => new Set<number>());
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [0, 1, 2].map((k) => jointOf[triangles[t + k] ?? 0] ?? 0);
    for (const a of corners) for (const b of corners) if (a !== b) out[a]?.add(b);
  }
  return out;
}
