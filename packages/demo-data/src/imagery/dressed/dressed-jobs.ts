import { createHash } from 'node:crypto';
import type { EditorialSpec, LocalText } from '../../vocabulary/index.ts';
import type { StudioKey } from '../studios/studio.ts';
import { qualityPlans, type Quality } from '../worn/quality.ts';
import type { WornRecipe } from '../worn/worn-recipe.ts';
import { standsOnBlock } from '../worn/worn-stand.ts';

/** Raise it when forms, light or camera of these pictures change. */
const rendererVersion = 1;

/** An editorial picture of clothes on their forms. */
export type DressedJob = {
  readonly kind: 'dressed';
  readonly key: string;
  readonly spec: EditorialSpec;
  /** What is worn, from left to right. */
  readonly recipes: readonly WornRecipe[];
  readonly studio: StudioKey;
  readonly quality: Quality;
  readonly alt: LocalText;
  readonly digest: string;
};

const compositions: ReadonlySet<EditorialSpec['composition']> = new Set(['solo', 'pair', 'window', 'rail']);

/** Pictures of clothes among the editorial ones, one job each. What stands on no form stays as it was drawn. */
export function listDressedJobs(specs: readonly EditorialSpec[], recipes: readonly WornRecipe[], quality: Quality): readonly DressedJob[] {
  const bySlug = new Map(recipes.map((recipe) => [recipe.design.slug, recipe]));
  return specs.flatMap((spec): readonly DressedJob[] => {
    const worn = (spec.garments ?? []).map(({ slug }) => bySlug.get(slug)).filter((recipe) => recipe !== undefined);
    const [first] = worn;
    if (first === undefined || worn.length !== spec.garments?.length || !compositions.has(spec.composition)) return [];
    if (worn.some(({ garment }) => standsOnBlock(garment.category))) return [];
    const studio = roomFor(spec, first);
    const digest = createHash('sha256')
      .update(JSON.stringify([rendererVersion, 'dressed', spec, worn, studio, qualityPlans[quality]]))
      .digest('hex')
      .slice(0, 16);
    return [{ kind: 'dressed', key: `still/${spec.key}`, spec, recipes: worn, studio, quality, alt: spec.alt, digest }];
  });
}

/** The first garment's own room; behind a window the one that has it. */
function roomFor({ composition }: EditorialSpec, first: WornRecipe): StudioKey {
  return composition === 'window' ? 'plaster' : first.studio;
}
