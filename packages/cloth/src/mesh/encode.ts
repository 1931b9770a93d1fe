import { createBitWriter } from './bits.ts';
import type { GarmentMesh } from './garment-mesh.ts';
import { codecVersion, scalesOf, uvCm } from './mesh-codec.ts';

/** Highest quantised position: 14 bits over the garment's largest extent, about a tenth of a millimetre. */
const positionSteps = (1 << 14) - 1;

/**
 * Packs a mesh for the browser: vertices in the order triangles first use them, positions and pattern places quantised and told as
 * differences from the last corner seen, all in a code of few bits for small numbers. Deflated once more it is at most 150 kB for a
 * simplified garment. Normals and distances to edges are not kept: the decoder makes normals from the triangles.
 */
export async function encodeMesh(mesh: GarmentMesh): Promise<Uint8Array> {
  const { order, triangles } = inOrderOfUse(mesh);
  const scales = scalesOf(mesh.positions, positionSteps);
  const bits = createBitWriter();
  const joints = jointNumbers(mesh, order);
  writeTriangles(bits, triangles);
  writeVertices(bits, mesh, order, joints, scales);
  const header = {
    version: codecVersion,
    vertices: order.length,
    triangles: triangles.length / 3,
    scales,
    thicknessCm: mesh.thicknessCm,
    pieces: mesh.pieces,
    hardware: mesh.hardware.map((part) => ({ ...part, position: part.position.map(rounded), normal: part.normal.map(rounded) })),
  };
  const head = new TextEncoder().encode(JSON.stringify(header));
  const body = bits.finish();
  const whole = new Uint8Array(4 + head.length + body.length);
  new DataView(whole.buffer).setUint32(0, head.length, true);
  whole.set(head, 4);
  whole.set(body, 4 + head.length);
  return pumped(whole, new CompressionStream('deflate-raw'));
}

/** Runs bytes through a compression stream of the platform. */
export async function pumped(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const piped = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function inOrderOfUse({ triangles, positions }: GarmentMesh) {
  const numbers = new Int32Array(positions.length / 3).fill(-1);
  const order: number[] = [];
  const renamed = Uint32Array.from(triangles, (vertex) => {
    if ((numbers[vertex] ?? -1) < 0) {
      numbers[vertex] = order.length;
      order.push(vertex);
    }
    return numbers[vertex] ?? 0;
  });
  return { order, triangles: renamed };
}

/** For each vertex an earlier one at the same place, if there is: seams tell their positions once. */
function jointNumbers({ positions }: GarmentMesh, order: readonly number[]): Int32Array {
  const seen = new Map<string, number>();
  return Int32Array.from(order, (vertex, i) => {
    const key = [0, 1, 2].map((k) => (positions[3 * vertex + k] ?? 0).toFixed(3)).join(' ');
    const known = seen.get(key);
    if (known === undefined) seen.set(key, i);
    return known ?? -1;
  });
}

type BitWriter = ReturnType<typeof createBitWriter>;

/** A corner is told by how far it lies below the next unused number: new vertices cost a single bit or two. */
function writeTriangles(bits: BitWriter, triangles: Uint32Array): void {
  let next = 0;
  for (const vertex of triangles) {
    bits.count(next - vertex);
    if (vertex === next) next++;
  }
}

function writeVertices(
  bits: BitWriter,
  { positions, patternUv }: GarmentMesh,
  order: readonly number[],
  joints: Int32Array,
  { low, step }: ReturnType<typeof scalesOf>,
): void {
  const last = [0, 0, 0, 0, 0];
  order.forEach((vertex, i) => {
    const joint = joints[i] ?? -1;
    bits.count(joint < 0 ? 0 : i - joint);
    for (let k = 0; k < 3; k++) {
      const value = Math.round(((positions[3 * vertex + k] ?? 0) - (low[k] ?? 0)) / step);
      if (joint < 0) bits.signed(value - (last[k] ?? 0));
      last[k] = value;
    }
    for (let k = 0; k < 2; k++) {
      const value = Math.round((patternUv[2 * vertex + k] ?? 0) / uvCm);
      bits.signed(value - (last[3 + k] ?? 0));
      last[3 + k] = value;
    }
  });
}
