import { buildBvh } from '../geometry/bvh.ts';
import { f32, u16 } from '../geometry/read.ts';
import { createRayCaster } from '../geometry/traverse.ts';
import { hash3, spreadA, spreadB } from '../light/sampling.ts';
import { gatherBounces } from './bounce.ts';
import { createEye, createSight, type Sight } from './eye.ts';
import type { Frame } from './frame.ts';
import { createLens } from './lens.ts';
import type { Camera, Effort, Scene } from './scene.ts';

/** Traces a picture. The same arguments give the same numbers on every machine: `seed` decides where samples fall. */
export function traceFrame(scene: Scene, camera: Camera, width: number, height: number, effort: Effort, seed: number): Frame {
  const caster = createRayCaster(buildBvh(scene.mesh.positions, scene.mesh.triangles));
  const look = createEye(scene, caster, gatherBounces(scene, caster, effort.bounceRays, camera));
  const sums = createSums(width, height);
  const lens = createLens(camera, width, height);
  const sight = createSight();
  const sample = (x: number, y: number, from: number, to: number): void => {
    const pixel = y * width + x;
    // Every pixel starts its sequences elsewhere: six turns, the same for all its samples.
    const turnX = hash3(pixel, 0, seed);
    const turnY = hash3(pixel, 1, seed);
    const turnA = hash3(pixel, 2, seed);
    const turnB = hash3(pixel, 3, seed);
    const turnU = hash3(pixel, 4, seed);
    const turnV = hash3(pixel, 5, seed);
    for (let n = from; n < to; n++) {
      lens.aim(x + spreadA(n, turnX), y + spreadB(n, turnY), spreadA(n, turnU), spreadB(n, turnV));
      look(lens.ox, lens.oy, lens.oz, lens.dx, lens.dy, lens.dz, lens.pixelSlope, spreadA(n, turnA), spreadB(n, turnB), sight);
      add(sums, pixel, sight);
    }
    sums.counts[pixel] = to;
  };
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) sample(x, y, 0, effort.leastSamples);
  for (let taken = effort.leastSamples; taken < effort.mostSamples;) {
    const next = Math.min(effort.mostSamples, taken * 2);
    const unsettled = findUnsettled(sums, width, height, taken, effort.tolerance);
    for (const pixel of unsettled) sample(pixel % width, Math.floor(pixel / width), taken, next);
    taken = next;
  }
  return finish(sums, width, height);
}

type Sums = Omit<Frame, 'width' | 'height' | 'samples' | 'variance'> & {
  readonly counts: Uint16Array;
  /** Sum and sum of squares of the brightness of light, of gloss, and of the whole as it will be shown: six numbers a pixel. */
  readonly spread: Float32Array;
};

function createSums(width: number, height: number): Sums {
  const floats = (channels: number): Float32Array => new Float32Array(width * height * channels);
  return {
    light: floats(3),
    gloss: floats(3),
    albedo: floats(3),
    normal: floats(3),
    depth: floats(1),
    counts: new Uint16Array(width * height),
    spread: floats(6),
  };
}

function add(sums: Sums, pixel: number, sight: Sight): void {
  for (let k = 0; k < 3; k++) {
    const i = pixel * 3 + k;
    sums.light[i] = f32(sums.light, i) + (sight.light[k] ?? 0);
    sums.gloss[i] = f32(sums.gloss, i) + (sight.gloss[k] ?? 0);
    sums.albedo[i] = f32(sums.albedo, i) + (sight.albedo[k] ?? 0);
    sums.normal[i] = f32(sums.normal, i) + (sight.normal[k] ?? 0);
  }
  sums.depth[pixel] = f32(sums.depth, pixel) + sight.depth;
  const light = brightness(sight.light);
  const gloss = brightness(sight.gloss);
  const whole = light * brightness(sight.albedo) + gloss;
  // The eye sees ratios: a small error in the dark counts as much as a large one in the light.
  const shown = Math.sqrt(whole / (1 + whole));
  addSpread(sums.spread, pixel * 6, light);
  addSpread(sums.spread, pixel * 6 + 2, gloss);
  addSpread(sums.spread, pixel * 6 + 4, shown);
}

function addSpread(spread: Float32Array, i: number, value: number): void {
  spread[i] = f32(spread, i) + value;
  spread[i + 1] = f32(spread, i + 1) + value * value;
}

function brightness(colour: Float64Array): number {
  return 0.2126 * (colour[0] ?? 0) + 0.7152 * (colour[1] ?? 0) + 0.0722 * (colour[2] ?? 0);
}

/** Pixels that have all samples of the last round, yet they or a neighbour disagree with themselves or with each other. */
function findUnsettled(sums: Sums, width: number, height: number, taken: number, tolerance: number): readonly number[] {
  const restless = new Float32Array(width * height);
  const mean = (pixel: number): number => f32(sums.spread, pixel * 6 + 4) / u16(sums.counts, pixel);
  for (let pixel = 0; pixel < restless.length; pixel++) {
    const count = u16(sums.counts, pixel);
    const own = Math.sqrt(varianceOfMean(f32(sums.spread, pixel * 6 + 4), f32(sums.spread, pixel * 6 + 5), count));
    const right = pixel % width < width - 1 ? Math.abs(mean(pixel + 1) - mean(pixel)) : 0;
    const below = pixel + width < restless.length ? Math.abs(mean(pixel + width) - mean(pixel)) : 0;
    // An outline that falls between two samples shows in the step to the neighbour alone.
    restless[pixel] = own + (Math.max(right, below) * 0.15) / Math.sqrt(count);
  }
  const unsettled: number[] = [];
  for (let pixel = 0; pixel < restless.length; pixel++) {
    if (u16(sums.counts, pixel) < taken) continue;
    const x = pixel % width;
    let worst = f32(restless, pixel);
    if (x > 0) worst = Math.max(worst, f32(restless, pixel - 1));
    if (x < width - 1) worst = Math.max(worst, f32(restless, pixel + 1));
    if (pixel >= width) worst = Math.max(worst, f32(restless, pixel - width));
    if (pixel + width < restless.length) worst = Math.max(worst, f32(restless, pixel + width));
    if (worst > tolerance) unsettled.push(pixel);
  }
  return unsettled;
}

function varianceOfMean(sum: number, squares: number, count: number): number {
  if (count < 2) return 0;
  return Math.max(0, squares - (sum * sum) / count) / (count * (count - 1));
}

function finish(sums: Sums, width: number, height: number): Frame {
  const variance = new Float32Array(width * height * 2);
  let samples = 0;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const count = u16(sums.counts, pixel);
    samples += count;
    for (const channel of [sums.light, sums.gloss, sums.albedo, sums.normal])
      for (let k = 0; k < 3; k++) channel[pixel * 3 + k] = f32(channel, pixel * 3 + k) / count;
    sums.depth[pixel] = f32(sums.depth, pixel) / count;
    makeUnit(sums.normal, pixel * 3);
    for (let k = 0; k < 2; k++)
      variance[pixel * 2 + k] = varianceOfMean(f32(sums.spread, pixel * 6 + k * 2), f32(sums.spread, pixel * 6 + k * 2 + 1), count);
  }
  const { albedo, depth, gloss, light, normal } = sums;
  return { width, height, light, gloss, albedo, normal, depth, variance, samples };
}

/** Normals of the samples may cancel each other at an outline: what is left is a direction all the same. */
function makeUnit(normals: Float32Array, at: number): void {
  const length = Math.hypot(f32(normals, at), f32(normals, at + 1), f32(normals, at + 2)) || 1;
  for (let k = 0; k < 3; k++) normals[at + k] = f32(normals, at + k) / length;
}
