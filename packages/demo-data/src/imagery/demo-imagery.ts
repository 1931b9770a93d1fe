import { existsSync } from 'node:fs';
import { editorialSpecs } from '../content/editorial.ts';
import { wornRecipes } from '../content/worn-recipes.ts';
import { designImageKey, designViews } from '../vocabulary/index.ts';
import { listDressedJobs } from './dressed/dressed-jobs.ts';
import { loadImagery, type DemoImage } from './masters/manifest.ts';
import { listStillJobs } from './still/still-jobs.ts';
import { listWornJobs, wornImageKey } from './worn/worn-jobs.ts';
import { loadWornImagery } from './worn/worn-manifest.ts';
import { wornViews } from './worn/worn-view.ts';

/**
 * Every picture of the demo marketplace by key. A design whose four worn views are final shows those under its own keys
 * (`design/<slug>/front` and so on) and no flat-lay; the others keep their flat-lays. Stills take the place of the editorial
 * picture of their key.
 */
export function loadDemoImagery(): ReadonlyMap<string, DemoImage> {
  return mergeImagery(loadImagery(), finalPictures());
}

/** Traced pictures that follow from the present recipes and whose file is there. */
function finalPictures(): ReadonlyMap<string, DemoImage> {
  const traced = loadWornImagery();
  const jobs = [
    ...listWornJobs(wornRecipes, 'final'),
    ...listDressedJobs(editorialSpecs, wornRecipes, 'final'),
    ...listStillJobs(editorialSpecs, 'final'),
  ];
  return new Map(
    jobs.flatMap(({ digest, key }) => {
      const picture = traced.get(key);
      return picture?.hash === digest && existsSync(picture.path) ? [[key, picture] as const] : [];
    }),
  );
}

/** Puts `finals`, by their `worn/` and `still/` keys, in the place of flat pictures. */
export function mergeImagery(flat: ReadonlyMap<string, DemoImage>, finals: ReadonlyMap<string, DemoImage>): ReadonlyMap<string, DemoImage> {
  const merged = new Map(flat);
  const show = (key: string, picture: DemoImage): void => {
    merged.set(key, { ...picture, key });
  };
  for (const { design } of wornRecipes) {
    const views = wornViews.flatMap((view) => {
      const picture = finals.get(wornImageKey(design.slug, view));
      return picture ? [{ view, picture }] : [];
    });
    if (views.length < wornViews.length) continue;
    for (const view of designViews) merged.delete(designImageKey(design.slug, view));
    for (const { picture, view } of views) show(designImageKey(design.slug, view), picture);
  }
  for (const [key, picture] of finals) if (key.startsWith('still/')) show(key.slice('still/'.length), picture);
  return merged;
}
