import { describe, expect, test } from '@jest/globals';
import { fibres } from '../cloth/fibres.ts';
import { addThreads, fuzz, skin } from './lobes.ts';

type Vector = readonly [number, number, number];

/** The share of light from `light` that leaves over the hemisphere about +z, if `answer` is the share towards one direction. */
function leaving(light: Vector, answer: (eye: Vector) => number): number {
  const steps = 48;
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    const up = (i + 0.5) / steps;
    for (let j = 0; j < steps * 2; j++) {
      const angle = ((j + 0.5) / (steps * 2)) * Math.PI * 2;
      const flat = Math.sqrt(1 - up * up);
      sum += answer([flat * Math.cos(angle), flat * Math.sin(angle), up]) * up;
    }
  }
  // Light at normal incidence is 1: what falls on the surface is its cosine.
  return (sum * 2 * Math.PI) / (steps * steps * 2) / light[2];
}

const lights: readonly Vector[] = [10, 40, 65].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle) * 0.6, Math.sin(angle) * 0.8, Math.cos(angle)];
});

function half(a: Vector, b: Vector): Vector {
  const sum = [a[0] + b[0], a[1] + b[1], a[2] + b[2]] as const;
  const length = Math.hypot(...sum);
  return [sum[0] / length, sum[1] / length, sum[2] / length];
}

describe('no surface gives back more than it gets', () => {
  test('fuzz', () => {
    for (const light of lights) {
      const share = leaving(light, (eye) => fuzz(light[2], eye[2], half(light, eye)[2], 0.45));
      expect(share).toBeGreaterThan(0.01);
      expect(share).toBeLessThan(1);
    }
  });

  test('skin of a metal', () => {
    for (const light of lights) {
      const share = leaving(light, (eye) => {
        const h = half(light, eye);
        return skin(light[2], eye[2], h[2], eye[0] * h[0] + eye[1] * h[1] + eye[2] * h[2], 0.2, 1);
      });
      expect(share).toBeGreaterThan(0.6);
      expect(share).toBeLessThan(1.02);
    }
  });

  test('threads of satin and crêpe with their body', () => {
    for (const key of ['silk-satin', 'silk-crepe'] as const) {
      const { body, threads } = fibres[key];
      for (const light of lights) {
        const share = leaving(light, (eye) => {
          const out = { surface: 0, volume: 0 };
          for (const [lobe, x, y] of [
            [threads?.[0], 0, 1],
            [threads?.[1], 1, 0],
          ] as const)
            if (lobe) addThreads(lobe, x, y, 0, 0, 0, 1, ...light, ...eye, out);
          return out.surface + out.volume;
        });
        expect(share).toBeGreaterThan(0.02);
        expect(share + body).toBeLessThan(1);
      }
    }
  });
});

test('the light of a warp float falls off sooner along the thread than about it', () => {
  const warp = fibres['silk-satin'].threads?.[0];
  if (!warp) throw new Error('satin has no threads');
  const towards = (x: number, y: number): number => {
    const out = { surface: 0, volume: 0 };
    const length = Math.hypot(x, y, 1);
    addThreads(warp, 0, 1, 0, 0, 0, 1, x / length, y / length, 1 / length, 0, 0, 1, out);
    return out.surface;
  };
  expect(towards(0, 0)).toBeGreaterThan(towards(2, 0));
  expect(towards(2, 0)).toBeGreaterThan(towards(0, 2) * 1.5);
});
