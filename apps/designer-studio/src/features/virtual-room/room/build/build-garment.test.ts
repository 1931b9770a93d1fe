import { expect, test } from '@jest/globals';
import { decodeMesh, drape, packGarment, type ViewMesh } from '@orime/cloth';
import { Color, type Mesh } from 'three';
import { buildGarment } from './build-garment.ts';

const spot = { stand: 'form', x: 0, z: 0, turn: 0 } as const;
const image = { width: 144, height: 250, close: () => {} };
const printed = { cloth: { image, widthCm: 7.2, heightCm: 12.5 }, trimHex: '#102030', colourHex: '#c0a080' } as const;

test('a print lies at its size along the grain of each piece, and bands have their own colour instead', async () => {
  const mesh = await decodeMesh(await packGarment(drape({ category: 'haori', fabric: 'poplin', seed: 3 }, { steps: [4] })));
  const garment = buildGarment({ category: 'haori', picture: undefined, mesh: turned(mesh), ...printed }, spot);
  const { groups, index } = garment.geometry;
  const bandTriangles = mesh.pieces.filter(({ layer }) => layer !== 'shell').reduce((sum, piece) => sum + piece.triangleCount, 0);
  expect(bandTriangles).toBeGreaterThan(0);
  expect(groups).toEqual([
    { start: 0, count: mesh.triangles.length - 3 * bandTriangles, materialIndex: 0 },
    { start: mesh.triangles.length - 3 * bandTriangles, count: 3 * bandTriangles, materialIndex: 1 },
  ]);
  const band = index?.getX(mesh.triangles.length - 1) ?? 0;
  expect(coloursOf(garment, band)).toEqual(new Color('#102030').toArray().map((value) => expect.closeTo(value, 5)));
  for (const { firstTriangle, layer, name } of mesh.pieces) {
    if (layer !== 'shell') continue;
    const vertex = mesh.triangles[3 * firstTriangle] ?? 0;
    const [u = 0, v = 0] = mesh.patternUv.subarray(2 * vertex);
    // Turned by 90 degrees, what ran across the piece runs up it; rows of the tile run down.
    const [across, along] = name.startsWith('sleeve') ? [-v, u] : [u, v];
    expect([name, ...uvOf(garment, vertex)]).toEqual([name, expect.closeTo(across / 7.2, 4), expect.closeTo(-along / 12.5, 4)]);
    expect(coloursOf(garment, vertex)).toEqual([1, 1, 1]);
  }
});

test('without a print all of it is of one cloth', async () => {
  const mesh = await decodeMesh(await packGarment(drape({ category: 'haori', fabric: 'poplin', seed: 3 }, { steps: [4] })));
  const read = { ...printed, trimHex: undefined };
  const garment = buildGarment({ category: 'haori', picture: undefined, mesh, ...read }, spot);
  expect(garment.geometry.groups).toEqual([{ start: 0, count: mesh.triangles.length, materialIndex: 0 }]);
});

/** With its sleeves cut across the warp. */
function turned(mesh: ViewMesh): ViewMesh {
  return { ...mesh, pieces: mesh.pieces.map((piece) => ({ ...piece, grainDeg: piece.name.startsWith('sleeve') ? 90 : 0 })) };
}

function uvOf({ geometry }: Mesh, vertex: number): readonly (number | undefined)[] {
  return [geometry.attributes.uv?.getX(vertex), geometry.attributes.uv?.getY(vertex)];
}

function coloursOf({ geometry }: Mesh, vertex: number): readonly number[] {
  return [...(geometry.attributes.color?.array ?? [])].slice(3 * vertex, 3 * vertex + 3);
}
