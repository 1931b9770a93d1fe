import type { GarmentMesh } from '@orime/cloth';

type Point = readonly [u: number, v: number];

export interface PieceOutline {
  /** Closed, in the piece's own cm. */
  readonly points: readonly Point[];
  /** Whether u runs to the left for somebody who looks at the cloth's outside. */
  readonly isMirrored: boolean;
}

/** Points nearer to the line between their neighbours than this are left out, in cm. */
const TOLERANCE_CM = 0.12;

/** The outline of a piece, walked along the edges that only one of its triangles has. Throws for a name the mesh does not have. */
export function outlineOf(mesh: GarmentMesh, name: string): PieceOutline {
  const piece = mesh.pieces.find((candidate) => candidate.name === name);
  if (!piece) throw new Error(`no piece ${name} among ${mesh.pieces.map((each) => each.name).join(', ')}`);
  const next = new Map<number, number>();
  const triangles = mesh.triangles.subarray(3 * piece.firstTriangle, 3 * (piece.firstTriangle + piece.triangleCount));
  const edges = new Set<string>();
  let area = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [0, 1, 2].map((k) => triangles[t + k] ?? 0);
    corners.forEach((from, k) => {
      const to = corners[(k + 1) % 3] ?? 0;
      edges.add(`${from} ${to}`);
      area += at(mesh, from)[0] * at(mesh, to)[1] - at(mesh, to)[0] * at(mesh, from)[1];
    });
  }
  for (const edge of edges) {
    const [from = 0, to = 0] = edge.split(' ').map(Number);
    if (!edges.has(`${to} ${from}`)) next.set(from, to);
  }
  return { points: simplified(longestLoop(mesh, next)), isMirrored: area < 0 };
}

function longestLoop(mesh: GarmentMesh, next: Map<number, number>): Point[] {
  let best: Point[] = [];
  while (next.size > 0) {
    const [start = 0] = next.keys();
    const loop: Point[] = [];
    for (let vertex: number | undefined = start; vertex !== undefined && next.has(vertex);) {
      loop.push(at(mesh, vertex));
      const following: number | undefined = next.get(vertex);
      next.delete(vertex);
      vertex = following;
    }
    if (loop.length > best.length) best = loop;
  }
  return best;
}

/** Ramer, Douglas and Peucker, between the two points that are farthest apart along the list. */
function simplified(line: readonly Point[]): readonly Point[] {
  const half = Math.floor(line.length / 2);
  return [...reduced(line.slice(0, half + 1)).slice(0, -1), ...reduced([...line.slice(half), ...line.slice(0, 1)]).slice(0, -1)];
}

function reduced(line: readonly Point[]): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const off = line.map((point) => distance(point, first, last));
  const most = Math.max(...off);
  if (most <= TOLERANCE_CM) return [first, last];
  const at = off.indexOf(most);
  return [...reduced(line.slice(0, at + 1)).slice(0, -1), ...reduced(line.slice(at))];
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

function at(mesh: GarmentMesh, vertex: number): Point {
  return [mesh.patternUv[2 * vertex] ?? 0, mesh.patternUv[2 * vertex + 1] ?? 0];
}
