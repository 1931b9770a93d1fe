import { u32 } from './read.ts';

/**
 * All triangles of a picture in flat arrays, in cm. Five numbers describe a vertex beside place and normal: its place in
 * the pattern (u, v) and its distance to the nearest seam and free edge there.
 */
export type SceneMesh = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uv: Float32Array;
  readonly seamDistance: Float32Array;
  readonly edgeDistance: Float32Array;
  readonly triangles: Uint32Array;
  /** Number of the surface of each triangle. */
  readonly surfaces: Uint16Array;
  /** Two vertices for each vertex: itself twice, or the ends of the edge it divides. Bounced light is gathered at the former only. */
  readonly parents: Uint32Array;
};

/** A piece of a scene before it is joined: distances and parents are filled in when absent. */
export type MeshPart = {
  readonly positions: ArrayLike<number>;
  readonly normals: ArrayLike<number>;
  readonly uv?: ArrayLike<number>;
  readonly seamDistance?: ArrayLike<number>;
  readonly edgeDistance?: ArrayLike<number>;
  readonly triangles: ArrayLike<number>;
  readonly parents?: ArrayLike<number>;
  /** One number for all triangles, or one for each. */
  readonly surface: number | ArrayLike<number>;
};

const farFromEdge = 99;

/** Joins parts to one mesh. Order is kept, so equal parts give equal meshes. */
export function joinParts(parts: readonly MeshPart[]): SceneMesh {
  const vertices = parts.reduce((sum, part) => sum + part.positions.length / 3, 0);
  const corners = parts.reduce((sum, part) => sum + part.triangles.length, 0);
  const mesh: SceneMesh = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uv: new Float32Array(vertices * 2),
    seamDistance: new Float32Array(vertices).fill(farFromEdge),
    edgeDistance: new Float32Array(vertices).fill(farFromEdge),
    triangles: new Uint32Array(corners),
    surfaces: new Uint16Array(corners / 3),
    parents: new Uint32Array(vertices * 2),
  };
  for (let i = 0; i < vertices * 2; i++) mesh.parents[i] = i >> 1;
  let vertex = 0;
  let corner = 0;
  for (const part of parts) {
    const base = vertex;
    mesh.positions.set(part.positions, base * 3);
    mesh.normals.set(part.normals, base * 3);
    if (part.uv) mesh.uv.set(part.uv, base * 2);
    if (part.seamDistance) mesh.seamDistance.set(part.seamDistance, base);
    if (part.edgeDistance) mesh.edgeDistance.set(part.edgeDistance, base);
    if (part.parents) setMoved(mesh.parents, part.parents, base * 2, base);
    setMoved(mesh.triangles, part.triangles, corner, base);
    if (typeof part.surface === 'number') mesh.surfaces.fill(part.surface, corner / 3, (corner + part.triangles.length) / 3);
    else mesh.surfaces.set(part.surface, corner / 3);
    vertex += part.positions.length / 3;
    corner += part.triangles.length;
  }
  return mesh;
}

function setMoved(to: Uint32Array, from: ArrayLike<number>, at: number, base: number): void {
  to.set(from, at);
  for (let i = at; i < at + from.length; i++) to[i] = u32(to, i) + base;
}

/** The part turned about the y axis by `degrees`: counter-clockwise seen from above, so that its front turns to its left. */
export function turnedPart(part: MeshPart, degrees: number): MeshPart {
  if (degrees === 0) return part;
  const cosine = Math.cos((degrees * Math.PI) / 180);
  const sine = Math.sin((degrees * Math.PI) / 180);
  const turned = (values: ArrayLike<number>): Float32Array => {
    const result = Float32Array.from(values);
    for (let i = 0; i < result.length; i += 3) {
      const x = result[i] ?? 0;
      const z = result[i + 2] ?? 0;
      result[i] = x * cosine + z * sine;
      result[i + 2] = z * cosine - x * sine;
    }
    return result;
  };
  return { ...part, positions: turned(part.positions), normals: turned(part.normals) };
}

/** The part moved by cm to the right and towards the camera. */
export function movedPart(part: MeshPart, right: number, forward: number): MeshPart {
  const positions = Float32Array.from(part.positions);
  for (let i = 0; i < positions.length; i += 3) {
    positions[i] = (positions[i] ?? 0) + right;
    positions[i + 2] = (positions[i + 2] ?? 0) + forward;
  }
  return { ...part, positions };
}
