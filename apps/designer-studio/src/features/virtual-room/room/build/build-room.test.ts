import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { garmentCategories } from '@orime/cloth';
import { loadBlock, loadForm } from '@orime/cloth/blocks';
import { readFile } from 'node:fs/promises';
import { Box3, InstancedMesh, Mesh, type Object3D } from 'three';
import type { PieceStock, RoomStock } from '../load-stock.ts';
import { roomLooks } from '../plan/room-look.ts';
import { buildRoom } from './build-room.ts';

const network = globalThis.fetch;
let all: readonly PieceStock[] = [];
let forms: Pick<RoomStock, 'form' | 'formWithLegs'>;
// The web server's part.
beforeAll(async () => {
  globalThis.fetch = async (address) => new Response(await readFile(new URL(String(address))));
  forms = { form: await loadForm(false), formWithLegs: await loadForm(true) };
  all = await Promise.all(
    garmentCategories.map(async (category) => ({
      category,
      colourHex: '#27395f',
      mesh: await loadBlock(category),
      // Belts and bands beside a print are drawn apart.
      cloth: { image: { width: 96, height: 96, close: () => {} }, widthCm: 4.8, heightCm: 4.8 },
      trimHex: '#efe6d6',
      picture: undefined,
    })),
  );
});
afterAll(() => {
  globalThis.fetch = network;
});

/** What a graphics card is asked for in one picture when all of it is in sight. */
function countRoom(root: Object3D): { readonly drawCalls: number; readonly triangles: number } {
  let [drawCalls, triangles] = [0, 0];
  root.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const corners: number = part.geometry.index?.count ?? part.geometry.attributes.position.count;
    drawCalls += [part.material].flat().length;
    triangles += (corners / 3) * (part instanceof InstancedMesh ? part.count : 1);
  });
  return { drawCalls, triangles };
}

describe('a room', () => {
  test.each(['light', 'dark'] as const)('of the ten heaviest garments is within 40 draw calls and 60,000 triangles (%s)', (theme) => {
    const heaviest = all.toSorted((a, b) => (b.mesh?.triangles.length ?? 0) - (a.mesh?.triangles.length ?? 0)).slice(0, 10);
    const { drawCalls, triangles } = countRoom(buildRoom({ ...forms, pieces: heaviest }, roomLooks[theme]).root);
    expect(drawCalls).toBeGreaterThan(10);
    expect(drawCalls).toBeLessThanOrEqual(40);
    expect(triangles).toBeGreaterThan(20_000);
    expect(triangles).toBeLessThanOrEqual(60_000);
  });

  test('shows every piece between floor and ceiling, each at a place of its own', () => {
    for (let from = 0; from < all.length; from += 7) {
      const pieces = all.slice(from, from + 7);
      const { shown, spots } = buildRoom({ ...forms, pieces }, roomLooks.light);
      expect(shown).toHaveLength(pieces.length);
      for (const garment of shown) {
        const { min, max } = new Box3().setFromObject(garment);
        expect(min.y).toBeGreaterThan(-0.01);
        expect(max.y).toBeLessThan(1.9);
        expect(max.x - min.x).toBeLessThan(2);
      }
      for (const [i, spot] of spots.entries())
        for (const other of spots.slice(i + 1)) expect(Math.hypot(spot.x - other.x, spot.z - other.z)).toBeGreaterThan(0.7);
    }
  });

  test('shows a photograph where there is no garment', () => {
    const unknown = { category: 'teapot', colourHex: '#c23e27', mesh: undefined, cloth: undefined, trimHex: undefined, picture: undefined };
    const { shown, spots } = buildRoom({ ...forms, pieces: [unknown] }, roomLooks.dark);
    expect(spots[0]?.stand).toBe('panel');
    expect(shown.map(countRoom)).toEqual([{ drawCalls: 1, triangles: 2 }]);
  });
});
