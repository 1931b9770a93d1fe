import type { GarmentMesh } from '@orime/cloth';
import { studios } from '../studios/studios.ts';
import { denoise } from '../trace/denoise/denoise.ts';
import { develop } from '../trace/develop/develop.ts';
import { traceFrame } from '../trace/frame/trace-frame.ts';
import { qualityPlans } from './quality.ts';
import type { WornJob } from './worn-jobs.ts';
import { wornShot, type StandPart } from './worn-scene.ts';
import { fullHeightOf } from './worn-view.ts';

/** Milliseconds of each step of a picture. */
export type StepTimes = { readonly scene: number; readonly trace: number; readonly denoise: number; readonly encode: number };

export type WornPicture = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
  readonly samplesPerPixel: number;
  readonly times: Omit<StepTimes, 'encode'>;
};

/** Traces, filters and develops one picture. Nothing but the job and the drape decides its pixels. */
export function renderWorn(job: Pick<WornJob, 'view' | 'recipe' | 'quality'>, mesh: GarmentMesh, stand: readonly StandPart[]): WornPicture {
  const { effort, scale } = qualityPlans[job.quality];
  const studio = studios[job.recipe.studio];
  const height = Math.round(fullHeightOf[job.view] * scale);
  const width = Math.round((height * 3) / 4);
  const started = performance.now();
  const { camera, scene } = wornShot(mesh, stand, job.recipe, studio, job.view);
  const built = performance.now();
  const frame = traceFrame(scene, camera, width, height, effort, job.recipe.design.seed);
  const traced = performance.now();
  const pixels = develop(denoise(frame), studio.development, job.recipe.design.seed);
  const done = performance.now();
  return {
    width,
    height,
    pixels,
    samplesPerPixel: frame.samples / (width * height),
    times: { scene: built - started, trace: traced - built, denoise: done - traced },
  };
}
