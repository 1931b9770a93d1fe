import { describe, expect, test } from '@jest/globals';
import { colours, fabrics, prints, type ColourKey, type FabricKey, type PrintKey } from '../../vocabulary/index.ts';
import { createNoise } from '../noise.ts';
import { at } from '../scalar.ts';
import { dye, luminance, partnerColour } from './dye.ts';
import { drawPrint, printFor } from './prints/index.ts';
import { creases } from './relief.ts';
import { tube } from './tube.ts';
import { weaveTile } from './weave-tile.ts';

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(table) as K[];

describe('reliefs', () => {
  test('a crease starts and stops without a step', () => {
    const relief = creases([{ x: 0, y: 0, angle: 0, length: 100, width: 8, height: 6, bend: 0.2 }]);
    expect(Math.abs(relief(50, 0))).toBeGreaterThan(1);
    for (const [x, y] of [
      [0.5, 0],
      [99.5, 0],
      [1, 4],
      [99, -4],
    ] as const)
      expect(Math.abs(relief(x, y))).toBeLessThan(0.05);
    for (const [x, y] of [
      [-1, 0],
      [101, 0],
    ] as const)
      expect(relief(x, y)).toBe(0);
  });

  test('a body is highest along its middle and open at its end', () => {
    const body = tube(
      [
        [-50, 0],
        [50, 0],
        [50, 200],
        [-50, 200],
      ],
      0,
      0.4,
    );
    expect(body(0, 100)).toBeCloseTo(20, 5);
    expect(body(0, 199)).toBeCloseTo(body(0, 100), 1);
    expect(body(45, 100)).toBeLessThan(body(20, 100));
    expect(body(-30, 60)).toBeCloseTo(body(30, 60), 5);
  });
});

describe('weaves', () => {
  test.each(keysOf<FabricKey>(fabrics))('%s repeats without a seam', (fabric) => {
    const { size, data } = weaveTile(fabric, 2);
    let seam = 0;
    let inner = 0;
    for (let y = 0; y < size; y++) {
      seam += Math.abs(at(data, (y * size + size - 1) * 3 + 2) - at(data, y * size * 3 + 2));
      inner +=
        Math.abs(at(data, (y * size + 40) * 3 + 2) - at(data, (y * size + 41) * 3 + 2)) +
        Math.abs(at(data, (y * size + 81) * 3 + 2) - at(data, (y * size + 82) * 3 + 2));
    }
    expect(seam).toBeLessThan(inner * 2.5 + size * 0.02);
  });

  test('silk satin has no relief of its own', () => {
    const { data } = weaveTile('silk-satin', 2);
    expect(data.some((value, i) => i % 3 !== 2 && value !== 0)).toBe(false);
  });
});

describe('prints', () => {
  const repeating = keysOf<PrintKey>(prints).filter((key) => !['solid', 'gradient', 'colour-block'].includes(key));
  test.each(repeating)('%s shows both ground and figure, and joins itself', (key) => {
    const print = printFor(key, 9, true);
    if (!print) throw new Error(`${key} has no repeat`);
    const tile = drawPrint(print, 9, 2);
    const figure = Float32Array.from({ length: tile.columns * tile.rows }, (_, i) => at(tile.data, i * 2) + at(tile.data, i * 2 + 1));
    const mean = figure.reduce((sum, value) => sum + value, 0) / figure.length;
    expect(mean).toBeGreaterThan(0.04);
    expect(mean).toBeLessThan(0.9);
    const noise = createNoise(9);
    for (const v of [3, print.height * 0.37, print.height * 0.8]) {
      const [left] = print.draw(0.001, v, noise);
      const [right] = print.draw(print.width + 0.001, v, noise);
      expect(Math.abs(left - right)).toBeLessThan(0.12);
    }
  });

  test('the partner of a colour can be told from it', () => {
    for (const colour of keysOf<ColourKey>(colours)) {
      for (const seed of [0, 1, 2, 7]) {
        const difference = Math.sqrt(luminance(dye(colour))) - Math.sqrt(luminance(dye(partnerColour(colour, seed))));
        expect(Math.abs(difference)).toBeGreaterThan(0.25);
      }
    }
  });
});
