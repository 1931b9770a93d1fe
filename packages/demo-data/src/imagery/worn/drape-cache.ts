import type { GarmentMesh } from '@orime/cloth';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const floatFields = ['positions', 'normals', 'patternUv', 'seamDistance', 'edgeDistance'] as const;

/** A drape kept on disk: a line of JSON, then the arrays one after the other. */
type Header = Pick<GarmentMesh, 'pieces' | 'hardware' | 'thicknessCm'> & {
  readonly lengths: readonly number[];
  readonly stitches: readonly { readonly kind: GarmentMesh['stitches'][number]['kind']; readonly length: number }[];
};

/** The kept drape, or nothing when there is none or it was cut short. */
export function readDrape(path: string): GarmentMesh | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  const end = bytes.indexOf(10);
  if (end < 0) return undefined;
  // Written by `keepDrape` alone and renamed when complete, so its shape is known.
  const header = JSON.parse(bytes.toString('utf8', 0, end)) as Header;
  let at = end + 1;
  const numbers = [...header.lengths, ...header.stitches.map(({ length }) => length)].reduce((sum, length) => sum + length, 0);
  if (bytes.length !== at + numbers * 4) return undefined;
  const take = (length: number): ArrayBuffer => {
    const copy = new Uint8Array(length * 4);
    copy.set(bytes.subarray(at, at + length * 4));
    at += length * 4;
    return copy.buffer;
  };
  const [positions, normals, patternUv, seamDistance, edgeDistance, triangles] = header.lengths;
  const floats = (length: number | undefined): Float32Array => new Float32Array(take(length ?? 0));
  return {
    positions: floats(positions),
    normals: floats(normals),
    patternUv: floats(patternUv),
    seamDistance: floats(seamDistance),
    edgeDistance: floats(edgeDistance),
    triangles: new Uint32Array(take(triangles ?? 0)),
    stitches: header.stitches.map(({ kind, length }) => ({ kind, points: floats(length) })),
    pieces: header.pieces,
    hardware: header.hardware,
    thicknessCm: header.thicknessCm,
  };
}

/** Keeps a drape. A reader never sees half of one: the file is written beside its place and moved there. */
export function keepDrape(path: string, mesh: GarmentMesh): void {
  const header: Header = {
    pieces: mesh.pieces,
    hardware: mesh.hardware,
    thicknessCm: mesh.thicknessCm,
    lengths: [...floatFields.map((field) => mesh[field].length), mesh.triangles.length],
    stitches: mesh.stitches.map(({ kind, points }) => ({ kind, length: points.length })),
  };
  const arrays = [...floatFields.map((field) => mesh[field]), mesh.triangles, ...mesh.stitches.map(({ points }) => points)];
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    ...arrays.map((array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength)),
  ]);
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.part`;
  writeFileSync(beside, bytes);
  renameSync(beside, path);
}
