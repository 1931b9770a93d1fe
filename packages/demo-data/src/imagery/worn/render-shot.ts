import type { DressedJob } from '../dressed/dressed-jobs.ts';
import { dressedShot, type PlacedForm } from '../dressed/dressed-shot.ts';
import { stillSize, type StillJob } from '../still/still-jobs.ts';
import { stillShot } from '../still/still-shot.ts';
import type { Studio } from '../studios/studio.ts';
import { studios } from '../studios/studios.ts';
import { denoise } from '../trace/denoise/denoise.ts';
import { develop } from '../trace/develop/develop.ts';
import { traceFrame } from '../trace/frame/trace-frame.ts';
import { qualityPlans, type Quality } from './quality.ts';
import type { DrapedGroup } from './worn-drapes.ts';
import type { WornJob } from './worn-jobs.ts';
import { wornShot, type Shot, type StandPart } from './worn-scene.ts';
import { fullHeightOf } from './worn-view.ts';

/** Milliseconds of each step of a picture. */
export type StepTimes = { readonly scene: number; readonly trace: number; readonly denoise: number; readonly encode: number };

export type TracedPicture = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
  readonly samplesPerPixel: number;
  readonly times: Omit<StepTimes, 'encode'>;
};

/** A worn view. Nothing but the job and the drape decides its pixels. */
export function renderWorn(
  { quality, recipe, view }: Pick<WornJob, 'view' | 'recipe' | 'quality'>,
  draped: DrapedGroup,
  stand: readonly StandPart[],
): TracedPicture {
  const height = Math.round(fullHeightOf[view] * qualityPlans[quality].scale);
  const size = { width: Math.round((height * 3) / 4), height };
  return renderShot(
    () => wornShot(draped, stand, recipe, studios[recipe.studio], view),
    size,
    studios[recipe.studio],
    quality,
    recipe.design.seed,
  );
}

/** An editorial still. */
export function renderStill({ quality, spec, studio }: StillJob): TracedPicture {
  return renderShot(
    () => stillShot(spec, studios[studio]),
    stillSize(spec, qualityPlans[quality].scale),
    studios[studio],
    quality,
    spec.seed,
  );
}

/** Forms in their clothes. */
export function renderDressed({ quality, spec, studio }: DressedJob, forms: readonly PlacedForm[]): TracedPicture {
  return renderShot(
    () => dressedShot(spec, studios[studio], forms),
    stillSize(spec, qualityPlans[quality].scale),
    studios[studio],
    quality,
    spec.seed,
  );
}

/** Builds, traces, filters and develops a shot. */
function renderShot(
  build: () => Shot,
  { height, width }: { readonly width: number; readonly height: number },
  studio: Studio,
  quality: Quality,
  seed: number,
): TracedPicture {
  const started = performance.now();
  const { camera, scene } = build();
  const built = performance.now();
  const frame = traceFrame(scene, camera, width, height, qualityPlans[quality].effort, seed);
  const traced = performance.now();
  const pixels = develop(denoise(frame), studio.development, seed);
  const done = performance.now();
  return {
    width,
    height,
    pixels,
    samplesPerPixel: frame.samples / (width * height),
    times: { scene: built - started, trace: traced - built, denoise: done - traced },
  };
}
