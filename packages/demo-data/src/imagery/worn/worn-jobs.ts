import type { DrapeOptions, GarmentRecipe } from '@orime/cloth';
import { createHash } from 'node:crypto';
import type { LocalText } from '../../vocabulary/index.ts';
import { qualityPlans, type Quality } from './quality.ts';
import { wornAlt } from './worn-alt.ts';
import { partnerOf } from './worn-partner.ts';
import type { WornRecipe } from './worn-recipe.ts';
import { wornViews, type WornView } from './worn-view.ts';

/** Raise it when light, cloth or camera change, so that every worn picture is made anew. */
const rendererVersion = 2;

/** One picture to trace. */
export type WornJob = {
  readonly kind: 'worn';
  readonly key: string;
  readonly view: WornView;
  readonly recipe: WornRecipe;
  readonly quality: Quality;
  readonly alt: LocalText;
  /** Of everything the picture follows from. */
  readonly digest: string;
};

/** What is draped together, and how finely. */
export type WantedDrape = {
  readonly garment: GarmentRecipe;
  /** What a separate is shown with. */
  readonly partner: { readonly garment: GarmentRecipe; readonly isPutOnFirst: boolean } | undefined;
  readonly options: DrapeOptions;
};

/** Pictures of one drape, which is made once and used for all of them. */
export type DrapeGroup = WantedDrape & { readonly kind: 'drape'; readonly jobs: readonly WornJob[] };

/** The image key of a worn view. */
export function wornImageKey(slug: string, view: WornView): string {
  return `worn/${slug}/${view}`;
}

/** Every picture of the recipes, one job each. */
export function listWornJobs(recipes: readonly WornRecipe[], quality: Quality): readonly WornJob[] {
  return recipes.flatMap((recipe) =>
    wornViews.map((view): WornJob => {
      const alt = wornAlt(recipe, view);
      const digest = digestOf(['worn', recipe, partnerOf(recipe)?.recipe, view, alt, qualityPlans[quality]]);
      return { kind: 'worn', key: wornImageKey(recipe.design.slug, view), view, recipe, quality, alt, digest };
    }),
  );
}

/** Jobs by drape, each group in the order of its first picture. */
export function groupByDrape(jobs: readonly WornJob[]): readonly DrapeGroup[] {
  const groups = new Map<string, DrapeGroup>();
  for (const job of jobs) {
    const wanted = drapeOf(job.recipe, job.quality);
    const key = digestOf([wanted.garment, wanted.partner, wanted.options]);
    const jobsBefore = groups.get(key)?.jobs ?? [];
    groups.set(key, { kind: 'drape', ...wanted, jobs: [...jobsBefore, job] });
  }
  return [...groups.values()];
}

/** The drape that a design is photographed in. */
export function drapeOf(recipe: WornRecipe, quality: Quality): WantedDrape {
  const { drapeSteps: steps, subdivisions } = qualityPlans[quality];
  const shownWith = partnerOf(recipe);
  return {
    garment: recipe.garment,
    partner: shownWith && { garment: shownWith.recipe.garment, isPutOnFirst: shownWith.isPutOnFirst },
    options: { ...(steps ? { steps } : {}), ...(subdivisions === undefined ? {} : { subdivisions }) },
  };
}

/** A short name for whatever a picture or a drape follows from. */
export function digestOf(parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([rendererVersion, ...parts]))
    .digest('hex')
    .slice(0, 16);
}
