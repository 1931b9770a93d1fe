import { createHash } from 'node:crypto';
import type { EditorialSpec, LocalText } from '../../vocabulary/index.ts';
import { studioOf } from '../studios/choice.ts';
import type { StudioKey } from '../studios/studio.ts';
import { qualityPlans, type Quality } from '../worn/quality.ts';
import { isStill, showsSelvedge, type StillComposition, type StillSpec } from './still-shot.ts';

/** Raise one when cloth, light or camera of these stills change. */
const rendererVersions: Readonly<Record<StillComposition, number>> = { landscape: 1, stack: 1, hanging: 2, workbench: 1 };
/** The same for those that show selvedges alone. */
const selvedgeVersion = 1;

/** One editorial picture to trace. */
export type StillJob = {
  readonly kind: 'still';
  readonly key: string;
  readonly spec: StillSpec;
  readonly studio: StudioKey;
  readonly quality: Quality;
  readonly alt: LocalText;
  readonly digest: string;
};

/** Rooms that suit cloth without a wearer, for pictures that belong to no designer. */
const quietRooms: readonly StudioKey[] = ['paper', 'plaster', 'daylight'];

/** Stills among the editorial pictures, one job each; the others show garments or a globe. */
export function listStillJobs(specs: readonly EditorialSpec[], quality: Quality): readonly StillJob[] {
  return specs.filter(isStill).map((spec): StillJob => {
    const studio = roomOf(spec);
    const digest = createHash('sha256')
      .update(
        JSON.stringify([
          rendererVersions[spec.composition],
          'still',
          spec,
          studio,
          qualityPlans[quality],
          ...(showsSelvedge(spec) ? [selvedgeVersion] : []),
        ]),
      )
      .digest('hex')
      .slice(0, 16);
    return { kind: 'still', key: `still/${spec.key}`, spec, studio, quality, alt: spec.alt, digest };
  });
}

/** A designer's cover is taken in the designer's room. */
function roomOf({ key, seed }: EditorialSpec): StudioKey {
  const [owner, handle] = key.split('/');
  if (owner === 'designer' && handle) return studioOf(handle);
  return quietRooms[seed % quietRooms.length] ?? 'paper';
}

const longSidePx = 1600;
const ratios: Readonly<Record<EditorialSpec['ratio'], number>> = { '3:4': 3 / 4, '4:5': 4 / 5, '1:1': 1, '16:9': 16 / 9 };

/** Pixels of a still in a quality; masters have 1,600 on the long side. */
export function stillSize({ ratio }: EditorialSpec, scale: number): { readonly width: number; readonly height: number } {
  const long = Math.round(longSidePx * scale);
  const share = ratios[ratio];
  return share > 1 ? { width: long, height: Math.round(long / share) } : { width: Math.round(long * share), height: long };
}
