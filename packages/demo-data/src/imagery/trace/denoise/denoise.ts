import type { Frame } from '../frame/frame.ts';
import { f32 } from '../geometry/read.ts';
import { createGuide, emptySignal, filterRound, packSignal, stride } from './filter-round.ts';
import { calmedVariance } from './variance.ts';

/** A finished picture in linear light, three numbers a pixel. */
export type Picture = { readonly width: number; readonly height: number; readonly data: Float32Array };

const rounds = 4;

/**
 * Takes the grain out of a frame and puts the dye back: an à-trous wavelet filter (Dammertz et al.) over light and gloss,
 * guided by normal and depth and by each pixel's own variance (Schied et al.). Threads and prints are in the dye and stay
 * as sharp as they were sampled.
 */
export function denoise(frame: Frame): Picture {
  const { albedo, height, variance, width } = frame;
  const guide = createGuide(frame);
  let light = packSignal(frame.light, calmedVariance(variance, 0, width, height));
  let gloss = packSignal(frame.gloss, calmedVariance(variance, 1, width, height));
  let spareLight = emptySignal(width * height);
  let spareGloss = emptySignal(width * height);
  for (let round = 0; round < rounds; round++) {
    filterRound(guide, light, gloss, spareLight, spareGloss, 1 << round);
    [light, spareLight] = [spareLight, light];
    [gloss, spareGloss] = [spareGloss, gloss];
  }
  const data = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let k = 0; k < 3; k++) {
      const i = pixel * 3 + k;
      data[i] = f32(albedo, i) * f32(light, pixel * stride + k) + f32(gloss, pixel * stride + k);
    }
  return { width, height, data };
}

/** The frame without any filter: what the samples alone say. */
export function undenoised({ albedo, gloss, height, light, width }: Frame): Picture {
  return { width, height, data: Float32Array.from(light, (value, i) => value * f32(albedo, i) + f32(gloss, i)) };
}
