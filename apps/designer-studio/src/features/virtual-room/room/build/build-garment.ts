import type { ViewMesh } from '@orime/cloth';
import type { ClothTile } from '@orime/cloth/viewer';
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  Texture,
} from 'three';
import type { PieceStock } from '../load-stock.ts';
import type { Spot } from '../plan/arrange-room.ts';

/** Height of a rail's bar, and of the plinth that bags stand on. */
export const RAIL_HEIGHT = 1.72;
export const PLINTH_HEIGHT = 0.86;
const METRES = 0.01;
/** What hangs on a rail has no body in it. */
const FLATTENED = 0.5;
/** How much darker than the shell a part of a garment is, where nothing more is known of it. */
const SHADES = { shell: 1, lining: 0.62, rib: 0.9, trim: 0.84 } as const;

/** A draped garment at its place in the room. */
export function buildGarment(piece: PieceStock & { readonly mesh: ViewMesh }, spot: Spot): Mesh {
  const { mesh, cloth, colourHex } = piece;
  const plain = { roughness: 0.92, side: DoubleSide, vertexColors: true } as const;
  const geometry = geometryOf(piece);
  const garment =
    cloth === undefined
      ? new Mesh(geometry, new MeshStandardMaterial({ ...plain, color: colourHex }))
      : new Mesh(geometry, [
          new MeshStandardMaterial({ ...plain, map: textureOf(cloth) }),
          ...(geometry.groups.length > 1 ? [new MeshStandardMaterial(plain)] : []),
        ]);
  garment.applyMatrix4(placeOf(mesh, spot));
  return garment;
}

function textureOf({ image }: ClothTile): Texture {
  const texture = new Texture(image);
  // The first row is at the top; bitmaps cannot be turned over on their way to the graphics card.
  texture.flipY = false;
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.anisotropy = 4;
  texture.needsUpdate = true;
  return texture;
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

/** Its triangles in up to two groups, each drawn with a material of its own: what is of the cloth, and what is plain beside a print. */
function geometryOf({ mesh, cloth, colourHex, trimHex }: PieceStock & { readonly mesh: ViewMesh }): BufferGeometry {
  const { normals, patternUv, pieces, positions, triangles } = mesh;
  const colours = new Float32Array(positions.length).fill(1);
  const uv = new Float32Array(patternUv.length);
  const [woven, plain]: [number[], number[]] = [[], []];
  for (const { firstTriangle, grainDeg, layer, triangleCount } of pieces) {
    const vertices = triangles.subarray(3 * firstTriangle, 3 * (firstTriangle + triangleCount));
    const isPlain = trimHex !== undefined && layer !== 'shell';
    const { r, g, b } = isPlain ? new Color(layer === 'trim' ? trimHex : colourHex) : new Color().setScalar(SHADES[layer]);
    // Cloth is cut turned where a stripe is to run across a pocket.
    const [cosine, sine] = [Math.cos((grainDeg * Math.PI) / 180), Math.sin((grainDeg * Math.PI) / 180)];
    for (const vertex of vertices) {
      const [u = 0, v = 0] = patternUv.subarray(2 * vertex, 2 * vertex + 2);
      colours.set([r, g, b], 3 * vertex);
      uv.set([(u * cosine - v * sine) / (cloth?.widthCm ?? 1), -(u * sine + v * cosine) / (cloth?.heightCm ?? 1)], 2 * vertex);
      (isPlain ? plain : woven).push(vertex);
    }
  }
  const geometry = new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('normal', new BufferAttribute(normals, 3))
    .setAttribute('uv', new BufferAttribute(uv, 2))
    .setAttribute('color', new BufferAttribute(colours, 3))
    .setIndex(new BufferAttribute(Uint32Array.from([...woven, ...plain]), 1));
  geometry.addGroup(0, woven.length, 0);
  if (plain.length > 0) geometry.addGroup(woven.length, plain.length, 1);
  return geometry;
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
