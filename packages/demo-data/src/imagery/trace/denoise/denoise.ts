import type { Frame } from '../frame/frame.ts';
import { f32 } from '../geometry/read.ts';
import { calmedVariance } from './variance.ts';

/** A finished picture in linear light, three numbers a pixel. */
export type Picture = { readonly width: number; readonly height: number; readonly data: Float32Array };

/** Light and gloss side by side, and the variance of their brightness. */
type Signals = {
  readonly light: Float32Array;
  readonly gloss: Float32Array;
  readonly lightVariance: Float32Array;
  readonly glossVariance: Float32Array;
};

/** Colours with what each pixel's neighbours ask of them, worked out once a round. */
type Channel = {
  readonly colour: Float32Array;
  readonly variance: Float32Array;
  readonly brightness: Float32Array;
  /** One over the difference of brightness that counts as noise. */
  readonly tolerance: Float32Array;
};

const rounds = 4;
/** Differences of brightness up to this many standard errors count as noise. */
const noiseWidth = 2.2;
const normalSharpness = 24;
const depthSlack = 0.6;
const darkest = 1e-3;
/** Beyond this exponent a neighbour has no weight worth reading its colour for. */
const farthest = 7;
const middleWeight = 0.25;

/**
 * Takes the grain out of a frame and puts the dye back: an à-trous wavelet filter (Dammertz et al.) over light and gloss,
 * guided by normal and depth and by each pixel's own variance (Schied et al.). Threads and prints are in the dye and stay
 * as sharp as they were sampled.
 */
export function denoise(frame: Frame): Picture {
  const { albedo, gloss, height, light, variance, width } = frame;
  const slope = depthSlopes(frame);
  let from: Signals = {
    light,
    gloss,
    lightVariance: calmedVariance(variance, 0, width, height),
    glossVariance: calmedVariance(variance, 1, width, height),
  };
  let to = emptySignals(width * height);
  for (let round = 0; round < rounds; round++) {
    filterRound(frame, slope, from, to, 1 << round);
    // The frame's own arrays are never written to.
    const spare = round === 0 ? emptySignals(width * height) : from;
    from = to;
    to = spare;
  }
  const data = new Float32Array(width * height * 3);
  for (let i = 0; i < data.length; i++) data[i] = f32(albedo, i) * f32(from.light, i) + f32(from.gloss, i);
  return { width, height, data };
}

/** The frame without any filter: what the samples alone say. */
export function undenoised({ albedo, gloss, height, light, width }: Frame): Picture {
  return { width, height, data: Float32Array.from(light, (value, i) => value * f32(albedo, i) + f32(gloss, i)) };
}

function emptySignals(pixels: number): Signals {
  const floats = (channels: number): Float32Array => new Float32Array(pixels * channels);
  return { light: floats(3), gloss: floats(3), lightVariance: floats(1), glossVariance: floats(1) };
}

/** One round with taps `step` pixels apart. */
function filterRound(frame: Frame, slope: Float32Array, from: Signals, to: Signals, step: number): void {
  const { height, width } = frame;
  const lights = readChannel(from.light, from.lightVariance);
  const glosses = readChannel(from.gloss, from.glossVariance);
  const light = createMean();
  const gloss = createMean();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = y * width + x;
      start(light, lights, here);
      start(gloss, glosses, here);
      const depthScale = 1 / (depthSlack * f32(slope, here) * step + 0.02);
      for (let j = -1; j <= 1; j++) {
        const ty = y + j * step;
        if (ty < 0 || ty >= height) continue;
        for (let i = -1; i <= 1; i++) {
          const tx = x + i * step;
          if (tx < 0 || tx >= width || (i === 0 && j === 0)) continue;
          const there = ty * width + tx;
          const apart = distanceOf(frame, here, there, depthScale);
          if (apart > farthest) continue;
          const weight = (i === 0 ? 0.5 : 0.25) * (j === 0 ? 0.5 : 0.25);
          take(light, lights, there, apart, weight);
          take(gloss, glosses, there, apart, weight);
        }
      }
      put(light, to.light, to.lightVariance, here);
      put(gloss, to.gloss, to.glossVariance, here);
    }
  }
}

function readChannel(colour: Float32Array, variance: Float32Array): Channel {
  const brightness = new Float32Array(variance.length);
  const tolerance = new Float32Array(variance.length);
  for (let pixel = 0; pixel < variance.length; pixel++) {
    const own = 0.2126 * f32(colour, pixel * 3) + 0.7152 * f32(colour, pixel * 3 + 1) + 0.0722 * f32(colour, pixel * 3 + 2);
    brightness[pixel] = own;
    tolerance[pixel] = 1 / (noiseWidth * Math.sqrt(f32(variance, pixel)) + darkest + own * 0.004);
  }
  return { colour, variance, brightness, tolerance };
}

/** How differently two pixels lie in space: 0 on one plane. */
function distanceOf({ depth, normal }: Frame, here: number, there: number, depthScale: number): number {
  const a = here * 3;
  const b = there * 3;
  const turned = 1 - (f32(normal, a) * f32(normal, b) + f32(normal, a + 1) * f32(normal, b + 1) + f32(normal, a + 2) * f32(normal, b + 2));
  return (turned > 0 ? turned * normalSharpness : 0) + Math.abs(f32(depth, there) - f32(depth, here)) * depthScale;
}

/** A weighted mean in the making, about a pixel of known brightness. */
type Mean = { own: number; tolerance: number; red: number; green: number; blue: number; spread: number; sum: number };

function createMean(): Mean {
  return { own: 0, tolerance: 0, red: 0, green: 0, blue: 0, spread: 0, sum: 0 };
}

/** Begins again with a pixel's own colour, which has the weight of the middle tap. */
function start(mean: Mean, { brightness, colour, tolerance, variance }: Channel, pixel: number): void {
  mean.own = f32(brightness, pixel);
  mean.tolerance = f32(tolerance, pixel);
  mean.red = f32(colour, pixel * 3) * middleWeight;
  mean.green = f32(colour, pixel * 3 + 1) * middleWeight;
  mean.blue = f32(colour, pixel * 3 + 2) * middleWeight;
  mean.spread = f32(variance, pixel) * middleWeight * middleWeight;
  mean.sum = middleWeight;
}

function take(mean: Mean, { brightness, colour, variance }: Channel, pixel: number, apart: number, tapWeight: number): void {
  const exponent = apart + Math.abs(f32(brightness, pixel) - mean.own) * mean.tolerance;
  if (exponent > farthest) return;
  const weight = tapWeight * Math.exp(-exponent);
  mean.red += f32(colour, pixel * 3) * weight;
  mean.green += f32(colour, pixel * 3 + 1) * weight;
  mean.blue += f32(colour, pixel * 3 + 2) * weight;
  mean.spread += f32(variance, pixel) * weight * weight;
  mean.sum += weight;
}

function put(mean: Mean, colour: Float32Array, variance: Float32Array, pixel: number): void {
  colour[pixel * 3] = mean.red / mean.sum;
  colour[pixel * 3 + 1] = mean.green / mean.sum;
  colour[pixel * 3 + 2] = mean.blue / mean.sum;
  variance[pixel] = mean.spread / (mean.sum * mean.sum);
}

/** How much depth changes from a pixel to the next on its own surface: the smaller of both sides, so outlines do not count. */
function depthSlopes({ depth, height, width }: Frame): Float32Array {
  const slopes = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = y * width + x;
      const z = f32(depth, here);
      const left = x > 0 ? Math.abs(f32(depth, here - 1) - z) : Infinity;
      const right = x < width - 1 ? Math.abs(f32(depth, here + 1) - z) : Infinity;
      const above = y > 0 ? Math.abs(f32(depth, here - width) - z) : Infinity;
      const below = y < height - 1 ? Math.abs(f32(depth, here + width) - z) : Infinity;
      slopes[here] = Math.max(Math.min(left, right), Math.min(above, below));
    }
  }
  return slopes;
}
