import { expect, test } from '@jest/globals';
import type { Hardware } from '@orime/cloth';
import { closeLook } from './close-look.ts';
import { turnOf } from './worn-view.ts';

/** A sheet of 61 × 61 vertices, 1 cm apart, that faces the camera as the front of a garment, and its inside. */
const sheet = Array.from({ length: 61 * 61 }, (_, i) => [(i % 61) - 30, Math.floor(i / 61) + 70, 8]).flat();
const shell = {
  positions: [...sheet, ...sheet],
  normals: Array.from({ length: sheet.length * 2 }, (_, i) => (i % 3 === 2 ? 1 : 0)),
};

/** Hardware at a place of the picture, as it was before the form was turned. */
function at(kind: Hardware['kind'], x: number, y: number): Hardware {
  const turn = (-turnOf.macro * Math.PI) / 180;
  const position = [x * Math.cos(turn) + 8 * Math.sin(turn), y, 8 * Math.cos(turn) - x * Math.sin(turn)] as const;
  return { kind, position, normal: [0, 0, 1], radiusCm: 0.6, holes: 4 };
}

const meshWith = (hardware: readonly Hardware[]) => ({ hardware, stitches: [], thicknessCm: 0.05 });

test('a close view shows the second button of a front, not a cuff’s', () => {
  const front = [at('button', 0, 112), at('button', 0, 104)];
  const { at: seen } = closeLook(shell, [], meshWith([at('button', 24, 120), at('button', -24, 119), ...front]));
  expect(seen[0]).toBeGreaterThan(-1);
  expect(seen[0]).toBeLessThan(3);
  expect(seen[1]).toBe(103);
});

test('a close view of what is tied shows the cloth drawn in beside the cord', () => {
  const { at: seen } = closeLook(shell, [], meshWith([at('cord-end', 2, 102)]));
  expect(Math.abs(seen[0] - 6.5)).toBeLessThan(1);
  expect(seen[1]).toBe(101);
});

test('a close view goes elsewhere where what the garment is shown with would hide the place', () => {
  const partner = { positions: Array.from({ length: 900 }, (_, i) => [(i % 30) / 3 - 4, Math.floor(i / 30) / 3 + 100, 24]).flat() };
  const buttons = meshWith([at('button', 0, 125), at('button', 0, 104)]);
  expect(closeLook(shell, [], buttons).at[1]).toBe(103);
  expect(closeLook(shell, [partner], buttons).at[1]).toBe(124);
});
