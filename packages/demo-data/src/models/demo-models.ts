import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { wornRecipes } from '../content/worn-recipes.ts';
import { listModels } from './garment-models.ts';

/** A committed model. Its hash is of its bytes: the same cut may have been packed anew. */
export type DemoModel = { readonly path: string; readonly hash: string };

/** The model of each design by slug; colours share one. A design whose cut was changed since has none until it is packed. */
export function loadDemoModels(): ReadonlyMap<string, DemoModel> {
  return new Map(
    listModels(wornRecipes).flatMap(({ path, slugs }) => {
      if (!existsSync(path)) return [];
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
      return slugs.map((slug) => [slug, { path, hash }] as const);
    }),
  );
}
