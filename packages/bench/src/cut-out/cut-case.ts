import { renderCutOutFixture, type CutOutCase } from '@orime/demo-data';
import { createRequire } from 'node:module';
import type { Pixels } from '../../../../apps/designer-studio/src/features/cut-out/matte/index.ts';
import {
  greyOf,
  makeMatte,
  measureDistance,
  readSoftMask,
  resizeMask,
} from '../../../../apps/designer-studio/src/features/cut-out/matte/index.ts';
import { grabCut } from '../../../../apps/designer-studio/src/features/cut-out/scene/grab-cut.ts';
import type { OpenCv } from '../../../../apps/designer-studio/src/features/cut-out/scene/grab-cut.ts';
import { sceneSize } from '../../../../apps/designer-studio/src/features/cut-out/scene/scene-size.ts';
import { overlapOf } from './overlap.ts';

export type CutResult = { readonly overlap: number; readonly ms: number };

export type Rendering = Pixels & { readonly mask: Uint8Array };

/** The picture of a case as a canvas gives it. */
export function renderCase({ recipe, options }: CutOutCase, width = 480): Rendering {
  const picture = renderCutOutFixture(recipe, { ...options, width });
  const data = new Uint8ClampedArray(picture.width * picture.height * 4).fill(255);
  for (let i = 0; i < picture.width * picture.height; i += 1) data.set(picture.pixels.subarray(i * 3, i * 3 + 3), i * 4);
  return { width: picture.width, height: picture.height, data, mask: picture.mask };
}

/** The first pass, by the backdrop's colour; or what follows from a mask that the second one found. */
export function firstPass(picture: Rendering, scene?: Uint8Array): CutResult {
  const start = performance.now();
  const steps = measureDistance(picture);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const grey = greyOf(picture);
  const { soft } = makeMatte(picture, step.value, grey, { tolerance: 1, feather: 3, marks: [] }, scene);
  const alpha = readSoftMask(soft, grey);
  return { overlap: overlapOf(alpha, picture.mask), ms: performance.now() - start };
}

/** The second pass, by the colours within and without a frame. */
export function secondPass(cv: OpenCv, picture: Rendering): CutResult {
  const start = performance.now();
  const size = sceneSize(picture);
  const found = grabCut(cv, smaller(picture, size), [], () => undefined);
  const { overlap } = firstPass(picture, resizeMask(found, size, picture));
  return { overlap, ms: performance.now() - start };
}

/** OpenCV as the second pass's worker loads it. */
export async function loadOpenCv(): Promise<OpenCv> {
  const require = createRequire(import.meta.url);
  const loaded = require('@techstark/opencv-js') as OpenCv | Promise<OpenCv>;
  const cv = await loaded;
  // Older builds are ready only when they say so.
  if (!('Mat' in cv)) await new Promise<void>((resolve) => Object.assign(cv, { onRuntimeInitialized: resolve }));
  return cv;
}

/** The nearest pixels: the browser's canvas does this with care, a benchmark needs none. */
function smaller(picture: Pixels, { width, height }: { readonly width: number; readonly height: number }): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = (Math.floor((y * picture.height) / height) * picture.width + Math.floor((x * picture.width) / width)) * 4;
      data.set(picture.data.subarray(from, from + 4), (y * width + x) * 4);
    }
  return { width, height, data };
}
