import { describe, expect, test } from '@jest/globals';
import type { Rgb } from '../../cloth/dye.ts';
import type { Surface } from '../cloth/surface.ts';
import { joinParts, type MeshPart } from '../geometry/scene-mesh.ts';
import type { Lamp, Sky } from '../light/lamp.ts';
import type { Frame } from './frame.ts';
import type { Camera, Effort, Scene } from './scene.ts';
import { traceFrame } from './trace-frame.ts';

const effort: Effort = { leastSamples: 8, mostSamples: 32, tolerance: 0.005, bounceRays: 64 };
const camera: Camera = { eye: [0, 0, 100], at: [0, 0, 0], heightCm: 4, apertureCm: 0 };
const dark: Sky = { below: [0, 0, 0], above: [0, 0, 0], front: 0 };
const matt = (colour: Rgb): Surface => ({ kind: 'plain', colour, roughness: 1, reflectance: 0 });

/** A square in the plane z, looking along +z. */
function square(z: number, half: number, surface: number): MeshPart {
  return {
    positions: [-half, -half, z, half, -half, z, half, half, z, -half, half, z],
    normals: [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1],
    triangles: [0, 1, 2, 0, 2, 3],
    surface,
  };
}

function sceneOf(parts: readonly MeshPart[], surfaces: readonly Surface[], lamps: readonly Lamp[], sky: Sky = dark): Scene {
  return { mesh: joinParts(parts), surfaces, lamps, sky };
}

function mean(frame: Frame, channel: number): number {
  let sum = 0;
  for (let pixel = 0; pixel < frame.width * frame.height; pixel++)
    sum += (frame.light[pixel * 3 + channel] ?? 0) * (frame.albedo[pixel * 3 + channel] ?? 0) + (frame.gloss[pixel * 3 + channel] ?? 0);
  return sum / (frame.width * frame.height);
}

describe('energy', () => {
  test('a matt square in an even sky is as bright as its colour', () => {
    const sky: Sky = { below: [1, 1, 1], above: [1, 1, 1], front: 0 };
    const frame = traceFrame(sceneOf([square(0, 50, 0)], [matt([0.6, 0.3, 0.1])], [], sky), camera, 8, 8, effort, 1);
    [0.6, 0.3, 0.1].forEach((expected, channel) => expect(mean(frame, channel)).toBeCloseTo(expected, 3));
  });

  test('a panel gives what its solid angle says', () => {
    const lamp: Lamp = { kind: 'panel', place: [0, 0, 200], at: [0, 0, 0], width: 20, height: 30, radiance: [5, 5, 5] };
    const frame = traceFrame(sceneOf([square(0, 50, 0)], [matt([1, 1, 1])], [lamp]), { ...camera, eye: [60, 0, 100] }, 8, 8, effort, 1);
    // Radiance times area over distance squared, over π.
    expect(mean(frame, 1)).toBeCloseTo((5 * 600) / 200 ** 2 / Math.PI, 3);
  });

  test('nothing is brighter than the sun allows, whatever the cloth', () => {
    const sun: Lamp = { kind: 'sun', towards: [0.4, 0.5, 1], spread: 0.02, irradiance: [Math.PI, Math.PI, Math.PI] };
    for (const weave of ['wool-melton', 'silk-satin', 'leather', 'corduroy'] as const) {
      const cloth: Surface = { kind: 'cloth', weave, base: [0.5, 0.5, 0.5], second: [1, 1, 1], third: [0, 0, 0], turnDeg: 0 };
      const brightness = mean(traceFrame(sceneOf([square(0, 50, 0)], [cloth], [sun]), camera, 8, 8, effort, 1), 1);
      expect(brightness).toBeGreaterThan(0.1);
      expect(brightness).toBeLessThan(1);
    }
  });
});

describe('shadow', () => {
  const lamp: Lamp = { kind: 'panel', place: [0, 0, 60], at: [0, 0, 0], width: 10, height: 10, radiance: [5, 5, 5] };
  const below: Camera = { ...camera, eye: [0, 40, 30] };

  test('what stands between a lamp and a wall leaves it black', () => {
    const open = traceFrame(sceneOf([square(0, 50, 0)], [matt([1, 1, 1])], [lamp]), below, 8, 8, effort, 1);
    const covered = traceFrame(sceneOf([square(0, 50, 0), square(40, 12, 0)], [matt([1, 1, 1])], [lamp]), below, 8, 8, effort, 1);
    expect(mean(open, 0)).toBeGreaterThan(0.02);
    // Only light that the wall itself throws back to the cover and again to the wall is left.
    expect(mean(covered, 0)).toBeLessThan(mean(open, 0) * 0.1);
  });

  test('half a lamp is half a shadow', () => {
    const screen: MeshPart = { ...square(30, 1, 0), positions: [0, -40, 30, 80, -40, 30, 80, 40, 30, 0, 40, 30] };
    const open = traceFrame(sceneOf([square(0, 200, 0)], [matt([1, 1, 1])], [lamp]), below, 8, 8, effort, 1);
    const half = traceFrame(sceneOf([square(0, 200, 0), screen], [matt([0, 0, 0]), matt([0, 0, 0])], [lamp]), below, 8, 8, effort, 1);
    const ratio = light(half) / light(open);
    expect(ratio).toBeGreaterThan(0.42);
    expect(ratio).toBeLessThan(0.58);
  });

  test('thin cloth lets light through, melton does not', () => {
    const behind: Lamp = { kind: 'sun', towards: [0, 0, -1], spread: 0.02, irradiance: [3, 3, 3] };
    const shown = (weave: 'poplin' | 'wool-melton'): number =>
      mean(
        traceFrame(
          sceneOf(
            [square(0, 50, 0)],
            [{ kind: 'cloth', weave, base: [0.8, 0.8, 0.8], second: [1, 1, 1], third: [0, 0, 0], turnDeg: 0 }],
            [behind],
          ),
          camera,
          8,
          8,
          effort,
          1,
        ),
        1,
      );
    expect(shown('poplin')).toBeGreaterThan(0.05);
    expect(shown('wool-melton')).toBe(0);
  });
});

test('the same seed gives the same numbers, another seed others', () => {
  const lamp: Lamp = { kind: 'panel', place: [20, 20, 60], at: [0, 0, 0], width: 30, height: 30, radiance: [5, 5, 5] };
  const scene = sceneOf([square(0, 50, 0), square(10, 1, 0)], [matt([0.5, 0.5, 0.5])], [lamp]);
  const once = traceFrame(scene, camera, 16, 16, effort, 3);
  expect(traceFrame(scene, camera, 16, 16, effort, 3)).toEqual(once);
  expect(traceFrame(scene, camera, 16, 16, effort, 4).light).not.toEqual(once.light);
});

test('samples go where the picture is restless', () => {
  const lamp: Lamp = { kind: 'panel', place: [0, 0, 80], at: [0, 0, 0], width: 8, height: 8, radiance: [9, 9, 9] };
  const calm = traceFrame(sceneOf([square(0, 50, 0)], [matt([0.5, 0.5, 0.5])], [lamp]), camera, 16, 16, effort, 3);
  const edged = traceFrame(
    sceneOf([square(0, 50, 0), square(10, 1, 1)], [matt([0.5, 0.5, 0.5]), matt([0, 0, 0])], [lamp]),
    camera,
    16,
    16,
    effort,
    3,
  );
  expect(calm.samples).toBe(16 * 16 * effort.leastSamples);
  expect(edged.samples).toBeGreaterThan(calm.samples);
  expect(edged.samples).toBeLessThan(16 * 16 * effort.mostSamples);
});

function light(frame: Frame): number {
  return frame.light.reduce((sum, value) => sum + value, 0);
}
