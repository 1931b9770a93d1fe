import type { ViewMesh } from '@orime/cloth';
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  DoubleSide,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  MirroredRepeatWrapping,
  SRGBColorSpace,
} from 'three';
import type { PieceStock } from '../load-stock.ts';
import type { Spot } from '../plan/arrange-room.ts';

/** Height of a rail's bar, and of the plinth that bags stand on. */
export const RAIL_HEIGHT = 1.72;
export const PLINTH_HEIGHT = 0.86;
const METRES = 0.01;
/** What hangs on a rail has no body in it. */
const FLATTENED = 0.5;
/** How much darker than the shell a part of a garment is. */
const SHADES = { shell: 1, lining: 0.62, rib: 0.9, trim: 0.84 } as const;

/** A draped garment at its place in the room. */
export function buildGarment({ mesh, cloth, colourHex }: PieceStock & { readonly mesh: ViewMesh }, spot: Spot): Mesh {
  const material = new MeshStandardMaterial({ roughness: 0.92, side: DoubleSide, vertexColors: true });
  if (cloth) {
    material.map = new CanvasTexture(cloth.image);
    material.map.colorSpace = SRGBColorSpace;
    material.map.wrapS = MirroredRepeatWrapping;
    material.map.wrapT = MirroredRepeatWrapping;
    material.map.anisotropy = 4;
  } else material.color = new Color(colourHex);
  const garment = new Mesh(geometryOf(mesh, cloth?.cm ?? 1), material);
  garment.applyMatrix4(placeOf(mesh, spot));
  return garment;
}

/** From a garment's own place on its form, in cm, to its place in the room. */
export function placeOf({ positions }: Pick<ViewMesh, 'positions'>, { stand, x, z, turn }: Spot): Matrix4 {
  const place = new Matrix4().makeTranslation(x, 0, z).multiply(new Matrix4().makeRotationY(turn));
  const size = new Matrix4().makeScale(METRES, METRES, METRES);
  if (stand !== 'rail' && stand !== 'plinth') return place.multiply(size);
  const { low, high } = extentOf(positions);
  const middle = [0, 1, 2].map((k) => ((low[k] ?? 0) + (high[k] ?? 0)) / 2);
  const centred = new Matrix4().makeTranslation(-(middle[0] ?? 0), stand === 'rail' ? -(high[1] ?? 0) : -(low[1] ?? 0), -(middle[2] ?? 0));
  const height = stand === 'rail' ? RAIL_HEIGHT - 0.09 : PLINTH_HEIGHT;
  return place
    .multiply(new Matrix4().makeTranslation(0, height, 0))
    .multiply(new Matrix4().makeScale(1, 1, stand === 'rail' ? FLATTENED : 1))
    .multiply(size)
    .multiply(centred);
}

function geometryOf(mesh: ViewMesh, tileCm: number): BufferGeometry {
  const shades = new Float32Array(mesh.positions.length).fill(1);
  for (const { layer, firstTriangle, triangleCount } of mesh.pieces)
    for (const vertex of mesh.triangles.subarray(3 * firstTriangle, 3 * (firstTriangle + triangleCount)))
      shades.fill(SHADES[layer], 3 * vertex, 3 * vertex + 3);
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(mesh.positions, 3))
    .setAttribute('normal', new BufferAttribute(mesh.normals, 3))
    .setAttribute(
      'uv',
      new BufferAttribute(
        mesh.patternUv.map((cm) => cm / tileCm),
        2,
      ),
    )
    .setAttribute('color', new BufferAttribute(shades, 3))
    .setIndex(new BufferAttribute(mesh.triangles, 1));
}

function extentOf(positions: Float32Array): { readonly low: readonly number[]; readonly high: readonly number[] } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, i) => {
    low[i % 3] = Math.min(low[i % 3] ?? 0, value);
    high[i % 3] = Math.max(high[i % 3] ?? 0, value);
  });
  return { low, high };
}
