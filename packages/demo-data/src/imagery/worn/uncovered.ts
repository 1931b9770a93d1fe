import type { GarmentMesh } from '@orime/cloth';
import { f32, u32 } from '../trace/geometry/read.ts';

/** A garment seen along the spokes of the body's axis: how far its body reaches at each angle and height. */
type Reach = (angle: number, heightCm: number) => number;

const spokes = 180;
const bandCm = 0.8;
const bands = 220;
/** Cloth worn underneath may lie this far outside of what covers it: then it is pressed through and no longer under it. */
const throughCm = 2;
/** Hems lift and swing: what is this near to one stays. */
const hemCm = 2.4;
/** And as far round the body from a front that is worn open. */
const edgeTurn = (Math.PI * 4) / spokes;
/** Beside the body, not round it. */
const notRound = /sleeve|cuff|strap|hood|collar/;

/**
 * What is left to be seen of a garment under another: its triangles without those that the other covers. What no picture
 * shows costs no time, and cannot come through the cloth above where two layers lie closer than their lattices.
 */
export function uncovered(under: GarmentMesh, above: GarmentMesh): GarmentMesh {
  const reach = reachOf(above);
  const isCovered = Array.from({ length: under.positions.length / 3 }, (_, vertex) => {
    const [x, y, z] = [0, 1, 2].map((k) => f32(under.positions, vertex * 3 + k)) as [number, number, number];
    const angle = Math.atan2(z, x);
    const radius = Math.hypot(x, z);
    const isUnder = (turn: number, rise: number): boolean => reach(angle + turn, y + rise) > radius - throughCm;
    return isUnder(0, 0) && isUnder(0, hemCm) && isUnder(0, -hemCm) && isUnder(edgeTurn, 0) && isUnder(-edgeTurn, 0);
  });
  const triangles: number[] = [];
  const pieces = under.pieces.map((piece) => {
    const firstTriangle = triangles.length / 3;
    for (let t = piece.firstTriangle; t < piece.firstTriangle + piece.triangleCount; t++) {
      const corners = [0, 1, 2].map((k) => u32(under.triangles, t * 3 + k));
      if (!corners.every((corner) => isCovered[corner])) triangles.push(...corners);
    }
    return { ...piece, firstTriangle, triangleCount: triangles.length / 3 - firstTriangle };
  });
  const isSeen = ([x, y, z]: readonly [number, number, number]): boolean => !(reach(Math.atan2(z, x), y) > Math.hypot(x, z) - throughCm);
  return {
    ...under,
    triangles: Uint32Array.from(triangles),
    pieces,
    hardware: under.hardware.filter(({ position }) => isSeen(position)),
    stitches: under.stitches.flatMap(({ kind, points }) => seenParts(points, isSeen).map((part) => ({ kind, points: part }))),
  };
}

function reachOf({ pieces, positions, triangles }: GarmentMesh): Reach {
  const farthest = new Float32Array(spokes * bands).fill(-Infinity);
  for (const { firstTriangle, name, triangleCount } of pieces) {
    if (notRound.test(name)) continue;
    for (let t = firstTriangle; t < firstTriangle + triangleCount; t++) {
      const corners = [0, 1, 2].map((k) => {
        const at = u32(triangles, t * 3 + k) * 3;
        const [x, y, z] = [f32(positions, at), f32(positions, at + 1), f32(positions, at + 2)];
        return { spoke: spokeOf(Math.atan2(z, x)), band: bandOf(y), radius: Math.hypot(x, z) };
      });
      fill(farthest, corners);
    }
  }
  return (angle, heightCm) => f32(farthest, bandOf(heightCm) * spokes + spokeOf(angle));
}

/** Every cell that a triangle's corners span reaches as far as its farthest corner. */
function fill(
  farthest: Float32Array,
  corners: readonly { readonly spoke: number; readonly band: number; readonly radius: number }[],
): void {
  const first = corners[0]?.spoke ?? 0;
  // Counted from the first corner, so that a triangle across the last spoke is as narrow as any.
  const turns = corners.map(({ spoke }) => ((spoke - first + spokes * 1.5) % spokes) - spokes / 2);
  const radius = Math.max(...corners.map((corner) => corner.radius));
  const heights = corners.map(({ band }) => band);
  for (let band = Math.min(...heights); band <= Math.max(...heights); band++)
    for (let turn = Math.min(...turns); turn <= Math.max(...turns); turn++) {
      const cell = band * spokes + ((first + turn + spokes) % spokes);
      farthest[cell] = Math.max(f32(farthest, cell), radius);
    }
}

function spokeOf(angle: number): number {
  const turns = angle / (Math.PI * 2) + 0.5;
  return Math.floor((turns - Math.floor(turns)) * spokes) % spokes;
}

function bandOf(heightCm: number): number {
  return Math.min(bands - 1, Math.max(0, Math.floor(heightCm / bandCm)));
}

/** The stretches of a line of which every point is seen. */
function seenParts(points: Float32Array, isSeen: (place: readonly [number, number, number]) => boolean): readonly Float32Array[] {
  const parts: Float32Array[] = [];
  let from = 0;
  const count = points.length / 3;
  for (let i = 0; i <= count; i++) {
    if (i < count && isSeen([f32(points, i * 3), f32(points, i * 3 + 1), f32(points, i * 3 + 2)])) continue;
    if (i - from > 1) parts.push(points.slice(from * 3, i * 3));
    from = i + 1;
  }
  return parts;
}
