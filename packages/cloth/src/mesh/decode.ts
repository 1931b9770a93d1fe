import { createBitReader } from './bits.ts';
import { pumped } from './encode.ts';
import type { Hardware, MeshPiece } from './garment-mesh.ts';
import { codecVersion, uvCm, type Scales } from './mesh-codec.ts';

/** A mesh as it comes out of its packing: what a viewer needs. Units and order are those of `GarmentMesh`. */
export type ViewMesh = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly patternUv: Float32Array;
  readonly triangles: Uint32Array;
  readonly pieces: readonly MeshPiece[];
  readonly hardware: readonly Hardware[];
  readonly thicknessCm: number;
};

type Header = {
  readonly version: number;
  readonly vertices: number;
  readonly triangles: number;
  readonly scales: Scales;
  readonly thicknessCm: number;
  readonly pieces: readonly MeshPiece[];
  readonly hardware: readonly Hardware[];
};

/** Unpacks what `encodeMesh` packed; throws a RangeError for bytes that are cut off or of another version. */
export async function decodeMesh(packed: Uint8Array): Promise<ViewMesh> {
  const bytes = await pumped(packed, new DecompressionStream('deflate-raw'));
  if (bytes.length < 4) throw new RangeError('the mesh ends too early');
  const headLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  // Written by encodeMesh alone; its version is checked before anything else is read.
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headLength))) as Header;
  if (header.version !== codecVersion) throw new RangeError(`mesh version ${header.version} is not ${codecVersion}`);
  const bits = createBitReader(bytes.subarray(4 + headLength));
  const triangles = readTriangles(bits, header.triangles);
  const { positions, patternUv, joints } = readVertices(bits, header);
  return {
    positions,
    patternUv,
    triangles,
    normals: smoothNormals(positions, triangles, joints),
    pieces: header.pieces,
    hardware: header.hardware,
    thicknessCm: header.thicknessCm,
  };
}

type BitReader = ReturnType<typeof createBitReader>;

function readTriangles(bits: BitReader, count: number): Uint32Array {
  const out = new Uint32Array(3 * count);
  let next = 0;
  for (let i = 0; i < out.length; i++) {
    const vertex = next - bits.count();
    out[i] = vertex;
    if (vertex === next) next++;
  }
  return out;
}

function readVertices(bits: BitReader, { vertices, scales: { low, step } }: Header) {
  const positions = new Float32Array(3 * vertices);
  const patternUv = new Float32Array(2 * vertices);
  const joints = new Int32Array(vertices);
  const quantised = new Int32Array(3 * vertices);
  const last = [0, 0, 0, 0, 0];
  for (let i = 0; i < vertices; i++) {
    const back = bits.count();
    joints[i] = back === 0 ? i : i - back;
    for (let k = 0; k < 3; k++) {
      const value = back === 0 ? (last[k] ?? 0) + bits.signed() : (quantised[3 * (i - back) + k] ?? 0);
      quantised[3 * i + k] = value;
      last[k] = value;
      positions[3 * i + k] = (low[k] ?? 0) + value * step;
    }
    for (let k = 0; k < 2; k++) {
      last[3 + k] = (last[3 + k] ?? 0) + bits.signed();
      patternUv[2 * i + k] = (last[3 + k] ?? 0) * uvCm;
    }
  }
  return { positions, patternUv, joints };
}

/** Normals over all triangles at a place, so that seams do not show as creases. */
function smoothNormals(x: Float32Array, triangles: Uint32Array, joints: Int32Array): Float32Array {
  const sums = new Float32Array(x.length);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => 3 * (triangles[t + k] ?? 0)) as [number, number, number];
    const [ux, uy, uz] = [0, 1, 2].map((k) => (x[b + k] ?? 0) - (x[a + k] ?? 0)) as [number, number, number];
    const [vx, vy, vz] = [0, 1, 2].map((k) => (x[c + k] ?? 0) - (x[a + k] ?? 0)) as [number, number, number];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const corner of [a, b, c]) {
      const joint = 3 * (joints[corner / 3] ?? 0);
      for (let k = 0; k < 3; k++) sums[joint + k] = (sums[joint + k] ?? 0) + (normal[k] ?? 0);
    }
  }
  return Float32Array.from(x, (_, i) => {
    const joint = 3 * (joints[(i / 3) | 0] ?? 0);
    return (sums[joint + (i % 3)] ?? 0) / (Math.hypot(sums[joint] ?? 0, sums[joint + 1] ?? 0, sums[joint + 2] ?? 0) || 1);
  });
}
